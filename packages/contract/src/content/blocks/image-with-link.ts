import { z } from 'zod';
import { Link } from '../../navigation.ts';
import { Image } from '../image.ts';

/** A picture that leads somewhere, with words over it or below it. */
export const ImageWithLink = z.object({
  id: z.string(),
  _alias: z.literal('imageWithLink'),
  image: Image,
  /** Replaces `image` on a narrow screen, where a wide picture would become a strip. */
  imageMobile: Image.optional(),
  link: Link.optional(),
  headline: z.string().default(''),
  subHeadline: z.string().default(''),
  text: z.string().default(''),
  /** The button shows only when there is a link, too. */
  ctaText: z.string().default(''),
  textPosition: z.enum(['start', 'center', 'end', 'below']).default('start'),
  textColor: z.enum(['paper', 'ink']).default('paper'),
});
export type ImageWithLink = z.infer<typeof ImageWithLink>;

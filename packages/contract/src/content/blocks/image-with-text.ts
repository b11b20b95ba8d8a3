import { z } from 'zod';
import { Link } from '../../navigation.ts';
import { Image } from '../image.ts';

/** A picture with a column of text beside it; below it on a narrow screen. */
export const ImageWithText = z.object({
  id: z.string(),
  _alias: z.literal('imageWithText'),
  image: Image,
  headline: z.string(),
  subHeadline: z.string().default(''),
  text: z.string().default(''),
  link: Link.optional(),
  ctaText: z.string().default(''),
  /** The side on which the picture stands, in reading direction. */
  side: z.enum(['start', 'end']).default('start'),
  backgroundColor: z.enum(['cloth', 'paper', 'ink', 'indigo']).default('paper'),
});
export type ImageWithText = z.infer<typeof ImageWithText>;

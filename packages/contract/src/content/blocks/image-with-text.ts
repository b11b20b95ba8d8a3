import { z } from 'zod';
import { Link } from '../../navigation.ts';
import { block } from '../block.ts';
import { Colour } from '../colour.ts';
import { extras } from '../extras.ts';
import { RichText } from '../rich-text.ts';
import { Images } from './image-with-link.ts';

/** A picture with a column of text beside it; below it on a narrow screen. */
export const ImageWithText = block('imageWithText', {
  images: Images,
  headline: z.string().max(200),
  subHeadline: z.string().max(200).default(''),
  text: RichText.default(''),
  link: Link.optional(),
  ctaText: z.string().max(200).default(''),
  /** The side on which the picture stands, in reading direction. */
  side: z.enum(['start', 'end']).default('start'),
  backgroundColor: Colour.default('paper'),
  textColor: Colour.optional(),
  ...extras,
});
export type ImageWithText = z.infer<typeof ImageWithText>;

import { z } from 'zod';
import { block } from '../block.ts';
import { Colour } from '../colour.ts';
import { NeededImages } from '../images.ts';
import { RichText } from '../rich-text.ts';

/** A picture with a column of text beside it; below it on a narrow screen. */
export const ImageWithText = block('imageWithText', {
  images: NeededImages,
  headline: z.string().max(200),
  text: RichText.default(() => []),
  /** The side on which the picture stands, in reading direction. */
  side: z.enum(['start', 'end']).default('start'),
  backgroundColor: Colour.default('paper'),
});
export type ImageWithText = z.infer<typeof ImageWithText>;

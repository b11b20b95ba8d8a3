import { z } from 'zod';

export const Ratio = z.enum(['16/9', '3/2', '2/1', '4/5', '3/4', '1/1']);
export type Ratio = z.infer<typeof Ratio>;

const Percent = z.number().min(0).max(100);

/**
 * A picture in several widths. `src` is a template: the file is `{src}-{width}.{avif|webp|jpg}`.
 * `width` and `height` are those of the largest file, so that the box is known before the picture is.
 */
export const Image = z.object({
  src: z.string(),
  /** The formats there are files of; all three unless said. */
  formats: z.array(z.enum(['avif', 'webp', 'jpg'])).optional(),
  widths: z.array(z.number().int()).min(1),
  width: z.number().int(),
  height: z.number().int(),
  /** Empty for a picture that only decorates. */
  alt: z.string(),
  ratio: Ratio,
  /** The picture's mean colour, shown until it has arrived. */
  placeholder: z.string().regex(/^#[0-9a-f]{6}$/),
  /** The point that stays in sight when the box has another shape than the picture, in percent from its left and top. */
  focus: z.object({ x: Percent, y: Percent }).optional(),
});
export type Image = z.infer<typeof Image>;

import { z } from 'zod';
import { block } from '../block.ts';
import { perBreakpoint } from '../breakpoint.ts';
import { Colour } from '../colour.ts';
import { NeededImages } from '../images.ts';
import { RichText } from '../rich-text.ts';

export const ctaPositions = [
  'top-left',
  'top',
  'top-right',
  'left',
  'center',
  'right',
  'bottom-left',
  'bottom',
  'bottom-right',
  'none',
] as const;

/** Words laid over the picture, which may differ from screen to screen. `none` shows no button. */
export const BannerText = z.object({
  text: RichText.optional(),
  textColor: Colour.optional(),
  cta: z.string().max(200).optional(),
  ctaColor: Colour.optional(),
  ctaBackgroundColor: Colour.optional(),
  ctaFontSize: z.number().min(8).max(64).optional(),
  ctaPosition: z.enum(ctaPositions).optional(),
  /** Moves the words from where they stand, in percent of the picture; `xSpace` in reading direction. */
  xSpace: z.number().min(-50).max(50).optional(),
  ySpace: z.number().min(-50).max(50).optional(),
  disclaimer: z.string().max(500).optional(),
  enableCtaIcon: z.boolean().optional(),
});
export type BannerText = z.infer<typeof BannerText>;

/**
 * A picture that leads somewhere: words on a label sewn to its edge, or laid over it as a banner. `beside` is for a picture with an empty
 * ground at its start: of the first picture of a page the words stand there, on the picture itself.
 */
export const ImageWithLink = block('imageWithLink', {
  images: NeededImages,
  text: RichText.default(() => []),
  textPosition: z.enum(['start', 'center', 'end', 'beside', 'below']).default('start'),
  textColor: z.enum(['paper', 'ink']).default('paper'),
  toggleFullWidth: z.boolean().default(true),
  banner: perBreakpoint(BannerText).optional(),
});
export type ImageWithLink = z.infer<typeof ImageWithLink>;

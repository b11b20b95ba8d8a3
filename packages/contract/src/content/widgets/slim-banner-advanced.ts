import { z } from 'zod';
import { block } from '../block.ts';
import { RichText } from '../rich-text.ts';

/** A line of news with more to it: a countdown, a code to copy, a button, small print in a popup. */
export const SlimBannerAdvanced = block('slimBannerAdvanced', {
  text: RichText,
  popupLabel: z.string().max(200).default(''),
  popupContent: RichText.optional(),
  location: z.enum(['above', 'below']).default('above'),
  alignment: z.enum(['start', 'center', 'end']).default('center'),
});
export type SlimBannerAdvanced = z.infer<typeof SlimBannerAdvanced>;

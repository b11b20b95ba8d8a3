import { z } from 'zod';
import { Link } from '../../navigation.ts';
import { block } from '../block.ts';
import { Colour } from '../colour.ts';

export const slimBanner = {
  text: z.string().max(300),
  link: Link.optional(),
  location: z.enum(['above', 'below']).default('above'),
  alignment: z.enum(['start', 'center', 'end']).default('center'),
  backgroundColor: Colour.optional(),
  textColor: Colour.optional(),
};

/** One line of news. The widget and the block are one thing under two names. */
export const SlimBannerSimple = block('slimBannerSimple', slimBanner);
export type SlimBannerSimple = z.infer<typeof SlimBannerSimple>;
export const SlimBannerBlock = block('slimBannerBlock', slimBanner);

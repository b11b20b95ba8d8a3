import { z } from 'zod';
import { Link } from '../../navigation.ts';
import { block } from '../block.ts';
import { RichText } from '../rich-text.ts';

export const BannerLine = z.object({
  text: z.string().max(300).default(''),
  /** In place of the text: words with links and emphasis. */
  markdownContent: RichText.optional(),
  wordLimit: z.number().int().min(1).max(200).optional(),
  link: Link.optional(),
  disabledApp: z.boolean().optional(),
  disabledMobile: z.boolean().optional(),
  disabledTablet: z.boolean().optional(),
  disabledDesktop: z.boolean().optional(),
});
export type BannerLine = z.infer<typeof BannerLine>;

/** Lines of news that take turns. */
export const SlimBannerAnimated = block('slimBannerAnimated', {
  textSettings: z.array(BannerLine).min(1).max(20),
  showBannerControls: z.boolean().default(true),
  animation: z.enum(['fade', 'slide', 'none']).default('fade'),
  /** Milliseconds. */
  animationDuration: z.number().min(0).max(5000).default(500),
  animationDelay: z.number().min(1000).max(60_000).default(5000),
  /** Turns before it rests; without it, it goes on. */
  loopLimit: z.number().int().min(1).max(100).optional(),
  alignment: z.enum(['start', 'center', 'end']).default('center'),
  location: z.enum(['above', 'below']).default('above'),
});
export type SlimBannerAnimated = z.infer<typeof SlimBannerAnimated>;

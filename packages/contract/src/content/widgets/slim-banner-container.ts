import { z } from 'zod';
import { block } from '../block.ts';
import { slimBanner } from '../blocks/slim-banner-simple.ts';

/** Several lines of news side by side on a wide screen, one below the other on a narrow one. */
export const SlimBannerContainer = block('slimBannerContainer', {
  banners: z.array(z.object(slimBanner)).min(1).max(4),
});
export type SlimBannerContainer = z.infer<typeof SlimBannerContainer>;

import { z } from 'zod';
import { block } from '../block.ts';
import { carouselSettings } from '../carousel.ts';

/** The pictures of one product: of the page's own, or of the one that is named. */
export const PdpCarousel = block('pdpCarousel', {
  ...carouselSettings,
  productId: z.string().max(200).optional(),
  /** Which pictures, counted from 0; all unless said. */
  imageIndexes: z.array(z.number().int().min(0).max(50)).max(50).optional(),
});
export type PdpCarousel = z.infer<typeof PdpCarousel>;

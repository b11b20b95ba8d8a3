import { z } from 'zod';
import { ProductIds } from '../../catalogue/search.ts';
import { block } from '../block.ts';
import { carouselSettings } from '../carousel.ts';

/** Products that an editor has chosen, one by one or by their category. */
export const ProductCarousel = block('productCarousel', {
  ...carouselSettings,
  productIds: ProductIds.default([]),
  categoryId: z.string().max(100).optional(),
  numberOfProducts: z.number().int().min(1).max(50).default(12),
});
export type ProductCarousel = z.infer<typeof ProductCarousel>;

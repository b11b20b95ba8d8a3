import { z } from 'zod';
import { ProductIds } from '../../catalogue/search.ts';
import { Link } from '../../navigation.ts';
import { block } from '../block.ts';
import { carouselSettings } from '../carousel.ts';

/** Products that an editor has chosen, one by one or by their category. */
export const ProductCarousel = block('productCarousel', {
  ...carouselSettings,
  productIds: ProductIds.default([]),
  categoryId: z.string().max(100).optional(),
  numberOfProducts: z.number().int().min(1).max(50).default(12),
  link: Link.optional(),
  ctaText: z.string().max(200).default(''),
});
export type ProductCarousel = z.infer<typeof ProductCarousel>;

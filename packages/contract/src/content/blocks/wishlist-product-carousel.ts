import { z } from 'zod';
import { block } from '../block.ts';
import { carouselSettings } from '../carousel.ts';

/** What the shopper has put on the wishlist; nothing is shown while it is empty. */
export const WishlistProductCarousel = block('wishlistProductCarousel', {
  ...carouselSettings,
  numberOfProducts: z.number().int().min(1).max(50).default(12),
});
export type WishlistProductCarousel = z.infer<typeof WishlistProductCarousel>;

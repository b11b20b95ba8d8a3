import { z } from 'zod';

export const badgeLocations = {
  productTile: ['plp', 'productCarousel', 'wishlist', 'searchSuggestion', 'notifyMe'],
  productDetail: ['pdp', 'psp'],
  lineItem: ['basket', 'miniBasket', 'checkout'],
} as const;
export const BadgeLocation = z.enum([...badgeLocations.productTile, ...badgeLocations.productDetail, ...badgeLocations.lineItem]);
export type BadgeLocation = z.infer<typeof BadgeLocation>;

/** How a badge looks in one place. */
export const BadgeDisplay = z.object({
  /** What an editor calls it; otherwise it has the title that came with the assortment. */
  title: z.string().max(100).optional(),
  isChip: z.boolean().default(false),
  isCurvyChip: z.boolean().default(false),
  image: z.string().optional(),
  imageAlt: z.string().default(''),
  rotation: z.number().default(0),
  textColor: z.string().optional(),
  backgroundColor: z.string().optional(),
  borderColor: z.string().optional(),
  opacity: z.number().min(0).max(100).default(100),
  offsetX: z.number().default(0),
  offsetY: z.number().default(0),
  textAlignment: z.enum(['start', 'center', 'end']).default('start'),
  textSize: z.number().default(10),
  width: z.number().optional(),
});
export type BadgeDisplay = z.infer<typeof BadgeDisplay>;

/** On a product: which badge, and its title. How it looks is said once for all products, by `GET /api/f/{market}/badges`. */
export const ProductBadge = z.object({ badgeId: z.string(), badgeTitle: z.string() });
export type ProductBadge = z.infer<typeof ProductBadge>;

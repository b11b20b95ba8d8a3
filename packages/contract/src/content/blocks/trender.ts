import { z } from 'zod';
import { block } from '../block.ts';
import { carouselSettings } from '../carousel.ts';

const trending = {
  ...carouselSettings,
  numberOfProducts: z.number().int().min(1).max(50).default(10),
  /** How far back what was wanted counts. */
  pastDaysFromNow: z.number().int().min(1).max(365).default(7),
  categoryId: z.string().max(100).optional(),
  showRank: z.boolean().default(true),
};

/** The most wanted products of the last days, with their rank. The widget and the block are one thing under two names. */
export const Trender = block('trender', trending);
export type Trender = z.infer<typeof Trender>;
export const Trending = block('trending', trending);

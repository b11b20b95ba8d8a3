import { z } from 'zod';
import { tileSizes } from '../../catalogue/listing.ts';
import { AnyBlock } from '../any-block.ts';
import { holder } from '../block.ts';

/** A block as large as tiles of a grid. Among the rows of a listing it takes its cell between the goods. */
export const PromotionSpot = holder('promotionSpot', {
  /** The cell that it takes, counted from 1. */
  position: z.number().int().min(1).max(10_000).default(1),
  type: z.enum(tileSizes).default('1x1'),
  /** Takes another cell every day. */
  random: z.boolean().default(false),
  block: AnyBlock,
});
export type PromotionSpot = z.infer<typeof PromotionSpot>;

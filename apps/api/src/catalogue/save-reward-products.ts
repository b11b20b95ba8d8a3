import { eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { rewardProductTable } from './tables.ts';

export type RewardProducts = { promotionId: string; reward: { rewardId: string; products: readonly string[] } | undefined };

/** What a promotion's reward lets shoppers choose from; replaces what it was. */
export async function saveRewardProducts(tx: Db, { promotionId, reward }: RewardProducts): Promise<void> {
  await tx.delete(rewardProductTable).where(eq(rewardProductTable.promotionId, promotionId));
  const products = [...new Set(reward?.products)];
  if (!reward || products.length === 0) return;
  const rows = products.map((productId, position) => ({ promotionId, rewardId: reward.rewardId, productId, position }));
  await tx.insert(rewardProductTable).values(rows);
}

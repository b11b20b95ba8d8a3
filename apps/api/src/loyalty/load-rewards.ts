import { Reward } from '@selvedge/contract/loyalty-rules.ts';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { loyaltyRuleTable } from './tables.ts';

/** What a market offers for points, the cheapest first. */
export async function loadRewards(db: Db, market: string): Promise<Reward[]> {
  const rewards = await loadAllRewards(db);
  return rewards.filter(({ isActive, markets, cost }) => isActive && cost > 0 && (markets.length === 0 || markets.includes(market)));
}

/** With those that are offered no more: members may still hold vouchers of them. */
export async function loadAllRewards(db: Db): Promise<Reward[]> {
  const rows = await db.select().from(loyaltyRuleTable).where(eq(loyaltyRuleTable.kind, 'reward'));
  return rows.map(({ definition }) => Reward.parse(definition)).sort((a, b) => a.cost - b.cost || (a.id < b.id ? -1 : 1));
}

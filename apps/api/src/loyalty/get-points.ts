import type { LoyaltyPoints } from '@selvedge/contract/loyalty.ts';
import { pointsToReward } from '@selvedge/domain/loyalty/points-to-reward.ts';
import { tierOf } from '@selvedge/domain/loyalty/tier-of.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import type { Ctx } from '../shop/ctx.ts';
import { earnedLately } from './earned-lately.ts';
import { findAccount } from './find-account.ts';
import type { Member } from './get-member.ts';
import { loadProgramme } from './load-programme.ts';
import { loadRewards } from './load-rewards.ts';
import { nameIn } from './name-in.ts';

/** LOY-002 */
export async function getPoints({ db, now }: Ctx, { contactId, market }: Pick<Member, 'contactId' | 'market'>): Promise<LoyaltyPoints> {
  const account = await findAccount(db, contactId);
  const { balance = 0, pending = 0 } = account ?? {};
  const next = account && (await nextToExpire(db, account.id));
  const { tiers } = await loadProgramme(db, { market: market.id, currency: market.currency });
  const earned = account ? await earnedLately(db, { accountId: account.id, now }) : 0;
  const reached = tierOf(earned, tiers);
  const costs = (await loadRewards(db, market.id)).map(({ cost }) => cost);
  const name = nameIn(market.language.baseCode);
  return {
    ...{ balance, pendingPoints: pending },
    ...{ expireDate: next?.at.toISOString() ?? null, expiringPoints: next?.points ?? 0 },
    pointsNeededForReward: pointsToReward(balance, costs) ?? null,
    tier: reached.tier ? { id: reached.tier.id, name: name(reached.tier.names) } : null,
    nextTier: reached.next ? { id: reached.next.id, name: name(reached.next.names), pointsNeeded: reached.next.from - earned } : null,
  };
}

async function nextToExpire(db: Db, accountId: string): Promise<{ at: Date; points: number } | undefined> {
  const { rows } = await db.execute<{ at: Date | string; points: string }>(sql`
    select expires_at as at, sum(remaining) as points from loyalty_lot
    where account_id = ${accountId} and remaining > 0 group by expires_at order by expires_at limit 1`);
  return rows[0] && { at: new Date(rows[0].at), points: Number(rows[0].points) };
}

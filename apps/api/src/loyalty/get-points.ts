import type { LoyaltyPoints } from '@selvedge/contract/loyalty-shape.ts';
import { heldTier } from '@selvedge/domain/loyalty/held-tier.ts';
import { pointsToReward } from '@selvedge/domain/loyalty/points-to-reward.ts';

import type { Ctx } from '../shop/ctx.ts';
import type { Member } from './get-member.ts';
import { loadStanding } from './load-standing.ts';
import { nameIn } from './name-in.ts';

/** LOY-002 */
export async function getPoints({ db, now }: Ctx, { contactId, market }: Member): Promise<LoyaltyPoints> {
  const asked = { contactId, market: market.id, currency: market.currency, now };
  const { balance, pending, expiring, earned, held, programme, costs } = await loadStanding(db, asked);
  const { tier, next, until } = heldTier({ earned, held, tiers: programme.tiers, now });
  const name = nameIn(market);
  return {
    ...{ balance, pendingPoints: pending },
    ...{ expireDate: expiring?.at.toISOString() ?? null, expiringPoints: expiring?.points ?? 0 },
    pointsNeededForReward: pointsToReward(balance, costs) ?? null,
    tier: tier ? { id: tier.id, name: name(tier.names), percent: tier.percent, until: until?.toISOString() ?? null } : null,
    payment: (programme.isActive && programme.payment) || null,
    nextTier: next ? { id: next.id, name: name(next.names), pointsNeeded: next.from - earned } : null,
  };
}

import type { Programme, Tier } from '@selvedge/contract/loyalty-rules.ts';
import { expiryOf } from '@selvedge/domain/loyalty/expiry-of.ts';
import { heldTier } from '@selvedge/domain/loyalty/held-tier.ts';
import { tierOf } from '@selvedge/domain/loyalty/tier-of.ts';
import { eq, lte } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import type { ContentSnapshot } from '../published/content-snapshot.ts';
import { earnedLately } from './earned-lately.ts';
import { loadProgramme } from './load-programme.ts';
import { lockAccount } from './lock-account.ts';
import { type AccountRow, loyaltyAccountTable } from './tables.ts';

type Asked = { account: AccountRow; programme: Programme; now: Date };

/** The tier that a member has at a moment, by the programme of the market where they buy. */
export async function findTier(db: Db, { account: { id, tier, tierUntil }, programme, now }: Asked): Promise<Tier | undefined> {
  const earned = await earnedLately(db, { accountId: id, now });
  return heldTier({ earned, tiers: programme.tiers, held: tier && tierUntil ? { id: tier, until: tierUntil } : undefined, now }).tier;
}

/**
 * After points were booked, and when the time of a tier is over: what is reached now is kept from now on. A tier that is still kept and is
 * higher stays as it is. Call with the account locked.
 */
export async function keepTier(tx: Db, { account, programme, now }: Asked): Promise<void> {
  const reached = tierOf(await earnedLately(tx, { accountId: account.id, now }), programme.tiers).tier;
  const tier = await findTier(tx, { account, programme, now });
  if (tier && tier.id !== reached?.id) return;
  // The first tier is everybody's: there is nothing to keep.
  const kept = reached && reached.from > 0 ? { tier: reached.id, tierUntil: expiryOf(now, programme.tierMonths) } : noTier;
  await tx.update(loyaltyAccountTable).set(kept).where(eq(loyaltyAccountTable.id, account.id));
}

const noTier = { tier: null, tierUntil: null };
const batch = 500;

/** Every night: whoever bought less than the tier asks for goes down when its time is over, and not before. */
export async function endTiers(db: Db, { content, now }: { content: ContentSnapshot; now: Date }): Promise<void> {
  const { id, tierUntil } = loyaltyAccountTable;
  for (;;) {
    const over = await db.select({ id }).from(loyaltyAccountTable).where(lte(tierUntil, now)).limit(batch);
    for (const each of over) {
      await db.transaction(async (tx) => {
        const account = await lockAccount(tx, each.id);
        const currency = content.byMarket.get(account.market)?.market.currency ?? '';
        await keepTier(tx, { account, programme: await loadProgramme(tx, { market: account.market, currency }), now });
      });
    }
    if (over.length < batch) return;
  }
}

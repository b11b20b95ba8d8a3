import { expiryOf } from '@selvedge/domain/loyalty/expiry-of.ts';
import type { Db } from '../../db/db.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { keepTier } from '../keep-tier.ts';
import { loadProgramme } from '../load-programme.ts';
import { postEntry } from '../post-entry.ts';
import type { AccountRow, CorrectionRow } from '../tables.ts';

type Posted = { account: AccountRow; correction: Pick<CorrectionRow, 'id' | 'points' | 'reason' | 'askedBy'> };

/** A correction that holds becomes an entry. What is given expires as what is earned. Call with the account locked. */
export async function postCorrection(
  tx: Db,
  { now, content }: Pick<Ctx, 'now' | 'content'>,
  { account, correction: { id, points, reason, askedBy } }: Posted,
): Promise<void> {
  const { id: accountId, market } = account;
  const currency = content.byMarket.get(market)?.market.currency ?? '';
  const programme = await loadProgramme(tx, { market, currency });
  const kind = points > 0 ? 'give' : 'correct';
  const expiresAt = expiryOf(now, programme.expiresAfterMonths);
  await postEntry(tx, { accountId, kind, points: Math.abs(points), key: `correction:${id}`, reason, who: askedBy, now, expiresAt });
  await keepTier(tx, { account, programme, now });
}

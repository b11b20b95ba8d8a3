import { pointsOfPieces } from '@selvedge/domain/loyalty/points-of-amount.ts';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { postEntry } from './post-entry.ts';
import { type EarningLine, loyaltyPurchaseTable, type PurchaseRow } from './tables.ts';

type Settle = {
  purchase: PurchaseRow;
  /** Pieces of each line that the buyer keeps, but for those that a store took back. */
  kept: ReadonlyMap<string, number>;
  now: Date;
  /** For points that come back after they were booked. */
  expiresAt: Date;
};

/**
 * What the purchase is worth now against what stands in the ledger: the difference is the entry. However often it is told, and in whichever
 * order, the same pieces have the same points. Call with the account locked.
 */
export async function settlePurchase(tx: Db, { purchase, kept, now, expiresAt }: Settle): Promise<PurchaseRow> {
  const { reference, accountId, lines, state, points: before } = purchase;
  const keptOf = (line: EarningLine) => Math.max(0, (kept.get(line.lineId) ?? 0) - piecesBack(line));
  const points = lines.reduce((sum, line) => sum + pointsOfPieces(line, keptOf(line)), 0);
  if (points === before) return purchase;
  const version = purchase.version + 1;
  const isMore = points > before;
  const kind = state === 'pending' ? (isMore ? 'earn' : 'unearn') : isMore ? 'give' : 'correct';
  const key = `${reference}:${version}`;
  await postEntry(tx, { accountId, kind, points: Math.abs(points - before), key, reference, now, expiresAt });
  await tx.update(loyaltyPurchaseTable).set({ points, version }).where(eq(loyaltyPurchaseTable.reference, reference));
  return { ...purchase, points, version };
}

export function piecesBack({ back = {} }: EarningLine): number {
  return Object.values(back).reduce((sum, count) => sum + count, 0);
}

import { and, desc, eq, like, lte, ne } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { piecesBack, settlePurchase } from './settle-purchase.ts';
import { type EarningLine, loyaltyEntryTable, loyaltyPurchaseTable } from './tables.ts';

export type ReturnedPieces = { ean: string; quantity: number };
type Return = { accountId: string; receiptId: string; at: Date; pieces: readonly ReturnedPieces[]; now: Date; expiresAt: Date };

/**
 * A return in a store names no receipt: its pieces come off those that the member bought the article with, the latest first, with the points
 * that they earned there by tier and campaign. Answers how many pieces of each are on no receipt, or undefined of a return that was told
 * before. Call with the account locked.
 */
export async function takeBackInStore(tx: Db, asked: Return): Promise<readonly number[] | undefined> {
  const { accountId, receiptId, at, pieces, now, expiresAt } = asked;
  const { reference, placedAt } = loyaltyPurchaseTable;
  const isTold = eq(loyaltyEntryTable.key, returnReference(receiptId));
  if ((await tx.select({ id: loyaltyEntryTable.id }).from(loyaltyEntryTable).where(isTold)).length > 0) return undefined;
  const isTheirs = and(eq(loyaltyPurchaseTable.accountId, accountId), like(reference, 'receipt:%'), lte(placedAt, at));
  // What is bought with the same receipt is not what came back with it.
  const isBefore = and(isTheirs, ne(reference, `receipt:${receiptId}`));
  const purchases = await tx.select().from(loyaltyPurchaseTable).where(isBefore).orderBy(desc(placedAt), reference);
  if (purchases.some(({ lines }) => lines.some(({ back }) => back?.[receiptId] !== undefined))) return undefined;
  const left = pieces.map(({ quantity }) => quantity);
  for (const purchase of purchases) {
    const lines = purchase.lines.map((line) => takeBack(line, { receiptId, pieces, left }));
    if (lines.every((line, place) => line === purchase.lines[place])) continue;
    await tx.update(loyaltyPurchaseTable).set({ lines }).where(eq(reference, purchase.reference));
    const kept = new Map(lines.map(({ lineId, quantity }) => [lineId, quantity]));
    await settlePurchase(tx, { purchase: { ...purchase, lines }, kept, now, expiresAt });
  }
  return left;
}

/** Of the entry for pieces that are on no receipt. */
export const returnReference = (receiptId: string) => `receipt:${receiptId}:return`;

type Taking = { receiptId: string; pieces: readonly ReturnedPieces[]; left: number[] };

/** Counts down what is `left` of the pieces that came back. */
function takeBack(line: EarningLine, { receiptId, pieces, left }: Taking): EarningLine {
  let taken = 0;
  for (const [place, { ean }] of pieces.entries()) {
    const count = line.ean === ean ? Math.min(left[place]!, line.quantity - piecesBack(line) - taken) : 0;
    left[place]! -= count;
    taken += count;
  }
  return taken > 0 ? { ...line, back: { ...line.back, [receiptId]: taken } } : line;
}

import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { promotionCodeTable } from './tables.ts';

/** Codes that nobody has used yet buy nothing from now on, and name nobody. */
export async function endCodes(tx: Db, { codes, now }: { codes: readonly string[]; now: Date }): Promise<void> {
  if (codes.length === 0) return;
  const areUnused = and(inArray(promotionCodeTable.code, [...codes]), eq(promotionCodeTable.used, 0));
  await tx.update(promotionCodeTable).set({ until: now }).where(areUnused);
  await tx
    .update(promotionCodeTable)
    .set({ owner: '' })
    .where(inArray(promotionCodeTable.code, [...codes]));
}

import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { shopperSecondFactorTable as table } from '../shopper-tables.ts';
import { takeFactor } from './take-factor.ts';

export async function hasSecondFactor(db: Db, shopperId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: table.shopperId })
    .from(table)
    .where(and(eq(table.shopperId, shopperId), isNotNull(table.totpSince)));
  return row !== undefined;
}

type Given = { shopperId: string; code: string; now: Date; secret: string };

/** Takes a code and uses it up. Call it in a transaction: two at the same moment must not both pass. */
export async function takeShopperCode(tx: Db, { shopperId, ...given }: Given): Promise<boolean> {
  const [row] = await tx.select().from(table).where(eq(table.shopperId, shopperId)).for('update');
  const taken = row && takeFactor(row, given);
  if (taken) await tx.update(table).set(taken).where(eq(table.shopperId, shopperId));
  return taken !== undefined;
}

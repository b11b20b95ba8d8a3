import { eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { sealSecret, unsealSecret, unsealWith } from './second-factor/seal-secret.ts';
import { shopperSecondFactorTable } from './shopper-tables.ts';
import { staffTable } from './tables.ts';

/** Seals second factors with the shop's secret that a former one sealed; answers how many. Any process may do it, and again. */
export async function resealSecondFactors(db: Db, secret: string): Promise<number> {
  const staff = await db.select({ id: staffTable.id }).from(staffTable).where(isNotNull(staffTable.totpSealed));
  const shoppers = await db.select({ id: shopperSecondFactorTable.shopperId }).from(shopperSecondFactorTable);
  let count = 0;
  for (const { id } of staff) {
    count += await db.transaction(async (tx) => {
      const [row] = await tx.select({ sealed: staffTable.totpSealed }).from(staffTable).where(eq(staffTable.id, id)).for('update');
      const totpSealed = sealedAnew(row?.sealed, secret);
      if (totpSealed) await tx.update(staffTable).set({ totpSealed }).where(eq(staffTable.id, id));
      return totpSealed ? 1 : 0;
    });
  }
  const { shopperId, totpSealed: sealedColumn } = shopperSecondFactorTable;
  for (const { id } of shoppers) {
    count += await db.transaction(async (tx) => {
      const [row] = await tx.select({ sealed: sealedColumn }).from(shopperSecondFactorTable).where(eq(shopperId, id)).for('update');
      const totpSealed = sealedAnew(row?.sealed, secret);
      if (totpSealed) await tx.update(shopperSecondFactorTable).set({ totpSealed }).where(eq(shopperId, id));
      return totpSealed ? 1 : 0;
    });
  }
  return count;
}

/** Undefined for what needs nothing, and for what nobody can open any more. */
function sealedAnew(sealed: Buffer | null | undefined, secret: string): Buffer | undefined {
  if (!sealed || unsealWith(sealed, secret)) return undefined;
  const opened = unsealSecret(sealed, secret);
  return opened && sealSecret(opened, secret);
}

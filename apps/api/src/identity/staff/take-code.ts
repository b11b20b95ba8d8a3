import { eq } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { takeFactor } from '../second-factor/take-factor.ts';
import { staffTable } from '../tables.ts';

type Given = { staffId: string; code: string; now: Date; secret: string };

/** Takes a code of the authenticator, or a recovery code, and uses it up. Call it in a transaction: two at the same moment must not both pass. */
export async function takeCode(tx: Db, { staffId, ...given }: Given): Promise<boolean> {
  const [row] = await tx.select().from(staffTable).where(eq(staffTable.id, staffId)).for('update');
  const taken = row && takeFactor(row, given);
  if (taken) await tx.update(staffTable).set(taken).where(eq(staffTable.id, staffId));
  return taken !== undefined;
}

import type { AbState } from '@selvedge/contract/ab-test.ts';
import { ShopError } from '@selvedge/contract/error.ts';
import { canMoveTest } from '@selvedge/domain/ab-test/can-move-test.ts';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { type AbTestRow, abTestTable } from './tables.ts';

export async function lockTest(tx: Db, id: number, to: AbState): Promise<AbTestRow> {
  const [test] = await tx.select().from(abTestTable).where(eq(abTestTable.id, id)).for('update');
  if (!test) throw new ShopError('not_found');
  if (!canMoveTest(test.state, to)) throw new ShopError('conflict', { state: ['studio.ab_test_moved'] });
  return test;
}

export async function moveTest(tx: Db, { id }: AbTestRow, change: Partial<AbTestRow>): Promise<void> {
  await tx.update(abTestTable).set(change).where(eq(abTestTable.id, id));
}

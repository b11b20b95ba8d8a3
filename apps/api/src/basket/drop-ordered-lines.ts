import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { basketTable } from './tables.ts';

type Dropped = { basketId: string; lineIds: readonly string[]; now: Date };

/** What was handed over and ordered elsewhere. A basket that somebody is changing this moment is left alone: the order must not wait for it. */
export async function dropOrderedLines(tx: Db, { basketId, lineIds, now }: Dropped): Promise<void> {
  const { id, content, closedAt, version } = basketTable;
  const isOpen = and(eq(id, basketId), isNull(closedAt));
  const [row] = await tx.select({ content }).from(basketTable).where(isOpen).for('update', { skipLocked: true });
  if (!row) return;
  const lines = row.content.lines.filter((line) => !lineIds.includes(line.id));
  if (lines.length === row.content.lines.length) return;
  await tx
    .update(basketTable)
    .set({ content: { ...row.content, lines }, version: sql`${version} + 1`, changedAt: now })
    .where(isOpen);
}

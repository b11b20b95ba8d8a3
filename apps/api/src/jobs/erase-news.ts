import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { outboxTable } from './tables.ts';

/** Messages of a topic that name a person who is erased, sent or not. */
export async function eraseNews(tx: Db, { topic, of }: { topic: string; of: SQL | undefined }): Promise<void> {
  await tx.delete(outboxTable).where(and(eq(outboxTable.topic, topic), of));
}

/** One field of a message that nobody needs once it is delivered. */
export async function eraseField(db: Db, { id, field }: { id: number; field: string }): Promise<void> {
  await db
    .update(outboxTable)
    .set({ payload: sql`${outboxTable.payload} - ${field}::text` })
    .where(eq(outboxTable.id, id));
}

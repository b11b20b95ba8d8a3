import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { outboxTable } from './tables.ts';

export const outboxChannel = 'outbox';

/** `dueAt`: not before this moment. */
export type News = { topic: string; payload: unknown; now: Date; dueAt?: Date };

/** News that is true when, and only when, the caller's transaction commits. */
export async function writeOutbox(tx: Db, { topic, payload, now, dueAt = now }: News): Promise<void> {
  await tx.insert(outboxTable).values({ topic, payload, createdAt: now, dueAt });
  await tx.execute(sql`select pg_notify(${outboxChannel}, ${topic})`);
}

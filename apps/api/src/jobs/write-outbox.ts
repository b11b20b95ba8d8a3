import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { currentTrace } from '../telemetry/tracer.ts';
import { outboxTable } from './tables.ts';

export const outboxChannel = 'outbox';

/** `dueAt`: not before this moment. */
export type News = { topic: string; payload: unknown; now: Date; dueAt?: Date };

/** News that is true when, and only when, the caller's transaction commits. Answers the message's number. */
export async function writeOutbox(tx: Db, { topic, payload, now, dueAt = now }: News): Promise<number> {
  const [written] = await tx
    .insert(outboxTable)
    .values({ topic, payload, createdAt: now, dueAt, trace: currentTrace() ?? null })
    .returning({ id: outboxTable.id });
  await tx.execute(sql`select pg_notify(${outboxChannel}, ${topic})`);
  return written!.id;
}

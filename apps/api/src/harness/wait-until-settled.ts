import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';

const patienceMs = 120_000;

/** Until no payment is under way and the outbox is empty. Throws when that takes longer than anybody may wait. */
export async function waitUntilSettled(db: Db): Promise<void> {
  const until = Date.now() + patienceMs;
  for (;;) {
    const { rows } = await db.execute<{ left: number }>(sql`
      select ((select count(*) from payment_attempt where state in ('started', 'pending', 'authorised', 'refunding'))
        + (select count(*) from outbox where delivered_at is null and dead_at is null))::int as left`);
    if (rows[0]!.left === 0) return;
    if (Date.now() > until) throw new Error(`${rows[0]!.left} payments and messages are still under way`);
    await wait(200);
  }
}

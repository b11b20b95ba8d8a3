import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';

/** A process that dies while it looks gives its attempts back after this. */
const leaseSeconds = 10;

/** Attempts that want to be looked at, for this process alone. The more often in vain, the later again: 10, 16, 32, 60 seconds. */
export async function claimDue(db: Db, { now, limit }: { now: Date; limit: number }): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    update payment_attempt set looks = looks + 1,
      look_at = ${now}::timestamptz + make_interval(secs => greatest(${leaseSeconds}, least(60, 2 ^ least(looks, 6))))
    where id in (
      select id from payment_attempt where look_at <= ${now} order by look_at limit ${limit} for update skip locked)
    returning id`);
  return rows.map(({ id }) => id);
}

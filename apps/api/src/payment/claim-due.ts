import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';

/** Also what a process that dies while it looks holds its attempts for. */
const soonSeconds = 5;
/** Whoever has paid, and whose notice was lost, waits no longer than this before we ask by ourselves. */
const lateSeconds = 20;
/** A minute of them: within it whoever has paid has the order or the money back, if the provider can be reached at all. */
const soonLooks = 12;

/** Attempts that want to be looked at, for this process alone. In vain for a minute, they are looked at less often. */
export async function claimDue(db: Db, { now, limit }: { now: Date; limit: number }): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    update payment_attempt set looks = looks + 1,
      look_at = ${now}::timestamptz + make_interval(secs => case when looks < ${soonLooks} then ${soonSeconds}::int else ${lateSeconds}::int end)
    where id in (
      select id from payment_attempt where look_at <= ${now} order by look_at limit ${limit} for update skip locked)
    returning id`);
  return rows.map(({ id }) => id);
}

import { utcDay } from '@selvedge/domain/date/utc-day.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';

const batch = 5_000;

/** Every night, some thousand members in one statement. Answers how many members lost points. */
export async function expirePoints(db: Db, now: Date): Promise<number> {
  for (let members = 0; ; ) {
    const expired = await db.transaction((tx) => expireSome(tx, now));
    members += expired;
    if (expired === 0) return members;
  }
}

/** The accounts first, in one order everywhere: whoever spends at this moment is done before, or sees what is left. */
async function expireSome(tx: Db, now: Date): Promise<number> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from loyalty_account
    where id in (select account_id from loyalty_lot where remaining > 0 and expires_at <= ${now} order by expires_at limit ${batch})
    order by id for update`);
  if (rows.length === 0) return 0;
  const ids = sql.param(rows.map(({ id }) => id));
  const { rowCount } = await tx.execute(sql`
    with due as materialized (
      select id, account_id, remaining from loyalty_lot
      where account_id = any(${ids}::uuid[]) and remaining > 0 and expires_at <= ${now}),
    emptied as (update loyalty_lot l set remaining = 0 from due where l.id = due.id returning l.account_id),
    lost as (select account_id, sum(remaining)::bigint as points, max(id) as last from due group by account_id),
    posted as (
      insert into loyalty_entry (account_id, key, kind, from_book, to_book, points, reason, at)
      select account_id, 'expire:' || account_id || ':' || last || ${`:${utcDay(now)}`}, 'expire', 'booked', 'expired', points, 'expired', ${now}
      from lost returning account_id, points)
    update loyalty_account a set balance = a.balance - p.points from posted p where a.id = p.account_id`);
  return rowCount ?? 0;
}

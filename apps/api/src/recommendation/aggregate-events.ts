import { daySeconds } from '@selvedge/domain/date/durations.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { daySpans } from './counted-days.ts';

/** Events older than this count no more and are forgotten. */
const keptDays = 90;
const perProduct = 24;

/** Makes scores of the events: what is popular, what is seen together and what is bought together. Run by a job. */
export async function aggregateEvents(db: Db, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const since = (days: number) => sql`${now.toISOString()}::timestamptz - make_interval(days => ${days})`;
    // Two processes that aggregate at once would both delete and both insert.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('aggregate recommendation events'))`);
    await tx.execute(sql`delete from recommendation_event where at < ${since(keptDays)}`);
    await tx.execute(sql`delete from recommendation_score`);
    for (const days of daySpans) {
      const counted = { days, since: since(days) };
      await tx.execute(popular(now, counted));
      await tx.execute(pairs('similar', sql`a.visitor = b.visitor and a.kind = 'view' and b.kind = 'view'`, counted));
      await tx.execute(pairs('boughtTogether', sql`a.group_id = b.group_id and a.kind = 'purchase' and b.kind = 'purchase'`, counted));
    }
  });
}

type Counted = { days: number; since: ReturnType<typeof sql> };

/** A visitor counts once a day and product: reloading a page does not make it popular. Old events weigh less. */
function popular(now: Date, { days, since }: Counted) {
  return sql`
    insert into recommendation_score (kind, market, days, product_id, other_id, score)
    select 'popular', market, ${days}, product_id, '',
      sum(weight * exp(-extract(epoch from ${now.toISOString()}::timestamptz - day) / 864000.0))
    from (
      select market, product_id, visitor, date_trunc('day', at) as day,
        max(case kind when 'purchase' then 5 when 'basket' then 3 else 1 end) as weight
      from recommendation_event where at >= ${since}
      group by market, product_id, visitor, date_trunc('day', at)
    ) days
    group by market, product_id`;
}

function pairs(kind: 'similar' | 'boughtTogether', together: ReturnType<typeof sql>, { days, since }: Counted) {
  return sql`
    insert into recommendation_score (kind, market, days, product_id, other_id, score)
    select ${kind}, market, ${days}, product_id, other_id, score from (
      select a.market, a.product_id, b.product_id as other_id, count(distinct a.visitor)::float8 as score,
        row_number() over (partition by a.market, a.product_id order by count(distinct a.visitor) desc, b.product_id) as place
      from recommendation_event a
      join recommendation_event b on ${together} and a.market = b.market and a.product_id <> b.product_id
        and abs(extract(epoch from a.at - b.at)) < ${daySeconds}
      where a.at >= ${since} and b.at >= ${since}
      group by a.market, a.product_id, b.product_id
    ) counted
    where place <= ${perProduct}`;
}

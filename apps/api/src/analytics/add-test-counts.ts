import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';

/**
 * Counts visitors of A/B tests: from when they were shown one, what they did since. Squares of what each spent are kept beside the sum,
 * so that an interval can be read without going through all of them.
 */
export async function addTestCounts(tx: Db): Promise<void> {
  await tx.execute(sql`
    with seen as (
      select (test ->> 'id')::int as test, (test ->> 'subject')::bigint as subject, min(market) as market, min(test ->> 'arm') as arm,
        bool_or((test ->> 'isShown')::boolean) as is_shown, bool_or(name = 'add_to_cart') as added,
        count(*) filter (where name = 'purchase') as purchases, coalesce(sum(value) filter (where name = 'purchase'), 0) as revenue
      from taken_event where test is not null group by 1, 2
    ), met as (
      select seen.test, seen.subject, coalesce(old.market, seen.market) as market, coalesce(old.arm, seen.arm) as arm, old.subject is null as is_new,
        coalesce(old.added, false) as was_added, coalesce(old.purchases, 0) as old_purchases, coalesce(old.revenue, 0) as old_revenue,
        seen.added, seen.purchases, seen.revenue
      from seen left join analytics_test_subject old on old.test = seen.test and old.subject = seen.subject
      where seen.is_shown or old.subject is not null
    ), noted as (
      insert into analytics_test_subject (test, subject, market, arm, added, purchases, revenue)
      select test, subject, market, arm, added or was_added, purchases + old_purchases, revenue + old_revenue from met
      on conflict (test, subject) do update set added = excluded.added, purchases = excluded.purchases, revenue = excluded.revenue
    )
    insert into analytics_test_arm as known (test, market, arm, visitors, converted, added, revenue, revenue_squares)
    select test, market, arm, count(*) filter (where is_new), count(*) filter (where purchases > 0 and old_purchases = 0),
      count(*) filter (where added and not was_added), sum(revenue),
      sum((old_revenue + revenue)::numeric ^ 2 - old_revenue::numeric ^ 2)
    from met group by test, market, arm
    on conflict (test, market, arm) do update set visitors = known.visitors + excluded.visitors, converted = known.converted + excluded.converted,
      added = known.added + excluded.added, revenue = known.revenue + excluded.revenue,
      revenue_squares = known.revenue_squares + excluded.revenue_squares`);
}

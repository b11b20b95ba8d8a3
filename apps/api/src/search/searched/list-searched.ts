import type { ListSearched, SearchedTerms } from '@selvedge/contract/studio/search.ts';
import { addDays } from '@selvedge/domain/date/add-days.ts';
import { utcDay } from '@selvedge/domain/date/utc-day.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../shop/ctx.ts';
import { searchedTermTable as table } from './tables.ts';

const mostShown = 100;

/** What shoppers look for, and what they look for in vain, the most frequent first. */
export async function listSearched({ db, now }: Ctx, { market, days }: ListSearched): Promise<SearchedTerms> {
  const since = utcDay(addDays(now, 1 - days));
  const { rows } = (await db.execute(sql`
    with counted as (
      select ${table.term} as term, sum(${table.times})::int as times, sum(${table.empty})::int as empty
      from ${table}
      where ${table.day} >= ${since}::date and ${market === undefined ? sql`true` : sql`${table.market} = ${market}`}
      group by 1
    )
    select
      (select coalesce(sum(times), 0) from counted)::int as searches,
      (select coalesce(sum(empty), 0) from counted)::int as "inVain",
      ${listed('times')} as popular,
      ${listed('empty')} as empty`)) as unknown as { rows: SearchedTerms[] };
  return rows[0]!;
}

function listed(by: 'times' | 'empty') {
  const order = sql.raw(by);
  return sql`(select coalesce(json_agg(row_to_json(best)), '[]') from
    (select term, times, empty from counted where ${order} > 0 order by ${order} desc, term limit ${mostShown}) best)`;
}

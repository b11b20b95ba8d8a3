import { sql } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { searchedTermTable as table } from './tables.ts';

/** Beyond so many words of one day only those that are known are counted on: whoever invents words fills no table. */
const mostTerms = 5_000;

export type CountedSearch = { market: string; day: string; term: string; times: number; empty: number };

/** Adds to the day's counts of words. Who searched is not in it. */
export async function addSearches(db: Db, searches: readonly CountedSearch[]): Promise<void> {
  if (searches.length === 0) return;
  const column = <K extends keyof CountedSearch>(name: K) => sql.param(searches.map((each) => each[name]));
  await db.execute(sql`
    with given as (
      select * from unnest(${column('market')}::text[], ${column('day')}::date[], ${column('term')}::text[], ${column('times')}::int[],
        ${column('empty')}::int[]) as given (market, day, term, times, empty)
    ), counted as (
      select market, day, count(*) as terms from ${table} where (market, day) in (select market, day from given) group by market, day
    ), ranked as (
      select given.*, known.term is not null as is_known, coalesce(counted.terms, 0) as terms,
        row_number() over (partition by given.market, given.day, known.term is null order by given.times desc, given.term) as place
      from given left join counted using (market, day)
        left join ${table} known on known.market = given.market and known.day = given.day and known.term = given.term
    )
    insert into ${table} as old (market, day, term, times, empty)
    select market, day, term, times, empty from ranked where is_known or terms + place <= ${mostTerms}
    on conflict (market, day, term) do update set times = old.times + excluded.times, empty = old.empty + excluded.empty`);
}

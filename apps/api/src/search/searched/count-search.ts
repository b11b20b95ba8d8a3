import type { Searched } from '@selvedge/contract/catalogue/searched.ts';
import { addDays } from '@selvedge/domain/date/add-days.ts';
import { utcDay } from '@selvedge/domain/date/utc-day.ts';
import { searchedTerm } from '@selvedge/domain/search/searched-term.ts';
import { lt, sql } from 'drizzle-orm';
import { getMarketOf } from '../../catalogue/market-of.ts';
import type { Db } from '../../db/db.ts';
import type { Ctx } from '../../shop/ctx.ts';
import { searchedTermTable as table } from './tables.ts';

/** Beyond so many words of one day only those that are known are counted on: whoever invents words fills no table. */
const mostTerms = 5_000;
const keptDays = 400;

/** Adds one to the day's count of a word. Who searched is not in it, and without consent nothing is written. */
export async function countSearch(ctx: Ctx, { consent, term: typed, isEmpty }: Searched): Promise<undefined> {
  const term = consent && searchedTerm(typed);
  if (!term) return undefined;
  const { id: market } = getMarketOf(ctx);
  const day = utcDay(ctx.now);
  const found = sql`select from ${table} where ${table.market} = ${market} and ${table.day} = ${day}`;
  await ctx.db.execute(sql`
    insert into ${table} (market, day, term, times, empty)
    select ${market}, ${day}::date, ${term}, 1, ${isEmpty ? 1 : 0}
    where exists (${found} and ${table.term} = ${term}) or (select count(*) from (${found} limit ${mostTerms}) known) < ${mostTerms}
    on conflict (market, day, term) do update set times = ${table.times} + 1, empty = ${table.empty} + excluded.empty`);
  return undefined;
}

/** A little more than a year: enough to compare a season with the one before. */
export async function forgetOldSearches(db: Db, now: Date): Promise<void> {
  const since = utcDay(addDays(now, -keptDays));
  await db.delete(table).where(lt(table.day, since));
}

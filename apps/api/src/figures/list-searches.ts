import type { FiguresSearches } from '@selvedge/contract/studio/figures-answers.ts';
import type { FiguresQuery } from '@selvedge/contract/studio/figures-sales.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../shop/ctx.ts';
import { type AskedTime, readAsked } from './read-asked.ts';
import { refuseBoundToStores } from './refuse-bound-to-stores.ts';

const mostShown = 100;

/** What shoppers looked for in the period, and how often they found nothing. */
export async function listSearches(ctx: Ctx, query: FiguresQuery): Promise<FiguresSearches> {
  refuseBoundToStores(ctx);
  const { now, before } = await readAsked(ctx, query);
  const counted = ({ period, markets }: AskedTime) => sql`
    select term, sum(times)::int as times, sum(empty)::int as empty from searched_term
    where day between ${period.from}::date and ${period.to}::date and market = any(${sql.param(markets.map(({ market }) => market))}::text[])
    group by 1`;
  const { rows } = await ctx.db.execute<FiguresSearches['terms'][number]>(sql`
    with here as (${counted(now)}), there as (${counted(before ?? now)}),
    chosen as (
      (select * from here order by times desc, term limit ${mostShown})
      union (select * from here where empty > 0 order by empty desc, term limit ${mostShown}))
    select c.term, c.times, c.empty, ${before ? sql`coalesce(t.times, 0)` : sql`null::int`} as before
    from chosen c left join there t on t.term = c.term order by c.times desc, c.term`);
  const { rows: sums } = await ctx.db.execute<{ searches: number; inVain: number }>(sql`
    select coalesce(sum(times), 0)::int as searches, coalesce(sum(empty), 0)::int as "inVain" from (${counted(now)}) here`);
  return { ...sums[0]!, terms: rows.map(({ before: was, ...row }) => ({ ...row, ...(before && { before: was ?? 0 }) })) };
}

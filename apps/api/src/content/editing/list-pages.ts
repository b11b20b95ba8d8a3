import type { PageAlias } from '@selvedge/contract/page.ts';
import type { PageState, PageSummary } from '@selvedge/contract/studio/page-edit.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../shop/ctx.ts';
import { checkMarket } from './who.ts';

type Row = {
  market: string;
  path: string;
  alias: PageAlias;
  title: string | null;
  state: PageState;
  changed_at: Date | string;
  changed_by: string | null;
  category_id: string | null;
  spots: number | null;
  due_at: Date | string | null;
};

/** The pages of a market with what is known of each, the latest work first. */
export async function listPages(ctx: Ctx, input: { market: string; q: string; limit: number }): Promise<PageSummary[]> {
  checkMarket(ctx, input);
  const like = `%${input.q.trim().replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await ctx.db.execute<Row>(sql`
    with known as (
      select
        coalesce(d.market, p.market) as market,
        coalesce(d.path, p.path) as path,
        coalesce(d.alias, p.alias) as alias,
        coalesce(nullif(coalesce(d.content, p.content) ->> 'heading', ''), coalesce(d.content, p.content) #>> '{seo,title}') as title,
        case
          when p.id is not null and (d.market is null or d.content = p.content) then 'live'
          when p.id is not null then 'changed'
          when exists (
            select 1 from page_version v where v.market = d.market and v.path = d.path and v.kind = 'withdrawn'
          ) then 'withdrawn'
          else 'draft'
        end as state,
        coalesce(d.changed_at, p.changed_at) as changed_at,
        d.changed_by,
        coalesce(d.content, p.content) ->> 'categoryId' as category_id,
        jsonb_array_length(
          jsonb_path_query_array(coalesce(d.content, p.content), '$.promotionalSpots[*]')
          || jsonb_path_query_array(coalesce(d.content, p.content), '$.rows.plp[*].blocks[*] ? (@._alias == "promotionSpot")')
        ) as spots
      from (select * from page where published and market = ${input.market}) p
      full join (select * from page_draft where market = ${input.market}) d on d.path = p.path
    )
    select known.*, (
      select min(r.due_at) from release r join release_page rp on rp.release_id = r.id
      where r.state = 'planned' and rp.market = known.market and rp.path = known.path
    ) as due_at
    from known
    where title ilike ${like} or path ilike ${like}
    order by (changed_by is null), changed_at desc, path
    limit ${input.limit}`);
  return rows.map((row) => ({
    market: row.market,
    path: row.path,
    alias: row.alias,
    title: row.title ?? '',
    state: row.state,
    changedAt: new Date(row.changed_at).toISOString(),
    changedBy: row.changed_by ?? '',
    ...(row.category_id && { categoryId: row.category_id }),
    ...(row.spots && { spots: row.spots }),
    ...(row.due_at && { dueAt: new Date(row.due_at).toISOString() }),
  }));
}

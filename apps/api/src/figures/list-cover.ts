import type { FiguresCover } from '@selvedge/contract/studio/figures-answers.ts';
import type { FiguresQuery } from '@selvedge/contract/studio/figures-sales.ts';
import { coverDays } from '@selvedge/domain/figures/cover-days.ts';
import { daysOf } from '@selvedge/domain/figures/period.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../shop/ctx.ts';
import { lyingBySku, soldBySku } from './count-goods.ts';
import { readAsked } from './read-asked.ts';

const mostShown = 100;
/** What lasts for longer than a season can wait for the next order of goods. */
const mostDays = 120;

type Row = Omit<FiguresCover['rows'][number], 'days'>;

/** Sizes that will run out within a season when they sell on as they did in the period, the first of them first. */
export async function listCover(ctx: Ctx, query: FiguresQuery): Promise<FiguresCover> {
  const { now, stores } = await readAsked(ctx, query);
  const { rows } = await ctx.db.execute<Row>(sql`
    with sold as (${soldBySku(now, stores)}), lying as (${lyingBySku(stores)}),
    chosen as (
      select s.sku, sum(s.pieces)::int as sold, coalesce(max(g.pieces), 0)::int as stock
      from sold s left join lying g on g.sku = s.sku
      group by 1 having sum(s.pieces) > 0
      order by coalesce(max(g.pieces), 0) / sum(s.pieces), sum(s.pieces) desc, 1 limit ${mostShown})
    select c.sku, c.sold, c.stock, v.product_id as "productId", coalesce(t.name, '') as name, coalesce(p.colour_names ->> 'en', p.colour, '') as colour,
      concat_ws(' / ', v.size_name, v.length_name) as size
    from chosen c join variant v on v.id = c.sku join product p on p.id = v.product_id
    left join style_text t on t.style_number = p.style_number and t.language = 'en'
    order by c.stock::numeric / c.sold, c.sold desc, c.sku`);
  const days = daysOf(query);
  const lasting = rows.map((row) => ({ ...row, days: coverDays({ pieces: row.stock, sold: row.sold, days }) ?? 0 }));
  return { days, rows: lasting.filter((row) => row.days <= mostDays) };
}

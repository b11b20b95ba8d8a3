import type { FiguresSizes } from '@selvedge/contract/studio/figures-answers.ts';
import type { FiguresQuery } from '@selvedge/contract/studio/figures-sales.ts';
import { compareSizes } from '@selvedge/domain/catalogue/compare-sizes.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../shop/ctx.ts';
import { lyingBySku, soldBySku } from './count-goods.ts';
import { readAsked } from './read-asked.ts';

/** How the sizes of everything, or of one style, sold, came back and lie. */
export async function listSizes(ctx: Ctx, query: FiguresQuery & { style?: string | undefined }): Promise<FiguresSizes> {
  const { now, stores } = await readAsked(ctx, query);
  const ofStyle = query.style === undefined ? sql`true` : sql`p.style_number = ${query.style}`;
  const { rows } = await ctx.db.execute<FiguresSizes['rows'][number]>(sql`
    with sold as (${soldBySku(now, stores)}), lying as (${lyingBySku(stores)})
    select v.size_name as size, coalesce(sum(s.pieces), 0)::int as sold, coalesce(sum(s.returned), 0)::int as returned,
      coalesce(sum(g.pieces), 0)::int as stock
    from variant v join product p on p.id = v.product_id
    left join (select sku, sum(pieces) as pieces, sum(returned) as returned from sold group by 1) s on s.sku = v.id
    left join lying g on g.sku = v.id
    where ${ofStyle} and v.size_name <> ''
    group by 1 having coalesce(sum(s.pieces), 0) + coalesce(sum(g.pieces), 0) > 0`);
  return { rows: rows.toSorted((a, b) => compareSizes(a.size, b.size)) };
}

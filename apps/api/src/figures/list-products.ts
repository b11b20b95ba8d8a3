import type { FiguresProducts, ProductsQuery } from '@selvedge/contract/studio/figures-answers.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../shop/ctx.ts';
import { chooseCurrency } from './choose-currency.ts';
import { lyingBySku, soldBySku } from './count-goods.ts';
import { listRates } from './rates.ts';
import { readAsked } from './read-asked.ts';
import { writeIn } from './write-in.ts';

const mostShown = 100;

type Row = {
  productId: string;
  name: string;
  colour: string;
  pieces: number;
  returned: number;
  stock: number;
  amounts: { currency: string; amount: number; orders: number }[];
};

/** What sells most, or what lies longest: goods in stock that hardly anybody bought. */
export async function listProducts(ctx: Ctx, query: ProductsQuery): Promise<FiguresProducts> {
  const { now, stores } = await readAsked(ctx, query);
  const order = query.sort === 'best' ? sql`pieces desc, product_id` : sql`pieces, stock desc, product_id`;
  const kept = query.sort === 'best' ? sql`pieces > 0` : sql`stock > 0`;
  const { rows } = await ctx.db.execute<Row>(sql`
    with sold as (${soldBySku(now, stores)}), lying as (${lyingBySku(stores)}),
    of_product as (
      select v.product_id, coalesce(sum(s.pieces), 0)::int as pieces, coalesce(sum(s.returned), 0)::int as returned,
        coalesce(jsonb_agg(jsonb_build_object('currency', s.currency, 'amount', s.amount, 'orders', s.pieces)) filter (where s.currency is not null), '[]') as amounts
      from variant v left join sold s on s.sku = v.id group by 1),
    with_stock as (
      select o.*, (select coalesce(sum(g.pieces), 0)::int from variant v join lying g on g.sku = v.id where v.product_id = o.product_id) as stock
      from of_product o where ${query.sort === 'best' ? sql`o.pieces > 0` : sql`true`}),
    chosen as (select * from with_stock where ${kept} order by ${order} limit ${mostShown})
    select c.product_id as "productId", c.pieces, c.returned, c.stock, c.amounts,
      coalesce(t.name, '') as name, coalesce(p.colour_names ->> 'en', p.colour, '') as colour
    from chosen c join product p on p.id = c.product_id
    left join style_text t on t.style_number = p.style_number and t.language = 'en'
    where p.withdrawn_at is null or c.pieces > 0
    order by ${order}`);
  const { conversion, amounts } = chooseCurrency(
    rows.flatMap((row) => row.amounts),
    { rates: await listRates(ctx.db), asked: query.currency, day: query.to },
  );
  return { ...amounts, rows: rows.map(({ amounts: of, ...row }) => ({ ...row, amount: writeIn(conversion, of) })) };
}

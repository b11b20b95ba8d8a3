import type { FiguresPromotions } from '@selvedge/contract/studio/figures-answers.ts';
import type { FiguresQuery } from '@selvedge/contract/studio/figures-sales.ts';
import { toMinor } from '@selvedge/domain/money/minor-units.ts';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../shop/ctx.ts';
import { chooseCurrency } from './choose-currency.ts';
import { listRates } from './rates.ts';
import { asTable, ofStores, readAsked } from './read-asked.ts';
import { writeIn } from './write-in.ts';

type Row = { promotionId: string; name: string; currency: string; orders: number; amount: string; given: string };

/** Orders in which a promotion took something off: what they came to, and what it cost. */
export async function listPromotions(ctx: Ctx, query: FiguresQuery): Promise<FiguresPromotions> {
  const { now, stores } = await readAsked(ctx, query);
  const { rows } = await ctx.db.execute<Row>(sql`
    with used as (
      select o.id, o.currency, o.total, s ->> 'reference' as promotion, sum((s #>> '{amount,amount}')::numeric) as given
      from ${asTable(now.markets)}
      join customer_order o on o.market = m.market and o.placed_at >= m.since and o.placed_at < m.until
      cross join lateral jsonb_array_elements(o.document -> 'lines') l cross join lateral jsonb_array_elements(l -> 'explanation') s
      where exists (select from promotion_redemption r where r.basket_id = o.basket_id) and s ->> 'kind' = 'promotion' and ${ofStores(stores)}
      group by 1, 2, 3, 4)
    select u.promotion as "promotionId", coalesce(p.definition #>> '{names,en}', u.promotion, '') as name, u.currency, count(*)::int as orders,
      sum(u.total) as amount, sum(u.given)::text as given
    from used u left join promotion p on p.id = u.promotion where u.promotion is not null group by 1, 2, 3 order by 1, 3`);
  const { conversion, amounts } = chooseCurrency(rows, { rates: await listRates(ctx.db), asked: query.currency, day: query.to });
  const groups = Map.groupBy(rows, ({ promotionId }) => promotionId);
  const shown = [...groups].map(([promotionId, of]) => {
    const orders = of.reduce((sum, row) => sum + row.orders, 0);
    const gross = writeIn(conversion, of);
    const cost = writeIn(
      conversion,
      of.map(({ currency, given }) => ({ currency, amount: toMinor(given, currency) })),
    );
    return { promotionId, name: of[0]!.name, orders, gross, cost };
  });
  return { ...amounts, rows: shown.toSorted((a, b) => b.orders - a.orders || a.promotionId.localeCompare(b.promotionId)) };
}

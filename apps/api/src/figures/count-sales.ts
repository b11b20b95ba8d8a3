import { type SQL, sql } from 'drizzle-orm';
import { ofStores } from './read-asked.ts';

/** Of one market, currency and hour or day there. Minor units. */
export type SalesRow = {
  market: string;
  currency: string;
  at: string;
  orders: number;
  items: number;
  paid: number;
  vat: number;
  /** Of what was paid: gift cards. */
  cards: number;
  refunded: number;
  /** Of what went back: for gift cards. */
  refundedCards: number;
  returns: number;
  returnedItems: number;
};

/**
 * Straight from the orders, in times of markets that do not overlap: `m (market, zone, since, until)`. What the figures show and what sums of
 * days are made of is this one query.
 */
export function countSales(times: SQL, { isByHour, stores }: { isByHour: boolean; stores: readonly string[] }): SQL {
  return sql`
    with m as materialized (${times}),
    placed as (
      select o.market, o.currency, ${local(sql`o.placed_at`, isByHour)} as at, count(*) as orders, sum(o.quantity) as items, sum(o.total) as paid,
        sum(o.vat) as vat, coalesce(sum((select sum(l.total) from order_line l where l.order_id = o.id and l.is_digital)), 0) as cards
      from m
      -- One range of the index for each market. Joined plainly, all orders there ever were are read to find those of a day.
      cross join lateral (select id, market, currency, total, vat, quantity, placed_at from customer_order
        where market = m.market and placed_at >= m.since and placed_at < m.until offset 0) o
      where ${ofStores(stores)} and (o.total > 0 or not exists (select from order_exchange x where x.order_id = o.id))
      group by 1, 2, 3),
    back as (
      select o.market, o.currency, ${local(sql`f.at`, isByHour)} as at, sum(f.amount) as refunded,
        count(*) filter (where f.kind = 'return') as returns,
        coalesce(sum(p.pieces) filter (where f.kind = 'return'), 0) as returned_items, coalesce(sum(p.cards), 0) as refunded_cards
      -- The index of refunds knows no markets: it is read once for a time, however many markets look at it.
      from (select lower(span) as since, upper(span) as until from (select unnest(range_agg(tstzrange(since, until))) as span from m) r) t
      cross join lateral (select id, order_id, kind, amount, coalesce(decided_at, asked_at) as at from refund
        where state = 'approved' and coalesce(decided_at, asked_at) >= t.since and coalesce(decided_at, asked_at) < t.until offset 0) f
      cross join lateral (select id, market, currency from customer_order where id = f.order_id offset 0) o
      join m on o.market = m.market and f.at >= m.since and f.at < m.until
      left join lateral (select sum(x.quantity) as pieces, sum(x.amount) filter (where l.is_digital) as cards
        from refund_line x join order_line l on l.order_id = x.order_id and l.line_id = x.line_id where x.refund_id = f.id) p on true
      where ${ofStores(stores)}
      group by 1, 2, 3)
    select market, currency, at, coalesce(orders, 0) as orders, coalesce(items, 0) as items, coalesce(paid, 0) as paid, coalesce(vat, 0) as vat,
      coalesce(cards, 0) as cards, coalesce(refunded, 0) as refunded, coalesce(refunded_cards, 0) as refunded_cards,
      coalesce(returns, 0) as returns, coalesce(returned_items, 0) as returned_items
    from placed full join back using (market, currency, at)`;
}

function local(moment: SQL, isByHour: boolean): SQL {
  return sql`to_char(${moment} at time zone m.zone, ${sql.raw(isByHour ? `'YYYY-MM-DD"T"HH24'` : `'YYYY-MM-DD'`)})`;
}

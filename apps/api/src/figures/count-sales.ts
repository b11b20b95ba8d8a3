import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { type AskedTime, asTable, ofStores } from './read-asked.ts';

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

type Counted = { time: AskedTime; isByHour: boolean; stores: readonly string[] };

/** Straight from the orders, so that it is always what the books say. */
export async function countSales(db: Db, { time, isByHour, stores }: Counted): Promise<SalesRow[]> {
  const placed = await db.execute<Raw>(sql`
    select o.market, o.currency, ${local(sql`o.placed_at`, isByHour)} as at, count(*) as orders, sum(o.quantity) as items,
      sum(o.total) as paid, sum(o.vat) as vat, coalesce(sum(c.cards), 0) as cards
    from ${asTable(time.markets)}
    -- One range of the index for each market. Joined plainly, all orders there ever were are read to find those of a day.
    cross join lateral (select id, market, currency, total, vat, quantity, placed_at from customer_order
      where market = m.market and placed_at >= m.since and placed_at < m.until offset 0) o
    left join (select order_id, sum(total) as cards from order_line where is_digital group by 1) c on c.order_id = o.id
    where ${ofStores(stores)} and (o.total > 0 or not exists (select from order_exchange x where x.order_id = o.id))
    group by 1, 2, 3`);
  const back = await db.execute<Raw>(sql`
    select o.market, o.currency, ${local(sql`f.at`, isByHour)} as at, sum(f.amount) as refunded,
      count(*) filter (where f.kind = 'return') as returns,
      coalesce(sum(p.pieces) filter (where f.kind = 'return'), 0) as "returnedItems", coalesce(sum(p.cards), 0) as "refundedCards"
    from (select id, order_id, kind, amount, coalesce(decided_at, asked_at) as at from refund
      where state = 'approved' and coalesce(decided_at, asked_at) >= ${ends(time).since}::timestamptz
        and coalesce(decided_at, asked_at) < ${ends(time).until}::timestamptz offset 0) f
    cross join lateral (select id, market, currency from customer_order where id = f.order_id offset 0) o
    join ${asTable(time.markets)} on o.market = m.market and f.at >= m.since and f.at < m.until
    left join lateral (select sum(x.quantity) as pieces, sum(x.amount) filter (where l.is_digital) as cards
      from refund_line x join order_line l on l.order_id = x.order_id and l.line_id = x.line_id where x.refund_id = f.id) p on true
    where ${ofStores(stores)}
    group by 1, 2, 3`);
  return [...placed.rows, ...back.rows].map(toRow);
}

type Raw = Pick<SalesRow, 'market' | 'currency' | 'at'> & Record<string, string>;

function toRow({ market, currency, at, ...counts }: Raw): SalesRow {
  const count = (name: keyof SalesRow) => Number(counts[name] ?? 0);
  return {
    ...{ market, currency, at },
    ...{ orders: count('orders'), items: count('items'), paid: count('paid'), vat: count('vat'), cards: count('cards') },
    ...{ refunded: count('refunded'), refundedCards: count('refundedCards') },
    ...{ returns: count('returns'), returnedItems: count('returnedItems') },
  };
}

/** The earliest and the latest of all markets: what the index of refunds is read by. */
function ends({ markets }: AskedTime): { since: Date; until: Date } {
  const times = (of: 'since' | 'until') => markets.map((each) => each[of].getTime());
  return { since: new Date(Math.min(...times('since'), 8.64e15)), until: new Date(Math.max(...times('until'), 0)) };
}

function local(moment: SQL, isByHour: boolean): SQL {
  return sql`to_char(${moment} at time zone m.zone, ${sql.raw(isByHour ? `'YYYY-MM-DD"T"HH24'` : `'YYYY-MM-DD'`)})`;
}

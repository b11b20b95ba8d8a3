import { sql } from 'drizzle-orm';
import type { Check } from './check.ts';

/** What was acknowledged is an order, exactly once, with a number in its row. */
export const orderChecks: readonly Check[] = [
  {
    name: 'a payment that was told to be an order is one',
    counted: sql`select count(*) from payment_attempt where state = 'ordered'`,
    wrong: sql`
      select 'attempt ' || a.id as what, case when o.id is null then 'has no order' else 'has the order of another basket' end as wrong
      from payment_attempt a left join customer_order o on o.id = a.order_id
      where a.state = 'ordered' and o.basket_id is distinct from a.basket_id`,
  },
  {
    name: 'an order has one payment that made it',
    counted: sql`select count(*) from customer_order`,
    wrong: sql`
      select o.number as what, count(a.id) || ' payments made it' as wrong
      from customer_order o left join payment_attempt a on a.order_id = o.id and a.state = 'ordered'
      where not exists (select from order_exchange x where x.order_id = o.id)
      group by o.id having count(a.id) <> 1`,
  },
  {
    name: 'numbers of a market have no gap',
    counted: sql`select count(*) from order_counter`,
    wrong: sql`
      select c.market as what, 'counted to ' || c.last || ', has ' || count(o.id) || ' orders up to ' || coalesce(max(o.number), 'none') as wrong
      from order_counter c left join customer_order o on o.market = c.market
      group by c.market having count(o.id) <> c.last - 100000
        or coalesce(max(substr(o.number, length(c.prefix) + 1)::bigint), 100000) <> c.last`,
  },
  {
    name: 'an ordered basket is closed, and a closed one is ordered',
    counted: sql`select count(*) from basket where closed_at is not null`,
    wrong: sql`
      select 'basket ' || b.id as what, case when o.id is null then 'is closed without an order' else 'is ordered and still open' end as wrong
      from basket b left join customer_order o on o.basket_id = b.id
      where (b.closed_at is null) <> (o.id is null)`,
  },
];

import { sql } from 'drizzle-orm';
import type { Check } from './check.ts';

/** A payment that is paid becomes an order or goes back within the minute. */
const patience = sql`interval '60 seconds'`;

export const moneyChecks = (now: Date): readonly Check[] => [
  {
    name: 'payments come to the total',
    counted: sql`select count(*) from customer_order`,
    wrong: sql`
      select o.number as what, 'total ' || o.total || ', paid ' || coalesce(sum(p.amount), 0) || ' ' || o.currency as wrong
      from customer_order o left join order_payment p on p.order_id = o.id
      group by o.id having coalesce(sum(p.amount), 0) <> o.total`,
  },
  {
    name: "the provider's part is what the provider was asked for",
    counted: sql`select count(*) from payment_attempt where state = 'ordered'`,
    wrong: sql`
      select o.number as what, 'order says ' || coalesce(p.amount, 0) || ', payment ' || a.amount || ' ' || a.currency as wrong
      from payment_attempt a
      join customer_order o on o.id = a.order_id
      left join (select order_id, sum(amount) as amount from order_payment where kind = 'provider' group by order_id) p on p.order_id = o.id
      where a.state = 'ordered' and (coalesce(p.amount, 0) <> a.amount or o.currency <> a.currency)`,
  },
  {
    name: "gift cards' part was taken off the cards",
    counted: sql`select count(*) from order_payment where kind = 'giftCard'`,
    wrong: sql`
      select coalesce(o.number, m.reference) as what,
        'order says ' || coalesce(p.amount, 0) || ', ledger ' || coalesce(-e.amount, 0) as wrong
      from (select op.order_id, op.payment_id, op.amount, 'order:' || co.basket_id || ':' || op.payment_id as reference
            from order_payment op join customer_order co on co.id = op.order_id where op.kind = 'giftCard') p
      full join (select * from gift_card_movement where kind = 'redeem') m on m.reference = p.reference
      left join gift_card_entry e on e.movement_id = m.id and e.account = 'card:' || split_part(m.reference, ':', 3)
      left join customer_order o on o.id = p.order_id
      where p.amount is distinct from -e.amount`,
  },
  {
    name: 'at most one live charge a basket',
    counted: sql`select count(distinct basket_id) from payment_attempt`,
    wrong: sql`
      select 'basket ' || basket_id as what, count(*) || ' payments hold money' as wrong from payment_attempt
      where state in ('authorised', 'ordered') group by basket_id having count(*) > 1`,
  },
  {
    name: 'what is paid is an order or goes back, within a minute',
    counted: sql`select count(*) from payment_attempt where state in ('authorised', 'refunding', 'error')`,
    wrong: sql`
      select 'attempt ' || id as what, state || ' since ' || changed_at as wrong from payment_attempt
      where state = 'error' or (state in ('authorised', 'refunding') and changed_at < ${now}::timestamptz - ${patience})`,
  },
];

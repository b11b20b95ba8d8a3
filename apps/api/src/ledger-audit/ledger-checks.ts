import { sql } from 'drizzle-orm';
import type { Check } from './check.ts';

/** Gift cards and promotions. */
export const ledgerChecks: readonly Check[] = [
  {
    name: "a gift card's balance is what its ledger comes to",
    counted: sql`select count(*) from gift_card`,
    wrong: sql`
      select 'card ' || c.id as what, 'balance ' || c.balance || ', ledger ' || coalesce(sum(e.amount), 0) as wrong
      from gift_card c left join gift_card_entry e on e.account = 'card:' || c.id
      group by c.id having c.balance <> coalesce(sum(e.amount), 0) or count(distinct e.currency) > 1 or max(e.currency) <> c.currency`,
  },
  {
    name: 'every movement on gift cards adds up to nothing',
    counted: sql`select count(*) from gift_card_movement`,
    wrong: sql`
      select m.reference as what, 'comes to ' || coalesce(sum(e.amount)::text, 'nothing at all') as wrong
      from gift_card_movement m left join gift_card_entry e on e.movement_id = m.id
      group by m.id having coalesce(sum(e.amount), 1) <> 0`,
  },
  {
    name: 'gift cards that were bought are made, one a piece',
    counted: sql`select coalesce(sum(quantity - cancelled), 0) from order_line where gift_card is not null`,
    wrong: sql`
      select o.number as what, l.quantity - l.cancelled || ' bought, ' || count(m.id) - count(v.id) || ' made' as wrong
      from order_line l join customer_order o on o.id = l.order_id
      join order_mail n on n.order_id = o.id and n.kind = 'confirmation'
      left join gift_card_movement m on m.kind = 'issue' and starts_with(m.reference, 'order:' || o.id || ':' || l.line_id || ':')
      left join gift_card_movement v on v.kind = 'void' and v.reference = 'void:' || m.reference
      where l.gift_card is not null and (o.state <> 'cancelled' or l.cancelled > 0)
      group by o.id, l.order_id, l.line_id having count(m.id) - count(v.id) <> l.quantity - l.cancelled`,
  },
  {
    name: 'a code was used as often as orders used it',
    counted: sql`select count(*) from promotion_code where used > 0`,
    wrong: sql`
      select 'code ' || c.code as what, 'used ' || c.used || ', redeemed ' || count(r.basket_id) as wrong
      from promotion_code c left join promotion_redemption r on r.code = c.code
      group by c.code having c.used <> count(r.basket_id)`,
  },
  {
    name: 'no code and no customer used a promotion more often than its limit says',
    counted: sql`select count(*) from promotion_redemption`,
    wrong: sql`
      select 'code ' || c.code as what, 'redeemed ' || count(r.basket_id) || ' times, ' || c.most_uses || ' at most' as wrong
      from promotion_code c join promotion_redemption r on r.code = c.code
      group by c.code having count(r.basket_id) > c.most_uses
      union all
      select 'promotion ' || r.promotion_id || ' in basket ' || r.basket_id, 'time ' || e.times || ' for this customer, ' || p.most || ' at most'
      from promotion_redemption r
      -- The limit of that day: staff may have lowered it since.
      join lateral (select (p ->> 'perCustomer')::int as most from payment_attempt a, jsonb_array_elements(a.frozen -> 'promotions') p
        where a.id = r.attempt_id and p ->> 'promotionId' = r.promotion_id) p on p.most is not null
      cross join lateral (select count(*) as times from promotion_redemption e where e.promotion_id = r.promotion_id and e.at <= r.at
        and (e.customer in (r.customer, coalesce(r.email_hash, r.customer)) or e.email_hash = coalesce(r.email_hash, r.customer))) e
      where e.times > p.most`,
  },
  {
    name: 'promotions were redeemed by orders, each of them once',
    counted: sql`select count(*) from promotion_redemption`,
    wrong: sql`
      select coalesce(o.number, 'basket ' || r.basket_id) as what,
        coalesce('promotion ' || r.promotion_id || ' without an order', 'promotion ' || f.promotion_id || ' not redeemed') as wrong
      from (select a.basket_id, p ->> 'promotionId' as promotion_id
            from payment_attempt a, jsonb_array_elements(a.frozen -> 'promotions') p where a.state = 'ordered'
              and not exists (select from customer_order c where c.id = a.order_id and c.fulfilment = 'cancelled')) f
      full join promotion_redemption r on r.basket_id = f.basket_id and r.promotion_id = f.promotion_id
      left join customer_order o on o.basket_id = coalesce(f.basket_id, r.basket_id)
      left join payment_attempt a on a.id = r.attempt_id and a.state in ('started', 'actionNeeded', 'pending', 'authorised')
      -- A store took it: that it did is compared with the vouchers of members.
      left join loyalty_till_use t on t.id = r.basket_id
      where (f.basket_id is null and a.id is null and t.id is null) or r.basket_id is null`,
  },
];

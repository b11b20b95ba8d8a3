import { sql } from 'drizzle-orm';
import type { Check } from './check.ts';

/** Points follow an order within minutes, by the outbox. */
const patience = sql`interval '10 minutes'`;

const signed = (book: string) => sql`sum(case when to_book = ${book} then points when from_book = ${book} then -points else 0 end)`;

/** Points of the club's members. */
export const loyaltyChecks = (now: Date): readonly Check[] => [
  {
    name: "a member's points are what the ledger comes to",
    counted: sql`select count(*) from loyalty_account`,
    wrong: sql`
      select 'account ' || a.id as what, 'booked ' || a.balance || ', pending ' || a.pending || '; ledger '
        || coalesce(e.booked, 0) || ', ' || coalesce(e.pending, 0) as wrong
      from loyalty_account a left join (
        select account_id, ${signed('booked')} as booked, ${signed('pending')} as pending from loyalty_entry group by account_id) e
        on e.account_id = a.id
      where a.balance <> coalesce(e.booked, 0) or a.pending <> coalesce(e.pending, 0)`,
  },
  {
    name: 'points that can be spent lie in lots, and none of them twice',
    counted: sql`select count(*) from loyalty_lot where remaining > 0`,
    wrong: sql`
      select 'account ' || a.id as what, 'booked ' || a.balance || ', in lots ' || coalesce(l.remaining, 0) as wrong
      from loyalty_account a left join (select account_id, sum(remaining) as remaining from loyalty_lot group by account_id) l
        on l.account_id = a.id
      where greatest(a.balance, 0) <> coalesce(l.remaining, 0)`,
  },
  {
    name: 'a purchase has the points that its entries come to',
    counted: sql`select count(*) from loyalty_purchase`,
    wrong: sql`
      select p.reference as what, 'says ' || p.points || ', entries ' || coalesce(e.points, 0) as wrong
      from loyalty_purchase p left join (
        select reference, sum(case kind when 'earn' then points when 'give' then points when 'unearn' then -points when 'correct' then -points
          else 0 end) as points
        from loyalty_entry where reference <> '' group by reference) e on e.reference = p.reference
      where p.points <> coalesce(e.points, 0)`,
  },
  {
    name: 'points of an order are those of the pieces that were kept',
    counted: sql`select count(*) from loyalty_purchase where reference like 'order:%'`,
    wrong: sql`
      select o.number as what, 'has ' || p.points || ' points for pieces that are worth ' || k.points as wrong
      from loyalty_purchase p join customer_order o on p.reference = 'order:' || o.id
      join loyalty_account a on a.id = p.account_id and a.closed_at is null
      cross join lateral (
        select coalesce(sum(div((line ->> 'points')::numeric * greatest(0, l.quantity - greatest(l.refunded, l.cancelled + l.returned)),
          (line ->> 'quantity')::numeric)), 0) as points
        from jsonb_array_elements(p.lines) line join order_line l on l.order_id = o.id and l.line_id = line ->> 'lineId') k
      where p.points <> k.points and o.changed_at < ${now}::timestamptz - ${patience}
        and not exists (select from order_event e where e.order_id = o.id and e.at >= ${now}::timestamptz - ${patience})`,
  },
  {
    name: 'every entry of points has its purchase or its reason',
    counted: sql`select count(*) from loyalty_entry`,
    wrong: sql`
      select 'entry ' || e.id as what, e.kind || ' of ' || e.points || ' for ' || e.reference || ', which there is not' as wrong
      from loyalty_entry e
      where e.reason = '' and ((e.reference like 'order:%' and not exists (select from customer_order o where 'order:' || o.id = e.reference))
        or (e.kind in ('earn', 'unearn', 'book') and not exists (select from loyalty_purchase p where p.reference = e.reference)))`,
  },
  {
    name: 'every voucher was paid with points or given, once',
    counted: sql`select count(*) from loyalty_voucher`,
    wrong: sql`
      select coalesce('voucher ' || v.id, e.reference) as what, count(e.id) || ' entries pay for it, ' || count(g.voucher_id) || ' gifts' as wrong
      from loyalty_voucher v full join (select * from loyalty_entry where kind = 'spend' and reference like 'voucher:%') e
        on e.reference = 'voucher:' || v.id and e.account_id = v.account_id
      left join loyalty_gift g on g.voucher_id = v.id and g.account_id = v.account_id
      group by v.id, e.reference having v.id is null or count(e.id) + count(g.voucher_id) <> 1`,
  },
  {
    name: 'points that pay became money once, and came back as their money did',
    counted: sql`select count(*) from loyalty_payment`,
    wrong: sql`
      select p.reference as what, 'spent ' || coalesce(e.spent, 0) || ' of ' || p.points || ', back ' || coalesce(e.back, 0) || ' of ' || p.points_back
        || ', money ' || coalesce(m.put_on, 0) || ' of ' || p.amount || ', back ' || coalesce(m.taken_off, 0) || ' of ' || p.amount_back as wrong
      from loyalty_payment p
      left join (select reference, account_id, sum(points) filter (where kind = 'spend') as spent, sum(points) filter (where kind = 'unspend') as back
        from loyalty_entry where reference like 'payment:%' group by reference, account_id) e on e.reference = p.reference and e.account_id = p.account_id
      left join lateral (select sum(x.amount) filter (where v.kind = 'issue') as put_on, -sum(x.amount) filter (where v.kind = 'void') as taken_off
        from gift_card_entry x join gift_card_movement v on v.id = x.movement_id where x.account = 'card:' || p.card_id) m on true
      where coalesce(e.spent, 0) <> p.points or coalesce(e.back, 0) <> p.points_back or coalesce(m.put_on, 0) <> p.amount
        or coalesce(m.taken_off, 0) <> p.amount_back or p.points_back <> div(p.points::numeric * p.amount_back, p.amount)
      union all
      select reference, 'no payment has these points' from loyalty_entry e
      where reference like 'payment:%' and not exists (select from loyalty_payment p where p.reference = e.reference)`,
  },
  {
    name: 'every gift of points stands in the ledger, once, and no other',
    counted: sql`select count(*) from loyalty_gift`,
    wrong: sql`
      select coalesce(g.occasion || ' of account ' || g.account_id, e.key) as what, coalesce(g.points, 0) || ' given with ' || count(e.id) || ' entries' as wrong
      from (select * from loyalty_gift where points > 0) g full join (select * from loyalty_entry where key like 'gift:%') e
        on e.key = 'gift:' || g.occasion || ':' || g.year || ':' || g.account_id and e.account_id = g.account_id and e.points = g.points
      group by g.account_id, g.occasion, g.year, g.points, e.key having g.account_id is null or count(e.id) <> 1`,
  },
  {
    name: 'every correction that was agreed to stands in the ledger, once, and no other',
    counted: sql`select count(*) from loyalty_correction`,
    wrong: sql`
      select coalesce('correction ' || c.id, e.key) as what, coalesce(c.state, 'unknown') || ' with ' || count(e.id) || ' entries' as wrong
      from loyalty_correction c full join (select * from loyalty_entry where key like 'correction:%') e
        on e.key = 'correction:' || c.id and e.account_id = c.account_id and e.points = abs(c.points)
          and e.kind = case when c.points > 0 then 'give' else 'correct' end
      group by c.id, c.state, e.key having c.id is null or count(e.id) <> case c.state when 'approved' then 1 else 0 end`,
  },
  {
    name: 'every voucher and offer that a store took is used, and by that store alone',
    counted: sql`select count(*) from loyalty_till_use`,
    wrong: sql`
      select coalesce('voucher ' || t.voucher_id, 'offer ' || t.offer_id) as what, count(r.basket_id) || ' redemptions' as wrong
      from loyalty_till_use t left join loyalty_voucher v on v.id = t.voucher_id left join loyalty_offer o on o.id = t.offer_id
      left join promotion_redemption r on r.code in (v.code, o.code)
      group by t.id, t.voucher_id, t.offer_id having count(*) filter (where r.basket_id = t.id) <> 1 or count(r.basket_id) <> 1`,
  },
];

import { sql } from 'drizzle-orm';
import type { Check } from './check.ts';

/** An import counts the stock anew; between two movements with one in between nothing has to follow from the other. */
const isCounted = (from: string, to: string) =>
  sql.raw(`exists (select from import_run i where i.started_at <= ${to} and coalesce(i.finished_at, i.updated_at) >= ${from})`);

/** `adjustStock` writes these: what was counted on the shelf, not what anybody bought. */
const isByStaff = sql`starts_with(reference, 'staff:')`;

/** `resendParcel` writes these: pieces in place of those that were lost. */
const isResent = sql`starts_with(reference, 'resend:')`;

export const stockChecks = (now: Date): readonly Check[] => [
  {
    name: 'an order took the pieces that it sold',
    counted: sql`select count(*) from order_line where not is_digital`,
    wrong: sql`
      select coalesce(o.number, 'order ' || coalesce(l.order_id, g.order_id)) || ' ' || coalesce(l.sku, g.sku) as what,
        'sold ' || coalesce(l.quantity, 0) || ', taken ' || coalesce(g.quantity, 0) as wrong
      from (select order_id, sku, sum(quantity) as quantity from order_line where not is_digital group by order_id, sku) l
      full join (select order_id, sku, sum(quantity) as quantity from order_origin group by order_id, sku) g using (order_id, sku)
      left join customer_order o on o.id = order_id
      where l.quantity is distinct from g.quantity`,
  },
  {
    name: 'pieces left the stock for orders, and for nothing else',
    counted: sql`select count(*) from stock_movement where not ${isByStaff}`,
    wrong: sql`
      select coalesce(g.number, 'basket ' || m.reference) || ' ' || coalesce(g.sku, m.variant_id) as what,
        'taken ' || coalesce(g.quantity, 0) || ', moved ' || coalesce(-m.quantity, 0) as wrong
      from (select o.number, o.basket_id::text as reference, r.sku, r.kind, r.location_id, r.quantity
            from order_origin r join customer_order o on o.id = r.order_id) g
      full join (select * from stock_movement where quantity < 0 and not ${isByStaff} and not ${isResent}) m
        on m.reference = g.reference and m.variant_id = g.sku and m.kind = g.kind and m.location_id = g.location_id
      where g.quantity is distinct from -m.quantity`,
  },
  {
    name: 'pieces that went out again are in a parcel that replaces a lost one, or came back',
    counted: sql`select count(*) from stock_movement where ${isResent}`,
    wrong: sql`
      select coalesce(m.parcel_id, p.parcel_id) || ' ' || coalesce(m.sku, p.sku) as what,
        'taken ' || coalesce(m.quantity, 0) || ', packed ' || coalesce(p.quantity, 0) as wrong
      from (select split_part(reference, ':', 2) as parcel_id, variant_id as sku, -sum(quantity) as quantity from stock_movement
          where ${isResent} or starts_with(reference, 'unpack:') group by 1, 2 having sum(quantity) <> 0) m
      full join (select b.id::text as parcel_id, l.sku, sum(x.quantity) as quantity
          from parcel b join parcel_line x on x.parcel_id = b.id join order_line l on l.order_id = x.order_id and l.line_id = x.line_id
          where b.replaces_id is not null group by 1, 2) p on p.parcel_id = m.parcel_id and p.sku = m.sku
      where m.quantity is distinct from p.quantity`,
  },
  {
    name: 'pieces of a parcel that nobody collected lie in the store where it waited',
    counted: sql`select count(*) from parcel where state = 'uncollected'`,
    wrong: sql`
      select coalesce(m.parcel_id, p.parcel_id) || ' ' || coalesce(m.sku, p.sku) as what,
        'came back ' || coalesce(m.quantity, 0) || ', in the parcel ' || coalesce(p.quantity, 0) as wrong
      from (select split_part(reference, ':', 2) as parcel_id, variant_id as sku, sum(quantity) as quantity from stock_movement
          where starts_with(reference, 'uncollected:') group by 1, 2) m
      full join (select b.id::text as parcel_id, l.sku, sum(x.quantity) as quantity
          from parcel b join parcel_line x on x.parcel_id = b.id join order_line l on l.order_id = x.order_id and l.line_id = x.line_id
          join variant v on v.id = l.sku where b.state = 'uncollected' group by 1, 2) p on p.parcel_id = m.parcel_id and p.sku = m.sku
      where m.quantity is distinct from p.quantity`,
  },
  {
    name: 'a correction of the stock says who and why',
    counted: sql`select count(*) from stock_movement where ${isByStaff}`,
    wrong: sql`
      select variant_id || ' at ' || kind || ' ' || location_id as what,
        'corrected by ' || coalesce(who, 'nobody') || ', for ' || coalesce(nullif(reason, ''), 'no reason') as wrong
      from stock_movement where ${isByStaff} and (who is null or coalesce(reason, '') = '')`,
  },
  {
    name: 'what was there and what moved come to what is there',
    counted: sql`select count(*) from (select distinct variant_id, kind, location_id from stock_movement) places`,
    wrong: sql`
      with chain as (
        select m.*, lead(m.id) over place as next_id, lead(m.quantity) over place as next_quantity,
          lead(m.remaining) over place as next_remaining, lead(m.at) over place as next_at
        from stock_movement m window place as (partition by variant_id, kind, location_id order by id))
      select c.variant_id || ' at ' || c.kind || ' ' || c.location_id as what,
        case when c.next_id is null then c.remaining || ' were left, ' || coalesce(s.quantity::text, 'none') || ' are there'
          else c.remaining || ' were left, then ' || c.next_quantity || ' made ' || c.next_remaining end as wrong
      from chain c left join stock s using (variant_id, kind, location_id)
      where case when c.next_id is null
        then s.quantity is distinct from c.remaining and not ${isCounted('c.at', `'infinity'::timestamptz`)}
        else c.next_remaining <> c.remaining + c.next_quantity and not ${isCounted('c.at', 'c.next_at')} end`,
  },
  {
    name: 'pieces are put aside for payments and exchanges under way, and for no others',
    counted: sql`select count(*) from stock_reservation`,
    wrong: sql`
      select r.variant_id || ' for attempt ' || r.attempt_id as what, coalesce('which is ' || a.state, 'which is unknown') as wrong
      from stock_reservation r left join payment_attempt a on a.id = r.attempt_id
      where not exists (select from order_return e where e.id = r.attempt_id and e.exchange_state = 'reserved') and (a.state is null or a.state not in ('started', 'actionNeeded', 'pending', 'authorised', 'refunding'))`,
  },
  {
    name: 'no payment keeps pieces aside for longer than it may',
    counted: sql`select count(*) from payment_attempt where state in ('started', 'actionNeeded', 'pending')`,
    wrong: sql`
      select 'attempt ' || id as what, state || ', over since ' || expires_at as wrong from payment_attempt
      where state in ('started', 'actionNeeded', 'pending') and expires_at < ${now}::timestamptz - interval '10 minutes'`,
  },
];

import { sql } from 'drizzle-orm';
import type { Check } from './check.ts';

/** What a provider is asked for is done within minutes, as long as it can be reached. */
const patience = sql`interval '10 minutes'`;

const amountOf = (path: string) => sql.raw(`(o.document #>> '{${path},amount}')::numeric`);
const linesOf = (amount: string) =>
  sql.raw(`(select coalesce(sum((${amount})::numeric), 0) from jsonb_array_elements(o.document -> 'lines') l)`);
const taxOfLines = sql.raw(`(select coalesce(sum((s #>> '{amount,amount}')::numeric), 0)
  from jsonb_array_elements(o.document -> 'lines') l, jsonb_array_elements(l -> 'explanation') s where s ->> 'kind' = 'tax')`);

/** Pieces, money and states of an order after it was placed. */
export const orderLifeChecks = (now: Date): readonly Check[] => [
  {
    name: 'lines, discounts, freight and tax of an order add up',
    counted: sql`select count(*) from customer_order`,
    wrong: sql`
      select number as what, 'goods ' || goods || ', freight ' || freight || ', tax ' || added || ' and not ' || total as wrong
      from (select o.number, ${linesOf(`l #>> '{groupTotalPrice,salesPrice,amount}'`)} as goods, ${amountOf('shippingTotal')} as freight,
          case when (o.document ->> 'isTaxIncluded')::boolean then 0 else ${amountOf('totalVat')} end as added,
          ${amountOf('total')} as total, ${amountOf('subtotal')} - ${amountOf('totalDiscount')} as discounted,
          ${taxOfLines} + ${amountOf('shippingVat')} as taxes, ${amountOf('totalVat')} as tax
        from customer_order o) sums
      where goods + freight + added <> total or discounted <> goods or taxes <> tax`,
  },
  {
    name: 'pieces are packed, sent, cancelled and paid back as parcels, cancellations and refunds say',
    counted: sql`select count(*) from order_line`,
    wrong: sql`
      select o.number || ' line ' || l.line_id as what, 'packed ' || l.packed || ', sent ' || l.shipped || ', cancelled ' || l.cancelled
        || ', paid back ' || l.refunded || ' by the line; ' || p.packed || ', ' || p.shipped || ', ' || c.cancelled || ', ' || r.refunded as wrong
      from order_line l join customer_order o on o.id = l.order_id
      cross join lateral (select coalesce(sum(quantity), 0) as packed, coalesce(sum(quantity) filter (where b.state <> 'packed'), 0) as shipped
        from parcel_line x join parcel b on b.id = x.parcel_id and b.state not in ('lost', 'uncollected') where x.order_id = l.order_id and x.line_id = l.line_id) p
      cross join lateral (select coalesce(sum(quantity), 0) as cancelled
        from order_cancellation_line x where x.order_id = l.order_id and x.line_id = l.line_id) c
      cross join lateral (select coalesce(sum(x.quantity), 0) as refunded from refund_line x join refund f on f.id = x.refund_id
        where x.order_id = l.order_id and x.line_id = l.line_id and f.state <> 'declined') r
      where l.packed <> p.packed or l.shipped <> p.shipped or l.cancelled <> c.cancelled or l.refunded <> r.refunded`,
  },
  {
    name: 'an order is complete when everything has left, and cancelled when nothing will',
    counted: sql`select count(*) from customer_order where state in ('completed', 'cancelled')`,
    wrong: sql`
      select o.number as what, 'is ' || o.state || ' and ' || o.fulfilment || ', with ' || l.missing || ' pieces to send' as wrong
      from customer_order o
      join (select order_id, sum(case when is_digital then 0 else quantity - cancelled - shipped end) as missing,
        sum(quantity - cancelled) as wanted from order_line group by order_id) l on l.order_id = o.id
      where (o.state = 'completed' and l.missing > 0) or (o.fulfilment = 'cancelled' and (l.wanted > 0 or o.state <> 'cancelled'))
        or (o.state = 'placed' and l.wanted = 0)`,
  },
  {
    name: 'pieces of cancelled lines came back to where they were taken',
    counted: sql`select coalesce(sum(restored), 0) from order_origin`,
    wrong: sql`
      select o.number || ' ' || g.sku as what, 'gave back ' || g.restored || ', moved ' || coalesce(m.quantity, 0) as wrong
      from order_origin g join customer_order o on o.id = g.order_id join variant v on v.id = g.sku
      left join (select c.order_id, m.variant_id, m.kind, m.location_id, sum(m.quantity) as quantity
          from order_cancellation c join stock_movement m on m.reference = 'cancel:' || c.id group by 1, 2, 3, 4) m
        on m.order_id = g.order_id and m.variant_id = g.sku and m.kind = g.kind and m.location_id = g.location_id
      where g.restored <> coalesce(m.quantity, 0)`,
  },
  {
    name: 'what went back is what refunds say, by every means',
    counted: sql`select count(*) from refund`,
    wrong: sql`
      select o.number || ' by ' || p.kind as what,
        'refunds come to ' || coalesce(r.amount, 0) || ', the payment says ' || p.refunded as wrong
      from order_payment p join customer_order o on o.id = p.order_id
      left join (select x.order_id, x.payment_id, sum(x.amount) as amount, sum(x.released) as released
          from refund_part x join refund f on f.id = x.refund_id and f.state <> 'declined' group by 1, 2) r
        on r.order_id = p.order_id and r.payment_id = p.payment_id
      where p.refunded <> coalesce(r.amount, 0) or p.released <> coalesce(r.released, 0)
      union all
      select o.number, 'a refund of ' || f.amount || ' in parts of ' || coalesce(sum(x.amount), 0)
      from refund f join customer_order o on o.id = f.order_id left join refund_part x on x.refund_id = f.id
      group by f.id, o.number having f.amount <> coalesce(sum(x.amount), 0)`,
  },
  {
    name: 'every refund has its return or its reason',
    counted: sql`select count(*) from refund`,
    wrong: sql`
      select o.number as what, f.amount || ' went back for no reason' as wrong
      from refund f join customer_order o on o.id = f.order_id
      where case f.kind when 'return' then f.return_id is null
        when 'cancellation' then not exists (select from order_cancellation c where c.refund_id = f.id) else f.reason = '' end`,
  },
  {
    name: 'an exchange sends what came back for it, and an order with nothing to pay is one',
    counted: sql`select count(*) from order_exchange`,
    wrong: sql`
      select o.number as what, 'sends ' || coalesce(s.pieces, 0) || ', came back ' || coalesce(b.pieces, 0) || ', costs ' || o.total as wrong
      from order_return r join customer_order o on o.number = r.exchange_number
      left join (select return_id, sum(received) as pieces from order_return_line where exchange is not null group by 1) b on b.return_id = r.id
      left join (select l.order_id, sum(l.quantity) as pieces from order_line l
        join order_exchange x on x.order_id = l.order_id and x.line_id = l.line_id group by 1) s on s.order_id = o.id
      where s.pieces is distinct from b.pieces or o.total <> 0 or o.basket_id <> r.id
      union all
      select number, 'is an exchange without a return' from customer_order o
      where document ? 'exchangeOf' and not exists (select from order_return r where r.exchange_number = o.number)`,
  },
  {
    name: 'gift cards got their part of refunds, and providers were asked for theirs',
    counted: sql`select count(*) from refund_part`,
    wrong: sql`
      select o.number as what, 'of ' || x.amount || ' by ' || p.kind || ', ' || coalesce(g.amount, c.amount, 0) || ' were given' as wrong
      from refund_part x join refund f on f.id = x.refund_id and f.state = 'approved'
      join order_payment p on p.order_id = x.order_id and p.payment_id = x.payment_id join customer_order o on o.id = x.order_id
      left join gift_card_movement m on m.reference = 'refund:' || x.refund_id || ':' || x.payment_id
      left join gift_card_entry g on g.movement_id = m.id and g.account = 'card:' || x.payment_id
      left join (select refund_id, sum(amount) as amount from payment_change where kind <> 'capture' group by 1) c on c.refund_id = x.refund_id
      where x.amount <> coalesce(case p.kind when 'giftCard' then g.amount else c.amount end, 0)`,
  },
  {
    name: 'captures come to what was taken',
    counted: sql`select count(*) from order_payment`,
    wrong: sql`
      select o.number as what, 'taken ' || p.captured || ', asked for ' || coalesce(c.amount, 0) as wrong
      from order_payment p join customer_order o on o.id = p.order_id
      left join (select order_id, payment_id, sum(amount) as amount from payment_change where kind = 'capture' group by 1, 2) c
        on c.order_id = p.order_id and c.payment_id = p.payment_id
      where p.captured <> case when p.is_held then coalesce(c.amount, 0) else p.amount end
        or (p.is_held and o.state = 'completed' and p.captured + p.released <> p.amount)`,
  },
  {
    name: 'what providers were asked for is done',
    counted: sql`select count(*) from payment_change`,
    wrong: sql`
      select o.number as what, c.kind || ' of ' || c.amount || ' is ' || c.state || ' since ' || c.changed_at || coalesce(': ' || c.why, '') as wrong
      from payment_change c join customer_order o on o.id = c.order_id
      where c.state in ('refused', 'failed') or (c.state = 'asked' and c.changed_at < ${now}::timestamptz - ${patience})`,
  },
];

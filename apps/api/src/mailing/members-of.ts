import type { SegmentFilter } from '@selvedge/contract/mailing.ts';
import { addDays } from '@selvedge/domain/date/add-days.ts';
import { addMonths } from '@selvedge/domain/date/add-months.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { TierSpan } from './tier-spans.ts';

type Members = { filter: SegmentFilter; spans: readonly TierSpan[]; now: Date };

/** `from ... where ...` over the members that a filter means, as `c`. Each of its questions is answered by an index. */
export function membersOf({ filter, spans, now }: Members): SQL {
  const { markets, categories, boughtWithinDays, notBoughtWithinDays, pointsFrom, pointsTo } = filter;
  const boughtAfter = (days: number) => boughtSince(addDays(now, -days));
  const asked = [
    markets.length > 0 && sql`c.market = any(${sql.param(markets)})`,
    filter.tiers.length > 0 && isInTier(spans, now),
    categories.length > 0 && boughtOf(categories),
    boughtWithinDays !== undefined && boughtAfter(boughtWithinDays),
    notBoughtWithinDays !== undefined && sql`not ${boughtAfter(notBoughtWithinDays)}`,
    pointsFrom !== undefined && sql`coalesce(a.balance, 0) >= ${pointsFrom}`,
    pointsTo !== undefined && sql`coalesce(a.balance, 0) <= ${pointsTo}`,
  ].filter((each): each is SQL => each !== false);
  // Whoever typed an address that somebody else has an account with is not that somebody: only a proven one counts.
  return sql`from club_contact c
    left join loyalty_account a on a.contact_id = c.id
    left join shopper s on s.email = c.email and s.email_verified_at is not null
    where ${sql.join([sql`true`, ...asked], sql` and `)}`;
}

/** Online, or in a store with the card. */
function boughtSince(since: Date): SQL {
  return sql`(coalesce(s.last_order_at > ${since}, false)
    or exists (select from loyalty_purchase p where p.account_id = a.id and p.placed_at > ${since}))`;
}

/** Something of these categories, or of one below them, that was not cancelled. */
function boughtOf(categories: readonly string[]): SQL {
  return sql`exists (select from customer_order o join order_line l on l.order_id = o.id and l.cancelled < l.quantity
    join variant v on v.id = l.sku join product p on p.id = v.product_id join style y on y.style_number = p.style_number
    where o.shopper_id = s.id::text and y.categories && (with recursive below as (
      select id from category where id = any(${sql.param([...categories])})
      union select child.id from category child join below on child.parent_id = below.id)
      select coalesce(array_agg(id), '{}') from below))`;
}

/** By the points of the year, or by a tier that is still held: the higher of both. */
function isInTier(spans: readonly TierSpan[], now: Date): SQL {
  if (!spans.some(({ isAsked }) => isAsked)) return sql`false`;
  const rows = spans.map(
    ({ market, id, from, until, isAsked }) =>
      sql`(${market}::text, ${id}::text, ${from}::bigint, ${until ?? null}::bigint, ${isAsked}::boolean)`,
  );
  return sql`exists (with span(market, id, low, high, is_asked) as (values ${sql.join(rows, sql`, `)}), reached as (select greatest(
      (select coalesce(sum(tier_points), 0) from loyalty_lot where account_id = a.id and earned_at > ${addMonths(now, -12)}),
      (select max(low) from span where market = c.market and id = a.tier and a.tier_until > ${now})) as points)
    select from span, reached
    where span.is_asked and span.market = c.market and reached.points >= span.low and (span.high is null or reached.points < span.high))`;
}

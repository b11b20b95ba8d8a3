import { addDays } from '@selvedge/domain/date/add-days.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { hasBought, wasReminded } from './reminder-rest.ts';

/** In minor units. `before`: what it cost when it was put on the list. */
export type Drop = { productId: string; before: number; sales: number };

export type Dropped = { shopperId: string; email: string; contactId: string; messageKey: Buffer; drops: readonly Drop[] };

/** A markdown that is older than this is no news; nor is everybody written to about last month when a market begins. */
const newsDays = 7;
/** More would be a catalogue. */
const mostPieces = 6;

type Where = { market: string; now: Date; shopperId?: string /** Who is left alone now, of contacts as `c`. */; asleep?: SQL | undefined };

/**
 * Members with a proven address who agreed to messages of this market, whose wishlists hold something that was marked down since it was put
 * there. Not what they have bought since, and not what they were told of already, unless it costs less still.
 */
export async function findDrops(db: Db, { market, now, shopperId, asleep }: Where): Promise<Dropped[]> {
  const { rows } = await db.execute<Omit<Dropped, 'drops'> & { drops: (Drop & { place: number })[] }>(sql`
    with dropped as (
      select p.product_id, p.sales, p.valid_from from price p
      where p.market = ${market} and p.sales < p.list and p.valid_from <= ${now} and p.valid_from > ${addDays(now, -newsDays)}
      and not exists (select from price later where later.market = p.market and later.product_id = p.product_id
        and later.valid_from > p.valid_from and later.valid_from <= ${now})
    )
    select s.id::text as "shopperId", s.email, c.id as "contactId", c.message_key as "messageKey",
      jsonb_agg(jsonb_build_object('productId', d.product_id, 'before', before.sales, 'sales', d.sales) order by k.position desc) as drops
    from dropped d
    join wishlist_sku k on k.sku = d.product_id and k.added_at < d.valid_from
    join wishlist w on w.id = k.wishlist_id
    join shopper s on s.id = w.shopper_id and s.email_verified_at is not null ${shopperId ? sql`and s.id = ${shopperId}::uuid` : sql``}
    join club_contact c on c.email = s.email and c.messages_since is not null and c.market = ${market}
    join lateral (select sales from price p where p.market = ${market} and p.product_id = d.product_id and p.valid_from <= k.added_at
      order by p.valid_from desc limit 1) before on before.sales > d.sales
    where not exists (select from price_drop_mail t where t.shopper_id = s.id::text and t.product_id = d.product_id
      and t.market = ${market} and t.price <= d.sales)
    and not ${hasBought({ shopperId: sql`s.id::text`, productId: sql`d.product_id`, since: sql`k.added_at` })}
    and not ${wasReminded(sql`s.id::text`, now)} ${asleep ? sql`and not ${asleep}` : sql``}
    group by s.id, s.email, c.id, c.message_key`);
  return rows.map((row) => ({ ...row, drops: onEachOnce(row.drops).slice(0, mostPieces) }));
}

/** A piece may be on several lists of one shopper. */
function onEachOnce(drops: readonly Drop[]): Drop[] {
  return [...new Map(drops.map((drop) => [drop.productId, drop])).values()];
}

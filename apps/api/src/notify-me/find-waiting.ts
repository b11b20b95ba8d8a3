import type { NotifyMeKind } from '@selvedge/contract/notify-me.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';

export type WaitingRow = {
  id: string;
  kind: NotifyMeKind;
  market: string;
  sku: string;
  email: string;
  isMember: boolean;
  leaveToken: string;
};

/**
 * Who waits for a product, in the order in which they asked; of each size and market no more than there are pieces of it, for more are not
 * told. A member is who may buy before others: in the club by an address of an account that is proven.
 */
export async function findWaiting(db: Db, { productId, pieces }: { productId: string; pieces: number }): Promise<WaitingRow[]> {
  const { rows } = await db.execute<WaitingRow>(sql`
    select id, kind, market, sku, email, leave_token as "leaveToken", exists (
      select from shopper s join club_contact c on c.email = s.email where s.email = w.email and s.email_verified_at is not null) as "isMember"
    from (select *, row_number() over (partition by sku, market, kind order by place) as nth from notify_me
      where product_id = ${productId} and told_at is null and left_at is null and confirmed_at is not null) w
    where nth <= ${pieces} order by place`);
  return rows;
}

/** For so long a piece counts as spoken for by who was told of it, unless they have bought it: then it is gone anyway. */
const turnHours = 6;

export async function findTold(db: Db, { productId, now }: { productId: string; now: Date }): Promise<{ market: string; sku: string }[]> {
  const since = new Date(now.getTime() - turnHours * 3_600_000);
  const { rows } = await db.execute<{ market: string; sku: string }>(sql`
    select n.market, n.sku from notify_me n where n.product_id = ${productId} and n.told_at > ${since} and n.left_at is null
    and not exists (select from customer_order o join order_line l on l.order_id = o.id
      where lower(o.email) = n.email and o.placed_at >= n.told_at and (l.sku = n.sku or n.sku = '' and l.sku like n.product_id || ',%'))
    order by n.place`);
  return rows;
}

/** Products that somebody waits for of which there is a piece: with no mail sent since somebody's turn ended, nobody else would notice. */
export async function findWaitedProducts(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct n.product_id as id from notify_me n
    where n.told_at is null and n.left_at is null and n.confirmed_at is not null
    and (exists (select from variant v join stock s on s.variant_id = v.id and s.quantity > 0
      where v.product_id = n.product_id and n.sku in ('', v.id))
      or not exists (select from variant v where v.product_id = n.product_id))`);
  return rows.map(({ id }) => id);
}

export async function hasVariants(db: Db, productId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select from variant where product_id = ${productId} limit 1`);
  return rows.length > 0;
}

import { ShopError } from '@selvedge/contract/error.ts';
import type { CollectList, CollectWork } from '@selvedge/contract/studio/collect.ts';
import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { showRow } from '../order/find-orders.ts';
import { orderTable } from '../order/tables.ts';
import type { Ctx } from '../shop/ctx.ts';

type Found = { orderId: string; parcelId: string | null; keepUntil: Date | string | null; lineId: string; quantity: number };
type OrderRow = typeof orderTable.$inferSelect;

const most = 200;

/** What a store has to do, whoever waits longest first. */
export async function listCollections({ db, content }: Pick<Ctx, 'db' | 'content'>, storeId: string): Promise<CollectList> {
  if (!content.stores.some(({ id }) => id === storeId)) throw new ShopError('not_found');
  const [toPick, arriving, waiting] = await Promise.all([readToPick(db, storeId), readArriving(db, storeId), readWaiting(db, storeId)]);
  const ids = [...new Set([...toPick, ...arriving, ...waiting].map(({ orderId }) => orderId))];
  const rows = ids.length === 0 ? [] : await db.select().from(orderTable).where(inArray(orderTable.id, ids));
  const orders = new Map(rows.map((row) => [row.id, row]));
  return { toPick: show(toPick, orders), arriving: show(arriving, orders), waiting: show(waiting, orders) };
}

/** Only orders that are collected here: what the store sends by parcel is the desk's. */
const collectedAt = (storeId: string): SQL =>
  sql`o.document -> 'shipments' @> ${JSON.stringify([{ deliveryType: 'store', pickupPointId: storeId }])}::jsonb`;

async function readToPick(db: Db, storeId: string): Promise<Found[]> {
  const { rows } = await db.execute<Found>(sql`
    select o.id as "orderId", null as "parcelId", null as "keepUntil", l.line_id as "lineId",
      least(g.quantity - g.packed - g.restored, l.quantity - l.packed - l.cancelled)::integer as quantity
    from order_origin g
    join customer_order o on o.id = g.order_id
    join order_line l on l.order_id = g.order_id and l.sku = g.sku
    where g.kind = 'store' and g.location_id = ${storeId} and g.packed + g.restored < g.quantity
      and l.packed + l.cancelled < l.quantity and o.state = 'placed' and ${collectedAt(storeId)}
    order by o.placed_at, l.place limit ${most}`);
  return rows;
}

async function readArriving(db: Db, storeId: string): Promise<Found[]> {
  const { rows } = await db.execute<Found>(sql`
    select o.id as "orderId", p.id as "parcelId", null as "keepUntil", l.line_id as "lineId", l.quantity
    from customer_order o
    join parcel p on p.order_id = o.id and p.state = 'shipped'
    join parcel_line l on l.parcel_id = p.id
    where o.state in ('placed', 'completed') and o.fulfilment in ('partlyShipped', 'shipped') and ${collectedAt(storeId)}
      and not exists (select from collection c where c.parcel_id = p.id)
    order by p.shipped_at, l.line_id limit ${most}`);
  return rows;
}

async function readWaiting(db: Db, storeId: string): Promise<Found[]> {
  const { rows } = await db.execute<Found>(sql`
    select c.order_id as "orderId", c.parcel_id as "parcelId", c.keep_until as "keepUntil", l.line_id as "lineId", l.quantity
    from collection c join parcel_line l on l.parcel_id = c.parcel_id
    where c.store_id = ${storeId} and c.handed_at is null
    order by c.ready_at, l.line_id limit ${most}`);
  return rows;
}

function show(found: readonly Found[], orders: ReadonlyMap<string, OrderRow>): CollectWork[] {
  return [...Map.groupBy(found, ({ orderId, parcelId }) => `${orderId} ${parcelId}`).values()].flatMap((group) => {
    const { orderId, parcelId, keepUntil } = group[0]!;
    const order = orders.get(orderId);
    if (!order) return [];
    return [
      {
        ...{ orderId, orderNumber: order.number, buyer: showRow(order).buyer, placedAt: order.placedAt.toISOString() },
        lines: group.flatMap(({ lineId, quantity }) => showLine(order, lineId, quantity)),
        ...(parcelId !== null && { parcelId }),
        ...(keepUntil !== null && { keepUntil: new Date(keepUntil).toISOString() }),
      },
    ];
  });
}

function showLine({ document }: OrderRow, lineId: string, quantity: number): CollectWork['lines'] {
  const line = document.lines.find(({ id }) => id === lineId);
  if (!line) return [];
  const { ean, name, colour, variant, imageUrl } = line;
  return [{ lineItemId: lineId, ean, name, colour: colour.name, size: variant.size, imageUrl, quantity }];
}

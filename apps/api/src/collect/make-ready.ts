import { randomInt } from 'node:crypto';
import type { BasketSettings } from '@selvedge/contract/basket-settings.ts';
import { ShopError } from '@selvedge/contract/error.ts';
import { addDays } from '@selvedge/domain/date/add-days.ts';
import { openPieces } from '@selvedge/domain/order/line-pieces.ts';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { packParcel } from '../fulfilment/pack-parcel.ts';
import { getLockedOrder, type OrderRow } from '../order/locked-order.ts';
import { type Actor, noteOrderEvent } from '../order/note-order-event.ts';
import { freeAt, listOrigins } from '../order/order-origins.ts';
import { listOrderLines } from '../order/order-parts.ts';
import { refuseOrder } from '../order/refuse-order.ts';
import { findParcelByKey, insertParcelEvent } from '../parcel/save-parcel.ts';
import { type ParcelRow, parcelTable } from '../parcel/tables.ts';
import type { ContentSnapshot } from '../published/content-snapshot.ts';
import { collectionTable } from './tables.ts';

type Ready = { storeId: string; orderId: string; key: string; parcelId?: string | undefined };

/** Pieces from the shelf become a parcel that waits; a parcel that has come waits as it is. The buyer is told with a code to show. */
export async function makeReady(actor: Actor, content: ContentSnapshot, { storeId, orderId, key, parcelId }: Ready): Promise<void> {
  const store = content.stores.find(({ id }) => id === storeId);
  if (!store) throw new ShopError('not_found');
  await actor.db.transaction(async (tx) => {
    const order = await getLockedOrder(tx, orderId);
    if (!order.document.shipments.some((each) => each.deliveryType === 'store' && each.pickupPointId === storeId))
      throw refuseOrder('order', 'order.not_collected_here');
    const parcel = parcelId ? await findArrived(tx, { orderId, parcelId }) : await pick({ ...actor, db: tx }, { storeId, orderId, key });
    const [kept] = await tx
      .insert(collectionTable)
      .values({
        parcelId: parcel.id,
        orderId,
        storeId,
        code: makeCode(),
        readyAt: actor.now,
        keepUntil: keepUntil(content, order, actor.now),
      })
      .onConflictDoNothing()
      .returning({ code: collectionTable.code });
    // Told twice: the code that was mailed stays the one that counts.
    if (!kept) return;
    const pickupAddress = [store.name, store.street, `${store.postalCode} ${store.city}`.trim()].join('\n');
    const place = { pickupAddress, latitude: store.latitude, longitude: store.longitude };
    const at = { at: actor.now, receivedAt: actor.now };
    await insertParcelEvent(tx, { parcelId: parcel.id, carrierEventId: 'shop:ready', type: 'pickupReady', ...at, ...place });
    await noteOrderEvent(tx, actor, {
      order,
      kind: 'parcelEvent',
      detail: { parcel: parcel.number, parcelId: parcel.id, type: 'pickupReady' },
    });
  });
}

/** All that lies here for the order goes into one parcel. */
async function pick(actor: Actor, { storeId, orderId, key }: Omit<Ready, 'parcelId'>): Promise<ParcelRow> {
  const known = await findParcelByKey(actor.db, { orderId, key });
  if (known) return known;
  const here = (await listOrigins(actor.db, orderId)).filter(({ kind, locationId }) => kind === 'store' && locationId === storeId);
  const left = new Map(here.map((origin) => [origin.sku, freeAt(origin)]));
  const lines = (await listOrderLines(actor.db, [orderId])).flatMap((line) => {
    const quantity = Math.min(openPieces(line), left.get(line.sku) ?? 0);
    left.set(line.sku, (left.get(line.sku) ?? 0) - quantity);
    return quantity > 0 && !line.isDigital ? [{ lineItemId: line.lineId, quantity }] : [];
  });
  if (lines.length === 0) throw refuseOrder('lines', 'order.not_so_many');
  await packParcel(actor, { orderId, key, kind: 'store', locationId: storeId, lines });
  return (await findParcelByKey(actor.db, { orderId, key }))!;
}

async function findArrived(tx: Db, { orderId, parcelId }: { orderId: string; parcelId: string }): Promise<ParcelRow> {
  const [row] = await tx
    .select()
    .from(parcelTable)
    .where(and(eq(parcelTable.orderId, orderId), eq(parcelTable.id, parcelId)));
  if (!row) throw new ShopError('not_found');
  if (row.state !== 'shipped') throw refuseOrder('parcel', 'order.parcel_not_sent');
  return row;
}

function keepUntil(content: ContentSnapshot, { market }: OrderRow, now: Date): Date {
  const settings = content.byMarket.get(market)?.documents.get('basket-settings') as Partial<BasketSettings> | undefined;
  return addDays(now, settings?.collectDays ?? 7);
}

/** Without letters that are taken for others when they are read out. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const makeCode = () => Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('');

import type { OrderWork, WorkLine, WorkParcel } from '@selvedge/contract/studio/order-work.ts';
import { toDecimal } from '@selvedge/domain/money/minor-units.ts';
import { moneyOfLine } from '@selvedge/domain/order/order-money.ts';
import { orderProgress } from '@selvedge/domain/order/order-progress.ts';
import type { RefundLimits } from '@selvedge/domain/order/refund-limit.ts';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { type Translate, textsOf } from '../http/texts-of.ts';
import { getOrderRow, type OrderRow } from '../order/locked-order.ts';
import { freeAt, listOrigins, type OriginRow } from '../order/order-origins.ts';
import { loadParts, type OrderLineRow } from '../order/order-parts.ts';
import { orderEventTable } from '../order/tables.ts';
import type { FoundParcel } from '../parcel/list-parcels.ts';
import { showParcelEvent } from '../parcel/show-parcel.ts';
import { paymentChangeTable } from '../payment/tables.ts';
import type { Ctx } from '../shop/ctx.ts';
import { showLedger } from './show-ledger.ts';
import { showRefunds } from './show-refunds.ts';
import { orderCancellationLineTable, orderCancellationTable, orderNoteTable } from './tables.ts';

/** Everything about the life of an order, for the desk. Names no person. */
export async function getWork({ db, content }: Pick<Ctx, 'db' | 'content'>, orderId: string, limits?: RefundLimits): Promise<OrderWork> {
  const row = await getOrderRow(db, orderId);
  const { number, state, fulfilment, market } = row;
  const { lines, parcels, payments } = await loadParts(db, orderId);
  const origins = await listOrigins(db, orderId);
  const refunds = await showRefunds(db, row, payments);
  const t = textsOf(content, market);
  return {
    ...{ orderId, orderNumber: number, orderState: state, fulfilment, market },
    progress: orderProgress({ state, fulfilment, lines }),
    lines: lines.map((line) => showLine(row, line, origins)),
    parcels: parcels.map((parcel) => showParcel(parcel, t)),
    cancellations: await listCancellations(db, orderId),
    refunds,
    money: await showLedger(db, { order: row, payments, refunds, limits }),
    changes: await listChanges(db, row),
    notes: await listNotes(db, orderId),
    events: await listEvents(db, orderId),
  };
}

function showLine({ document }: OrderRow, row: OrderLineRow, origins: readonly OriginRow[]): WorkLine {
  const { lineId, sku, isDigital, quantity, packed, shipped, cancelled, returned, refunded } = row;
  const line = document.lines.find(({ id }) => id === lineId)!;
  const { currency } = document;
  return {
    ...{ lineItemId: lineId, sku, isDigital, quantity, packed, shipped, cancelled, returned, refunded },
    ...{ ean: line.ean, name: line.name, colour: line.colour.name, size: line.variant.size, imageUrl: line.imageUrl },
    total: { amount: toDecimal(moneyOfLine(line, document).amount, currency), currency },
    places: origins
      .filter((origin) => origin.sku === sku && freeAt(origin) > 0)
      .map((origin) => ({ kind: origin.kind, locationId: origin.locationId, quantity: freeAt(origin) })),
  };
}

function showParcel(parcel: FoundParcel, t: Translate): WorkParcel {
  const { id, number, state, kind, locationId, courier, trackingNumber, trackingLink, packedAt, packedBy, shippedAt, deliveredAt } = parcel;
  return {
    ...{ parcelId: id, number, state, kind, locationId, courier, trackingNumber, trackingLink, packedBy },
    lines: parcel.lines.map(({ lineId, quantity }) => ({ lineItemId: lineId, quantity })),
    packedAt: packedAt.toISOString(),
    ...(shippedAt && { shippedAt: shippedAt.toISOString() }),
    ...(deliveredAt && { deliveredAt: deliveredAt.toISOString() }),
    events: parcel.events.map((event) => showParcelEvent(event, t)),
  };
}

async function listCancellations(db: Db, orderId: string): Promise<OrderWork['cancellations']> {
  const table = orderCancellationTable;
  const rows = await db.select().from(table).where(eq(table.orderId, orderId)).orderBy(asc(table.at));
  const lines = await db.select().from(orderCancellationLineTable).where(eq(orderCancellationLineTable.orderId, orderId));
  return rows.map(({ id, at, who, reason }) => ({
    ...{ at: at.toISOString(), who, reason },
    lines: lines.filter(({ cancellationId }) => cancellationId === id).map(({ lineId, quantity }) => ({ lineItemId: lineId, quantity })),
  }));
}

async function listChanges(db: Db, { id: orderId, currency }: OrderRow): Promise<OrderWork['changes']> {
  const rows = await db.select().from(paymentChangeTable).where(eq(paymentChangeTable.orderId, orderId)).orderBy(paymentChangeTable.id);
  return rows.map(({ id, kind, state, amount, changedAt, why }) => ({
    ...{ changeId: id, kind, state, at: changedAt.toISOString(), why: why ?? '' },
    amount: { amount: toDecimal(amount, currency), currency },
  }));
}

async function listNotes(db: Db, orderId: string): Promise<OrderWork['notes']> {
  const rows = await db.select().from(orderNoteTable).where(eq(orderNoteTable.orderId, orderId)).orderBy(orderNoteTable.at);
  return rows.map(({ at, who, text }) => ({ at: at.toISOString(), who, text }));
}

async function listEvents(db: Db, orderId: string): Promise<OrderWork['events']> {
  const rows = await db.select().from(orderEventTable).where(eq(orderEventTable.orderId, orderId)).orderBy(orderEventTable.id);
  return rows.map(({ at, kind, state, who, detail }) => ({
    ...{ at: at.toISOString(), kind, orderState: state, who: who ?? '', detail: detail ?? {} },
  }));
}

import type { OverviewOrder } from '@selvedge/contract/account-overview.ts';
import type { OrderLine } from '@selvedge/contract/order-shape.ts';
import { deliveryStep, isUnderWay } from '@selvedge/domain/order/delivery-step.ts';
import { expectedDay } from '@selvedge/domain/order/expected-day.ts';
import { keptPieces } from '@selvedge/domain/order/line-pieces.ts';
import { eq } from 'drizzle-orm';
import { textsOf } from '../http/texts-of.ts';
import { listParcels } from '../parcel/list-parcels.ts';
import type { Ctx } from '../shop/ctx.ts';
import { listOrderLines, type OrderParts } from './order-parts.ts';
import { showSummary } from './show-order.ts';
import { listOrders, type OrderRow } from './store.ts';
import { orderTable } from './tables.ts';

/** So far back sizes are looked for: what fitted years ago may not today. */
const mostLookedAt = 40;
const mostShown = 3;

export type KeptLine = { line: OrderLine; quantity: number };
type OwnOrders = { orders: OverviewOrder[] /** Newest first. */; kept: KeptLine[] };

/** Of a shopper's newest orders: those to be looked at now, and what was bought and not given back. Three questions for all of it. */
export async function listOwnOrders({ db, content, now }: Pick<Ctx, 'db' | 'content' | 'now'>, shopperId: string): Promise<OwnOrders> {
  const rows = await listOrders(db, { where: eq(orderTable.shopperId, shopperId), after: undefined, limit: mostLookedAt });
  const ids = rows.map(({ id }) => id);
  const lines = Map.groupBy(await listOrderLines(db, ids), ({ orderId }) => orderId);
  const parcels = Map.groupBy(await listParcels(db, ids), ({ orderId }) => orderId);
  const all = rows.map((row) => {
    const parts = { lines: lines.get(row.id) ?? [], parcels: parcels.get(row.id) ?? [] };
    return { row, parts, summary: showSummary(row, parts, textsOf(content, row.market)) };
  });
  const underWay = all.filter(({ row, summary }) => isUnderWay(summary.orderProgress) && !row.document.isDigital);
  const shown = underWay.length > 0 ? underWay.slice(0, mostShown) : all.slice(0, 1);
  return {
    orders: shown.map(({ row, parts, summary }) => ({
      ...summary,
      step: (row.document.isDigital ? undefined : deliveryStep(summary.orderProgress)) ?? null,
      expected: (isUnderWay(summary.orderProgress) ? expectedOf(row, { ...parts, now }) : undefined) ?? null,
    })),
    kept: all.flatMap(({ row, parts }) => listKept(row, parts)),
  };
}

function expectedOf({ document }: OrderRow, { parcels, now }: Pick<OrderParts, 'parcels'> & { now: Date }): string | undefined {
  const sent = parcels.filter(({ state }) => state !== 'packed');
  return expectedDay({ parcels: sent.map(({ events }) => events[0]?.expectedTo ?? null), shipments: document.shipments, now });
}

function listKept({ state, document }: OrderRow, { lines }: Pick<OrderParts, 'lines'>): KeptLine[] {
  if (state === 'cancelled' || state === 'paymentProcessing') return [];
  const pieces = new Map(lines.map((line) => [line.lineId, keptPieces(line)]));
  return document.lines.flatMap((line) => {
    const quantity = pieces.get(line.id) ?? 0;
    return quantity > 0 ? [{ line, quantity }] : [];
  });
}

import { share } from '@selvedge/domain/basket/prorate.ts';
import { eq } from 'drizzle-orm';
import { collectionTable } from '../collect/tables.ts';
import type { Db } from '../db/db.ts';
import { findRefund } from '../invoice/find-refund.ts';
import type { MailLine } from '../mail/order-confirmation.ts';
import type { OrderNews } from '../mail/order-news.ts';
import { mailLine } from '../order/confirmed-order.ts';
import { accessToken } from '../order/order-access.ts';
import type { OrderRow } from '../order/paid-order.ts';
import { type FoundParcel, listParcels } from '../parcel/list-parcels.ts';
import type { News } from './news-of-event.ts';

type Pieces = readonly { lineItemId: string; quantity: number }[];

/** What a mail says of an event: the pieces that it is about, the parcel, the money. */
export async function writeNews(db: Db, { order, news }: { order: OrderRow; news: News }): Promise<OrderNews> {
  const { id: orderId, number: orderNumber, currency } = order;
  const parcel = news.parcelId ? (await listParcels(db, [orderId])).find(({ id }) => id === news.parcelId) : undefined;
  return {
    ...{ kind: news.kind, orderId, orderNumber, currency, token: accessToken(order, 'mail') },
    lines: linesOf(order, await piecesOf(db, news, parcel)),
    ...(news.kind === 'refunded' && { amount: news.amount ?? 0 }),
    ...(parcel && { parcel: describe(parcel) }),
    ...(news.kind === 'ready-for-pickup' && (await collectionOf(db, news.parcelId))),
  };
}

async function piecesOf(db: Db, { lines, refundId }: News, parcel: FoundParcel | undefined): Promise<Pieces> {
  const refund = refundId ? await findRefund(db, refundId) : undefined;
  const held = parcel?.lines ?? refund?.lines;
  return held ? held.map(({ lineId, quantity }) => ({ lineItemId: lineId, quantity })) : (lines ?? []);
}

export function linesOf({ document, currency }: Pick<OrderRow, 'document' | 'currency'>, pieces: Pieces): MailLine[] {
  return pieces.flatMap(({ lineItemId, quantity }) => {
    const line = document.lines.find(({ id }) => id === lineItemId);
    if (!line) return [];
    const whole = mailLine(line, currency);
    return [{ ...whole, quantity, amount: share(whole.amount, quantity, line.quantity) }];
  });
}

/** Of a parcel that waits in one of our stores: what opens it, and until when. */
async function collectionOf(db: Db, parcelId = ''): Promise<Pick<OrderNews, 'collection'>> {
  const [row] = await db.select().from(collectionTable).where(eq(collectionTable.parcelId, parcelId));
  return row ? { collection: { code: row.code, keepUntil: row.keepUntil.toISOString() } } : {};
}

function describe({ courier, trackingNumber, trackingLink, events }: FoundParcel): OrderNews['parcel'] {
  const expected = events.find(({ expectedTo }) => expectedTo !== null)?.expectedTo;
  const pickup = events.find(({ pickupAddress }) => pickupAddress !== null)?.pickupAddress;
  return { courier, trackingNumber, trackingLink, day: expected?.toISOString() ?? '', pickup: pickup ?? '' };
}

import type { OrderAnswer, OrderDetail, OrderSummary, Receipt, ShippingNotifications } from '@selvedge/contract/order-shape.ts';
import { toDecimal } from '@selvedge/domain/money/minor-units.ts';
import { canBeChanged } from '@selvedge/domain/order/fulfilment.ts';
import { orderProgress } from '@selvedge/domain/order/order-progress.ts';
import type { Translate } from '../http/texts-of.ts';
import { showParcelEvent, showTracking } from '../parcel/show-parcel.ts';
import type { OrderParts } from './order-parts.ts';
import type { OrderRow } from './store.ts';

/** `t`: texts of the order's market. */
export function showOrder(row: OrderRow, { payments, lines, parcels }: OrderParts, t: Translate): OrderAnswer {
  const { id, number, state, placedAt, market, email, shopperId, document, currency } = row;
  const sent = parcels.filter(isSent);
  const order: OrderDetail = {
    ...{ orderId: id, orderNumber: number, orderState: state, created: placedAt.toISOString(), market },
    orderProgress: orderProgress({ ...row, lines }),
    canBeChanged: canBeChanged(row),
    email: email ?? '',
    isGuest: shopperId === null,
    ...document,
    shippingNotifications: showNotifications({ lines, parcels: sent }),
    // The parcel that left last stands first, as the events in it do.
    parcelTrackings: sent.map((parcel) => showTracking(parcel, { orderNumber: number, t })).reverse(),
    paymentInformations: payments.map(({ paymentId, kind, method, amount, label }) => ({
      // A gift card's id acts as a key in other calls; a receipt names the card by its hidden number.
      paymentId: kind === 'giftCard' ? '' : paymentId,
      paymentMethodId: method,
      amount: { amount: toDecimal(amount, currency), currency },
      ...(label !== null && { giftCardNumber: label }),
    })),
  };
  const trackingUrls = sent.flatMap(({ trackingLink }) => (trackingLink === '' ? [] : [trackingLink]));
  return { order, returnPortalTrackingUrl: `/${market}/track-order`, returnPortalUrl: `/${market}/returns`, trackingUrls };
}

/** ORD-005 */
function showNotifications({ lines, parcels }: Pick<OrderParts, 'lines' | 'parcels'>): ShippingNotifications {
  return {
    shippedLineItems: parcels.map(({ kind, lines: packed, trackingNumber }) => ({
      isWarehouse: kind === 'warehouse',
      lineItems: packed.map(({ lineId, quantity }) => ({ lineItemId: lineId, quantity })),
      trackAndTraceNumber: trackingNumber,
    })),
    cancelledLineItems: lines.flatMap(({ lineId, cancelled }) => (cancelled > 0 ? [{ lineItemId: lineId, quantity: cancelled }] : [])),
  };
}

/** ORD-003 the parcel's fields tell of the one that was last heard of. */
export function showSummary(row: OrderRow, { lines, parcels }: Pick<OrderParts, 'lines' | 'parcels'>, t: Translate): OrderSummary {
  const { id, number, state, placedAt, total, currency, quantity, market, document } = row;
  const newest = parcels
    .filter(isSent)
    .flatMap(({ events, trackingLink }) => events.slice(0, 1).map((event) => ({ event, trackingLink })))
    .sort((a, b) => b.event.at.getTime() - a.event.at.getTime() || b.event.id - a.event.id)[0];
  const told = newest && showParcelEvent(newest.event, t);
  return {
    ...{ orderId: id, orderNumber: number, orderState: state, created: placedAt.toISOString(), quantity, market },
    orderProgress: orderProgress({ ...row, lines }),
    total: { amount: toDecimal(total, currency), currency },
    productNames: document.lines.slice(0, 4).map(({ name }) => name),
    imageUrls: document.lines.slice(0, 4).flatMap(({ imageUrl }) => (imageUrl === '' ? [] : [imageUrl])),
    parcelDeliveryStatusLocaleShort: told?.deliveryStatusLocaleShort ?? '',
    parcelDeliveryStatusLocaleLong: told?.deliveryStatusLocaleLong ?? '',
    parcelTrackingLink: newest?.trackingLink ?? '',
    ...(told && { parcelEventType: told.eventtype }),
  };
}

/** What is packed lies here still: nobody outside can follow it. */
function isSent({ state }: { state: string }): boolean {
  return state !== 'packed';
}

/** Who holds nothing but the id learns how the order stands. */
export function showRedacted({ id, number, state, placedAt, total, currency }: OrderRow): Receipt {
  return {
    isRedacted: true,
    ...{ orderId: id, orderNumber: number, orderState: state, created: placedAt.toISOString() },
    total: { amount: toDecimal(total, currency), currency },
  };
}

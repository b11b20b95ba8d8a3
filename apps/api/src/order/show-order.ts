import type { OrderAnswer, OrderDetail, OrderSummary, Receipt } from '@selvedge/contract/order.ts';
import { toDecimal } from '@selvedge/domain/money/minor-units.ts';
import type { OrderRow, PaymentRow } from './store.ts';

export function showOrder(row: OrderRow, payments: readonly PaymentRow[]): OrderAnswer {
  const { id, number, state, placedAt, market, email, shopperId, document, currency } = row;
  const order: OrderDetail = {
    ...{ orderId: id, orderNumber: number, orderState: state, created: placedAt.toISOString(), market },
    email: email ?? '',
    isGuest: shopperId === null,
    ...document,
    // Nothing has been sent yet: parcels and returns have their own tables, and this is where they join.
    shippingNotifications: { shippedLineItems: [], cancelledLineItems: [] },
    parcelTrackings: [],
    paymentInformations: payments.map(({ paymentId, kind, method, amount, label }) => ({
      // A gift card's id acts as a key in other calls; a receipt names the card by its hidden number.
      paymentId: kind === 'giftCard' ? '' : paymentId,
      paymentMethodId: method,
      amount: { amount: toDecimal(amount, currency), currency },
      ...(label !== null && { giftCardNumber: label }),
    })),
  };
  return { order, returnPortalTrackingUrl: `/${market}/track-order`, returnPortalUrl: `/${market}/returns`, trackingUrls: [] };
}

export function showSummary({ id, number, state, placedAt, total, currency, quantity, market, document }: OrderRow): OrderSummary {
  return {
    ...{ orderId: id, orderNumber: number, orderState: state, created: placedAt.toISOString(), quantity, market },
    total: { amount: toDecimal(total, currency), currency },
    productNames: document.lines.slice(0, 4).map(({ name }) => name),
    imageUrls: document.lines.slice(0, 4).flatMap(({ imageUrl }) => (imageUrl === '' ? [] : [imageUrl])),
    ...{ parcelDeliveryStatusLocaleShort: '', parcelDeliveryStatusLocaleLong: '', parcelTrackingLink: '' },
  };
}

/** Who holds nothing but the id learns how the order stands. */
export function showRedacted({ id, number, state, placedAt, total, currency }: OrderRow): Receipt {
  return {
    isRedacted: true,
    ...{ orderId: id, orderNumber: number, orderState: state, created: placedAt.toISOString() },
    total: { amount: toDecimal(total, currency), currency },
  };
}

import type { Address } from '@selvedge/contract/address.ts';
import { type BasketLine, takeNowId } from '@selvedge/contract/basket-shape.ts';
import type { Money } from '@selvedge/contract/catalogue/price.ts';
import { writeAddress } from '@selvedge/domain/address/write-address.ts';
import { toMinor } from '@selvedge/domain/money/minor-units.ts';
import { isCollected } from '@selvedge/domain/shipping/usual-way.ts';
import type { ConfirmedOrder, MailLine } from '../mail/order-confirmation.ts';
import { smallPicture } from '../mail/small-picture.ts';
import { accessToken } from './order-access.ts';
import type { OrderRow, PaymentRow } from './store.ts';

/** What the confirmation says of an order. */
export function confirmedOrder(order: OrderRow, payments: readonly PaymentRow[]): ConfirmedOrder {
  const { id, number, currency, total, document, market } = order;
  const { shippingAddress, billingAddress, isDigital, vatName, vatName2, totalVat1, totalVat2 } = document;
  const lines = (address: Address | undefined) => (address ? writeAddress(address, market) : []);
  const sentTo = isDigital || isCollected(document.shipments) ? [] : lines(shippingAddress);
  const billedTo = lines(billingAddress);
  const minor = ({ amount }: Money) => toMinor(amount, currency);
  return {
    ...{ orderId: id, orderNumber: number, currency, total, token: accessToken(order, 'mail') },
    lines: document.lines.map((line) => mailLine(line, currency)),
    subtotal: minor(document.subtotal),
    discount: minor(document.totalDiscount),
    ...(!isDigital && { shipping: minor(document.shippingTotal) }),
    taxes: [
      { name: vatName, amount: minor(totalVat1) },
      { name: vatName2, amount: minor(totalVat2) },
    ],
    isTaxIncluded: document.isTaxIncluded,
    giftCards: payments.flatMap(({ kind, label, amount }) => (kind === 'giftCard' ? [{ number: label ?? '', amount }] : [])),
    shippingAddress: sentTo,
    // Said once when it is the same.
    billingAddress: billedTo.join() === sentTo.join() ? [] : billedTo,
    shipments: document.shipments.map(({ shippingMethodName, predictedDeliveryDate, pickupPointAddress }) => ({
      ...{ name: shippingMethodName, day: predictedDeliveryDate },
      pickupPoint: lines(pickupPointAddress),
    })),
    hasSeveralParcels: document.hasSeveralParcels,
    hasGiftCards: document.lines.some((line) => line.isDigital),
    isTakenAlong: document.shipments.length > 0 && document.shipments.every(({ id }) => id === takeNowId),
  };
}

type Described = Pick<BasketLine, 'name' | 'colour' | 'variant' | 'quantity' | 'imageUrl' | 'groupTotalPrice'>;

export function mailLine({ name, colour, variant, quantity, imageUrl, groupTotalPrice }: Described, currency: string): MailLine {
  return {
    ...{ name, quantity, colour: colour.name },
    size: [variant.size, variant.length].filter(Boolean).join(' x '),
    picture: imageUrl && smallPicture(imageUrl),
    amount: toMinor(groupTotalPrice.salesPrice.amount, currency),
  };
}

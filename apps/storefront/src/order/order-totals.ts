import type { OrderDetail } from '@selvedge/contract/order.ts';
import { toDecimal, toMinor } from '@selvedge/domain/money/minor-units.ts';
import type { Summed } from '../basket/summary-rows.tsx';

/** An order's sums in the form in which a basket's are shown: gift cards are what they paid, the rest is what a provider took. */
export function orderTotals(order: OrderDetail): Summed {
  const { currency } = order.total;
  const cards = order.paymentInformations.filter(({ paymentMethodId }) => paymentMethodId === 'giftCard');
  const minor = ({ amount }: { amount: number }) => toMinor(amount, currency);
  const rest = cards.reduce((left, { amount }) => left - minor(amount), minor(order.total));
  return {
    ...order,
    isTaxEstimated: false,
    giftCards: cards.map(({ paymentId, giftCardNumber = '', amount }) => ({ id: paymentId, giftCardNumber, used: amount })),
    remainingTotal: { amount: toDecimal(rest, currency), currency },
  };
}

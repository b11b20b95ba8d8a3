import { writeSize } from '@selvedge/domain/catalogue/write-size.ts';
import { formatDay } from '@selvedge/domain/date/format-day.ts';
import { cardName } from '@selvedge/domain/gift-card/points-label.ts';
import { formatMoney } from '@selvedge/domain/money/format-money.ts';
import { writeLess } from '@selvedge/domain/money/write-less.ts';
import { writeList } from '@selvedge/domain/text/write-list.ts';
import type { Translate } from '../http/texts-of.ts';
import type { MailGoods } from './mail-goods.ts';
import type { MailLayout } from './mail-layout.ts';

/** Amounts in minor units, here and below. */
export type MailLine = { name: string; colour: string; size: string; quantity: number; picture: string; amount: number };

export type ConfirmedOrder = {
  orderId: string;
  orderNumber: string;
  /** Shows the whole order to whoever reads the mail. */
  token: string;
  currency: string;
  lines: readonly MailLine[];
  subtotal: number;
  discount: number;
  /** Undefined where nothing is sent. */
  shipping?: number | undefined;
  taxes: readonly { name: string; amount: number }[];
  isTaxIncluded: boolean;
  total: number;
  giftCards: readonly { number: string; amount: number }[];
  shippingAddress: readonly string[];
  billingAddress: readonly string[];
  shipments: readonly { name: string; day: string; pickupPoint: readonly string[] }[];
  hasSeveralParcels: boolean;
  hasGiftCards: boolean;
  /** From a store's screen, all of it: nothing is packed, and nobody waits. */
  isTakenAlong?: boolean | undefined;
};

export function orderConfirmation(t: Translate, order: ConfirmedOrder, { market }: { market: string }): MailLayout {
  const query = new URLSearchParams({ orderid: order.orderId });
  return {
    subject: t('mail.order_confirmation.subject', { number: order.orderNumber }),
    text: t(order.isTakenAlong ? 'mail.order_confirmation.text_taken_along' : 'mail.order_confirmation.text'),
    goods: { lines: listLines(t, order, market), totals: listTotals(t, order, market), facts: listFacts(t, order, market) },
    // Behind the hash sign: it reaches neither a log nor another site.
    action: { label: t('mail.order_confirmation.action'), path: `/${market}/receipt?${query}#token=${order.token}` },
    note: t('mail.order_confirmation.note'),
  };
}

export function listLines(
  t: Translate,
  { lines, currency }: Pick<ConfirmedOrder, 'lines' | 'currency'>,
  market: string,
): MailGoods['lines'] {
  return lines.map(({ name, colour, size, quantity, picture, amount }) => ({
    ...{ name, picture, amount: formatMoney(amount, currency, market) },
    details: writeList(t, [colour, size && t('basket.size', { size: writeSize(size) }), t('basket.pieces', { count: quantity })]),
  }));
}

function listTotals(t: Translate, order: ConfirmedOrder, market: string): MailGoods['totals'] {
  const money = (amount: number) => formatMoney(amount, order.currency, market);
  const minus = (amount: number) => writeLess(money(amount));
  const { subtotal, discount, shipping, taxes, isTaxIncluded, total, giftCards } = order;
  const taxKey = isTaxIncluded ? 'basket.taxWithin' : 'basket.taxOnTop';
  const taxRows = taxes.flatMap(({ name, amount }) => (amount > 0 ? [{ label: t(taxKey, { tax: name }), amount: money(amount) }] : []));
  const left = total - giftCards.reduce((sum, { amount }) => sum + amount, 0);
  return [
    { label: t('basket.subtotal'), amount: money(subtotal) },
    ...(discount > 0 ? [{ label: t('mail.order_confirmation.discount'), amount: minus(discount) }] : []),
    ...(shipping === undefined ? [] : [{ label: t('basket.delivery'), amount: shipping === 0 ? t('product.free') : money(shipping) }]),
    // What is above the sum adds up to it: a tax that is part of the prices stands below.
    ...(isTaxIncluded ? [] : taxRows),
    { label: t('basket.total'), amount: money(total), isSum: true },
    ...(isTaxIncluded ? taxRows : []),
    ...giftCards.map(({ number, amount }) => ({ label: cardName(t, number), amount: minus(amount) })),
    ...(giftCards.length > 0 && left > 0 ? [{ label: t('mail.order_confirmation.paid'), amount: money(left) }] : []),
  ];
}

function listFacts(t: Translate, order: ConfirmedOrder, market: string): MailGoods['facts'] {
  const { shippingAddress, billingAddress, shipments, hasSeveralParcels, hasGiftCards } = order;
  const ways = shipments.map(({ name, day, pickupPoint }) =>
    [name, day && t('basket.arrives', { day: writeDay(day, market) }), ...pickupPoint].filter(Boolean).join('\n'),
  );
  const delivery = [...ways, hasSeveralParcels && t('basket.twoParcels'), hasGiftCards && t('basket.byMail')].filter(Boolean).join('\n');
  return [
    ...(shippingAddress.length > 0 ? [{ title: t('mail.order_confirmation.sent_to'), text: shippingAddress.join('\n') }] : []),
    ...(delivery ? [{ title: t('summary.delivery'), text: delivery }] : []),
    ...(billingAddress.length > 0 ? [{ title: t('mail.order_confirmation.billed_to'), text: billingAddress.join('\n') }] : []),
  ];
}

/** A day without an hour: it is the same in every time zone. */
function writeDay(iso: string, market: string): string {
  const day = new Date(iso);
  if (Number.isNaN(day.getTime())) return iso;
  return formatDay(iso, market);
}

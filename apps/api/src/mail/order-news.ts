import { formatDay } from '@selvedge/domain/date/format-day.ts';
import { formatMoney } from '@selvedge/domain/money/format-money.ts';
import type { Translate } from '../http/texts-of.ts';
import type { MailLayout } from './mail-layout.ts';
import { listLines, type MailLine } from './order-confirmation.ts';

export const orderNewsKinds = [
  'dispatched',
  'out-for-delivery',
  'ready-for-pickup',
  'delivered',
  'part-cancelled',
  'not-collected',
  'cancelled',
  'return-received',
  'refunded',
] as const;
export type OrderNewsKind = (typeof orderNewsKinds)[number];

/** What happened to an order after it was confirmed. */
export type OrderNews = {
  kind: OrderNewsKind;
  orderId: string;
  orderNumber: string;
  /** Shows the whole order to whoever reads the mail. */
  token: string;
  currency: string;
  /** What it is about: of a parcel, what is in it. */
  lines: readonly MailLine[];
  /** Of a refund, in minor units. */
  amount?: number | undefined;
  /** Of what waits in a store. */
  collection?: { code: string; keepUntil: string } | undefined;
  parcel?: { courier: string; trackingNumber: string; trackingLink: string; day: string; pickup: string } | undefined;
};

const words = {
  dispatched: ['mail.order_dispatched.subject', 'mail.order_dispatched.text'],
  'out-for-delivery': ['mail.order_out_for_delivery.subject', 'mail.order_out_for_delivery.text'],
  'ready-for-pickup': ['mail.order_ready_for_pickup.subject', 'mail.order_ready_for_pickup.text'],
  delivered: ['mail.order_delivered.subject', 'mail.order_delivered.text'],
  'part-cancelled': ['mail.order_part_cancelled.subject', 'mail.order_part_cancelled.text'],
  'not-collected': ['mail.order_not_collected.subject', 'mail.order_not_collected.text'],
  cancelled: ['mail.order_cancelled.subject', 'mail.order_cancelled.text'],
  'return-received': ['mail.order_return_received.subject', 'mail.order_return_received.text'],
  refunded: ['mail.order_refunded.subject', 'mail.order_refunded.text'],
} as const satisfies Record<OrderNewsKind, readonly [string, string]>;

export function orderNews(t: Translate, news: OrderNews, { market }: { market: string }): MailLayout {
  const { kind, orderId, orderNumber, token, amount, currency } = news;
  const [subject, text] = words[kind];
  const said = { number: orderNumber, amount: amount === undefined ? '' : formatMoney(amount, currency, market) };
  return {
    subject: t(subject, said),
    text: t(news.collection ? 'mail.order_ready_in_store.text' : text, said),
    ...(news.collection && { code: { text: news.collection.code, label: t('mail.order_ready_in_store.code') } }),
    goods: {
      lines: listLines(t, news, market),
      totals: amount === undefined ? [] : [{ label: t('mail.order_refunded.sum'), amount: said.amount, isSum: true }],
      facts: factsOf(t, news, market),
    },
    // Behind the hash sign: it reaches neither a log nor another site.
    action: {
      label: t('mail.order_confirmation.action'),
      path: `/${market}/receipt?${new URLSearchParams({ orderid: orderId })}#token=${token}`,
    },
    note: t('mail.order_confirmation.note'),
  };
}

function factsOf(t: Translate, { parcel, kind, collection }: OrderNews, market: string): { title: string; text: string }[] {
  if (!parcel) return [];
  const { courier, trackingNumber, trackingLink, day, pickup } = parcel;
  // Who has the parcel in hand needs no way to find it.
  const tracking = kind === 'delivered' ? [] : [[courier, trackingNumber].filter(Boolean).join(' '), trackingLink].filter(Boolean);
  return [
    ...(tracking.length > 0 ? [{ title: t('mail.order_dispatched.tracking'), text: tracking.join('\n') }] : []),
    ...(day && kind !== 'delivered' ? [{ title: t('mail.order_dispatched.expected'), text: formatDay(day, market) }] : []),
    ...(collection ? [{ title: t('mail.order_ready_in_store.until'), text: formatDay(collection.keepUntil, market) }] : []),
    ...(pickup && kind === 'ready-for-pickup' ? [{ title: t('mail.order_ready_for_pickup.place'), text: pickup }] : []),
  ];
}

import type { Translate } from '../http/texts-of.ts';
import type { MailLayout } from './mail-layout.ts';
import { listLines, type MailLine } from './order-confirmation.ts';

/** What a buyer is told of a return. Of a withdrawal it is what the law calls a durable medium: what, of which order, and when. */
export type OrderReturnNews = {
  /** `partlyRefused`: these pieces of a return that was received otherwise. */
  kind: 'registered' | 'withdrawn' | 'refused' | 'partlyRefused';
  orderId: string;
  orderNumber: string;
  /** Empty for a withdrawal from what was never sent. */
  returnNumber: string;
  /** Shows the order to whoever reads the mail. */
  token: string;
  at: string;
  currency: string;
  lines: readonly MailLine[];
  /** Why it was refused. */
  reason?: string | undefined;
};

const words = {
  registered: ['mail.return_registered.subject', 'mail.return_registered.text'],
  withdrawn: ['mail.withdrawal.subject', 'mail.withdrawal.text'],
  refused: ['mail.return_refused.subject', 'mail.return_refused.text'],
  partlyRefused: ['mail.return_partly_refused.subject', 'mail.return_partly_refused.text'],
} as const;

export function orderReturn(
  t: Translate,
  news: OrderReturnNews,
  { market, date }: { market: string; date(iso: string): string },
): MailLayout {
  const { kind, orderId, orderNumber, returnNumber, token, at, reason = '' } = news;
  const [subject, text] = words[kind];
  const said = { number: orderNumber, returnNumber, at: date(at), reason };
  return {
    subject: t(subject, said),
    text: t(text, said),
    goods: {
      lines: listLines(t, news, market),
      totals: [],
      facts: returnNumber === '' ? [] : [{ title: t('mail.return_registered.number'), text: returnNumber }],
    },
    // Behind the hash sign: it reaches neither a log nor another site.
    action: {
      label: t('mail.return_registered.action'),
      path: `/${market}/returns?${new URLSearchParams({ orderid: orderId })}#token=${token}`,
    },
    note: t('mail.order_confirmation.note'),
  };
}

import type { Translate } from '../http/texts-of.ts';
import type { MailLayout } from './mail-layout.ts';
import { listLines, type MailLine } from './order-confirmation.ts';

/** `path` puts it into the basket, once, and goes on to checkout. */
export type PayLinkNews = { path: string; currency: string; lines: readonly MailLine[]; expires: string };

export function payLink(t: Translate, news: PayLinkNews, { market, date }: { market: string; date(iso: string): string }): MailLayout {
  return {
    subject: t('mail.pay_link.subject'),
    text: t('mail.pay_link.text', { until: date(news.expires) }),
    // Without a sum: prices and freight are those of the moment in which it is opened.
    goods: { lines: listLines(t, news, market), totals: [], facts: [] },
    action: { label: t('mail.pay_link.action'), path: news.path },
    note: t('mail.pay_link.note'),
  };
}

import type { Translate } from '../http/texts-of.ts';
import type { MailLayout } from './mail-layout.ts';
import { listLines, type MailLine } from './order-confirmation.ts';

/** `token` puts it into the basket, once. */
export type DraftOrderNews = { token: string; currency: string; lines: readonly MailLine[]; expires: string };

export function draftOrder(
  t: Translate,
  news: DraftOrderNews,
  { market, date }: { market: string; date(iso: string): string },
): MailLayout {
  return {
    subject: t('mail.draft_order.subject'),
    text: t('mail.draft_order.text', { until: date(news.expires) }),
    // Without a sum: prices and freight are those of the moment in which it is opened.
    goods: { lines: listLines(t, news, market), totals: [], facts: [] },
    // Behind the hash sign: it reaches neither a log nor another site.
    action: { label: t('mail.draft_order.action'), path: `/${market}/basket#draft=${news.token}` },
    note: t('mail.draft_order.note'),
  };
}

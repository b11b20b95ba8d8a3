import type { Translate } from '../http/texts-of.ts';
import type { MailLayout } from './mail-layout.ts';
import { listLines, type MailLine } from './order-confirmation.ts';
import { type StopLink, stopMessages } from './stop-messages.ts';

/** `token` leads back to the basket. */
export type LeftBasket = StopLink & { token: string; currency: string; lines: readonly MailLine[] };

export function basketReminder(t: Translate, left: LeftBasket, { market }: { market: string }): MailLayout {
  const { token, contactId, messageId } = left;
  return {
    subject: t('mail.basket_reminder.subject'),
    text: t('mail.basket_reminder.text'),
    // Without a sum: what the parcel costs, and what codes take off, is decided in the basket.
    goods: { lines: listLines(t, left, market), totals: [], facts: [] },
    action: { label: t('mail.basket_reminder.action'), path: `/${market}/basket?${new URLSearchParams({ basketId: token })}` },
    note: t('mail.basket_reminder.note'),
    stop: stopMessages(t, { market, contactId, messageId }),
  };
}

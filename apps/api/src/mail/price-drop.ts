import { formatMoney } from '@selvedge/domain/money/format-money.ts';
import type { Translate } from '../http/texts-of.ts';
import type { MailLayout } from './mail-layout.ts';
import { type StopLink, stopMessages } from './stop-messages.ts';

/** In minor units: what it costs, and what it is compared with. */
type DroppedLine = { name: string; colour: string; picture: string; amount: number; before: number };

export type PriceDrop = StopLink & { currency: string; lines: readonly DroppedLine[] };

export function priceDrop(t: Translate, { contactId, messageId, currency, lines }: PriceDrop, { market }: { market: string }): MailLayout {
  const money = (amount: number) => formatMoney(amount, currency, market);
  return {
    subject: t('mail.price_drop.subject', { count: lines.length }),
    text: t('mail.price_drop.text'),
    goods: {
      lines: lines.map(({ name, colour, picture, amount, before }) => ({
        ...{ name, picture, amount: money(amount) },
        details: `${colour}\n${t('mail.price_drop.before', { amount: money(before) })}`,
      })),
      totals: [],
      facts: [],
    },
    action: { label: t('mail.price_drop.action'), path: `/${market}/wishlist` },
    note: t('mail.price_drop.note'),
    stop: stopMessages(t, { market, contactId, messageId }),
  };
}

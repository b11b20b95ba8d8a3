import type { NotifyMeKind } from '@selvedge/contract/notify-me.ts';
import { formatMoney } from '@selvedge/domain/money/format-money.ts';
import type { Translate } from '../http/texts-of.ts';
import type { MailLayout } from './mail-layout.ts';
import type { Stop } from './stop-messages.ts';

/** `size` is empty where any will do. The amount is in minor units; `url` has the size chosen. `token` ends it. */
export type WaitedFor = {
  id: string;
  kind: NotifyMeKind;
  name: string;
  colour: string;
  size: string;
  picture: string;
  amount: number;
  currency: string;
  url: string;
  token: string;
};

type Written = { market: string };

export function notifyMe(t: Translate, { kind, name, colour, size, picture, ...told }: WaitedFor, { market }: Written): MailLayout {
  const details = [colour, size && t('mail.notify_me.size', { size })].filter(Boolean).join('\n');
  return {
    subject: t(`mail.notify_me.${kind}.subject`, { name, size }),
    text: t(`mail.notify_me.${kind}.text`),
    goods: { lines: [{ name, picture, details, amount: formatMoney(told.amount, told.currency, market) }], totals: [], facts: [] },
    action: { label: t('mail.notify_me.action'), path: told.url },
    note: t('mail.notify_me.note'),
    stop: stopWaiting(t, { market, token: told.token }),
  };
}

export type AskedWish = { token: string; kind: NotifyMeKind; name: string; size: string };

export function notifyMeConfirm(t: Translate, { token, kind, name, size }: AskedWish, { market }: Written): MailLayout {
  const query = new URLSearchParams({ token, rid: 'notifyme' });
  return {
    subject: t('mail.notify_me_confirm.subject'),
    text: t(`mail.notify_me_confirm.${kind}`, { piece: size ? `${name}, ${size}` : name }),
    action: { label: t('mail.notify_me_confirm.action'), path: `/${market}/login/callback?${query}` },
    note: t('mail.not_you'),
  };
}

function stopWaiting(t: Translate, { market, token }: { market: string; token: string }): Stop {
  const link = new URLSearchParams({ token });
  return {
    label: t('mail.notify_me.stop'),
    path: `/${market}/unsubscribe?${link}`,
    callPath: `/api/${market}/notifyme/optout/one-click?${link}`,
  };
}

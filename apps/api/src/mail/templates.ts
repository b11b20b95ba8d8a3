import { formatMoney } from '@selvedge/domain/money/format-money.ts';
import { isolate } from '@selvedge/domain/text/isolate.ts';
import type { Translate } from '../http/texts-of.ts';
import { basketReminder } from './basket-reminder.ts';
import { clubGift } from './club-gift.ts';
import { draftOrder } from './draft-order.ts';
import { healthReport } from './health-report.ts';
import type { MailLayout } from './mail-layout.ts';
import { mailing } from './mailing.ts';
import { notifyMe, notifyMeConfirm } from './notify-me.ts';
import { orderConfirmation } from './order-confirmation.ts';
import { orderNews } from './order-news.ts';
import { orderReturn } from './order-return.ts';
import { payLink } from './pay-link.ts';
import { priceDrop } from './price-drop.ts';
import type { MailTemplate, MailValues } from './send-mail.ts';
import { stopMessages } from './stop-messages.ts';
import { wayChanged } from './way-changed.ts';

type Written = { market: string /** A moment as the market writes it. */; date(iso: string): string };
type Template<T extends MailTemplate> = (t: Translate, values: MailValues[T], written: Written) => MailLayout;

export const templates: { [T in MailTemplate]: Template<T> } = {
  'verify-email': (t, { token }, { market }) => ({
    subject: t('mail.verify_email.subject'),
    text: t('mail.verify_email.text'),
    action: { label: t('mail.verify_email.action'), path: callback(market, { token, rid: 'emailverification', view: 'verify' }) },
    note: t('mail.not_you'),
  }),
  'reset-password': (t, { token }, { market }) => ({
    subject: t('mail.reset_password.subject'),
    text: t('mail.reset_password.text'),
    action: { label: t('mail.reset_password.action'), path: callback(market, { token, rid: 'emailpassword' }) },
    note: t('mail.not_you'),
  }),
  'confirm-email': (t, { token }, { market }) => ({
    subject: t('mail.confirm_email.subject'),
    text: t('mail.confirm_email.text'),
    action: { label: t('mail.confirm_email.action'), path: callback(market, { token, rid: 'account' }) },
    note: t('mail.not_you'),
  }),
  'address-in-use': (t, _values, { market }) => ({
    subject: t('mail.address_in_use.subject'),
    text: t('mail.address_in_use.text'),
    action: { label: t('mail.address_in_use.action'), path: `/${market}/login` },
    note: t('mail.not_you'),
  }),
  'email-change-asked': (t, { newEmail }, { market }) => ({
    subject: t('mail.email_change_asked.subject'),
    text: t('mail.email_change_asked.text', { newEmail }),
    action: { label: t('mail.secure_account'), path: `/${market}/login?view=forgot-password` },
  }),
  'email-changed': (t, { newEmail }, { market }) => ({
    subject: t('mail.email_changed.subject'),
    text: t('mail.email_changed.text', { newEmail }),
    action: { label: t('mail.contact'), path: `/${market}/contact` },
  }),
  'new-device': (t, { device, at }, { market, date }) => ({
    subject: t('mail.new_device.subject'),
    text: t('mail.new_device.text', { device: device || t('mail.unknown_device'), at: date(at) }),
    action: { label: t('mail.secure_account'), path: `/${market}/login?view=forgot-password` },
  }),
  'password-changed': (t, { device, at }, { market, date }) => ({
    subject: t('mail.password_changed.subject'),
    text: t('mail.password_changed.text', { device: device || t('mail.unknown_device'), at: date(at) }),
    action: { label: t('mail.secure_account'), path: `/${market}/login?view=forgot-password` },
    note: t('mail.password_changed.note'),
  }),
  'way-changed': wayChanged,
  'session-ended': (t, { device, at }, { market, date }) => ({
    subject: t('mail.session_ended.subject'),
    text: t('mail.session_ended.text', { device: device || t('mail.unknown_device'), at: date(at) }),
    action: { label: t('mail.secure_account'), path: `/${market}/login?view=forgot-password` },
    note: t('mail.session_ended.note'),
  }),
  'wishlist-shared': (t, { reference }, { market }) => ({
    subject: t('mail.wishlist_shared.subject'),
    text: t('mail.wishlist_shared.text'),
    action: { label: t('mail.wishlist_shared.action'), path: `/${market}/wishlist?${new URLSearchParams({ shareReference: reference })}` },
    note: t('mail.wishlist_shared.note'),
  }),
  'club-confirm': (t, { token }, { market }) => ({
    subject: t('mail.club_confirm.subject'),
    text: t('mail.club_confirm.text'),
    action: { label: t('mail.club_confirm.action'), path: callback(market, { token, rid: 'customerclub' }) },
    note: t('mail.not_you'),
  }),
  'club-welcome': (t, link, { market }) => ({
    subject: t('mail.club_welcome.subject'),
    text: t('mail.club_welcome.text'),
    action: { label: t('mail.club_welcome.action'), path: `/${market}/login` },
    stop: stopMessages(t, { market, ...link }),
  }),
  'club-gift': clubGift,
  'basket-reminder': basketReminder,
  'price-drop': priceDrop,
  'notify-me-confirm': notifyMeConfirm,
  'notify-me': notifyMe,
  mailing,
  'draft-order': draftOrder,
  'pay-link': payLink,
  'order-confirmation': orderConfirmation,
  'order-news': orderNews,
  'order-return': orderReturn,
  'support-received': (t, { number, token }, { market }) => ({
    subject: t('mail.support_received.subject', { number }),
    text: t('mail.support_received.text'),
    action: { label: t('mail.support_received.action'), path: caseLink(market, number, token) },
    note: t('mail.not_you'),
  }),
  'support-answer': (t, { number, token, text }, { market }) => ({
    subject: t('mail.support_answer.subject', { number }),
    text,
    action: { label: t('mail.support_answer.action'), path: caseLink(market, number, token) },
    note: t('mail.support_answer.note'),
  }),
  'gift-card': (t, { number, code, amount, currency, recipientName, message }, { market }) => ({
    subject: t('mail.gift_card.subject'),
    text: [
      recipientName && t('mail.gift_card.greeting', { name: recipientName }),
      // Each line runs its own way, whatever the language of the mail.
      message
        .split('\n')
        .map((line) => line && isolate(line))
        .join('\n'),
      t('mail.gift_card.text', { amount: formatMoney(amount, currency, market), number: inGroups(number), code }),
    ]
      .filter(Boolean)
      .join('\n\n'),
    action: { label: t('mail.gift_card.action'), path: `/${market}` },
    note: t('mail.gift_card.note'),
  }),
  'staff-invitation': (t, { name, token }) => ({
    subject: t('mail.staff_invitation.subject'),
    text: t('mail.staff_invitation.text', { name }),
    // Behind the hash sign: it reaches neither a log nor another site.
    action: { label: t('mail.staff_invitation.action'), path: `/studio/welcome#${token}` },
    note: t('mail.not_you'),
  }),
  'market-doctor': healthReport,
  'account-deleted': (t) => ({ subject: t('mail.account_deleted.subject'), text: t('mail.account_deleted.text') }),
};

/** AUT-020 the page that takes a mail's link: `rid` names what it is for. */
function callback(market: string, query: Record<string, string>): string {
  return `/${market}/login/callback?${new URLSearchParams(query)}`;
}

/** The token behind the hash sign: it reaches neither a log nor another site. */
function caseLink(market: string, number: string, token: string): string {
  return `/${market}/contact?case=${number}#token=${token}`;
}

/** As people read a number out. */
function inGroups(number: string): string {
  return number.replace(/(\d{4})(?=\d)/g, '$1 ');
}

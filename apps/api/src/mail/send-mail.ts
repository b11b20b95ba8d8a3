import type { HealthNews } from '@selvedge/domain/market-health/compare-health.ts';
import type { Db } from '../db/db.ts';
import { writeOutbox } from '../jobs/write-outbox.ts';
import type { LeftBasket } from './basket-reminder.ts';
import type { ClubGift } from './club-gift.ts';
import type { DraftOrderNews } from './draft-order.ts';
import type { MailingMail } from './mailing.ts';
import type { AskedWish, WaitedFor } from './notify-me.ts';
import type { ConfirmedOrder } from './order-confirmation.ts';
import type { OrderNews } from './order-news.ts';
import type { OrderReturnNews } from './order-return.ts';
import type { PayLinkNews } from './pay-link.ts';
import type { PriceDrop } from './price-drop.ts';
import type { WayChanged } from './way-changed.ts';

/**
 * Asks for a mail in the transaction of the change that it tells of:
 *
 *     await ctx.db.transaction(async (tx) => {
 *       await deleteShopper(tx, ...);
 *       await sendMail(tx, { template: 'account-deleted', to: email, market, values: {}, now: ctx.now });
 *     });
 *
 * It leaves when the transaction commits and not otherwise, once, by a job, in the market's language and direction. A template
 * is an entry of `MailValues` (what it needs to know), of `templates.ts` (how it is laid out) and of the dictionaries (`mail.*`).
 * Values are plain text: the renderer escapes them, and a line break in one can't become a header. Answers the message's number.
 */
export async function sendMail<T extends MailTemplate>(tx: Db, { now, ...mail }: NewMail<T> & { now: Date }): Promise<number> {
  return writeOutbox(tx, { topic: mailTopic, payload: mail, now });
}

export const mailTopic = 'mail';

/** What each template needs to know. */
export type MailValues = {
  /** To a new address: prove that it is yours. Also sent to the new address when a shopper changes it. */
  'verify-email': { token: string };
  'reset-password': { token: string };
  /** To the old address, when another one has taken its place. */
  'email-changed': { newEmail: string };
  /** To a new address that a shopper asks for: it counts once this is confirmed. */
  'confirm-email': { token: string };
  /** To the same, when it has an account of its own: nobody else is told. */
  'address-in-use': Record<string, never>;
  /** To the old address, when another one has been asked for. */
  'email-change-asked': { newEmail: string };
  /** `device` is empty where it is not known what it was, here and below. */
  'new-device': { device: string; at: string };
  'password-changed': { device: string; at: string };
  /** A passkey, a second factor or a provider was added to the account, or taken off it. */
  'way-changed': WayChanged;
  /** A token of the session was in two hands. */
  'session-ended': { device: string; at: string };
  'account-deleted': Record<string, never>;
  /** To a colleague: a way into the Studio, once. */
  'staff-invitation': { name: string; token: string };
  /** To a colleague who asked for it: what is broken in markets, and what has changed since the last one. */
  'market-doctor': HealthNews;
  /** To somebody whom a shopper shows a list. Nothing that the shopper wrote goes along. */
  'wishlist-shared': { reference: string };
  /** To whoever wants to join the customer club: it counts once this is confirmed. */
  'club-confirm': { token: string };
  /** To a new member: the first message of the club, and how to end them. */
  'club-welcome': { contactId: string; messageId: string };
  /** To a member to whom the club gave something. */
  'club-gift': ClubGift;
  /** To a member whose basket was left behind. */
  'basket-reminder': LeftBasket;
  /** To a member: pieces on the wishlist cost less. */
  'price-drop': PriceDrop;
  /** To who asked to be told of a piece: it counts once this is confirmed. */
  'notify-me-confirm': AskedWish;
  /** To the same, when it is there. */
  'notify-me': WaitedFor;
  /** To a member of a segment that staff write to. */
  mailing: MailingMail;
  /** To a customer for whom staff put an order together. */
  'draft-order': DraftOrderNews;
  /** To a shopper who pays at home what a store's device put together. */
  'pay-link': PayLinkNews;
  /** To who has bought something. */
  'order-confirmation': ConfirmedOrder;
  /** To the same, when something happens to the order. */
  'order-news': OrderNews;
  /** To who sends something back, withdraws from it, or is refused. */
  'order-return': OrderReturnNews;
  /** To who asked the customer service something. Nothing that was asked goes along: the address may be somebody else's. */
  'support-received': { number: string; token: string };
  'support-answer': { number: string; token: string; text: string };
  /** To who was given a gift card. Amounts in minor units. The message is what the buyer wrote; it holds no links. */
  'gift-card': { number: string; code: string; amount: number; currency: string; recipientName: string; message: string };
};

export type MailTemplate = keyof MailValues;

export type NewMail<T extends MailTemplate = MailTemplate> = {
  template: T;
  to: string;
  /** The market's id: decides language, direction and where links lead. */
  market: string;
  values: MailValues[T];
  attachments?: readonly MailAttachment[];
};

/** What goes along, by its name: the file is made when the mail leaves. */
export type MailAttachment = { kind: 'invoice'; number: string };

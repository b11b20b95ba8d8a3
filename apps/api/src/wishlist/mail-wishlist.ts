import { createHash } from 'node:crypto';
import type { ShareWishlistMail } from '@selvedge/contract/wishlist.ts';
import { daySeconds } from '@selvedge/domain/date/durations.ts';
import { getMarketOf } from '../catalogue/market-of.ts';
import { limitCalls } from '../http/count-call.ts';
import { sendMail } from '../mail/send-mail.ts';
import type { Ctx } from '../shop/ctx.ts';
import { changeOwn } from './change-own.ts';
import { share } from './share-wishlist.ts';
import { findWishlistRow } from './store.ts';

/** A shopper may tell friends, not a mailing list; nobody is told more often than they can bear, by however many accounts. */
const perShopper = 20;
const perRecipient = 5;

/** What the mail says is the shop's own: neither the list's name nor a message goes along, for both could be a stranger's bait. */
export async function mailWishlist(ctx: Ctx, { wishlistId, emails }: ShareWishlistMail & { wishlistId: string }): Promise<undefined> {
  const recipients = [...new Set(emails.map((email) => email.toLowerCase()))];
  const { now } = ctx;
  await changeOwn(ctx, wishlistId, async (tx, list) => {
    for (const email of recipients) {
      await limitCalls(tx, { key: `wishlist-mail from ${list.shopperId}`, limit: perShopper, seconds: daySeconds, now });
      await limitCalls(tx, { key: `wishlist-mail to ${hash(email)}`, limit: perRecipient, seconds: daySeconds, now });
    }
    await share(tx, list);
    const { shareReference } = (await findWishlistRow(tx, { shopperId: list.shopperId, id: list.id }))!;
    const market = getMarketOf(ctx).id;
    const values = { reference: shareReference! };
    for (const to of recipients) await sendMail(tx, { template: 'wishlist-shared', to, market, values, now });
  });
  return undefined;
}

/** The table of limits is no place for addresses of people who never came to the shop. */
function hash(email: string): string {
  return createHash('sha256').update(email).digest('base64url');
}

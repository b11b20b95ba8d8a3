import { type Joined, joinedTopic } from '../club/joined-topic.ts';
import type { Db } from '../db/db.ts';
import type { OutboxHandlers } from '../jobs/relay-outbox.ts';
import type { Jobs } from '../jobs/start-jobs.ts';
import { orderEventTopic } from '../order/note-order-event.ts';
import { placedTopic } from '../order/order-placed.ts';
import type { ContentSnapshot } from '../published/content-snapshot.ts';
import { type ReceiptHandedIn, receiptTopic } from '../retail/receipt-topic.ts';
import { bookPurchases } from './book-purchases.ts';
import type { CampaignsOf } from './campaigns-of.ts';
import { earnForJoined } from './earn-for-joined.ts';
import { earnInStore } from './earn-in-store.ts';
import { expirePoints } from './expire-points.ts';
import { giveGift } from './give-gift.ts';
import { giveGifts } from './give-gifts.ts';
import { giveBackOfBaskets, giveBackOfOrder } from './give-points-back.ts';
import { type ClubWished, clubWishTopic, joinAtCheckout } from './join-at-checkout.ts';
import { endTiers } from './keep-tier.ts';
import { type Settling, settleOrder } from './settle-order.ts';

type Handled = { db: Db; clock: () => Date; content: () => ContentSnapshot; secret: string; campaignsOf?: CampaignsOf };

/** Points follow an order: when it is placed, and after everything that happens to it; and a receipt that a till hands in. */
export function loyaltyHandlers({ db, clock, content, secret, campaignsOf }: Handled): OutboxHandlers {
  const settling = (): Settling => ({ content: content(), now: clock(), ...(campaignsOf && { campaignsOf }) });
  const settle = async (payload: unknown) => {
    const { orderId } = payload as { orderId: string };
    await db.transaction((tx) => settleOrder(tx, orderId, settling()));
    await giveBackOfOrder(db, { orderId, now: clock() });
  };
  return {
    [placedTopic]: ({ payload }) => settle(payload),
    [orderEventTopic]: ({ payload }) => settle(payload),
    [clubWishTopic]: ({ payload }) => joinAtCheckout(db, payload as ClubWished, settling()),
    [joinedTopic]: async ({ payload }) => {
      const { contactId } = payload as Joined;
      const giver = { content: content(), secret, now: clock() };
      await db.transaction((tx) => giveGift(tx, { contactId, occasion: 'welcome', year: 0, ...giver }));
      await db.transaction((tx) => earnForJoined(tx, contactId, settling()));
    },
    [receiptTopic]: ({ payload }) => db.transaction((tx) => earnInStore(tx, (payload as ReceiptHandedIn).receiptId, settling())),
  };
}

/** Every night: first what is due is booked, then what is over expires. */
export async function runLoyaltyNight({ db, clock, content, campaignsOf }: Omit<Handled, 'secret'>): Promise<void> {
  await bookPurchases(db, { content: content(), now: clock(), ...(campaignsOf && { campaignsOf }) });
  await expirePoints(db, clock());
  await endTiers(db, { content: content(), now: clock() });
}

/** Every hour: in some market a day begins. */
export async function runLoyaltyHour({ db, clock, content, secret }: Handled): Promise<void> {
  await giveBackOfBaskets(db, clock());
  await giveGifts(db, { content: content(), secret, now: clock() });
}

export async function scheduleLoyalty(jobs: Jobs, handled: Handled): Promise<void> {
  await jobs.work('loyalty', () => runLoyaltyNight(handled));
  await jobs.schedule('loyalty', '41 2 * * *', {});
  await jobs.work('loyalty-gifts', () => runLoyaltyHour(handled));
  await jobs.schedule('loyalty-gifts', '11 * * * *', {});
}

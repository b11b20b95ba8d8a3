import type { Db } from '../db/db.ts';
import type { OutboxHandlers } from '../jobs/relay-outbox.ts';
import type { Jobs } from '../jobs/start-jobs.ts';
import { orderEventTopic } from '../order/note-order-event.ts';
import { placedTopic } from '../order/order-placed.ts';
import type { ContentSnapshot } from '../published/content-snapshot.ts';
import { bookPurchases } from './book-purchases.ts';
import type { CampaignsOf } from './campaigns-of.ts';
import { expirePoints } from './expire-points.ts';
import { settleOrder } from './settle-order.ts';

type Handled = { db: Db; clock: () => Date; content: () => ContentSnapshot; campaignsOf?: CampaignsOf };

/** Points follow an order: when it is placed, and after everything that happens to it. */
export function loyaltyHandlers({ db, clock, content, campaignsOf }: Handled): OutboxHandlers {
  const settle = async (payload: unknown) => {
    const { orderId } = payload as { orderId: string };
    const settling = { content: content(), now: clock(), ...(campaignsOf && { campaignsOf }) };
    await db.transaction((tx) => settleOrder(tx, orderId, settling));
  };
  return { [placedTopic]: ({ payload }) => settle(payload), [orderEventTopic]: ({ payload }) => settle(payload) };
}

/** Every night: first what is due is booked, then what is over expires. */
export async function scheduleLoyalty(jobs: Jobs, { db, clock, content, campaignsOf }: Handled): Promise<void> {
  await jobs.work('loyalty', async () => {
    await bookPurchases(db, { content: content(), now: clock(), ...(campaignsOf && { campaignsOf }) });
    await expirePoints(db, clock());
  });
  await jobs.schedule('loyalty', '41 2 * * *', {});
}

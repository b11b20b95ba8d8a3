import { and, eq, isNotNull } from 'drizzle-orm';
import { keepAddress } from '../address/save-address.ts';
import type { Db } from '../db/db.ts';
import { type ProvenEmail, provenTopic } from '../identity/note-proven-email.ts';
import { shopperTable } from '../identity/shopper-tables.ts';
import type { OutboxHandlers } from '../jobs/relay-outbox.ts';
import { claimGuestOrders } from '../order/claim-guest-orders.ts';
import { claimTransactions } from '../retail/claim-transactions.ts';

export function purchaseHandlers({ db, clock }: { db: Db; clock: () => Date }): OutboxHandlers {
  return { [provenTopic]: ({ payload }) => db.transaction((tx) => claimPurchases(tx, { ...(payload as ProvenEmail), now: clock() })) };
}

/** The receipt's promise: orders and addresses of a guest, and what was bought in stores, are in the account that proves to be theirs. Told twice, it is done once. */
async function claimPurchases(tx: Db, { shopperId, email, now }: ProvenEmail & { now: Date }): Promise<void> {
  const { id, email: own, emailVerifiedAt } = shopperTable;
  const isStillTheirs = and(eq(id, shopperId), eq(own, email), isNotNull(emailVerifiedAt));
  const [shopper] = await tx.select({ id }).from(shopperTable).where(isStillTheirs).for('update');
  if (!shopper) return;
  await claimTransactions(tx, { shopperId, email });
  for (const { document } of await claimGuestOrders(tx, { shopperId, email })) {
    const address = document.shippingAddress ?? document.billingAddress;
    if (address) await keepAddress(tx, { book: { shopperId, country: address.country }, address, now });
  }
}

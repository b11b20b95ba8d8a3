import { liveStates } from '@selvedge/domain/payment/attempt-state.ts';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { paymentAttemptTable as table } from './tables.ts';

/** For the file that a shopper downloads: every try to pay. What was bought is in the orders. */
export async function exportAttempts(db: Db, shopperId: string): Promise<unknown> {
  const { provider, state, amount, currency, createdAt } = table;
  return db.select({ provider, state, amount, currency, createdAt }).from(table).where(eq(table.shopperId, shopperId)).orderBy(createdAt);
}

/**
 * When an account is erased: what was tried and how it ended stays for the books, the person goes. A payment that is under way keeps what
 * its order needs, and belongs to a guest from then on.
 */
export async function eraseAttempts(tx: Db, shopperId: string): Promise<void> {
  const { frozen } = table;
  await tx
    .update(table)
    .set({
      request: null,
      paidWith: null,
      frozen: sql`${frozen} || jsonb_build_object('email', '', 'wishes', '[]'::jsonb,
        'basket', (${frozen} -> 'basket') - 'shippingAddress' - 'billingAddress' - 'shipments' - 'note')`,
    })
    .where(and(eq(table.shopperId, shopperId), notInArray(table.state, [...liveStates])));
  await tx.update(table).set({ shopperId: null }).where(eq(table.shopperId, shopperId));
}

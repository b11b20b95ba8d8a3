import { liveStates } from '@selvedge/domain/payment/attempt-state.ts';
import { and, eq, isNull, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { paymentAttemptTable as table } from './tables.ts';

/** For the file that a shopper downloads: every try to pay. What was bought is in the orders. */
export async function exportAttempts(db: Db, shopperId: string): Promise<unknown> {
  return exportWhere(db, eq(table.shopperId, shopperId));
}

export async function exportGuestAttempts(db: Db, email: string): Promise<unknown> {
  return exportWhere(db, ofGuest(email));
}

async function exportWhere(db: Db, where: SQL | undefined): Promise<unknown> {
  const { provider, state, amount, currency, createdAt } = table;
  return db.select({ provider, state, amount, currency, createdAt }).from(table).where(where).orderBy(createdAt);
}

const ofGuest = (email: string) => and(isNull(table.shopperId), sql`lower(${table.frozen} ->> 'email') = ${email}`);

/**
 * When an account is erased: what was tried and how it ended stays for the books, the person goes. A payment that is under way keeps what
 * its order needs, and belongs to a guest from then on.
 */
export async function eraseAttempts(tx: Db, shopperId: string): Promise<void> {
  await eraseWhere(tx, eq(table.shopperId, shopperId));
  await tx.update(table).set({ shopperId: null }).where(eq(table.shopperId, shopperId));
}

export async function eraseGuestAttempts(tx: Db, email: string): Promise<void> {
  await eraseWhere(tx, ofGuest(email));
  // Somebody else bought them a gift card.
  await tx
    .update(table)
    .set({ frozen: sql`${table.frozen} || '{"wishes": []}'` })
    .where(and(sql`strpos(lower(${table.frozen} ->> 'wishes'), ${JSON.stringify(email)}) > 0`, notInArray(table.state, [...liveStates])));
}

async function eraseWhere(tx: Db, where: SQL | undefined): Promise<void> {
  const { frozen } = table;
  await tx
    .update(table)
    .set({
      request: null,
      paidWith: null,
      frozen: sql`${frozen} || jsonb_build_object('email', '', 'wishes', '[]'::jsonb,
        'basket', (${frozen} -> 'basket') - 'shippingAddress' - 'billingAddress' - 'shipments' - 'note')`,
    })
    .where(and(where, notInArray(table.state, [...liveStates])));
}

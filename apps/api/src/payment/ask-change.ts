import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { paymentChannel } from './keep-event.ts';
import { type PaymentChange, paymentChangeTable } from './tables.ts';

export type NewChange = Pick<PaymentChange, 'orderId' | 'paymentId' | 'kind' | 'amount' | 'key'> & {
  refundId?: string;
  parcelId?: string;
  now: Date;
};

/** What a provider is to do, written with its cause and done once that is committed. The key is sent along each time. */
export async function askChange(tx: Db, { now, ...change }: NewChange): Promise<void> {
  await tx.insert(paymentChangeTable).values({ ...change, state: 'asked', askedAt: now, changedAt: now, lookAt: now });
  await tx.execute(sql`select pg_notify(${paymentChannel}, ${change.key})`);
}

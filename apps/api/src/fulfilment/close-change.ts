import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/db.ts';
import { getLockedOrder } from '../order/locked-order.ts';
import { noteOrderEvent } from '../order/note-order-event.ts';
import { moveChange } from '../payment/change-state.ts';
import type { Providers } from '../payment/providers.ts';
import type { PaymentChange } from '../payment/tables.ts';
import { noteIfRefunded } from './note-if-refunded.ts';

export type ChangeDeps = { db: Db; clock: () => Date; providers: Providers; log: Pick<FastifyBaseLogger, 'warn' | 'error'> };

type Closed = { to: 'done' | 'accepted' | 'refused' | 'failed'; why?: string; providerReference?: string };

/** What a provider answered or told of a change. Told twice, it is noted once. */
export async function closeChange({ db, clock, log }: ChangeDeps, change: PaymentChange, { to, ...facts }: Closed): Promise<void> {
  const now = clock();
  const { orderId, refundId, kind, amount } = change;
  await db.transaction(async (tx) => {
    const order = await getLockedOrder(tx, orderId);
    const moved = await moveChange(tx, change, { to, ...facts, now });
    if (!moved) return;
    if (to === 'done' && refundId) await noteIfRefunded(tx, { order, refundId, now });
    if (to !== 'refused' && to !== 'failed') return;
    log.error({ change: change.id, kind, why: facts.why }, 'a provider did not do what it was asked for: somebody must look at it');
    const detail = { kind, amount, currency: order.currency, why: facts.why ?? '' };
    await noteOrderEvent(tx, { who: 'shop', isStaff: false, now }, { order, kind: 'moneyFailed', detail });
  });
}

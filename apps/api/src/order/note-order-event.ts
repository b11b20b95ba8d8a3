import { audit } from '../audit/audit.ts';
import type { Db } from '../db/db.ts';
import { writeOutbox } from '../jobs/write-outbox.ts';
import type { OrderRow } from './store.ts';
import { type OrderEventKind, orderEventTable } from './tables.ts';

/** Somebody, or something, that does something to an order. */
export type Actor = {
  db: Db;
  now: Date;
  /** A member of staff's address, `shopper`, `service`, `carrier`, or `shop`. */
  who: string;
  /** Then it stands on the audit log, too. */
  isStaff: boolean;
};

/** Told to whoever listens, mails and invoices among them, at least once. */
export const orderEventTopic = 'order.event';
export type OrderHappened = { orderId: string; eventId: number; kind: OrderEventKind };

type Happened = { order: Pick<OrderRow, 'id' | 'number' | 'state'>; kind: OrderEventKind; detail?: Record<string, unknown> };

/** Call in the transaction of the actor: the event, the audit entry and what follows exist with it or not at all. */
export async function noteOrderEvent(
  tx: Db,
  { who, isStaff, now }: Omit<Actor, 'db'>,
  { order, kind, detail = {} }: Happened,
): Promise<void> {
  const { id: orderId, number, state } = order;
  const [event] = await tx
    .insert(orderEventTable)
    .values({ orderId, state, kind, detail, who, at: now })
    .returning({ id: orderEventTable.id });
  const payload: OrderHappened = { orderId, eventId: event!.id, kind };
  await writeOutbox(tx, { topic: orderEventTopic, payload, now });
  if (isStaff) await audit(tx, { at: now, who, action: `order.${kind}`, subject: number, after: detail });
}

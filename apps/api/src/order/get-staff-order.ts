import { ShopError } from '@selvedge/contract/error.ts';
import type { StaffOrder } from '@selvedge/contract/studio/orders.ts';
import { toDecimal } from '@selvedge/domain/money/minor-units.ts';
import { and, desc, eq } from 'drizzle-orm';
import { noteLook } from '../audit/note-look.ts';
import { auditTable } from '../audit/tables.ts';
import type { Db } from '../db/db.ts';
import { staffOf } from '../http/staff-of.ts';
import { textsOf } from '../http/texts-of.ts';
import { mailTable } from '../mail/tables.ts';
import { paymentAttemptTable } from '../payment/tables.ts';
import type { Ctx } from '../shop/ctx.ts';
import { findExchanges } from './find-exchanges.ts';
import { loadParts } from './order-parts.ts';
import { showOrder } from './show-order.ts';
import { findOrder } from './store.ts';
import { orderEventTable, orderMailTable, orderOriginTable } from './tables.ts';

/** For service staff. That somebody looked is written down before they see anything. */
export async function getStaffOrder(ctx: Ctx, { orderId }: { orderId: string }): Promise<StaffOrder> {
  const { db } = ctx;
  const row = await findOrder(db, orderId);
  if (!row) throw new ShopError('not_found');
  const looks = await listLooks(db, row.number);
  await noteLook(db, { now: ctx.now, who: staffOf(ctx), action: 'order.look', subject: row.number });
  const parts = await loadParts(db, orderId);
  return {
    order: showOrder(row, parts, textsOf(ctx.content, row.market)).order,
    ...(await findExchanges(db, row)),
    basketId: row.basketId,
    shopperId: row.shopperId ?? '',
    payments: parts.payments.map(({ paymentId, kind, provider, method, label, amount }) => ({
      ...{ paymentId, kind, method, provider: provider ?? '', label: label ?? '' },
      amount: { amount: toDecimal(amount, row.currency), currency: row.currency },
    })),
    attempts: await listAttempts(db, row.basketId),
    origins: await listOrigins(db, orderId),
    states: await listStates(db, orderId),
    mails: await listMails(db, orderId),
    looks,
  };
}

async function listAttempts(db: Db, basketId: string): Promise<StaffOrder['attempts']> {
  const { id, provider, state, amount, currency, createdAt, changedAt } = paymentAttemptTable;
  const rows = await db
    .select({ id, provider, state, amount, currency, createdAt, changedAt })
    .from(paymentAttemptTable)
    .where(eq(paymentAttemptTable.basketId, basketId))
    .orderBy(paymentAttemptTable.number);
  return rows.map((row) => ({
    ...{ attemptId: row.id, provider: row.provider, state: row.state },
    amount: { amount: toDecimal(row.amount, row.currency), currency: row.currency },
    ...{ begun: row.createdAt.toISOString(), changed: row.changedAt.toISOString() },
  }));
}

async function listOrigins(db: Db, orderId: string): Promise<StaffOrder['origins']> {
  const { sku, kind, locationId, quantity } = orderOriginTable;
  return db.select({ sku, kind, locationId, quantity }).from(orderOriginTable).where(eq(orderOriginTable.orderId, orderId)).orderBy(sku);
}

async function listStates(db: Db, orderId: string): Promise<StaffOrder['states']> {
  const rows = await db
    .select()
    .from(orderEventTable)
    .where(and(eq(orderEventTable.orderId, orderId), eq(orderEventTable.kind, 'state')))
    .orderBy(orderEventTable.id);
  return rows.map(({ state, at }) => ({ orderState: state, at: at.toISOString() }));
}

async function listMails(db: Db, orderId: string): Promise<StaffOrder['mails']> {
  const rows = await db
    .select({ kind: orderMailTable.kind, at: orderMailTable.at, sentAt: mailTable.sentAt })
    .from(orderMailTable)
    .leftJoin(mailTable, eq(mailTable.outboxId, orderMailTable.outboxId))
    .where(eq(orderMailTable.orderId, orderId))
    .orderBy(orderMailTable.at);
  return rows.map(({ kind, at, sentAt }) => ({ kind, askedAt: at.toISOString(), ...(sentAt && { sentAt: sentAt.toISOString() }) }));
}

async function listLooks(db: Db, orderNumber: string): Promise<StaffOrder['looks']> {
  const { at, who, action, subject, id } = auditTable;
  const rows = await db
    .select({ at, who, action })
    .from(auditTable)
    .where(and(eq(action, 'order.look'), eq(subject, orderNumber)))
    .orderBy(desc(id))
    .limit(20);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

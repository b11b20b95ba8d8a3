import { randomUUID } from 'node:crypto';
import type { BasketAnswer } from '@selvedge/contract/basket-shape.ts';
import type { CustomerKind } from '@selvedge/contract/promotion.ts';
import type { DraftRow, StaffDraft } from '@selvedge/contract/studio/draft-orders.ts';
import { draftState } from '@selvedge/domain/draft-order/draft-state.ts';
import { audit } from '../audit/audit.ts';
import { emptyContent } from '../basket/basket-content.ts';
import { showBasket } from '../basket/show-basket.ts';
import { getMarket } from '../http/get-market.ts';
import { staffOf } from '../http/staff-of.ts';
import type { Ctx } from '../shop/ctx.ts';
import { draftNumber, getDraft, listDraftLines } from './store.ts';
import type { DraftLineRow, DraftOrderRow } from './tables.ts';

export async function lookAtDraft(ctx: Ctx, given: string): Promise<StaffDraft> {
  const row = await getDraft(ctx.db, given);
  await audit(ctx.db, { at: ctx.now, who: staffOf(ctx), action: 'draftOrder.look', subject: draftNumber(row) });
  return showDraft(ctx, row);
}

export async function showDraft(ctx: Ctx, row: DraftOrderRow): Promise<StaffDraft> {
  const lines = await listDraftLines(ctx.db, [row.id]);
  const { sentAt, expiresAt, openedAt } = row;
  return {
    ...showDraftRow(row, lines, ctx.now),
    ...{ email: row.email, note: row.note, created: row.createdAt.toISOString() },
    ...(sentAt && { sent: sentAt.toISOString() }),
    ...(expiresAt && { expires: expiresAt.toISOString() }),
    ...(openedAt && { opened: openedAt.toISOString() }),
    answer: await priceDraft(ctx, row.market, lines),
  };
}

export function showDraftRow(row: DraftOrderRow, lines: readonly DraftLineRow[], now: Date): DraftRow {
  const { market, createdBy, orderId, orderNumber } = row;
  return {
    ...{ draftNumber: draftNumber(row), draftState: draftState(row, now), market, createdBy, changed: row.changedAt.toISOString() },
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    ...(orderId !== null && orderNumber !== null && { orderId, orderNumber }),
  };
}

/** As a guest would see it now: whoever opens the link sees the prices of their own session. */
export function priceDraft(
  ctx: Ctx,
  market: string,
  lines: readonly Pick<DraftLineRow, 'lineId' | 'sku' | 'quantity'>[],
): Promise<BasketAnswer> {
  const content = { ...emptyContent, lines: lines.map(({ lineId, sku, quantity }) => ({ id: lineId, sku, quantity, name: sku })) };
  const guest: Ctx = { ...ctx, market: getMarket(ctx.content, market), session: undefined };
  return showBasket(guest, { id: randomUUID(), content }, { customer: new Set<CustomerKind>(['guest']) });
}

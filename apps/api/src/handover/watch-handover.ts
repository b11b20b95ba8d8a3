import { ShopError } from '@selvedge/contract/error.ts';
import type { HandoverState } from '@selvedge/contract/handover.ts';
import { handoverState } from '@selvedge/domain/handover/handover-state.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { BasketKey } from '../basket/basket-cookie.ts';
import { isHolder } from '../basket/close-basket.ts';
import { shopperOf } from '../basket/find-basket.ts';
import type { Ctx } from '../shop/ctx.ts';
import { type HandoverRow, handoverTable } from './tables.ts';

/** For the screen that shows the code. Whoever holds the basket no longer is somebody else. */
export async function lookAtHandover(ctx: Ctx, key: BasketKey, id: string): Promise<{ state: HandoverState }> {
  return { state: handoverState(await getOwn(ctx, key, id), ctx.now) };
}

/** What somebody has taken stays theirs. */
export async function withdrawHandover(ctx: Ctx, key: BasketKey, id: string): Promise<{ state: HandoverState }> {
  await getOwn(ctx, key, id);
  await ctx.db
    .update(handoverTable)
    .set({ expiresAt: ctx.now })
    .where(and(eq(handoverTable.id, id), isNull(handoverTable.takenAt)));
  return lookAtHandover(ctx, key, id);
}

async function getOwn(ctx: Ctx, key: BasketKey, id: string): Promise<HandoverRow> {
  const [row] = await ctx.db.select().from(handoverTable).where(eq(handoverTable.id, id));
  const isOwn = row && (await isHolder(ctx.db, { key, shopperId: shopperOf(ctx), basketId: row.basketId }));
  if (!isOwn) throw new ShopError('not_found', { handover: ['basket.handover_unknown'] });
  return row;
}

import type { BasketAnswer } from '@selvedge/contract/basket-shape.ts';
import { ShopError } from '@selvedge/contract/error.ts';
import type { StoredLine } from '@selvedge/domain/basket/stored-line.ts';
import { draftState } from '@selvedge/domain/draft-order/draft-state.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { type BasketKey, hashToken } from '../basket/basket-cookie.ts';
import { changeBasket } from '../basket/change-basket.ts';
import { findBasket } from '../basket/find-basket.ts';
import { showBasket } from '../basket/show-basket.ts';
import { findVariant } from '../basket/sold-variant.ts';
import { getMarketCatalogue } from '../catalogue/market-of.ts';
import { productName } from '../catalogue/spoken-texts.ts';
import type { Db } from '../db/db.ts';
import { getMarket } from '../http/get-market.ts';
import type { Ctx } from '../shop/ctx.ts';
import { listDraftLines } from './store.ts';
import { type DraftLineRow, type DraftOrderRow, draftTable } from './tables.ts';

/**
 * Puts what staff put together into the basket of who follows the link, once. Lines only: whoever holds the link is nobody but who they
 * were before, at their own prices. A piece that is sold out meanwhile comes along and says so, as in any basket.
 */
export async function openDraft(guest: Ctx, key: BasketKey, { token }: { token: string }): Promise<BasketAnswer> {
  const draft = await getByToken(guest, token);
  const ctx: Ctx = { ...guest, market: getMarket(guest.content, draft.market) };
  const lines = await toLines(ctx, await listDraftLines(ctx.db, [draft.id]));
  const held = await findBasket(ctx, key);
  // Reloaded, or pressed twice: it is here.
  if (held && draft.openedAt && held.content.lines.some(({ id }) => lines.some((line) => line.id === id))) return showBasket(ctx, held);
  if (!(await take(ctx.db, draft, ctx.now))) throw refuse('basket.draft_used');
  try {
    return await changeBasket(ctx, key, (content) => {
      const others = content.lines.filter((line) => line.bonus || line.giftCard || !lines.some(({ sku }) => sku === line.sku));
      return { ...content, lines: [...others, ...lines] };
    });
  } catch (error) {
    // The basket of another market, a database that went away: the link shall work again.
    await ctx.db.update(draftTable).set({ openedAt: null }).where(eq(draftTable.id, draft.id));
    throw error;
  }
}

const overOf = {
  draft: 'basket.draft_unknown',
  expired: 'basket.draft_expired',
  paid: 'basket.draft_paid',
  cancelled: 'basket.draft_cancelled',
} as const;

async function getByToken({ db, now }: Ctx, token: string): Promise<DraftOrderRow> {
  const [draft] = await db
    .select()
    .from(draftTable)
    .where(eq(draftTable.tokenHash, hashToken(token)));
  if (!draft) throw refuse('basket.draft_unknown');
  const state = draftState(draft, now);
  if (state === 'sent' || state === 'opened') return draft;
  throw refuse(overOf[state]);
}

/** Of any number of browsers at once, one. */
async function take(db: Db, { id, tokenHash }: DraftOrderRow, now: Date): Promise<boolean> {
  const taken = await db
    .update(draftTable)
    .set({ openedAt: now, changedAt: now })
    .where(and(eq(draftTable.id, id), eq(draftTable.tokenHash, tokenHash!), isNull(draftTable.openedAt), isNull(draftTable.cancelledAt)))
    .returning({ id: draftTable.id });
  return taken.length > 0;
}

async function toLines(ctx: Ctx, rows: readonly DraftLineRow[]): Promise<StoredLine[]> {
  const catalogue = await getMarketCatalogue(ctx);
  return rows.map(({ lineId, sku, quantity }) => {
    const found = findVariant(catalogue, sku);
    const name = found ? productName(catalogue, found.product) : sku;
    return { id: lineId, sku, quantity, name, isOfDraft: true };
  });
}

const refuse = (key: string) => new ShopError('not_found', { draft: [key] });

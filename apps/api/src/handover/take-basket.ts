import type { BasketAnswer } from '@selvedge/contract/basket-shape.ts';
import { ShopError } from '@selvedge/contract/error.ts';
import type { StoredLine } from '@selvedge/domain/basket/stored-line.ts';
import { findHandoverCode } from '@selvedge/domain/handover/handover-code.ts';
import { handoverState } from '@selvedge/domain/handover/handover-state.ts';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { emptyContent } from '../basket/basket-content.ts';
import { type BasketKey, hashToken } from '../basket/basket-cookie.ts';
import { changeBasket } from '../basket/change-basket.ts';
import { findBasket } from '../basket/find-basket.ts';
import { mergeContent } from '../basket/merge-baskets.ts';
import { showBasket } from '../basket/show-basket.ts';
import { maximumOf } from '../basket/sold-variant.ts';
import { getMarketCatalogue, getMarketOf } from '../catalogue/market-of.ts';
import type { Ctx } from '../shop/ctx.ts';
import { type HandoverRow, handoverTable } from './tables.ts';

type Taken = BasketAnswer & { sentInstead: number };

/** Of any number of browsers at once, one gets it; the one that has it may come again, and gets nothing twice. */
export async function takeBasket(ctx: Ctx, key: BasketKey, { code }: { code: string }): Promise<Taken> {
  const handed = await getByCode(ctx, code);
  // On a screen of a store it can be taken along again.
  const sentInstead = ctx.device ? 0 : handed.lines.filter(({ isTaken }) => isTaken).length;
  return { ...(await takeLines(ctx, key, handed)), sentInstead };
}

async function takeLines(ctx: Ctx, key: BasketKey, handed: HandoverRow): Promise<BasketAnswer> {
  const lines = handed.lines.map(({ isTaken: _, ...line }): StoredLine => line);
  const held = await findBasket(ctx, key);
  const isHere = held?.content.lines.some(({ id }) => handed.lineIds.includes(id));
  // Read twice, or by the very screen that shows it.
  if (held && (held.id === handed.basketId || (handed.takenAt && isHere))) return showBasket(ctx, held);
  if (handed.takenAt) throw refuse('basket.handover_used');
  if (!(await take(ctx, handed))) throw refuse('basket.handover_used');
  try {
    const catalogue = await getMarketCatalogue(ctx);
    return await changeBasket(ctx, key, (content) =>
      handed.purpose === 'pay'
        ? { ...content, lines: putInPlace(content.lines, lines) }
        : mergeContent(content, { ...emptyContent, lines }, (line) => maximumOf(ctx, catalogue, line)),
    );
  } catch (error) {
    // A database that went away: the code shall work again.
    await ctx.db.update(handoverTable).set({ takenAt: null }).where(eq(handoverTable.id, handed.id));
    throw error;
  }
}

/** What is paid is what the other screen showed: the same piece is not bought once more because it was here before. */
function putInPlace(own: readonly StoredLine[], handed: readonly StoredLine[]): StoredLine[] {
  const others = own.filter((line) => line.bonus || line.giftCard || !handed.some(({ sku }) => sku === line.sku));
  return [...others, ...handed.map((line): StoredLine => ({ ...line, isOfDraft: true }))];
}

async function getByCode(ctx: Ctx, given: string): Promise<HandoverRow> {
  const code = findHandoverCode(given);
  const isIt = eq(handoverTable.codeHash, hashToken(code ?? ''));
  const [row] = code ? await ctx.db.select().from(handoverTable).where(isIt) : [];
  if (!row) throw refuse('basket.handover_unknown');
  if (handoverState(row, ctx.now) === 'expired') throw refuse('basket.handover_expired');
  if (row.market !== getMarketOf(ctx).id) throw refuse('basket.handover_market');
  return row;
}

async function take({ db, now }: Ctx, { id }: HandoverRow): Promise<boolean> {
  const isOpen = and(eq(handoverTable.id, id), isNull(handoverTable.takenAt), gt(handoverTable.expiresAt, now));
  const taken = await db.update(handoverTable).set({ takenAt: now }).where(isOpen).returning({ id: handoverTable.id });
  return taken.length > 0;
}

const refuse = (key: string) => new ShopError('not_found', { handover: [key] });

import type { BasketAnswer } from '@selvedge/contract/basket-shape.ts';
import { ShopError } from '@selvedge/contract/error.ts';
import type { StoredLine } from '@selvedge/domain/basket/stored-line.ts';
import { addDays } from '@selvedge/domain/date/add-days.ts';
import { eq, lt } from 'drizzle-orm';
import { getMarketCatalogue } from '../catalogue/market-of.ts';
import type { Db } from '../db/db.ts';
import { getMarket } from '../http/get-market.ts';
import type { Ctx } from '../shop/ctx.ts';
import { emptyContent } from './basket-content.ts';
import { type BasketKey, hashToken, newToken } from './basket-cookie.ts';
import { changeBasket } from './change-basket.ts';
import { findBasket } from './find-basket.ts';
import { mergeContent } from './merge-baskets.ts';
import { showBasket } from './show-basket.ts';
import { maximumOf } from './sold-variant.ts';
import { type BasketRow, findBasketEvenClosed } from './store.ts';
import { basketReminderTable } from './tables.ts';

type Left = { basketId: string; shopperId: string; leftAt: Date; now: Date };

/**
 * For the mail about a basket that was left behind: what its link carries as `basketId`. Undefined when there was one already since
 * the basket was last changed.
 */
export async function makeRestoreToken(tx: Db, { basketId, shopperId, leftAt, now }: Left): Promise<string | undefined> {
  const token = newToken();
  const made = await tx
    .insert(basketReminderTable)
    .values({ basketId, shopperId, leftAt, sentAt: now, tokenHash: hashToken(token) })
    .onConflictDoNothing()
    .returning({ basketId: basketReminderTable.basketId });
  return made.length > 0 ? token : undefined;
}

const validDays = 30;

/** A link that is too old is told from one that never was, for as long as anybody may still find it in a mailbox. */
export async function forgetOldReminders(db: Db, now: Date): Promise<void> {
  await db.delete(basketReminderTable).where(lt(basketReminderTable.sentAt, addDays(now, -365)));
}

/**
 * Lines only, as a copy, into the basket of who follows the link: nobody's address or codes travel by mail. Following it twice adds
 * nothing, because lines that are there already stay as they are.
 */
export async function restoreAbandoned(guest: Ctx, key: BasketKey, { basketId }: { basketId: string }): Promise<BasketAnswer> {
  const left = await getLeft(guest, basketId);
  const ctx = { ...guest, market: getMarket(guest.content, left.market) };
  const held = await findBasket(ctx, key);
  if (held?.id === left.id) return showBasket(ctx, held);
  const catalogue = await getMarketCatalogue(ctx);
  return changeBasket(ctx, key, (content) => {
    const missing = left.content.lines.filter((line) => isCopied(line) && !content.lines.some(({ sku }) => sku === line.sku));
    return mergeContent(content, { ...emptyContent, lines: missing }, (line) => maximumOf(ctx, catalogue, line));
  });
}

/** Not a gift card: it names whom it is for, and the mail may be in anybody's hands. */
export const isCopied = ({ bonus, giftCard }: StoredLine) => !bonus && !giftCard;

async function getLeft({ db, now }: Ctx, token: string): Promise<BasketRow> {
  const [link] = await db
    .select()
    .from(basketReminderTable)
    .where(eq(basketReminderTable.tokenHash, hashToken(token)));
  if (!link) throw refuse('basket.restore_unknown');
  const left = await findBasketEvenClosed(db, link.basketId);
  if (left?.closedAt) throw refuse('basket.restore_ordered');
  if (link.sentAt < addDays(now, -validDays)) throw refuse('basket.restore_expired');
  if (!left || left.content.lines.length === 0) throw refuse('basket.restore_emptied');
  return left;
}

const refuse = (key: string) => new ShopError('not_found', { basketId: [key] });

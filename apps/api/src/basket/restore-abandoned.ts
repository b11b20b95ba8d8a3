import type { BasketAnswer } from '@selvedge/contract/basket-shape.ts';
import { ShopError } from '@selvedge/contract/error.ts';
import { getMarketCatalogue } from '../catalogue/market-of.ts';
import type { Ctx } from '../http/ctx.ts';
import { getMarket } from '../http/get-market.ts';
import { emptyContent } from './basket-content.ts';
import { type BasketKey, hashToken, newToken } from './basket-cookie.ts';
import { changeBasket } from './change-basket.ts';
import { findBasket } from './find-basket.ts';
import { mergeContent } from './merge-baskets.ts';
import { showBasket } from './show-basket.ts';
import { maximumOf } from './sold-variant.ts';
import { findByRestoreHash, saveRestoreHash } from './store.ts';

/** For the mail about a basket that was left behind: what its link carries as `basketId`. A new one ends the one before. */
export async function makeRestoreToken({ db }: Pick<Ctx, 'db'>, basketId: string): Promise<string> {
  const token = newToken();
  await saveRestoreHash(db, { basketId, hash: hashToken(token) });
  return token;
}

/**
 * Lines only, as a copy, into the basket of who follows the link: nobody's address or codes travel by mail. Following it twice adds
 * nothing, because lines that are there already stay as they are.
 */
export async function restoreAbandoned(guest: Ctx, key: BasketKey, { basketId }: { basketId: string }): Promise<BasketAnswer> {
  const left = await findByRestoreHash(guest.db, hashToken(basketId));
  if (!left) throw new ShopError('not_found', { basketId: ['basket.restore_expired'] });
  if (left.closedAt) throw new ShopError('not_found', { basketId: ['basket.restore_ordered'] });
  const ctx = { ...guest, market: getMarket(guest.content, left.market) };
  const held = await findBasket(ctx, key);
  if (held?.id === left.id) return showBasket(ctx, held);
  const catalogue = await getMarketCatalogue(ctx);
  return changeBasket(ctx, key, (content) => {
    const missing = left.content.lines.filter(({ sku, bonus }) => !bonus && !content.lines.some((line) => line.sku === sku));
    return mergeContent(content, { ...emptyContent, lines: missing }, (line) => maximumOf(ctx, catalogue, line.sku));
  });
}

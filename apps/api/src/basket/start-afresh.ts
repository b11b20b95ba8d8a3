import type { BasketAnswer } from '@selvedge/contract/basket-shape.ts';
import { getMarketOf } from '../catalogue/market-of.ts';
import type { Ctx } from '../shop/ctx.ts';
import { type BasketKey, hashToken } from './basket-cookie.ts';
import { findBasket, shopperOf } from './find-basket.ts';
import { showBasket } from './show-basket.ts';
import { deleteBasket, listHeld } from './store.ts';

/**
 * The basket of the cookie is left behind when it belongs to another market. A guest's is gone with its cookie; a shopper's stays in the
 * account, for the day they return to that market. One of this market is kept: there is nothing to leave.
 */
export async function startAfresh(ctx: Ctx, key: BasketKey): Promise<BasketAnswer> {
  const market = getMarketOf(ctx).id;
  const tokenHash = key.token === undefined ? undefined : hashToken(key.token);
  const held = await listHeld(ctx.db, { tokenHash, shopperId: shopperOf(ctx), market });
  const left = held.find((row) => tokenHash?.equals(row.tokenHash));
  if (!left || left.market === market) return showBasket(ctx, await findBasket(ctx, key));
  if (left.shopperId === null) await deleteBasket(ctx.db, left.id);
  key.forget();
  return showBasket(ctx, await findBasket(ctx, { ...key, token: undefined }));
}

import type { CarriedOver } from '@selvedge/contract/basket.ts';
import { ShopError } from '@selvedge/contract/error.ts';
import { mergeLines } from '@selvedge/domain/basket/merge-lines.ts';
import { getMarketCatalogue, getMarketOf } from '../catalogue/market-of.ts';
import type { Ctx } from '../shop/ctx.ts';
import type { BasketContent } from './basket-content.ts';
import { type BasketKey, hashToken } from './basket-cookie.ts';
import { findBasket, shopperOf } from './find-basket.ts';
import { mergeContent } from './merge-baskets.ts';
import { showBasket } from './show-basket.ts';
import { findVariant, maximumOf } from './sold-variant.ts';
import { deleteBasket, listHeld, lockBasket, updateBasket } from './store.ts';

/**
 * The basket of the cookie moves to the market of the call. What is not sold there is set aside and named, and comes back with a market
 * that sells it. Codes and gift cards stay; pricing tells which of them still hold. How it was to be sent is chosen anew.
 */
export async function carryOver(ctx: Ctx, key: BasketKey): Promise<CarriedOver> {
  const catalogue = await getMarketCatalogue(ctx);
  const market = getMarketOf(ctx).id;
  const shopperId = shopperOf(ctx);
  const tokenHash = key.token === undefined ? undefined : hashToken(key.token);
  const held = await listHeld(ctx.db, { tokenHash, shopperId, market });
  const moving = held.find((row) => tokenHash?.equals(row.tokenHash) && (row.shopperId === null || row.shopperId === shopperId));
  if (!moving || moving.market === market) return { ...(await showBasket(ctx, await findBasket(ctx, key))), notSold: [] };
  const own = held.find((row) => row !== moving && row.market === market);

  const sort = (content: BasketContent): BasketContent => {
    const all = mergeLines(content.lines, content.setAside ?? [], (line) => maximumOf(ctx, catalogue, line));
    const isSold = ({ sku }: { sku: string }) => findVariant(catalogue, sku) !== undefined;
    const { shipments: _, shippingAddress: __, billingAddress: ___, ...rest } = content;
    return { ...rest, lines: all.filter(isSold), setAside: all.filter((line) => !isSold(line)) };
  };
  const saved = await ctx.db.transaction(async (tx) => {
    const ids = [moving.id, ...(own ? [own.id] : [])].sort();
    const locked = [];
    for (const id of ids) locked.push(await lockBasket(tx, id));
    const [from, into] = [locked.find((row) => row?.id === moving.id), own && locked.find((row) => row?.id === own.id)];
    if (!from) return undefined;
    const content = sort(from.content);
    if (!into) return updateBasket(tx, from, { content, market, now: ctx.now });
    await deleteBasket(tx, from.id);
    const merged = mergeContent(into.content, content, (line) => maximumOf(ctx, catalogue, line));
    return updateBasket(tx, into, { content: merged, tokenHash: from.tokenHash, now: ctx.now });
  });
  if (!saved) throw new ShopError('not_found');
  const notSold = (saved.content.setAside ?? []).map(({ sku, name, quantity }) => ({ sku, name, quantity }));
  return { ...(await showBasket(ctx, saved)), notSold };
}

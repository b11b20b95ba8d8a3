import { ShopError } from '@selvedge/contract/error.ts';
import { getMarketOf } from '../catalogue/market-of.ts';
import type { Ctx } from '../shop/ctx.ts';
import { isEmptyContent } from './basket-content.ts';
import { type BasketKey, hashToken } from './basket-cookie.ts';
import { mergeBaskets } from './merge-baskets.ts';
import { type BasketRow, listHeld, updateBasket } from './store.ts';

/**
 * The basket that the caller holds by cookie or by session, in the market of the call. A guest's basket becomes the shopper's at the
 * first call after sign-in. Undefined when there is none; refused when it belongs to another market and has something in it.
 */
export async function findBasket(ctx: Ctx, key: BasketKey): Promise<BasketRow | undefined> {
  const market = getMarketOf(ctx).id;
  const shopperId = shopperOf(ctx);
  const tokenHash = key.token === undefined ? undefined : hashToken(key.token);
  const held = await listHeld(ctx.db, { tokenHash, shopperId, market });
  const own = held.find((row) => shopperId !== undefined && row.shopperId === shopperId && row.market === market);
  const byCookie = held.find((row) => row !== own && tokenHash?.equals(row.tokenHash));
  // Somebody signed in on a device where another's basket was left: it stays the other's.
  const mine =
    byCookie && shopperId !== undefined && byCookie.shopperId !== null && byCookie.shopperId !== shopperId ? undefined : byCookie;
  if (!mine) return own;
  if (mine.market !== market) return own ?? otherMarket(mine);
  if (shopperId === undefined || mine.shopperId === shopperId) return mine;
  if (own) return mergeBaskets(ctx, { own, guest: mine });
  // Another tab may have claimed it, or opened one of the shopper's own, meanwhile.
  return (await claim(ctx, mine, shopperId)) ?? findBasket(ctx, key);
}

export function shopperOf({ session }: Pick<Ctx, 'session'>): string | undefined {
  return session?.kind === 'shopper' ? session.shopperId : undefined;
}

function otherMarket(row: BasketRow): BasketRow {
  // With nothing in it there is nothing to carry over: it simply moves.
  if (!isEmptyContent(row.content)) throw new ShopError('wrong_market', { catalog: ['basket.other_market'] });
  return row;
}

async function claim({ db, now }: Ctx, row: BasketRow, shopperId: string): Promise<BasketRow | undefined> {
  try {
    return await updateBasket(db, row, { shopperId, now });
  } catch (error) {
    if (isTaken(error)) return undefined;
    throw error;
  }
}

/** The shopper has a basket in this market already. */
function isTaken(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: { code?: string } };
  return (code ?? cause?.code) === '23505';
}

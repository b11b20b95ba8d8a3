import type { BasketAnswer } from '@selvedge/contract/basket-shape.ts';
import { ShopError } from '@selvedge/contract/error.ts';
import type { Ctx } from '../shop/ctx.ts';
import type { BasketKey } from './basket-cookie.ts';
import { findBasket } from './find-basket.ts';
import { showBasket } from './show-basket.ts';
import { deleteBasket } from './store.ts';

type Named = { basketId?: string | undefined };

export async function getBasket(ctx: Ctx, key: BasketKey, { basketId }: Named): Promise<BasketAnswer> {
  return showBasket(ctx, await findNamed(ctx, key, basketId));
}

/** With what the forms of checkout choose from. */
export async function getBasketWithSettings(ctx: Ctx, key: BasketKey): Promise<BasketAnswer> {
  return showBasket(ctx, await findBasket(ctx, key), { isWhole: true });
}

export async function removeBasket(ctx: Ctx, key: BasketKey, { basketId }: Named): Promise<BasketAnswer> {
  const found = await findNamed(ctx, key, basketId);
  if (found) await deleteBasket(ctx.db, found.id);
  key.forget();
  return showBasket(ctx, undefined);
}

/** An id is a name, not a key: it opens nothing that the cookie or the session does not open. */
async function findNamed(ctx: Ctx, key: BasketKey, basketId: string | undefined) {
  const found = await findBasket(ctx, key);
  if (basketId && basketId !== found?.id) throw new ShopError('not_found', { basketId: ['feedback.error_basket_not_found'] });
  return found;
}

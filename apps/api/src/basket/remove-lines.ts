import type { BasketAnswer } from '@selvedge/contract/basket-shape.ts';
import type { Ctx } from '../shop/ctx.ts';
import type { BasketKey } from './basket-cookie.ts';
import { changeBasket } from './change-basket.ts';
import { findBasket } from './find-basket.ts';
import { showBasket } from './show-basket.ts';

/** A line that is gone already is no failure: two tabs may take out the same one. */
export async function removeLines(ctx: Ctx, key: BasketKey, ids: readonly string[]): Promise<BasketAnswer> {
  const found = await findBasket(ctx, key);
  if (!found?.content.lines.some(({ id }) => ids.includes(id))) return showBasket(ctx, found);
  return changeBasket(ctx, key, (content) => ({ ...content, lines: content.lines.filter(({ id }) => !ids.includes(id)) }));
}

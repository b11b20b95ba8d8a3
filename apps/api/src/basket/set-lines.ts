import type { SetLines } from '@selvedge/contract/basket.ts';
import type { BasketAnswer } from '@selvedge/contract/basket-shape.ts';
import { ShopError } from '@selvedge/contract/error.ts';
import { putLine } from '@selvedge/domain/basket/put-line.ts';
import { getMarketCatalogue } from '../catalogue/market-of.ts';
import type { Ctx } from '../shop/ctx.ts';
import type { BasketKey } from './basket-cookie.ts';
import { changeBasket } from './change-basket.ts';
import { maximumOf } from './sold-variant.ts';

/** Sets the quantities of lines that are there, by id or by sku; all of them or none. */
export async function setLines(ctx: Ctx, key: BasketKey, changes: SetLines): Promise<BasketAnswer> {
  const catalogue = await getMarketCatalogue(ctx);
  return changeBasket(ctx, key, (content) => {
    let { lines } = content;
    for (const { id, sku, quantity } of changes) {
      const line = lines.find((each) => (id === undefined ? each.sku === sku && !each.bonus : each.id === id));
      if (!line) throw new ShopError('not_found', { lineItem: ['basket.line_not_found'] });
      lines = putLine(lines, { line, quantity, how: 'set', available: maximumOf(ctx, catalogue, line) });
    }
    return { ...content, lines };
  });
}

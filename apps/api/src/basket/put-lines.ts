import { randomUUID } from 'node:crypto';
import type { AddLine } from '@selvedge/contract/basket.ts';
import type { BasketAnswer } from '@selvedge/contract/basket-shape.ts';
import { ShopError } from '@selvedge/contract/error.ts';
import { putLine } from '@selvedge/domain/basket/put-line.ts';
import type { StoredLine } from '@selvedge/domain/basket/stored-line.ts';
import type { MarketCatalogue } from '../catalogue/market-catalogue.ts';
import { getMarketCatalogue } from '../catalogue/market-of.ts';
import { productName } from '../catalogue/spoken-texts.ts';
import type { Ctx } from '../shop/ctx.ts';
import type { BasketKey } from './basket-cookie.ts';
import { refuseUnofferedBonus } from './bonus.ts';
import { changeBasket } from './change-basket.ts';
import { getVariant, maximumOf } from './sold-variant.ts';

export type PutLines = {
  lines: readonly (AddLine & { giftCard?: StoredLine['giftCard'] })[];
  how: 'add' | 'set';
};

/** All of them or none: half an outfit is nobody's wish. */
export async function putLines(ctx: Ctx, key: BasketKey, { lines, how }: PutLines): Promise<BasketAnswer> {
  const catalogue = await getMarketCatalogue(ctx);
  const wanted = lines.map((line, index) => naming(index, lines.length, () => toPut(ctx, catalogue, line)));
  return changeBasket(ctx, key, (content) => {
    let next = content.lines;
    for (const [index, put] of wanted.entries()) {
      next = naming(index, wanted.length, () => {
        if (put.line.bonus) refuseUnofferedBonus(ctx, { ...content, lines: next }, { ...put, bonus: put.line.bonus });
        return putLine(next, { ...put, how });
      });
    }
    return { ...content, lines: next };
  });
}

function toPut(ctx: Ctx, catalogue: MarketCatalogue, { sku, quantity, bonus, giftCard, takeNow }: PutLines['lines'][number]) {
  const { product } = getVariant(ctx, catalogue, sku);
  const name = productName(catalogue, product);
  const takeNowAt = takeNow ? ctx.device?.storeId : undefined;
  const line = { id: randomUUID(), sku, name, ...(bonus && { bonus }), ...(giftCard && { giftCard }), ...(takeNowAt && { takeNowAt }) };
  return { line, quantity, available: maximumOf(ctx, catalogue, line) };
}

/** Of several lines the refusal also says which one. */
function naming<T>(index: number, count: number, put: () => T): T {
  try {
    return put();
  } catch (error) {
    if (count === 1 || !(error instanceof ShopError) || error.code !== 'line_refused') throw error;
    throw new ShopError('line_refused', { ...error.errors, [`lines.${index}`]: error.errors.lineItem ?? [] });
  }
}

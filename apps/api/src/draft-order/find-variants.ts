import type { BasketLine } from '@selvedge/contract/basket-shape.ts';
import { productIdOf } from '@selvedge/domain/catalogue/product-id.ts';
import { getMarketCatalogue } from '../catalogue/market-of.ts';
import { idOfVariant } from '../catalogue/show-detail.ts';
import { findByEan, productOfVariant } from '../catalogue/variant-columns.ts';
import { getMarket } from '../http/get-market.ts';
import type { Ctx } from '../shop/ctx.ts';
import { priceDraft } from './show-draft.ts';

const mostProducts = 6;

/** What a market sells under a name or a number: each size as a line of a basket would show it. */
export async function findVariants(
  staff: Ctx,
  { market: id, search }: { market: string; search: string },
): Promise<{ lines: BasketLine[] }> {
  const market = getMarket(staff.content, id);
  const ctx: Ctx = { ...staff, market, session: undefined };
  const catalogue = await getMarketCatalogue(ctx);
  const { structure } = catalogue;
  const { variants, numberOf } = structure;
  const byEan = /^\d{8,14}$/.test(search) ? findByEan(variants, search) : undefined;
  const named = byEan === undefined ? numberOf.get(productIdOf(search)) : productOfVariant(variants, byEan);
  const hits = await ctx.catalogue.search.find(market, { searchTerms: search, size: mostProducts }, ctx.now);
  const products = named === undefined ? hits.ids.flatMap((each) => numberOf.get(each) ?? []) : [named];
  const lines = products.slice(0, mostProducts).flatMap((product) => {
    // A gift card names whom it is for: its buyer puts it in.
    if (structure.giftCardAmounts.has(product)) return [];
    const count = variants.start[product + 1]! - variants.start[product]!;
    return Array.from({ length: count }, (_, at) => {
      const sku = idOfVariant(catalogue, product, variants.start[product]! + at);
      return { lineId: sku, sku, quantity: 1 };
    });
  });
  const { basket } = await priceDraft(ctx, id, lines);
  const isExact = (line: BasketLine) => line.ean === search || line.sku === search;
  // Who typed a bar code wants this one.
  const exact = basket.lines.filter(isExact);
  return { lines: exact.length > 0 ? exact : basket.lines.filter(({ state }) => state !== 'notSold') };
}

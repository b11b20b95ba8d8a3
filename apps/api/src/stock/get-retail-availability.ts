import { ShopError } from '@selvedge/contract/error.ts';
import type { RetailAvailability } from '@selvedge/contract/stock.ts';
import { hasBit } from '../catalogue/index/bits.ts';
import { getMarketCatalogue, getMarketOf } from '../catalogue/market-of.ts';
import { idOfVariant } from '../catalogue/show-detail.ts';
import { findByEan, productOfVariant } from '../catalogue/variant-columns.ts';
import type { Ctx } from '../shop/ctx.ts';
import { storesOf } from '../store/stores-of.ts';
import { listPieces } from './available-pieces.ts';

const few = 2;

/** STO-005 Every store of the market, and whether it has the variant. How many there are is the shop's business. */
export async function getRetailAvailability(ctx: Ctx, ean: string): Promise<RetailAvailability[]> {
  const stores = storesOf(ctx.content, getMarketOf(ctx).id);
  const catalogue = await getMarketCatalogue(ctx);
  const { structure } = catalogue;
  const variant = /^\d{8,14}$/.test(ean) ? findByEan(structure.variants, ean) : undefined;
  const product = variant === undefined ? -1 : productOfVariant(structure.variants, variant);
  if (variant === undefined || !hasBit(catalogue.isSold, product) || !structure.options[product]!.hasRetail)
    throw new ShopError('not_found');
  const sku = idOfVariant(catalogue, product, variant);
  const pieces = new Map<string, number>();
  for (const { kind, id, quantity } of listPieces(catalogue, { sku, variant, stock: ctx.stock }))
    if (kind === 'store') pieces.set(id, quantity);
  return stores.map(({ id }) => {
    const there = pieces.get(id) ?? 0;
    return { storeId: id, inStock: there > 0, isFewLeft: there > 0 && there <= few };
  });
}

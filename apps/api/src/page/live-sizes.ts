import type { ProductDetail, Variant } from '@selvedge/contract/catalogue/product.ts';
import { isFewLeft } from '@selvedge/domain/catalogue/is-few-left.ts';
import type { MarketCatalogue } from '../catalogue/market-catalogue.ts';
import { idOfVariant } from '../catalogue/show-detail.ts';
import { availablePieces } from '../stock/available-pieces.ts';
import type { StockChanges } from '../stock/stock-changes.ts';

export type LiveSize = Pick<Variant, 'inStockEcom' | 'isFewLeft'>;

/**
 * Sizes that can be had otherwise than when the assortment was read, by sku: whoever comes by the mail that a size is there again must find
 * it so. Few products have any.
 */
export function findLiveSizes(catalogue: MarketCatalogue, product: number, stock: StockChanges): ReadonlyMap<string, LiveSize> {
  const { structure, supply } = catalogue;
  const found = new Map<string, LiveSize>();
  for (let variant = structure.variants.start[product]!; variant < structure.variants.start[product + 1]!; variant++) {
    const sku = idOfVariant(catalogue, product, variant);
    if (!stock.find(sku)) continue;
    const read = sizeOf(catalogue, product, supply.online[variant]!);
    const now = sizeOf(catalogue, product, availablePieces(catalogue, { sku, variant, stock }).warehouse);
    if (now.inStockEcom !== read.inStockEcom || now.isFewLeft !== read.isFewLeft) found.set(sku, now);
  }
  return found;
}

export function withLiveSizes<T extends ProductDetail>(detail: T, live: ReadonlyMap<string, LiveSize>): T {
  if (live.size === 0) return detail;
  const variants = detail.variants.map((variant) => ({ ...variant, ...live.get(variant.id) }));
  return { ...detail, variants, inStock: variants.some(({ inStockEcom }) => inStockEcom) };
}

/** The same for the same sizes. */
export function nameOfSizes(live: ReadonlyMap<string, LiveSize>): string {
  return [...live].map(([sku, { inStockEcom, isFewLeft: isFew }]) => `${sku}${inStockEcom ? (isFew ? '!' : '+') : '-'}`).join();
}

function sizeOf({ structure }: MarketCatalogue, product: number, pieces: number): LiveSize {
  return { inStockEcom: pieces > 0, isFewLeft: isFewLeft(pieces, structure.options[product]!) };
}

import { ShopError } from '@selvedge/contract/error.ts';
import type { ReadyAnswer } from '../http/serve-ready.ts';
import type { Ctx } from '../shop/ctx.ts';
import { hasBit } from './index/bits.ts';
import type { MarketCatalogue } from './market-catalogue.ts';
import { findSold, getMarketCatalogue } from './market-of.ts';
import { showDetail, showStoreProduct, showVariants } from './show-detail.ts';
import { findByEan, productOfVariant } from './variant-columns.ts';

/** Details as bytes, written once until something changes. */
export async function getProduct(ctx: Ctx, id: string): Promise<ReadyAnswer> {
  const catalogue = await getMarketCatalogue(ctx);
  return detailBytes(ctx, catalogue, findSold(catalogue, id));
}

/** The bar code in the answer is the variant's: a till or a scanner asks for exactly that. */
export async function getProductVariant(ctx: Ctx, { productId, sku }: { productId: string; sku: string }): Promise<ReadyAnswer> {
  const catalogue = await getMarketCatalogue(ctx);
  const product = findSold(catalogue, productId);
  const variant = product === undefined ? undefined : showVariants(catalogue, product).find(({ id }) => id === sku);
  if (product === undefined || !variant) throw new ShopError('not_found');
  return keep(catalogue, `variant ${sku}`, () => ({ ...showDetail(catalogue, product, ctx.now), ean: variant.ean }));
}

export async function getProductByEan(ctx: Ctx, ean: string): Promise<ReadyAnswer> {
  if (!/^\d{8,14}$/.test(ean)) throw new ShopError('not_found');
  const catalogue = await getMarketCatalogue(ctx);
  const { structure } = catalogue;
  const variant = findByEan(structure.variants, ean);
  const product = variant === undefined ? undefined : productOfVariant(structure.variants, variant);
  return detailBytes(ctx, catalogue, product === undefined ? undefined : findSold(catalogue, structure.ids[product]!));
}

/** Of a style, or of one of its options written `{style}_{option}`: the first that can be bought, or else the first. */
export async function getProductOfStyle(ctx: Ctx, styleId: string): Promise<ReadyAnswer> {
  const catalogue = await getMarketCatalogue(ctx);
  const { structure, supply } = catalogue;
  const [styleNumber = '', optionId] = styleId.split('_');
  const style = structure.styles[structure.styleNumberOf.get(styleNumber) ?? -1];
  const sold = (style?.products ?? []).filter(
    (product) => hasBit(catalogue.isSold, product) && (optionId === undefined || structure.options[product]!.optionId === optionId),
  );
  return detailBytes(ctx, catalogue, sold.find((product) => hasBit(supply.isInStock, product)) ?? sold[0]);
}

export async function getStoreProduct(ctx: Ctx, id: string): Promise<ReadyAnswer> {
  const catalogue = await getMarketCatalogue(ctx);
  const product = findSold(catalogue, id);
  if (product === undefined || !catalogue.structure.options[product]!.hasRetail) throw new ShopError('not_found');
  return keep(catalogue, `store ${id}`, () => showStoreProduct(catalogue, product, ctx.now));
}

export function detailBytes(ctx: Ctx, catalogue: MarketCatalogue, product: number | undefined): ReadyAnswer {
  if (product === undefined) throw new ShopError('not_found');
  return keep(catalogue, `product ${product}`, () => showDetail(catalogue, product, ctx.now));
}

function keep({ answers }: MarketCatalogue, key: string, make: () => unknown): ReadyAnswer {
  return answers.find(key) ?? answers.keep(key, { json: Buffer.from(JSON.stringify(make())) });
}

import type { ProductCard } from '@selvedge/contract/catalogue/product.ts';
import { variantLabel } from '@selvedge/domain/catalogue/variant-label.ts';
import type { MarketCatalogue } from '../catalogue/market-catalogue.ts';
import { findSold, getMarketCatalogue } from '../catalogue/market-of.ts';
import { showCard } from '../catalogue/show-card.ts';
import { showVariants } from '../catalogue/show-detail.ts';
import type { Ctx } from '../shop/ctx.ts';

type Wished = { productId: string; sku: string };

/** `size` is empty where any will do. `url` has it chosen. */
export type DescribedWish = { name: string; size: string; url: string; card: Omit<ProductCard, 'isNew'> };

export async function describeWished(ctx: Ctx, wished: Wished): Promise<DescribedWish> {
  const described = findWished(await getMarketCatalogue(ctx), wished);
  if (!described) throw new Error(`${wished.productId} was sold a moment ago`);
  return described;
}

/** Undefined for what the market no longer sells. */
export function findWished(catalogue: MarketCatalogue, { productId, sku }: Wished): DescribedWish | undefined {
  const product = findSold(catalogue, productId);
  if (product === undefined) return undefined;
  const card = showCard(catalogue, product, { location: 'notifyMe' });
  const variant = sku === '' ? undefined : showVariants(catalogue, product).find(({ id }) => id === sku);
  if (sku !== '' && !variant) return undefined;
  const choice = new URLSearchParams({
    ...(variant && { size: variant.size.sizeId }),
    ...(variant?.length && { length: variant.length.lengthId }),
  });
  return { name: card.name, size: variant ? variantLabel(variant) : '', url: card.url + (variant ? `?${choice}` : ''), card };
}

import { catalogue } from '@selvedge/contract/catalogue/catalogue.ts';
import type { ProductDetail, Variant } from '@selvedge/contract/catalogue/product.ts';
import { useMarket } from '../../lib/shop-context.tsx';
import { useLatest } from '../../lib/use-latest.ts';
import { callIn } from '../../session/call-in.ts';

/** A pointer that only passes over a tile should not cost a request. */
const dwell = 90;

/** The variants of a product; undefined until they are known, none where they can't be had or are no matter of sizes. */
export function useVariants(productId: string): readonly Variant[] | undefined {
  const market = useMarket()?.id ?? '';
  return useLatest(`${market} ${productId}`, () => loadVariants(market, productId), dwell);
}

async function loadVariants(market: string, productId: string): Promise<readonly Variant[]> {
  const product = await loadProduct(market, productId);
  return !product || product.isDigital || !product.hasEcom ? [] : product.variants;
}

export async function loadProduct(market: string, productId: string): Promise<ProductDetail | undefined> {
  const answer = await callIn(market)(catalogue.product, { params: { productId } });
  return answer.hasError ? undefined : answer.data;
}

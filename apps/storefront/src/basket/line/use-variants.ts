import { attempt } from '@selvedge/contract/attempt.ts';
import { catalogue } from '@selvedge/contract/catalogue/catalogue.ts';
import type { ProductDetail, Variant } from '@selvedge/contract/catalogue/product.ts';
import { useEffect, useState } from 'react';
import { useMarket } from '../../lib/shop-context.tsx';
import { shopClient } from '../../session/shop-client.ts';

/** A pointer that only passes over a tile should not cost a request. */
const dwell = 90;

/** The variants of a product; undefined until they are known, none where they can't be had or are no matter of sizes. */
export function useVariants(productId: string): readonly Variant[] | undefined {
  const market = useMarket()?.id ?? '';
  const [variants, setVariants] = useState<readonly Variant[]>();
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const product = await loadProduct(market, productId);
      if (isCurrent) setVariants(!product || product.isDigital || !product.hasEcom ? [] : product.variants);
    }, dwell);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [market, productId]);
  return variants;
}

export async function loadProduct(market: string, productId: string): Promise<ProductDetail | undefined> {
  const call = shopClient(market)(catalogue.product, { params: { catalog: market, productId } });
  const answer = await attempt(call);
  return answer.hasError ? undefined : answer.data;
}

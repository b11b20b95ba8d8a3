import { attempt } from '@selvedge/contract/attempt.ts';
import { catalogue } from '@selvedge/contract/catalogue/catalogue.ts';
import type { ListingTile } from '@selvedge/contract/catalogue/listing.ts';
import { useEffect, useState } from 'react';
import { useMarket, useT } from '../lib/shop-context.tsx';
import { rowsAhead, useNear } from '../lib/use-near.ts';
import { shopClient } from '../session/shop-client.ts';
import { ProductCarousel } from './product-carousel.tsx';

/** What is worn with it. */
export function ShopTheLook({ productIds }: { productIds: readonly string[] }) {
  const t = useT();
  const market = useMarket()?.id ?? '';
  const { ref, isNear } = useNear<HTMLElement>(rowsAhead);
  const [products, setProducts] = useState<ListingTile[]>();
  const asked = productIds.join(' ');
  useEffect(() => {
    if (!isNear || asked === '') return;
    const call = shopClient(market)(catalogue.products, {
      params: { catalog: market },
      query: { productIds: asked.split(' ') },
    });
    void attempt(call).then((answer) => setProducts(answer.hasError ? [] : answer.data));
  }, [isNear, market, asked]);
  if (asked === '' || products?.length === 0) return null;
  return <ProductCarousel section={ref} title={t('recommendation.look')} products={products} />;
}

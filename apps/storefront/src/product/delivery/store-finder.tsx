import { attempt } from '@selvedge/contract/attempt.ts';
import { catalogue } from '@selvedge/contract/catalogue/catalogue.ts';
import type { ProductDetail, StoreProduct } from '@selvedge/contract/catalogue/product.ts';
import { Skeleton } from '@selvedge/ui/skeleton.tsx';
import { useEffect, useState } from 'react';
import { useMarket, useT } from '../../lib/shop-context.tsx';
import { shopClient } from '../../session/shop-client.ts';
import { StoreList } from './store-list.tsx';

/** Stores that have it. */
export function StoreFinder({ product }: { product: ProductDetail }) {
  const t = useT();
  const market = useMarket()?.id ?? '';
  const [stores, setStores] = useState<StoreProduct['stores'] | 'failed'>();
  const { id } = product;
  useEffect(() => {
    const call = shopClient(market)(catalogue.storeProduct, { params: { catalog: market, productId: id } });
    void attempt(call).then((answer) => setStores(answer.hasError ? 'failed' : answer.data.stores));
  }, [market, id]);
  return (
    <div aria-live="polite">
      {stores === undefined && <Skeleton />}
      {stores === 'failed' && <p>{t('product.storesFailed')}</p>}
      {Array.isArray(stores) && (stores.length === 0 ? <p>{t('product.noStores')}</p> : <StoreList product={product} stores={stores} />)}
    </div>
  );
}

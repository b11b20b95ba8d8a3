import { catalogue } from '@selvedge/contract/catalogue/catalogue.ts';
import type { ProductDetail } from '@selvedge/contract/catalogue/product.ts';
import { Skeleton } from '@selvedge/ui/skeleton.tsx';
import { useT } from '../../lib/shop-context.tsx';
import { useAnswer } from '../../session/use-answer.ts';
import { StoreList } from './store-list.tsx';

/** Stores that have it. */
export function StoreFinder({ product }: { product: ProductDetail }) {
  const t = useT();
  const answer = useAnswer(catalogue.storeProduct, { params: { productId: product.id } });
  const stores = answer?.hasError ? [] : answer?.data.stores;
  return (
    <div aria-live="polite">
      {!stores && <Skeleton />}
      {stores?.length === 0 && <p>{t(answer?.hasError ? 'product.storesFailed' : 'product.noStores')}</p>}
      {stores && stores.length > 0 && <StoreList product={product} stores={stores} />}
    </div>
  );
}

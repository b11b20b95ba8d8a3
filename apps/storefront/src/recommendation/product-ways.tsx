import type { ProductDetail } from '@selvedge/contract/catalogue/product.ts';
import { useEffect } from 'react';
import { NearView } from '../lib/near-view.tsx';
import { useT } from '../lib/shop-context.tsx';
import { RowSkeleton } from './row-skeleton.tsx';
import { rememberSeen } from './seen-products.ts';

const load = async () => (await import('./product-rows.tsx')).ProductRows;

/** The ways on from a product. Having been looked at, it is remembered in this browser. */
export function ProductWays({ product }: { product: ProductDetail }) {
  const t = useT();
  const { id, shopTheLook } = product;
  useEffect(() => rememberSeen(id), [id]);
  return (
    <NearView
      load={load}
      props={{ id, shopTheLook }}
      fallback={
        <>
          {shopTheLook.length > 0 && <RowSkeleton title={t('recommendation.look')} />}
          <RowSkeleton title={t('recommendation.similar')} />
        </>
      }
    />
  );
}

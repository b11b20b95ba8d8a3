import type { ProductDetail } from '@selvedge/contract/catalogue/product.ts';
import { useEffect } from 'react';
import { withConsent } from '../consent/consent.ts';
import { NearView } from '../lib/near-view.tsx';
import { useMarket, useT } from '../lib/shop-context.tsx';
import { RowSkeleton } from './row-skeleton.tsx';
import { rememberSeen } from './seen-products.ts';

const load = async () => (await import('./product-rows.tsx')).ProductRows;

/** The ways on from a product. Having been looked at, it is remembered in this browser. */
export function ProductWays({ product }: { product: ProductDetail }) {
  const t = useT();
  const { id, shopTheLook } = product;
  const market = useMarket()?.id ?? '';
  useEffect(() => {
    rememberSeen(id);
    return withConsent('analytics', () => {
      // An event that gets lost is nothing the shopper should wait for or hear of.
      void import('./send-event.ts').then(({ sendEvent }) => sendEvent({ market, kind: 'view', productIds: [id] }), Boolean);
    });
  }, [id, market]);
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

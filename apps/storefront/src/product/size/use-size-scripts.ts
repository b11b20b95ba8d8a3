import type { ProductDetail, Variant } from '@selvedge/contract/catalogue/product.ts';
import { useEffect } from 'react';
import { withConsent } from '../../consent/consent.ts';
import { usePage } from '../../lib/shop-context.tsx';

/** Third parties that help to find a size: only where the market wants them, and not before the visitor does. */
export function useSizeScripts({ id: productId, isDigital }: ProductDetail, variant: Variant | undefined): void {
  const { scripts, location } = usePage();
  const market = location.market?.id;
  useEffect(() => {
    if (isDigital || !market || !(scripts?.sizeScript || scripts?.sizingAssistant)) return undefined;
    // Two imports of one file may answer in either order: the size before the choice must not be told after it.
    let isCurrent = true;
    const stop = withConsent('functional', () => {
      void import('./run-size-scripts.ts').then(({ runSizeScripts }) => {
        if (isCurrent) runSizeScripts({ market, productId, variant }, scripts);
      }, Boolean);
    });
    return () => {
      isCurrent = false;
      stop();
    };
  }, [isDigital, scripts, market, productId, variant]);
}

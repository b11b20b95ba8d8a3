import type { ProductDetail, Variant } from '@selvedge/contract/catalogue/product.ts';
import { useEffect } from 'react';
import { withConsent } from '../../consent/consent.ts';
import { useMarket, useToggles } from '../../lib/shop-context.tsx';

/** A third party that helps to find a size: only where the market wants it, and not before the visitor does. */
export function useSizeScript({ id: productId, isDigital }: ProductDetail, variant: Variant | undefined): void {
  const market = useMarket()?.id;
  const isOn = useToggles().sizeScript && !isDigital;
  useEffect(() => {
    if (!isOn || !market) return undefined;
    // Two imports of one file may answer in either order: the size before the choice must not be told after it.
    let isCurrent = true;
    const stop = withConsent('functional', () => {
      void import('./run-size-script.ts').then(
        ({ runSizeScript }) => (isCurrent ? runSizeScript({ market, productId, variant }) : undefined),
        () => undefined,
      );
    });
    return () => {
      isCurrent = false;
      stop();
    };
  }, [isOn, market, productId, variant]);
}

import { type ComponentType, useEffect, useState } from 'react';
import { usePage } from '../lib/shop-context.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';

/** What a shopper buys is known in the browser only, so what shows it is fetched there, too. `load` stays the same between renders. */
export function LateStep({ load }: { load: () => Promise<ComponentType> }) {
  const { heading } = usePage().content;
  const [Step, setStep] = useState<ComponentType>();
  useEffect(() => {
    // A chunk that is gone means a newer build; the shop as a whole answers that with a new document.
    load().then((loaded) => setStep(() => loaded), Boolean);
  }, [load]);
  return Step ? <Step /> : <CheckoutSkeleton title={heading} />;
}

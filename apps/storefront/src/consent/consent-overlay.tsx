import { delays } from '@selvedge/domain/constants.ts';
import { lazy, Suspense, useEffect, useState } from 'react';
import { usePage } from '../lib/shop-context.tsx';
import { hasConsent, onConsent } from './consent.ts';

const ConsentQuestion = lazy(async () => ({ default: (await import('./consent-question.tsx')).ConsentQuestion }));

/** ANA-003, ANA-006: asks once the page has settled, and until somebody answers. Nobody is asked in the middle of a payment or on a store's device. */
export function ConsentOverlay() {
  const { layout, location } = usePage();
  const [isAsking, setAsking] = useState(false);
  const suits = (layout === 'default' || layout === 'account') && location.market !== null;
  useEffect(() => {
    // What was decided while the shop could not be reached.
    if (hasConsent('action')) void import('./send-proof.ts').then(({ sendProof }) => sendProof(), Boolean);
    const stop = onConsent(() => setAsking(false));
    const timer = setTimeout(
      () => setAsking(!hasConsent('action') && document.documentElement.dataset.inStore === undefined),
      delays.cookieNotification,
    );
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, []);
  if (!isAsking || !suits) return null;
  return (
    <Suspense>
      <ConsentQuestion />
    </Suspense>
  );
}

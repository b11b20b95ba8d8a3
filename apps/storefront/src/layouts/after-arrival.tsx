import { PartBoundary } from '@selvedge/ui/part-boundary.tsx';
import { lazy, Suspense, useEffect } from 'react';
import { ConsentOverlay } from '../consent/consent-overlay.tsx';
import { useFlyout } from '../flyout/flyout-context.ts';
import { useModalLinks } from '../flyout/use-modal-links.ts';
import { usePopoversCloseOnBack } from '../flyout/use-popovers-close-on-back.ts';
import { useForeignScripts } from '../foreign-scripts/use-foreign-scripts.ts';
import { usePage } from '../lib/shop-context.tsx';
import { useInvitations } from '../navigation/invitation/use-invitations.ts';
import { OfflineNotice } from '../shell/offline-notice.tsx';
import { useVisit } from '../visit/use-visit.ts';
import { useOfflinePage } from './use-offline-page.ts';
import { useSignInWatch } from './use-sign-in-watch.ts';

const DeviceGuard = lazy(async () => ({ default: (await import('./device-guard.tsx')).DeviceGuard }));

/** What a page needs once it can be used, and nobody waits for: what opens by itself, and what is said when something happens. */
export function AfterArrival() {
  const control = useFlyout();
  useInvitations(control);
  useSignInWatch(control);
  useModalLinks(control);
  usePopoversCloseOnBack();
  useOfflinePage();
  useForeignScripts();
  useVisit();
  useEffect(() => {
    if (/[?&](formerMarket|notSoldHere)=/.test(location.search)) void import('../toast/tell-arrival.ts').then((tell) => tell.tellArrival());
  }, []);
  const { inStore } = usePage();
  return (
    <>
      {inStore && (
        <PartBoundary>
          <Suspense>
            <DeviceGuard />
          </Suspense>
        </PartBoundary>
      )}
      <OfflineNotice />
      <PartBoundary>
        <ConsentOverlay />
      </PartBoundary>
    </>
  );
}

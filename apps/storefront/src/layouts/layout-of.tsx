import type { Layout } from '@selvedge/contract/page.ts';
import { activeBrand } from '@selvedge/domain/brand/active-brand.ts';
import { storageKeys } from '@selvedge/domain/constants.ts';
import { PartBoundary } from '@selvedge/ui/part-boundary.tsx';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { quickBuySlot } from '../catalogue/quick-buy-slot.ts';
import { useMemberMark } from '../catalogue/use-member-mark.ts';
import { FlyoutProvider } from '../flyout/flyout-provider.tsx';
import { loadShared } from '../lib/shared.ts';
import { usePage } from '../lib/shop-context.tsx';
import { store } from '../lib/storage.ts';
import { Announcer } from '../shell/announcer.tsx';
import { FullPageLoader } from '../shell/full-page-loader.tsx';
import { SkipLink } from '../shell/skip-link.tsx';
import { ToastProvider } from '../toast/toast-provider.tsx';
import { DefaultLayout } from './default-layout.tsx';
import { ErrorLayout } from './error-layout.tsx';
import { loadFailureNotice } from './load-failure-notice.ts';
import { PlainLayout } from './plain-layout.tsx';

/** What is around a page. */
export type Frame = ComponentType<{ children: ReactNode }>;

/** Those of pages that anybody comes to; views of a purchase or an account bring their own, which no other page pays for. */
const frames: Partial<Record<Layout, Frame>> = { plain: PlainLayout, error: ErrorLayout };

const FailureNotice = lazy(async () => ({ default: (await loadFailureNotice()).FailureNotice }));

function Failed() {
  return (
    <PartBoundary>
      <Suspense>
        <FailureNotice />
      </Suspense>
    </PartBoundary>
  );
}

const AfterArrival = lazy(async () => ({ default: (await import('./after-arrival.tsx')).AfterArrival }));

const loadFlyouts = async () => {
  const [{ Flyout: Loaded }] = await Promise.all([import('./flyout.tsx'), loadShared()]);
  return { default: Loaded };
};
const whenOnline = () => new Promise((done) => addEventListener('online', done));

/** Whoever opens something without a connection gets it when there is one again. */
const Flyout = lazy(() => loadFlyouts().catch(() => whenOnline().then(loadFlyouts)));

quickBuySlot.load = async () => (await import('../basket/add/quick-buy.tsx')).QuickBuy;

/** Flyouts and toasts live above the layouts, so that moving from one to another loses neither. */
export function LayoutOf({ layout, Frame: own, children }: { layout: Layout; Frame: Frame | undefined; children: ReactNode }) {
  const page = usePage();
  const { navigation, content } = page;
  const Frame = own ?? frames[layout] ?? DefaultLayout;
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  // Whoever goes to sign in at once, before anything else has come, is led back here all the same.
  useEffect(() => {
    if (page.statusCode === 200 && !page.content._meta.alias.includes('ogin'))
      store('sessionStorage', storageKeys.lastVisited, location.pathname + location.search);
  }, [page]);
  useMemberMark();
  const body = (
    <PartBoundary key={content._meta.url} fallback={() => <Failed />}>
      <Suspense fallback={<FullPageLoader />}>{children}</Suspense>
    </PartBoundary>
  );
  return (
    <div id="top" data-brand={activeBrand(navigation.multiBrandMenu, content._meta.url, content.product?.subBrand)?.code || undefined}>
      <ToastProvider>
        <FlyoutProvider Flyout={Flyout}>
          <SkipLink />
          {/* Without header and footer a page can still be bought from. */}
          <PartBoundary resetOn={content._meta.url} fallback={() => body}>
            <Frame>{body}</Frame>
          </PartBoundary>
          <Announcer />
          {isLive && (
            <PartBoundary>
              <Suspense>
                <AfterArrival />
              </Suspense>
            </PartBoundary>
          )}
        </FlyoutProvider>
      </ToastProvider>
    </div>
  );
}

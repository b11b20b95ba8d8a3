import type { PageData } from '@selvedge/contract/page-data.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { LayoutOf } from './layouts/layout-of.tsx';
import { loadFailureNotice } from './layouts/load-failure-notice.ts';
import type { PageView, Router } from './lib/create-router.ts';
import { loadShared } from './lib/shared.ts';
import { ShopProvider } from './lib/shop-context.tsx';
import { useHeadSync } from './lib/use-head-sync.ts';

const afterArrival = 3000;

/** The page as the server renders it. */
export function StaticApp({ page, view: { View, Frame } }: { page: PageData; view: PageView }) {
  return (
    <ShopProvider page={page} router={undefined}>
      <LayoutOf layout={page.layout} Frame={Frame}>
        <View />
      </LayoutOf>
    </ShopProvider>
  );
}

/** The same page in the browser, where the router may replace it. */
export function App({ router }: { router: Router }) {
  const getScreen = () => router.getState().screen;
  const screen = useSyncExternalStore(router.subscribe, getScreen, getScreen);
  const { View, Frame } = screen.view;
  useHeadSync(screen.page);
  // Whoever tries the shop out by machine waits for this.
  useEffect(() => {
    document.documentElement.dataset.listens = '';
  }, []);
  // What was left out of the document comes when nobody is waiting for anything else.
  useEffect(() => {
    const timer = setTimeout(() => {
      void loadShared();
      void loadFailureNotice().catch(Boolean);
    }, afterArrival);
    return () => clearTimeout(timer);
  }, []);
  return (
    <ShopProvider page={screen.page} router={router}>
      <LayoutOf layout={screen.page.layout} Frame={Frame}>
        {/* Another choice in a listing is the same view: the panel in which it was made stays open. */}
        <View key={screen.page.content._meta.url} />
      </LayoutOf>
    </ShopProvider>
  );
}

import type { FeatureToggles } from '@selvedge/contract/feature-flag.ts';
import type { Market } from '@selvedge/contract/market.ts';
import type { PageData } from '@selvedge/contract/page-data.ts';
import { translate } from '@selvedge/domain/translation/translate.ts';
import { createContext, type ReactNode, use, useMemo, useSyncExternalStore } from 'react';
import type { Router } from './create-router.ts';
import { readShared } from './shared.ts';

type Shop = { page: PageData; router: Router | undefined };

/** What stays when one page of a market follows another. */
type Site = Pick<PageData, 'navigation' | 'markets' | 'featureToggles' | 'searchConfigurations'> &
  Pick<PageData['location'], 'market' | 'tax'> & { t: Translate };

const ShopContext = createContext<Shop | null>(null);
/** Apart from the page, so that header, footer and tiles are not drawn anew because a filter was chosen. */
const SiteContext = createContext<Site | null>(null);
const PathContext = createContext('');

export function ShopProvider({ children, page, router }: Shop & { children: ReactNode }) {
  const shop = useMemo(() => ({ page, router }), [page, router]);
  const { navigation, translations, markets, featureToggles, searchConfigurations, location } = page;
  const { market, tax } = location;
  const site = useMemo(() => {
    const t: Translate = (key, values) => translate(readShared()?.translations ?? translations, key, values, market?.id ?? 'en');
    return { navigation, markets, featureToggles, searchConfigurations, market, tax, t };
  }, [navigation, translations, markets, featureToggles, searchConfigurations, market, tax]);
  return (
    <ShopContext value={shop}>
      <SiteContext value={site}>
        <PathContext value={page.content._meta.url}>{children}</PathContext>
      </SiteContext>
    </ShopContext>
  );
}

export function useShop(): Shop {
  const shop = use(ShopContext);
  if (!shop) throw new Error('useShop outside ShopProvider');
  return shop;
}

export function useSite(): Site {
  const site = use(SiteContext);
  if (!site) throw new Error('useSite outside ShopProvider');
  return site;
}

/** The address of the page without what is chosen on it. */
export const usePath = (): string => use(PathContext);

/** Whether the next page is on its way. Apart from the page: sixty tiles are not drawn anew because a link was clicked. */
export function usePending(): boolean {
  const { router } = useShop();
  return useSyncExternalStore(
    router?.subscribe ?? never,
    () => router?.getState().pending ?? false,
    () => false,
  );
}

const never = () => () => {};

export const usePage = (): PageData => useShop().page;
export const useToggles = (): FeatureToggles => useSite().featureToggles;

/** The market of this page; only the country selector has none. */
export function useMarket(): Market | null {
  return useSite().market;
}

/** Paths inside the market: `useHref()('/basket')`. */
export function useHref(): (path: string) => string {
  const id = useMarket()?.id;
  return (path) => (id ? `/${id}${path}` : path || '/');
}

export type Translate = (key: string, values?: Record<string, string | number>) => string;

export const useT = (): Translate => useSite().t;

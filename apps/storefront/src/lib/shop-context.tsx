import type { FeatureToggles } from '@selvedge/contract/feature-flag.ts';
import type { Market } from '@selvedge/contract/market.ts';
import type { PageData } from '@selvedge/contract/page-data.ts';
import { translate } from '@selvedge/domain/translation/translate.ts';
import { createContext, type ReactNode, use, useMemo, useSyncExternalStore } from 'react';
import type { Router } from './router.ts';

type Shop = { page: PageData; router: Router | undefined };

const ShopContext = createContext<Shop | null>(null);

export function ShopProvider({ children, page, router }: Shop & { children: ReactNode }) {
  const shop = useMemo(() => ({ page, router }), [page, router]);
  return <ShopContext value={shop}>{children}</ShopContext>;
}

export function useShop(): Shop {
  const shop = use(ShopContext);
  if (!shop) throw new Error('useShop outside ShopProvider');
  return shop;
}

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
export const useToggles = (): FeatureToggles => usePage().featureToggles;

/** The market of this page; only the country selector has none. */
export function useMarket(): Market | null {
  return usePage().location.market;
}

/** Paths inside the market: `useHref()('/basket')`. */
export function useHref(): (path: string) => string {
  const id = useMarket()?.id;
  return (path) => (id ? `/${id}${path}` : path || '/');
}

export type Translate = (key: string, values?: Record<string, string | number>) => string;

export function useT(): Translate {
  const { translations, location } = usePage();
  const locale = location.market?.id ?? 'en';
  return (key, values) => translate(translations, key, values, locale);
}

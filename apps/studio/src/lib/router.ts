import { useSyncExternalStore } from 'react';

/** The screens of the Studio, with how many names may follow in the address: a market, an id, a part of it. */
const depths = {
  home: 0,
  figures: 1,
  doctor: 1,
  markets: 2,
  terms: 2,
  'size-guides': 2,
  pages: 1,
  navigation: 1,
  footer: 1,
  releases: 0,
  banners: 2,
  badges: 2,
  looks: 2,
  makers: 1,
  translations: 0,
  products: 2,
  categories: 2,
  search: 2,
  'notify-me': 0,
  promotions: 1,
  'staff-discounts': 0,
  club: 1,
  points: 1,
  mailings: 1,
  customers: 1,
  media: 1,
  orders: 1,
  returns: 1,
  'draft-orders': 1,
  cases: 1,
  'gift-cards': 0,
  collect: 0,
  stores: 0,
  redirects: 0,
  feeds: 1,
  'ab-tests': 0,
  baskets: 0,
  devices: 0,
  flags: 1,
  scripts: 1,
  team: 0,
  audit: 0,
  security: 0,
} as const;
export type ScreenName = keyof typeof depths;

export type Route =
  | { page: ScreenName; rest: readonly string[] }
  | { page: 'edit' | 'preview'; market: string }
  | { page: 'welcome' | 'unknown' };

const base = '/studio';

export function isScreen(name: string): name is ScreenName {
  return Object.hasOwn(depths, name);
}

/** What a path below /studio shows. */
export function readRoute(path: string): Route {
  const [page = 'home', ...rest] = path.slice(base.length).split('/').filter(Boolean).map(decode);
  if (Object.hasOwn(depths, page) && rest.length <= depths[page as ScreenName]) return { page: page as ScreenName, rest };
  const [market, ...more] = rest;
  if ((page === 'edit' || page === 'preview') && market && more.length === 0) return { page, market };
  return { page: page === 'welcome' && rest.length === 0 ? page : 'unknown' };
}

export const paths = {
  screen: (name: ScreenName, ...rest: readonly (string | undefined)[]) =>
    [base, name, ...rest.filter((each) => each !== undefined).map(encodeURIComponent)].join('/'),
  edit: (market: string, path: string) => `${base}/edit/${market}?path=${encodeURIComponent(path)}`,
  preview: (market: string, path: string) => `${base}/preview/${market}?path=${encodeURIComponent(path)}`,
};

/** Asks whoever has unsaved work whether it may be left. */
const guards = new Set<() => boolean>();

export function guardLeaving(mayLeave: () => boolean): () => void {
  guards.add(mayLeave);
  return () => void guards.delete(mayLeave);
}

export function navigate(url: string, { replace = false }: { replace?: boolean } = {}): void {
  const isElsewhere = new URL(url, location.href).pathname !== location.pathname;
  if (isElsewhere && [...guards].some((mayLeave) => !mayLeave())) return;
  if (replace) history.replaceState(null, '', url);
  else history.pushState(null, '', url);
  for (const listener of listeners) listener();
}

/** Keeps what is typed into a filter in the address, so that going back finds it again. */
export function keepQuery(name: string, value: string): void {
  const url = new URL(location.href);
  if (value === '') url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  navigate(url.pathname + url.search, { replace: true });
}

export function usePath(): string {
  return useSyncExternalStore(listen, () => location.pathname);
}

/** All of what is kept in the address. */
export function useSearch(): string {
  return useSyncExternalStore(listen, () => location.search);
}

export function useQuery(name: string): string {
  return useSyncExternalStore(listen, () => new URLSearchParams(location.search).get(name) ?? '');
}

/** Plain links everywhere; those that stay in the Studio are followed without a new document. */
export function followLink(event: React.MouseEvent): void {
  const link = (event.target as Element).closest('a');
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !isPlain || event.defaultPrevented || link.target === '_blank') return;
  const url = new URL(link.href);
  if (url.origin !== location.origin || !(url.pathname === base || url.pathname.startsWith(`${base}/`)) || url.hash) return;
  event.preventDefault();
  navigate(url.pathname + url.search);
}

const listeners = new Set<() => void>();

function listen(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

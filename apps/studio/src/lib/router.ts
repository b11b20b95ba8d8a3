import { useSyncExternalStore } from 'react';

export type Route =
  | { page: 'pages' | 'flags'; market: string | undefined }
  | { page: 'edit' | 'preview'; market: string }
  | { page: 'promotions' | 'orders'; id: string | undefined }
  | { page: 'markets' | 'releases' | 'team' | 'security' | 'audit' | 'gift-cards' | 'baskets' | 'welcome' | 'unknown' };

const plainPages = ['markets', 'releases', 'team', 'security', 'audit', 'gift-cards', 'baskets', 'welcome'] as const;

const base = '/studio';

/** What a path below /studio shows. */
export function readRoute(path: string): Route {
  const [page = '', market, ...rest] = path.slice(base.length).split('/').filter(Boolean);
  if (rest.length > 0) return { page: 'unknown' };
  if (page === 'flags' || page === 'pages') return { page, market: market && decode(market) };
  if (page === 'promotions' || page === 'orders') return { page, id: market && decode(market) };
  if (page === 'edit' || page === 'preview') return market ? { page, market: decode(market) } : { page: 'unknown' };
  if (market !== undefined) return { page: 'unknown' };
  if (page === '') return { page: 'markets' };
  return { page: plainPages.find((each) => each === page) ?? 'unknown' };
}

export const paths = {
  markets: `${base}/markets`,
  flags: (market?: string) => (market ? `${base}/flags/${market}` : `${base}/flags`),
  pages: (market?: string) => (market ? `${base}/pages/${market}` : `${base}/pages`),
  edit: (market: string, path: string) => `${base}/edit/${market}?path=${encodeURIComponent(path)}`,
  preview: (market: string, path: string) => `${base}/preview/${market}?path=${encodeURIComponent(path)}`,
  promotions: (id?: string) => (id ? `${base}/promotions/${encodeURIComponent(id)}` : `${base}/promotions`),
  orders: (id?: string) => (id ? `${base}/orders/${encodeURIComponent(id)}` : `${base}/orders`),
  'gift-cards': `${base}/gift-cards`,
  baskets: `${base}/baskets`,
  releases: `${base}/releases`,
  team: `${base}/team`,
  security: `${base}/security`,
  audit: `${base}/audit`,
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

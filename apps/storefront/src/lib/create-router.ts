import { listAliases } from '@selvedge/blocks/list-aliases.ts';
import type { PageAlias } from '@selvedge/contract/page.ts';
import type { PageData } from '@selvedge/contract/page-data.ts';
import type { ComponentType, ReactNode } from 'react';
import { fetchPage } from './fetch-page.ts';
import { growPicture } from './grow-picture.ts';
import { isInStore } from './in-store.ts';
import { isOverlayEntry, overlays } from './overlays.ts';
import { keepScroll, restoreScroll, withoutScroll } from './scroll-hash.ts';
import { loadShared } from './shared.ts';
import { thirdParty } from './third-party.ts';

/** What shows a page, and what is around it where that is not what is around most. */
export type PageView = { View: ComponentType; Frame?: ComponentType<{ children: ReactNode }> };

export type Screen = {
  page: PageData;
  view: PageView;
  url: string;
  /** It took the place of the same page before another choice was made on it. */
  stays?: boolean;
};
export type RouterState = {
  screen: Screen;
  pending: boolean;
  /** Where the shopper wanted to go when nobody answered. */
  unreached?: string;
};

type Navigation = {
  replace?: boolean;
  restore?: boolean;
  /** The same page, differently: what is being looked at stays where it is. */
  stay?: boolean;
  /** Of the product that was chosen: it grows into the first picture of its page. */
  picture?: HTMLElement | null | undefined;
  /** Called in place of a document or the page of a failure, when nobody answers or the shop could not. */
  onFailure?: () => void;
};

type Start = {
  first: Screen;
  /** The table of pages: which view shows an alias. */
  loadView: (alias: PageAlias) => Promise<PageView>;
};

export type Router = ReturnType<typeof createRouter>;

/** One catch-all route: every path is page data, and its alias chooses the view. */
export function createRouter({ first, loadView }: Start) {
  let state: RouterState = { screen: first, pending: false };
  let current: AbortController | undefined;
  let former: { screen: Screen; left: number } | undefined;
  const listeners = new Set<() => void>();
  const ahead = new Map<string, Promise<Screen>>();

  const set = (next: RouterState) => {
    state = next;
    for (const listener of listeners) listener();
  };

  async function loadScreen(url: URL, signal?: AbortSignal): Promise<Screen> {
    const shown = state.screen.page.content._meta.url;
    // Another page may say what the document has no texts for; another choice on the same one does not.
    const texts = loadShared();
    const page = await fetchPage(url, state.screen.page, signal);
    const [view] = await Promise.all([
      loadView(page.content._meta.alias),
      loadBlocks(page),
      page.content._meta.url !== shown && texts,
    ]).catch((cause) => {
      // Scripts that are missing although somebody answers are those of an older build: a document brings the new ones.
      throw navigator.onLine ? new Error('failed to load', { cause }) : cause;
    });
    return { page, view, url: withoutScroll(url) };
  }

  async function navigate(
    href: string,
    { replace = false, restore = false, stay = false, picture, onFailure }: Navigation = {},
  ): Promise<void> {
    const url = new URL(href, location.href);
    // A preview is bound to the address of its tab: the server knows by the page that was left that the next one is part of it.
    if (state.screen.page.preview) return leave(url, replace);
    current?.abort();
    const mine = new AbortController();
    current = mine;
    set({ screen: state.screen, pending: true });
    const known = (stay ? takeBack(url) : undefined) ?? take(ahead, pageKey(url));
    const loaded = await (known ?? loadScreen(url, mine.signal)).catch((failure: unknown) => ({ failure }));
    await overlays.going;
    if (mine.signal.aborted) return;
    // What `fetch` throws is a TypeError: nobody answered.
    const hasFailed = 'failure' in loaded ? loaded.failure instanceof TypeError : loaded.page.statusCode >= 500;
    if (hasFailed && onFailure) {
      set({ ...state, pending: false });
      return onFailure();
    }
    // The browser's own error page would be a way out of the shop; what is shown stays.
    if ('failure' in loaded && loaded.failure instanceof TypeError) return set({ ...state, pending: false, unreached: url.href });
    const screen = 'failure' in loaded ? undefined : loaded;
    const redirect = screen?.page.location.redirect;
    if (redirect) return navigate(redirect, { replace });
    // Another market changes language and direction, and a failed load has nothing to show: both need a document.
    if (!screen || screen.page.location.market?.id !== state.screen.page.location.market?.id) return leave(url, replace);
    // Only the payment page may frame the provider, and no script of another page may be left on it: it is a document of its own.
    if (isPayment(screen.page) !== isPayment(first.page) || thirdParty.isLeftFor?.(screen.page.content._meta.alias))
      return leave(url, replace);
    if (!restore) {
      keepScroll();
      const isHere = replace || isInStore() || isOverlayEntry() || url.href === location.href;
      // The same page under what is open: closing it takes its entry away as before.
      history[isHere ? 'replaceState' : 'pushState'](screen.url === state.screen.url ? history.state : null, '', url);
    }
    // Only of another choice: who asks for the same page again, after a sign-in, wants it anew.
    former = stay && screen.url !== state.screen.url ? { screen: state.screen, left: performance.now() } : undefined;
    growPicture(picture, () => {
      // Another page may have been wanted in the meantime.
      if (mine.signal.aborted) return;
      set({ screen: { ...screen, stays: stay }, pending: false });
      if (!stay) restoreScroll(url, restore);
    });
  }

  /** Who takes back a choice sees again what was there a moment ago. */
  function takeBack(url: URL): Promise<Screen> | undefined {
    if (!former || former.screen.url !== withoutScroll(url) || performance.now() - former.left > mostAge) return undefined;
    return Promise.resolve(former.screen);
  }

  /** Fetches what a link leads to, before it is clicked. */
  function prefetch(href: string): void {
    const url = new URL(href, location.href);
    const key = pageKey(url);
    if (ahead.has(key) || key === pageKey(new URL(location.href)) || takeBack(url) || ahead.size > 8) return;
    const loading = loadScreen(url);
    ahead.set(key, loading);
    loading.catch(() => ahead.delete(key));
    // What was fetched ahead must not be shown after it may have changed.
    setTimeout(() => ahead.delete(key), mostAge);
  }

  return {
    navigate,
    prefetch,
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The blocks of the next page are ready before it is shown. Only pages with rows pay for knowing how. */
async function loadBlocks({ content }: PageData): Promise<void> {
  const aliases = listAliases(content);
  if (aliases.size > 0) await (await import('@selvedge/blocks/views.ts')).loadViews(aliases);
}

function take(ahead: Map<string, Promise<Screen>>, key: string): Promise<Screen> | undefined {
  const found = ahead.get(key);
  ahead.delete(key);
  return found;
}

const mostAge = 30_000;

const isPayment = ({ content }: PageData): boolean => content._meta.alias === 'checkoutPaymentPage';

const pageKey = (url: URL): string => url.pathname + url.search;

function leave(url: URL, replace: boolean): void {
  location[replace || isInStore() || isOverlayEntry() ? 'replace' : 'assign'](url);
}

import type { Listing } from '@selvedge/contract/catalogue/listing.ts';
import type { PageData } from '@selvedge/contract/page-data.ts';
import { type ListingQuery, readListingQuery, writeListingQuery } from '@selvedge/domain/catalogue/listing-query.ts';
import { createContext, type ReactNode, type RefObject, use, useMemo, useRef, useState } from 'react';
import { createStore, type Store, useStore } from '../lib/create-store.ts';
import { useShop } from '../lib/shop-context.tsx';
import { useToast } from '../toast/toast-context.ts';

/** What was answered. Nothing in it moves because something was asked. */
type ListingState = {
  listing: Listing;
  /** As the page's address says it. */
  query: ListingQuery;
  hrefOf: (query: ListingQuery) => string;
  /** Shows the listing of another choice; without scripts the form does. */
  choose: (query: ListingQuery) => void;
  /** Asks for the listing of a choice that is about to be made, after a pause in which it may still be given up for another or none. */
  aimAt: (query: ListingQuery | undefined, pause?: number) => void;
  top: RefObject<HTMLDivElement | null>;
};

type Asked = { on: PageData; query: ListingQuery } | undefined;

const ListingContext = createContext<{ state: ListingState; page: PageData; asked: Store<Asked> } | null>(null);

export function ListingProvider({ listing, children }: { listing: Listing; children: ReactNode }) {
  const { page, router } = useShop();
  const toast = useToast();
  const top = useRef<HTMLDivElement>(null);
  const aimed = useRef(0);
  const [asked] = useState(createAsked);
  const state = useMemo(() => {
    const hrefOf = (query: ListingQuery) => {
      const search = writeListingQuery(query).toString();
      return page.content._meta.url + (search && `?${search}`);
    };
    const choose = (query: ListingQuery) => {
      asked.set({ on: page, query });
      const onFailure = () => {
        asked.set(undefined);
        toast.show('danger', 'feedback.error_products_fetch');
      };
      // Who has scrolled into the old tiles wants to see the first of the new ones; so does whoever comes from a later page, which has no
      // rows above its tiles.
      void router?.navigate(hrefOf(query), { stay: true, onFailure }).then(() => {
        const place = top.current?.getBoundingClientRect().top ?? 0;
        if (place < 0 || place > innerHeight) top.current?.scrollIntoView();
      });
    };
    const aimAt = (query: ListingQuery | undefined, pause = 0) => {
      clearTimeout(aimed.current);
      const ask = () => query && router?.prefetch(hrefOf(query));
      if (pause > 0) aimed.current = window.setTimeout(ask, pause);
      else ask();
    };
    return { listing, query: readListingQuery(toParams(page.location.query)), hrefOf, choose, aimAt, top };
  }, [listing, page, router, toast, asked]);
  const value = useMemo(() => ({ state, page, asked }), [state, page, asked]);
  return <ListingContext value={value}>{children}</ListingContext>;
}

/** For what shows goods: it is drawn for another answer, not for a choice whose answer is still on its way. */
export const useShownListing = (): ListingState => useProvided().state;

/** For what is chosen with: `query` includes a choice whose answer is still on its way. */
export function useListing(): ListingState {
  const { state, page, asked } = useProvided();
  const latest = useStore(asked, (each) => each);
  return latest?.on === page ? { ...state, query: latest.query } : state;
}

function useProvided() {
  const provided = use(ListingContext);
  if (!provided) throw new Error('useListing outside ListingProvider');
  return provided;
}

/**
 * Beside the context and not in it: React wakes everything in a context that changes, and sixty sleeping tiles woken by the first filter
 * that somebody presses kept it waiting for most of a second.
 */
const createAsked = () => createStore<Asked>(undefined);

const toParams = (query: Record<string, string[]>): URLSearchParams =>
  new URLSearchParams(Object.entries(query).flatMap(([name, values]) => values.map((value) => [name, value])));

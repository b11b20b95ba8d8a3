import type { Listing } from '@selvedge/contract/catalogue/listing.ts';
import type { PageData } from '@selvedge/contract/page-data.ts';
import { type ListingQuery, readListingQuery, writeListingQuery } from '@selvedge/domain/catalogue/listing-query.ts';
import { createContext, type ReactNode, type RefObject, use, useRef, useState } from 'react';
import { useShop } from '../lib/shop-context.tsx';
import { useToast } from '../toast/toast-context.ts';

type ListingControl = {
  listing: Listing;
  /** What is chosen, including a choice whose answer is still on its way. */
  query: ListingQuery;
  hrefOf: (query: ListingQuery) => string;
  /** Shows the listing of another choice; without scripts the form does. */
  choose: (query: ListingQuery) => void;
  /** Asks for the listing of a choice that is about to be made, after a pause in which it may still be given up for another or none. */
  aimAt: (query: ListingQuery | undefined, pause?: number) => void;
  top: RefObject<HTMLDivElement | null>;
};

const ListingContext = createContext<ListingControl | null>(null);

export function ListingProvider({ listing, children }: { listing: Listing; children: ReactNode }) {
  const { page, router } = useShop();
  const toast = useToast();
  const top = useRef<HTMLDivElement>(null);
  const aimed = useRef(0);
  const [asked, setAsked] = useState<{ on: PageData; query: ListingQuery }>();
  const hrefOf = (query: ListingQuery) => {
    const search = writeListingQuery(query).toString();
    return page.content._meta.url + (search && `?${search}`);
  };
  const choose = (query: ListingQuery) => {
    setAsked({ on: page, query });
    const onFailure = () => {
      setAsked(undefined);
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
  const query = asked?.on === page ? asked.query : readListingQuery(toParams(page.location.query));
  return <ListingContext value={{ listing, query, hrefOf, choose, aimAt, top }}>{children}</ListingContext>;
}

export function useListing(): ListingControl {
  const control = use(ListingContext);
  if (!control) throw new Error('useListing outside ListingProvider');
  return control;
}

const toParams = (query: Record<string, string[]>): URLSearchParams =>
  new URLSearchParams(Object.entries(query).flatMap(([name, values]) => values.map((value) => [name, value])));

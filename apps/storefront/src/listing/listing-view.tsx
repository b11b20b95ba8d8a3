import type { Listing } from '@selvedge/contract/catalogue/listing.ts';
import type { PageRow } from '@selvedge/contract/page.ts';
import { VisuallyHidden } from '@selvedge/ui/visually-hidden.tsx';
import { type ComponentType, useEffect, useState } from 'react';
import { Rows } from '../content/rows.tsx';
import { useT, useToggles } from '../lib/shop-context.tsx';
import { FacetPanel } from './facet/facet-panel.tsx';
import { FilterTags } from './filter-tags.tsx';
import { ListingBar } from './listing-bar.tsx';
import { ListingProvider, useShownListing } from './listing-context.tsx';
import styles from './listing-view.module.css';
import { NothingLeft } from './nothing-left.tsx';
import { Pagination } from './pagination.tsx';
import { ProductGrid } from './product-grid.tsx';

/** Few shoppers have chosen a store: the others do not wait for it. */
const loadMyStore = () => import('./my-store-filter.tsx');

/** A listing or a search: what can be chosen, what was found, and the way through it. */
export function ListingView({ listing, sidebar }: { listing: Listing; sidebar: PageRow[] | undefined }) {
  return (
    <ListingProvider listing={listing}>
      <ShownListing sidebar={sidebar} />
    </ListingProvider>
  );
}

function ShownListing({ sidebar }: { sidebar: PageRow[] | undefined }) {
  const { listing, top } = useShownListing();
  const t = useT();
  return (
    <section ref={top} className={styles.listing} aria-labelledby="listing">
      <h2 id="listing">
        <VisuallyHidden>{t('listing.title')}</VisuallyHidden>
      </h2>
      <ListingBar />
      <div className={styles.columns} data-sidebar={sidebar?.length ? true : undefined}>
        <FacetPanel />
        <div className={styles.found}>
          <MyStore />
          <FilterTags />
          {listing.results.length > 0 ? <ProductGrid /> : <NothingLeft />}
          <Pagination />
        </div>
        {sidebar && sidebar.length > 0 && (
          <aside className={styles.sidebar} aria-label={t('listing.beside')}>
            <Rows rows={sidebar} stacked />
          </aside>
        )}
      </div>
    </section>
  );
}

/** Apart: a listing that is drawn again before a row beside it has woken throws away what the server drew of that row. */
function MyStore() {
  const { stockFinder } = useToggles();
  const [Filter, setFilter] = useState<ComponentType>();
  useEffect(() => {
    if (stockFinder) loadMyStore().then(({ MyStoreFilter }) => setFilter(() => MyStoreFilter), Boolean);
  }, [stockFinder]);
  return Filter && <Filter />;
}

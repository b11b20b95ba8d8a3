import { isolate } from '@selvedge/domain/text/isolate.ts';
import { VisuallyHidden } from '@selvedge/ui/visually-hidden.tsx';
import { useEffect } from 'react';
import { Rows } from '../../content/rows.tsx';
import { NearView } from '../../lib/near-view.tsx';
import { usePage, useT } from '../../lib/shop-context.tsx';
import words from '../../listing/empty-words.module.css';
import { ListingView } from '../../listing/listing-view.tsx';
import { TileRow } from '../../listing/tile-row.tsx';
import { FoundCategories } from '../../search/found-categories.tsx';
import { SearchForm } from '../../search/search-form.tsx';
import { rememberSearch } from '../../search/search-history.ts';
import { SearchNote } from '../../search/search-note.tsx';
import { Breadcrumb } from '../../shell/breadcrumb.tsx';
import { WaysOn } from '../../shell/ways-on.tsx';
import styles from './search-page.module.css';

/** What this browser searched for is not the server's to draw. */
const loadStart = async () => (await import('../../search/search-start.tsx')).SearchStart;

export function View() {
  const { location, content } = usePage();
  const t = useT();
  const term = location.query.q?.[0] ?? '';
  const { listing } = content;
  const market = location.market?.id;
  // A search that is empty only because of what was chosen has found something.
  const isFound = listing && !!(listing.totalResults || listing.request.facets?.length || listing.request.priceRange);
  useEffect(() => {
    if (term === '' || !market) return;
    // Whoever presses Enter before the scripts are there sends the plain form, and the word would be forgotten.
    rememberSearch(term);
  }, [term, market]);
  return (
    <>
      <header className={styles.head}>
        <Breadcrumb />
        {/* The field says what was searched for, in the size of a headline: a headline above it would say it twice. */}
        <VisuallyHidden as="h1">{isFound ? t('search.found', { term: isolate(term) }) : content.heading}</VisuallyHidden>
        <SearchForm key={term} term={term} />
        {listing?.reading && <SearchNote term={term} reading={listing.reading} />}
        {isFound && <FoundCategories categories={listing.categorySearch} />}
      </header>
      {(listing?.page ?? 1) === 1 && <Rows rows={content.rows.top} />}
      {isFound ? (
        <>
          <Rows rows={content.rows.plp} />
          <ListingView listing={listing} sidebar={content.rows.sidebar} />
        </>
      ) : (
        <>
          <section className={styles.answer} aria-live="polite">
            {term !== '' && (
              <>
                <h2 className={words.title}>{t('search.empty.title', { term: isolate(term) })}</h2>
                <p className={words.text}>{t('search.empty.text')}</p>
              </>
            )}
          </section>
          <Rows rows={content.rows.emptySearch ?? []} />
          <div className={styles.start}>
            <NearView load={loadStart} props={{}} />
          </div>
          {listing?.instead && <TileRow title={t('search.instead')} tiles={listing.instead} looks={listing.badges} />}
          <WaysOn />
        </>
      )}
      <Rows rows={content.rows.bottom} />
    </>
  );
}

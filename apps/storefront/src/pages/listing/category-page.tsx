import { countChoices, readListingQuery } from '@selvedge/domain/catalogue/listing-query.ts';
import { FixedWidgets } from '../../content/fixed-widgets.tsx';
import { Rows } from '../../content/rows.tsx';
import { usePage, useT } from '../../lib/shop-context.tsx';
import { EmptyListing } from '../../listing/empty-listing.tsx';
import { ListingHead } from '../../listing/listing-head.tsx';
import { ListingView } from '../../listing/listing-view.tsx';
import { subCategories } from '../../listing/sub-categories.ts';
import { PageHead } from '../../shell/page-head.tsx';
import styles from './category-page.module.css';

export function View() {
  const { content, navigation, location } = usePage();
  const t = useT();
  const { listing } = content;
  const { url } = content._meta;
  const others = [...subCategories(navigation.mainMenu, url), ...(content.filters ?? [])];
  const hasListing = listing !== undefined && (listing.totalResults > 0 || isChosen(location.query));
  // Whoever turns to the next page wants to see its tiles, not the window display again.
  const top = (listing?.page ?? 1) === 1 ? content.rows.top : undefined;
  const Head = hasListing ? ListingHead : PageHead;
  return (
    <>
      <Head>
        {others.length > 0 && (
          <nav aria-label={t('category.more')}>
            <ul className={styles.others}>
              {others.map((other) => (
                <li key={other.url}>
                  <a className={styles.other} href={other.url} aria-current={other.url === url ? 'page' : undefined}>
                    {other.title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </Head>
      <FixedWidgets />
      <Rows rows={top} startsPage />
      <Rows rows={content.rows.plp} startsPage={!top?.length} />
      {hasListing ? <ListingView listing={listing} sidebar={content.rows.sidebar} /> : <EmptyListing />}
      <Rows rows={content.rows.bottom} />
    </>
  );
}

/** A listing that is empty only because of what was chosen is not an empty category. */
function isChosen(query: Record<string, string[]>): boolean {
  const params = new URLSearchParams(Object.entries(query).flatMap(([name, values]) => values.map((value) => [name, value])));
  return countChoices(readListingQuery(params)) > 0;
}

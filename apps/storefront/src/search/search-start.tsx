import { showPicture } from '@selvedge/domain/media/show-picture.ts';
import { visibleHistory } from '@selvedge/domain/search/search-history.ts';
import { isolate } from '@selvedge/domain/text/isolate.ts';
import { Icon } from '@selvedge/ui/icon.tsx';
import { ProductPicture } from '@selvedge/ui/product-picture.tsx';
import { Skeleton } from '@selvedge/ui/skeleton.tsx';
import { VisuallyHidden } from '@selvedge/ui/visually-hidden.tsx';
import { useEffect, useId, useState } from 'react';
import { usePage, useT } from '../lib/shop-context.tsx';
import { onTracesForgotten } from '../session/forget-traces.ts';
import { usePageLink } from '../shell/use-page-link.ts';
import { forgetSearches } from './forget-searches.ts';
import { readSearches } from './search-history.ts';
import styles from './search-start.module.css';
import { useOffered } from './use-offered.ts';

/** Where a search begins: what this browser searched for last, what others search for, and categories to look at. */
export function SearchStart({ onFollow }: { onFollow?: () => void }) {
  const t = useT();
  const { navigation } = usePage();
  const action = usePageLink()('searchPage', '/search');
  const offered = useOffered();
  const id = useId();
  const [searches, setSearches] = useState(readSearches);
  useEffect(() => onTracesForgotten(() => setSearches([])), []);
  const recent = visibleHistory(searches, navigation.totalVisibleSearchHistory);
  const hrefOf = (term: string) => `${action}?q=${encodeURIComponent(term)}`;
  const isEmpty = offered?.categories.length === 0;
  return (
    <div className={styles.start}>
      {recent.length > 0 && (
        <section aria-labelledby={`${id}-recent`}>
          <h2 id={`${id}-recent`} className={styles.title}>
            {t('search.history')}
          </h2>
          <ul>
            {recent.map((term) => (
              <li key={term} className={styles.recent}>
                <a className={styles.link} href={hrefOf(term)} onClick={onFollow}>
                  {term}
                </a>
                <button type="button" className={styles.remove} onClick={() => setSearches(forgetSearches(term))}>
                  <Icon name="close" small />
                  <VisuallyHidden>{t('search.forget_one', { term: isolate(term) })}</VisuallyHidden>
                </button>
              </li>
            ))}
          </ul>
          <button type="button" className={styles.forget} onClick={() => setSearches(forgetSearches())}>
            {t('search.forget')}
          </button>
        </section>
      )}
      {(!offered || offered.wanted.length > 0) && (
        <section aria-labelledby={`${id}-wanted`}>
          <h2 id={`${id}-wanted`} className={styles.title}>
            {t('search.wanted')}
          </h2>
          <ul className={styles.wanted}>
            {(offered?.wanted ?? [1, 2, 3, 4, 5, 6]).map((term) => (
              <li key={term}>
                {typeof term === 'number' ? (
                  <span className={styles.link}>
                    <Skeleton shape="short" />
                  </span>
                ) : (
                  <a className={styles.link} href={hrefOf(term)} onClick={onFollow}>
                    {term}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={styles.places} aria-labelledby={`${id}-places`}>
        <h2 id={`${id}-places`} className={styles.title}>
          {t(isEmpty ? 'search.browse' : 'search.categories')}
        </h2>
        {isEmpty ? (
          <ul>
            {navigation.mainMenu.map(({ title, link, isHidden }) =>
              isHidden || !link ? null : (
                <li key={title}>
                  <a className={styles.link} href={link.url} onClick={onFollow}>
                    {title}
                  </a>
                </li>
              ),
            )}
          </ul>
        ) : (
          <ul className={styles.tiles}>
            {(offered?.categories ?? [1, 2, 3, 4, 5, 6]).map((category) => (
              <li key={typeof category === 'number' ? category : category.categoryUri}>
                {typeof category === 'number' ? (
                  <Skeleton shape="tile" />
                ) : (
                  <a className={styles.tile} href={category.categoryUri} onClick={onFollow}>
                    <ProductPicture
                      picture={category.images && showPicture(category.images, 0)}
                      alt=""
                      name={category.displayName}
                      sizes="(min-width: 960px) 12rem, 33vw"
                    />
                    <span className={styles.name}>{category.displayName}</span>
                  </a>
                )}
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}

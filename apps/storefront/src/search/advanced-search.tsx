import { visibleHistory } from '@selvedge/domain/search/search-history.ts';
import { useEffect, useRef, useState } from 'react';
import { usePage, useT } from '../lib/shop-context.tsx';
import { onTracesForgotten } from '../session/forget-traces.ts';
import { usePageLink } from '../shell/use-page-link.ts';
import styles from './advanced-search.module.css';
import { SearchForm } from './search-form.tsx';
import { forgetSearches, readSearches } from './search-history.ts';
import { takeEarlyKeys } from './take-early-keys.ts';

export function Content({ close }: { close: () => void }) {
  const { navigation } = usePage();
  const t = useT();
  const action = usePageLink()('searchPage', '/search');
  const place = useRef<HTMLDivElement>(null);
  const [searches, setSearches] = useState(() => visibleHistory(readSearches(), navigation.totalVisibleSearchHistory));
  useEffect(() => onTracesForgotten(() => setSearches([])), []);
  // The dialog has put focus on its first button; who opened the search wants to type, or has begun already.
  useEffect(() => {
    const field = place.current?.querySelector('input');
    field?.focus();
    const early = takeEarlyKeys();
    if (!field || early === '') return;
    // Not by its value: React would not notice.
    field.setRangeText(early, 0, 0, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }, []);
  const ways = navigation.mainMenu.filter((item) => !item.isHidden && item.link);
  return (
    <div ref={place} className={styles.search}>
      <SearchForm onSearch={close} />
      <div className={styles.groups}>
        {searches.length > 0 && (
          <section>
            <h2 className={styles.title}>{t('search.history')}</h2>
            <ul>
              {searches.map((term) => (
                <li key={term}>
                  <a className={styles.link} href={`${action}?q=${encodeURIComponent(term)}`} onClick={close}>
                    {term}
                  </a>
                </li>
              ))}
            </ul>
            <button
              type="button"
              className={styles.forget}
              onClick={() => {
                forgetSearches();
                setSearches([]);
              }}
            >
              {t('search.forget')}
            </button>
          </section>
        )}
        <section>
          <h2 className={styles.title}>{t('search.browse')}</h2>
          <ul>
            {ways.map((item) => (
              <li key={item.title}>
                <a className={styles.link} href={item.link?.url} onClick={close}>
                  {item.title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}

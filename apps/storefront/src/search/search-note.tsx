import type { SearchReading } from '@selvedge/contract/catalogue/search.ts';
import { isolate } from '@selvedge/domain/text/isolate.ts';
import { useT } from '../lib/shop-context.tsx';
import { usePageLink } from '../shell/use-page-link.ts';
import styles from './search-note.module.css';

/** What became of words that found nothing together, and what may have been meant. */
export function SearchNote({ term, reading: { shownFor, didYouMean } }: { term: string; reading: SearchReading }) {
  const t = useT();
  const action = usePageLink()('searchPage', '/search');
  if (!shownFor && !didYouMean) return null;
  return (
    <div className={styles.note} role="status">
      {shownFor && <p>{t('search.dropped', { term: isolate(term), shown: isolate(shownFor) })}</p>}
      {didYouMean && (
        <p>
          <a className={styles.link} href={`${action}?q=${encodeURIComponent(didYouMean)}`}>
            {t('search.didYouMean', { term: isolate(didYouMean) })}
          </a>
        </p>
      )}
    </div>
  );
}

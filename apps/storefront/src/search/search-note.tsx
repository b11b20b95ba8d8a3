import type { SearchReading } from '@selvedge/contract/catalogue/search.ts';
import { isolate } from '@selvedge/domain/text/isolate.ts';
import { usePage, useT } from '../lib/shop-context.tsx';
import styles from './search-note.module.css';

/** What became of words that found nothing together, and what may have been meant. */
export function SearchNote({ term, reading: { shownFor, didYouMean } }: { term: string; reading: SearchReading }) {
  const t = useT();
  const { url } = usePage().content._meta;
  return (
    <div className={styles.note} role="status">
      {shownFor && <p>{t('search.dropped', { term: isolate(term), shown: isolate(shownFor) })}</p>}
      {didYouMean && <a href={`${url}?q=${encodeURIComponent(didYouMean)}`}>{t('search.didYouMean', { term: isolate(didYouMean) })}</a>}
    </div>
  );
}

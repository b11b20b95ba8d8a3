import type { SearchRedirects, SearchSynonyms } from '@selvedge/contract/catalogue/search-words.ts';
import { useState } from 'react';
import { text } from '../texts/text.ts';
import { Explanation } from './explanation.tsx';
import search from './search.module.css';
import { useExplained } from './use-explained.ts';
import styles from './word-rows.module.css';

type Props = { market: string; synonyms?: SearchSynonyms; redirects?: SearchRedirects; hint: string };

/** A search with words that are not live yet. */
export function QuickTest({ market, synonyms, redirects, hint }: Props) {
  const [terms, setTerms] = useState('');
  const { data, problem } = useExplained({ market, terms, ...(synonyms && { synonyms }), ...(redirects && { redirects }), size: 8 });
  return (
    <section className={styles.quick} aria-label={text('search.try')}>
      <label className={`${search.field} ${search.inputs}`}>
        {text('search.try')}
        <input type="search" value={terms} maxLength={200} autoComplete="off" onChange={(event) => setTerms(event.target.value)} />
      </label>
      <p className={search.note}>{hint}</p>
      {problem && (
        <p role="alert" className={search.problem}>
          {problem}
        </p>
      )}
      {data && terms.trim() !== '' && <Explanation found={data} isShort />}
    </section>
  );
}

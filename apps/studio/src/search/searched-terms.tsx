import { type SearchedTerm, searchTools } from '@selvedge/contract/studio/search.ts';
import { errorText } from '../lib/error-text.ts';
import { keepQuery, paths, useQuery } from '../lib/router.ts';
import { useRight, useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import { marketTitle } from '../lists/sort-markets.ts';
import head from '../shell/head-choices.module.css';
import { PageHead } from '../shell/page-head.tsx';
import { StateNote } from '../shell/state-note.tsx';
import { text } from '../texts/text.ts';
import type { PartProps } from './part-props.ts';
import styles from './searched-terms.module.css';
import { useWordsHome } from './use-words-home.ts';

const spans = ['7', '28', '90', '365'] as const;

/** What shoppers type, how often, and what they are sent away with. The words that find nothing are one step from a synonym. */
export function SearchedTerms({ scope, markets, onMarket }: PartProps) {
  const { call } = useStudio();
  const asked = useQuery('days');
  const days = spans.find((each) => each === asked) ?? '28';
  const query = { days: Number(days), ...(scope !== '*' && { market: scope }) };
  const { data, error, isLoading, reload } = useLoad(`searched ${scope} ${days}`, () => call(searchTools.searched, { query }));
  const homes = { synonyms: useWordsHome('search-synonyms', scope), redirects: useWordsHome('search-redirects', scope) };
  const language = markets.find(({ id }) => id === scope)?.language.baseCode;
  return (
    <>
      <PageHead
        title={text('search.part_terms')}
        note={data && text('search.searched_note', { searches: data.searches, inVain: data.inVain })}
      >
        <div className={head.choices}>
          <label>
            <span>{text('search.in')}</span>
            <select value={scope} onChange={(event) => onMarket(event.target.value)}>
              <option value="*">{text('pages.every_market')}</option>
              {markets.map((market) => (
                <option key={market.id} value={market.id}>
                  {marketTitle(market)} ({market.id})
                </option>
              ))}
            </select>
          </label>
          <label>
            <span>{text('search.span')}</span>
            <select value={days} onChange={(event) => keepQuery('days', event.target.value === '28' ? '' : event.target.value)}>
              {spans.map((each) => (
                <option key={each} value={each}>
                  {text('search.span_days', { count: Number(each) })}
                </option>
              ))}
            </select>
          </label>
        </div>
      </PageHead>
      <p className={styles.about}>{text('search.searched_about')}</p>
      {error && <StateNote isError title={text('search.searched_failed')} advice={errorText(error)} onRetry={reload} />}
      {isLoading && <p role="status">{text('studio.loading')}</p>}
      {data?.searches === 0 && <StateNote title={text('search.nothing_searched')} advice={text('search.nothing_searched_advice')} />}
      {data && data.searches > 0 && (
        <div className={styles.columns}>
          <Terms title={text('search.popular')} terms={data.popular} {...{ scope, homes, language }} countOf={({ times }) => times} />
          <Terms
            title={text('search.found_nothing')}
            terms={data.empty}
            {...{ scope, homes, language }}
            countOf={({ empty }) => empty}
            isInVain
          />
        </div>
      )}
    </>
  );
}

type TermsProps = {
  title: string;
  terms: readonly SearchedTerm[];
  scope: string;
  homes: { synonyms: string; redirects: string };
  language: string | undefined;
  countOf: (term: SearchedTerm) => number;
  isInVain?: boolean;
};

function Terms({ title, terms, scope, homes, language, countOf, isInVain = false }: TermsProps) {
  const canWrite = useRight('catalogue.write');
  const most = Math.max(...terms.map(countOf), 1);
  const to = (place: string, part: string, query: Record<string, string>) =>
    `${paths.screen('search', place, part)}?${new URLSearchParams(query)}`;
  return (
    <section aria-label={title} className={styles.part}>
      <h2>{title}</h2>
      {terms.length === 0 && <p className={styles.none}>{text('search.none_in_vain')}</p>}
      <ol>
        {terms.map((each) => (
          <li key={each.term}>
            <a href={to(scope, 'test', { q: each.term })} lang={language}>
              <bdi>{each.term}</bdi>
            </a>
            <span className={styles.bar} aria-hidden="true">
              <span style={{ inlineSize: `${Math.max(2, (countOf(each) / most) * 100)}%` }} />
            </span>
            <span className={styles.count}>{countOf(each)}</span>
            {!isInVain && each.empty > 0 && <small className={styles.vain}>{text('search.times_in_vain', { count: each.empty })}</small>}
            {isInVain && canWrite && (
              <span className={styles.acts}>
                <a href={to(homes.synonyms, 'synonyms', { word: each.term, ...(language && { language }) })}>
                  {text('search.make_synonym')}
                  <span className={styles.hidden}> {each.term}</span>
                </a>
                <a href={to(homes.redirects, 'redirects', { word: each.term })}>
                  {text('search.make_redirect')}
                  <span className={styles.hidden}> {each.term}</span>
                </a>
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

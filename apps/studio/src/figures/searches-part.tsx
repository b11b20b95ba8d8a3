import { figures } from '@selvedge/contract/studio/figures.ts';
import type { FiguresSearches } from '@selvedge/contract/studio/figures-answers.ts';
import { paths } from '../lib/router.ts';
import { useRight, useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import { useWordsHome } from '../search/use-words-home.ts';
import { text } from '../texts/text.ts';
import { FigureTable } from './figure-table.tsx';
import styles from './figures.module.css';
import { PartFrame } from './part-frame.tsx';
import type { PartProps } from './part-props.ts';
import { writeChange, writeCount, writeShare } from './write-figure.ts';

type Term = FiguresSearches['terms'][number];

/** What shoppers look for, and what they look for in vain: one step from a synonym or a redirect. */
export function SearchesPart(props: PartProps) {
  const { call } = useStudio();
  const mayWrite = useRight('catalogue.write');
  const loaded = useLoad(`searches ${JSON.stringify(props.choices)}`, () => call(figures.searches, { query: props.choices }));
  const scope = props.choices.markets && !props.choices.markets.includes(',') ? props.choices.markets : '*';
  const homes = { synonyms: useWordsHome('search-synonyms', scope), redirects: useWordsHome('search-redirects', scope) };
  const language = props.markets.find(({ id }) => id === scope)?.language.baseCode;
  const to = (part: 'synonyms' | 'redirects', query: Record<string, string>) =>
    `${paths.screen('search', homes[part], part)}?${new URLSearchParams(query)}`;
  const actions = ({ term }: Term) => (
    <>
      <a href={to('synonyms', { word: term, ...(language && { language }) })}>{text('figures.make_synonym')}</a>
      <a href={to('redirects', { word: term })}>{text('figures.make_redirect')}</a>
    </>
  );
  return (
    <PartFrame
      {...props}
      loaded={loaded}
      isEmpty={({ searches }) => searches === 0}
      empty={{ title: text('figures.no_searches'), advice: text('figures.no_searches_advice') }}
    >
      {({ searches, inVain, terms }) => {
        const vain = terms.filter(({ empty }) => empty > 0).toSorted((a, b) => b.empty - a.empty);
        return (
          <>
            <p className={styles.about}>{text('figures.searches_note', { count: searches, share: writeShare(inVain / searches) })}</p>
            <div className={styles.plots}>
              {vain.length > 0 && (
                <Terms title={text('figures.found_nothing')} terms={vain} countOf={({ empty }) => empty} {...(mayWrite && { actions })} />
              )}
              <Terms title={text('figures.searched_most')} terms={terms} countOf={({ times }) => times} {...(mayWrite && { actions })} />
            </div>
          </>
        );
      }}
    </PartFrame>
  );
}

type TermsProps = { title: string; terms: readonly Term[]; countOf: (term: Term) => number; actions?: (term: Term) => React.ReactNode };

function Terms({ title, terms, countOf, actions }: TermsProps) {
  return (
    <FigureTable<Term>
      title={title}
      rows={terms.slice(0, 50)}
      keyOf={({ term }) => term}
      sizeOf={countOf}
      columns={[
        { title: text('figures.term'), plain: ({ term }) => term, show: ({ term }) => <bdi>{term}</bdi> },
        { title: text('figures.times'), plain: ({ times }) => times, show: ({ times }) => writeCount(times), isNumber: true },
        { title: text('figures.in_vain'), plain: ({ empty }) => empty, show: ({ empty }) => writeCount(empty), isNumber: true },
        ...(terms.some(({ before }) => before !== undefined)
          ? [
              {
                title: text('figures.change'),
                plain: ({ before }: Term) => before ?? '',
                show: ({ times, before }: Term) => writeChange(times, before) ?? text('figures.new'),
                isNumber: true,
              },
            ]
          : []),
      ]}
      {...(actions && { actions })}
    />
  );
}

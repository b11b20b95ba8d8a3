import type { SearchSynonyms } from '@selvedge/contract/catalogue/search-words.ts';
import { useState } from 'react';
import { keepQuery, useQuery } from '../lib/router.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { fold, languageName } from '../lists/filter-markets.ts';
import type { Change } from '../settings/use-setting-work.ts';
import { FilterField } from '../shell/filter-field.tsx';
import { text } from '../texts/text.ts';
import { NewSynonymGroup } from './new-synonym-group.tsx';
import { QuickTest } from './quick-test.tsx';
import search from './search.module.css';
import { SynonymGroupRow } from './synonym-group-row.tsx';
import styles from './word-rows.module.css';

type Props = {
  groups: SearchSynonyms;
  change: Change<SearchSynonyms>;
  readOnly: boolean;
  problemAt: (at: string) => string | undefined;
  market: string;
  languages: readonly string[];
};

const shownAtOnce = 100;

/** Words that mean the same, a line for each group. Tried out at once, before anybody else sees them. */
export function SynonymsForm({ groups, change, readOnly, problemAt, market, languages }: Props) {
  const { notices } = useStudio();
  const filter = useQuery('filter');
  const asked = useQuery('language');
  const language = languages.find((each) => each === asked) ?? (languages.includes('en') ? 'en' : (languages[0] ?? 'en'));
  const [most, setMost] = useState(shownAtOnce);
  const wanted = fold(filter);
  const found = groups.flatMap((group, at) =>
    group.language === language && group.words.some((word) => fold(word).includes(wanted)) ? [{ group, at }] : [],
  );
  function remove(at: number): void {
    const gone = groups[at]!;
    change(groups.toSpliced(at, 1));
    notices.post({
      kind: 'done',
      text: text('search.group_removed', { words: gone.words.join(', ') }),
      undo: () => change((now) => now.toSpliced(at, 0, gone)),
    });
  }

  return (
    <div className={styles.columns}>
      <div className={styles.list}>
        <div className={styles.tools}>
          {languages.length > 1 && <LanguageChoice {...{ groups, languages, language }} />}
          <FilterField
            label={text('search.find_word')}
            hint={text('search.find_word_hint')}
            value={filter}
            onChange={(value) => keepQuery('filter', value)}
          />
        </div>
        {!readOnly && (
          <NewSynonymGroup {...{ groups, language }} onAdd={(words) => change([{ language, words, oneWay: false }, ...groups])} />
        )}
        {found.length === 0 && <p className={search.note}>{text(filter ? 'search.no_group_found' : 'search.no_group')}</p>}
        <ul className={`${styles.groups} ${search.inputs}`}>
          {found.slice(0, most).map(({ group, at }) => (
            <SynonymGroupRow
              key={at}
              group={group}
              readOnly={readOnly}
              problem={problemAt(`${at}.words`) ?? problemAt(`${at}`)}
              onChange={(next) => change(groups.with(at, next))}
              onRemove={() => remove(at)}
            />
          ))}
        </ul>
        {found.length > most && (
          <button type="button" className={styles.more} onClick={() => setMost(most + shownAtOnce)}>
            {text('search.more', { shown: most, count: found.length })}
          </button>
        )}
      </div>
      <QuickTest market={market} synonyms={groups} hint={text('search.try_synonyms')} />
    </div>
  );
}

type ChoiceProps = Pick<Props, 'groups' | 'languages'> & { language: string };

function LanguageChoice({ groups, languages, language }: ChoiceProps) {
  return (
    <label className={`${search.field} ${search.inputs}`}>
      {text('search.language')}
      <select value={language} onChange={(event) => keepQuery('language', event.target.value)}>
        {languages.map((each) => (
          <option key={each} value={each}>
            {`${languageName(each)} (${groups.filter((group) => group.language === each).length})`}
          </option>
        ))}
      </select>
    </label>
  );
}

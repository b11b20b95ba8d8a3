import type { SearchSynonyms, SynonymGroup } from '@selvedge/contract/catalogue/search-words.ts';
import { useState } from 'react';
import { keepQuery, useQuery } from '../lib/router.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { fold, languageName } from '../lists/filter-markets.ts';
import type { Change } from '../settings/use-setting-work.ts';
import { FilterField } from '../shell/filter-field.tsx';
import { text } from '../texts/text.ts';
import { QuickTest } from './quick-test.tsx';
import { readWords } from './read-words.ts';
import search from './search.module.css';
import styles from './word-rows.module.css';
import { WordsLine } from './words-line.tsx';

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
  // A word that shoppers look for in vain waits for the one that the shop knows.
  const word = useQuery('word');
  const [line, setLine] = useState(word && `${word}, `);
  const wanted = fold(filter);
  const found = groups.flatMap((group, at) =>
    group.language === language && group.words.some((word) => fold(word).includes(wanted)) ? [{ group, at }] : [],
  );
  const words = readWords(line);
  const known = words.filter((word) =>
    groups.some((group) => group.language === language && group.words.some((each) => fold(each) === fold(word))),
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

  function add(): void {
    if (words.length < 2) return;
    change([{ language, words, oneWay: false }, ...groups]);
    setLine('');
  }

  return (
    <div className={styles.columns}>
      <div className={styles.list}>
        <div className={styles.tools}>
          {languages.length > 1 && (
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
          )}
          <FilterField
            label={text('search.find_word')}
            hint={text('search.find_word_hint')}
            value={filter}
            onChange={(value) => keepQuery('filter', value)}
          />
        </div>
        {!readOnly && (
          <form
            className={`${styles.begin} ${search.inputs}`}
            onSubmit={(event) => {
              event.preventDefault();
              add();
            }}
          >
            <input
              aria-label={text('search.new_group')}
              placeholder={text('search.new_group_hint')}
              value={line}
              lang={language}
              dir="auto"
              maxLength={500}
              onChange={(event) => setLine(event.target.value)}
            />
            <button type="submit" disabled={words.length < 2}>
              {text('search.add')}
            </button>
            {known.length > 0 && <p className={search.note}>{text('search.known_already', { words: known.join(', ') })}</p>}
          </form>
        )}
        {found.length === 0 && <p className={search.note}>{text(filter ? 'search.no_group_found' : 'search.no_group')}</p>}
        <ul className={`${styles.groups} ${search.inputs}`}>
          {found.slice(0, most).map(({ group, at }) => (
            <GroupRow
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

type RowProps = {
  group: SynonymGroup;
  readOnly: boolean;
  problem: string | undefined;
  onChange: (group: SynonymGroup) => void;
  onRemove: () => void;
};

function GroupRow({ group, readOnly, problem, onChange, onRemove }: RowProps) {
  const title = group.words.join(', ');
  return (
    <li>
      <WordsLine words={group.words} language={group.language} readOnly={readOnly} onChange={(words) => onChange({ ...group, words })} />
      <label className={search.way} title={text('search.one_way_hint', { first: group.words[0] ?? '' })}>
        <input
          type="checkbox"
          checked={group.oneWay}
          disabled={readOnly}
          onChange={(event) => onChange({ ...group, oneWay: event.target.checked })}
        />
        {text('search.one_way')}
      </label>
      {!readOnly && (
        <button type="button" aria-label={text('field.remove', { title })} onClick={onRemove}>
          <span aria-hidden="true">×</span>
        </button>
      )}
      {group.oneWay && <p className={search.note}>{text('search.one_way_hint', { first: group.words[0] ?? '' })}</p>}
      {problem && (
        <p role="alert" className={search.problem}>
          {problem}
        </p>
      )}
    </li>
  );
}

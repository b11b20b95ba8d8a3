import type { SearchRedirects, TermRedirect } from '@selvedge/contract/catalogue/search-words.ts';
import { useState } from 'react';
import { SearchList } from '../fields/search-list.tsx';
import { keepQuery, useQuery } from '../lib/router.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { fold } from '../lists/filter-markets.ts';
import { searchTargets } from '../pickers/search-targets.ts';
import { SettingEditor, type SettingFormProps } from '../settings/setting-editor.tsx';
import { FilterField } from '../shell/filter-field.tsx';
import { text } from '../texts/text.ts';
import type { PartProps } from './part-props.ts';
import { QuickTest } from './quick-test.tsx';
import search from './search.module.css';
import styles from './word-rows.module.css';

const blank: SearchRedirects = [];
const shownAtOnce = 200;

export function RedirectsEditor({ scope, shownIn, markets, onMarket }: PartProps) {
  return (
    <SettingEditor
      name="search-redirects"
      market={scope}
      markets={markets}
      title={text('search.part_redirects')}
      blank={blank}
      onMarket={onMarket}
      previewPath="/search"
    >
      {(edited) => <RedirectsForm {...edited} shownIn={shownIn} />}
    </SettingEditor>
  );
}

/** Searches that lead somewhere else than to their results. */
function RedirectsForm({ value, change, readOnly, problemAt, shownIn }: SettingFormProps<SearchRedirects> & { shownIn: string }) {
  const { notices } = useStudio();
  const filter = useQuery('filter');
  const word = useQuery('word');
  const wanted = fold(filter);
  const found = value.flatMap((row, at) => (fold(`${row.term} ${row.target}`).includes(wanted) ? [{ row, at }] : []));

  function remove(at: number): void {
    const gone = value[at]!;
    change(value.toSpliced(at, 1));
    notices.post({
      kind: 'done',
      text: text('search.redirect_removed', { term: gone.term }),
      undo: () => change((now) => now.toSpliced(at, 0, gone)),
    });
  }

  return (
    <div className={styles.columns}>
      <div className={styles.list}>
        <div className={styles.tools}>
          <FilterField
            label={text('search.find_word')}
            hint={text('search.find_word_hint')}
            value={filter}
            onChange={(next) => keepQuery('filter', next)}
          />
          {!readOnly && (
            <button type="button" className={styles.more} onClick={() => change([{ term: word, target: '/', status: 302 }, ...value])}>
              + {word ? text('search.new_redirect_for', { term: word }) : text('search.new_redirect')}
            </button>
          )}
        </div>
        {found.length === 0 && <p className={search.note}>{text(filter ? 'search.no_redirect_found' : 'search.no_redirect')}</p>}
        <ul className={`${styles.groups} ${search.inputs}`}>
          {found.slice(0, shownAtOnce).map(({ row, at }) => (
            <RedirectRow
              key={at}
              row={row}
              market={shownIn}
              readOnly={readOnly}
              problem={problemAt(`${at}.term`) ?? problemAt(`${at}.target`)}
              onChange={(next) => change(value.with(at, next))}
              onRemove={() => remove(at)}
            />
          ))}
        </ul>
      </div>
      <QuickTest market={shownIn} redirects={value} hint={text('search.try_redirects')} />
    </div>
  );
}

type RowProps = {
  row: TermRedirect;
  market: string;
  readOnly: boolean;
  problem: string | undefined;
  onChange: (row: TermRedirect) => void;
  onRemove: () => void;
};

function RedirectRow({ row, market, readOnly, problem, onChange, onRemove }: RowProps) {
  const { call } = useStudio();
  const [isOpen, setOpen] = useState(false);
  const inside = (url: string) => (url.startsWith(`/${market}`) ? url.slice(market.length + 1) || '/' : url);
  return (
    <li data-redirect>
      <input
        aria-label={text('search.term')}
        placeholder={text('search.term')}
        value={row.term}
        readOnly={readOnly}
        maxLength={200}
        dir="auto"
        onChange={(event) => onChange({ ...row, term: event.target.value })}
      />
      <span aria-hidden="true">→</span>
      <input
        aria-label={text('search.target')}
        value={row.target}
        readOnly={readOnly}
        maxLength={500}
        spellCheck={false}
        onChange={(event) => onChange({ ...row, target: event.target.value })}
      />
      {!readOnly && (
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {text('field.find')}
        </button>
      )}
      <select
        aria-label={text('search.status')}
        value={row.status}
        disabled={readOnly}
        onChange={(event) => onChange({ ...row, status: event.target.value === '301' ? 301 : 302 })}
      >
        <option value={302}>{text('search.status_302')}</option>
        <option value={301}>{text('search.status_301')}</option>
      </select>
      {!readOnly && (
        <button type="button" aria-label={text('field.remove', { title: row.term })} onClick={onRemove}>
          <span aria-hidden="true">×</span>
        </button>
      )}
      {problem && (
        <p role="alert" className={search.problem}>
          {problem}
        </p>
      )}
      {isOpen && (
        <SearchList
          label={text('field.find_link')}
          search={(words) => searchTargets({ call, market, words })}
          onChoose={({ url }) => {
            if (url) onChange({ ...row, target: inside(url) });
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </li>
  );
}

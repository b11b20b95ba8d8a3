import { type TextBook, translations } from '@selvedge/contract/studio/translations.ts';
import { checkText } from '@selvedge/domain/translation/check-text.ts';
import { Skeleton } from '@selvedge/ui/skeleton.tsx';
import { useMemo, useState } from 'react';
import { errorKey } from '../lib/error-text.ts';
import { keepQuery, useQuery } from '../lib/router.ts';
import { useRight, useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import { FilterField } from '../shell/filter-field.tsx';
import type { GridPlace } from '../shell/move-in-grid.ts';
import { PageHead } from '../shell/page-head.tsx';
import { SheetEmpty, SheetSplit, SheetTools } from '../shell/sheet.tsx';
import { StateNote } from '../shell/state-note.tsx';
import { text } from '../texts/text.ts';
import { ColumnMenu, useColumns } from './column-menu.tsx';
import { EnglishContext } from './english-context.ts';
import { ExportMenu } from './export-menu.tsx';
import { ImportPanel } from './import-panel.tsx';
import { TextDetails } from './text-details.tsx';
import { TextGrid } from './text-grid.tsx';
import { problemText } from './text-problem.ts';
import { areaOf, filterRows, ownText, type Show, type TextCell, type TextRow, textRows } from './text-rows.ts';
import styles from './translations-page.module.css';
import { useTexts } from './use-texts.ts';

const filters = ['filter', 'area', 'show'];
const shows = ['all', 'gaps', 'changed', 'warnings'] as const satisfies readonly Show[];

/** The words of the shop: a row per key, a column per language. What is written is live within a second. */
export function TranslationsPage() {
  const { call } = useStudio();
  const { data, error, isLoading, reload } = useLoad('text book', () => call(translations.book, {}));
  if (error && !data)
    return <StateNote isHeading isError title={text('texts.load_failed')} advice={text(errorKey(error))} onRetry={reload} />;
  if (isLoading || !data) {
    return (
      <>
        <PageHead title={text('texts.title')} />
        <ul className={styles.loading} aria-busy="true" aria-label={text('studio.loading')}>
          {Array.from({ length: 12 }, (_, row) => row).map((row) => (
            <li key={row}>
              <Skeleton />
            </li>
          ))}
        </ul>
      </>
    );
  }
  return (
    <EnglishContext value={data.english}>
      <TextTable book={data} onReload={reload} />
    </EnglishContext>
  );
}

function TextTable({ book, onReload }: { book: TextBook; onReload: () => void }) {
  const { notices } = useStudio();
  const canWrite = useRight('content.write');
  const [query, area, asked] = [useQuery('filter'), useQuery('area'), useQuery('show')];
  const show = shows.find((each) => each === asked) ?? 'all';
  const columns = useColumns(book);
  const store = useTexts(scopesFor(columns));
  const [place, setPlace] = useState<GridPlace>({ row: 0, column: Math.min(2, columns.length) });
  const [isImporting, setImporting] = useState(false);
  const rows = useMemo(() => textRows(book, columns, store.texts), [book, columns, store.texts]);
  const filtered = useMemo(() => filterRows(rows, { query, area, show }), [rows, query, area, show]);
  // A text that was just written must not jump away from under the hands because it is no gap any more.
  const shown = useSteadyRows(filtered, rows, `${query} ${area} ${show} ${columns.map(({ scope }) => scope)} ${store.isLoading}`);
  const areas = useMemo(() => [...new Set(rows.map(({ key }) => areaOf(key)))], [rows]);
  const row = shown[Math.min(place.row, shown.length - 1)];

  function write(at: TextRow, { scope, written }: TextCell, typed: string): boolean {
    const { key } = at;
    const change = { scope, key, basedOn: written.version };
    const own = ownText(written);
    if (typed.trim() === '') {
      if (written.text !== null) void store.write({ ...change, text: null });
      store.keepUnsaved(change, undefined);
      return true;
    }
    if (typed === own) {
      store.keepUnsaved(change, undefined);
      return true;
    }
    const language = columns.find((each) => each.scope === scope)?.language ?? 'en';
    const [problem] = checkText(book.english, { key, language, text: typed });
    if (problem) {
      store.keepUnsaved(change, { text: typed, reason: problemText(problem) });
      return false;
    }
    void store.write({ ...change, text: typed });
    return true;
  }

  return (
    <>
      <PageHead title={text('texts.title')} note={text('texts.count', { count: shown.length })}>
        <FilterField
          label={text('texts.filter')}
          hint={text('texts.filter_hint')}
          value={query}
          onChange={(value) => keepQuery('filter', value)}
        />
      </PageHead>
      <SheetTools note={text(canWrite ? 'texts.live_note' : 'texts.read_only')}>
        <label>
          <span>{text('texts.show')}</span>
          <select value={show} onChange={(event) => keepQuery('show', event.target.value === 'all' ? '' : event.target.value)}>
            {shows.map((each) => (
              <option key={each} value={each}>
                {text(`texts.show.${each}`)}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{text('texts.area')}</span>
          <select value={area} onChange={(event) => keepQuery('area', event.target.value)}>
            <option value="">{text('texts.area_all')}</option>
            {areas.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </select>
        </label>
        <ColumnMenu book={book} columns={columns} />
        <ExportMenu columns={columns} />
        {canWrite && (
          <button type="button" aria-expanded={isImporting} onClick={() => setImporting(!isImporting)}>
            {text('texts.import')}
          </button>
        )}
      </SheetTools>
      {isImporting && (
        <ImportPanel
          book={book}
          store={store}
          onClose={() => setImporting(false)}
          onDone={() => {
            store.reload();
            onReload();
          }}
        />
      )}
      {store.error && !store.isLoading && (
        <StateNote isError title={text('texts.load_failed')} advice={text(errorKey(store.error))} onRetry={store.reload} />
      )}
      {shown.length === 0 ? (
        <SheetEmpty
          title={text(show === 'gaps' && query === '' ? 'texts.no_gaps' : 'texts.none')}
          clear={text('texts.clear')}
          filters={filters}
        />
      ) : (
        <SheetSplit isBusy={store.isLoading}>
          <TextGrid
            rows={shown}
            columns={columns}
            place={place}
            onPlace={setPlace}
            store={store}
            canWrite={canWrite}
            onWrite={write}
            onUndo={notices.undo}
          />
          {row && <TextDetails row={row} columns={columns} at={place.column - 1} store={store} canWrite={canWrite} />}
        </SheetSplit>
      )}
    </>
  );
}

/** A market is shown over its language, and all of them over English. */
function scopesFor(columns: readonly { scope: string; language: string }[]): string[] {
  return [...new Set(['en', ...columns.flatMap(({ scope, language }) => [language, scope])])];
}

/** The rows that a filter found, until another filter is chosen; their texts are always the latest. */
function useSteadyRows(filtered: readonly TextRow[], rows: readonly TextRow[], filter: string): TextRow[] {
  const [kept, setKept] = useState({ filter, keys: new Set<string>() });
  const keys = new Set([...(kept.filter === filter ? kept.keys : []), ...filtered.map(({ key }) => key)]);
  if (kept.filter !== filter || keys.size !== kept.keys.size) setKept({ filter, keys });
  return rows.filter(({ key }) => keys.has(key));
}

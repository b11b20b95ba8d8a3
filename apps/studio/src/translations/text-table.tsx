import type { TextBook } from '@selvedge/contract/studio/translations.ts';
import { useMemo, useState } from 'react';
import { errorKey } from '../lib/error-text.ts';
import { keepQuery, useQuery } from '../lib/router.ts';
import { useRight, useStudio } from '../lib/studio-context.tsx';
import { FilterField } from '../shell/filter-field.tsx';
import type { GridPlace } from '../shell/move-in-grid.ts';
import { PageHead } from '../shell/page-head.tsx';
import { SheetEmpty, SheetSplit, SheetTools } from '../shell/sheet.tsx';
import { StateNote } from '../shell/state-note.tsx';
import { text } from '../texts/text.ts';
import { ColumnMenu, useColumns } from './column-menu.tsx';
import { ExportMenu } from './export-menu.tsx';
import { ImportPanel } from './import-panel.tsx';
import { TextDetails } from './text-details.tsx';
import { shows, TextFilters } from './text-filters.tsx';
import { TextGrid } from './text-grid.tsx';
import { areaOf, filterRows, type TextRow, textRows } from './text-rows.ts';
import { textWriter } from './text-writer.ts';
import { useTexts } from './use-texts.ts';

const filters = ['filter', 'area', 'show'];

/** The texts of the chosen columns: found, walked through, written, imported. */
export function TextTable({ book, onReload }: { book: TextBook; onReload: () => void }) {
  const { notices } = useStudio();
  const canWrite = useRight('content.write');
  const { columns, store, query, area, show, areas, shown, place, setPlace } = useShownTexts(book);
  const [isImporting, setImporting] = useState(false);
  const row = shown[Math.min(place.row, shown.length - 1)];

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
        <TextFilters {...{ show, area, areas }} />
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
            onWrite={textWriter({ book, columns, store })}
            onUndo={notices.undo}
          />
          {row && <TextDetails row={row} columns={columns} at={place.column - 1} store={store} canWrite={canWrite} />}
        </SheetSplit>
      )}
    </>
  );
}

/** The texts of the chosen columns that the filters leave, and where somebody is among them. */
function useShownTexts(book: TextBook) {
  const [query, area, asked] = [useQuery('filter'), useQuery('area'), useQuery('show')];
  const show = shows.find((each) => each === asked) ?? 'all';
  const columns = useColumns(book);
  const store = useTexts(scopesFor(columns));
  const [place, setPlace] = useState<GridPlace>({ row: 0, column: Math.min(2, columns.length) });
  const rows = useMemo(() => textRows(book, columns, store.texts), [book, columns, store.texts]);
  const filtered = useMemo(() => filterRows(rows, { query, area, show }), [rows, query, area, show]);
  // A text that was just written must not jump away from under the hands because it is no gap any more.
  const shown = useSteadyRows(filtered, rows, `${query} ${area} ${show} ${columns.map(({ scope }) => scope)} ${store.isLoading}`);
  const areas = useMemo(() => [...new Set(rows.map(({ key }) => areaOf(key)))], [rows]);
  return { columns, store, query, area, show, areas, shown, place, setPlace };
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

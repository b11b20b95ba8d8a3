import type { TextScopeSummary } from '@selvedge/contract/studio/translations.ts';
import { type CSSProperties, useRef } from 'react';
import type { GridPlace } from '../shell/move-in-grid.ts';
import { text } from '../texts/text.ts';
import { ScopeHead } from './scope-head.tsx';
import styles from './text-grid.module.css';
import { TextGridRow } from './text-grid-row.tsx';
import type { TextCell, TextRow } from './text-rows.ts';
import { useRowWindow } from './use-row-window.ts';
import { useTextGrid } from './use-text-grid.ts';
import type { TextStore } from './use-texts.ts';

type Props = {
  rows: readonly TextRow[];
  columns: readonly TextScopeSummary[];
  place: GridPlace;
  onPlace: (place: GridPlace) => void;
  store: TextStore;
  canWrite: boolean;
  onWrite: (row: TextRow, cell: TextCell, typed: string) => boolean;
  onUndo: () => void;
};

const rowHeight = 56;

/** A spreadsheet of texts: arrows walk, Enter writes, Escape leaves things as they were, Control and Z undoes. Only what is in sight exists. */
export function TextGrid({ rows, columns, place: wanted, onPlace, store, canWrite, onWrite, onUndo }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const { first, last, page } = useRowWindow(box, { count: rows.length, height: rowHeight });
  const grid = useTextGrid({ box, rows, columns, wanted, page, canWrite, onPlace, onWrite, onUndo });
  const { place, editing, go, edit, finish, onKeyDown } = grid;

  function cancel(row: TextRow): void {
    const cell = editing && row.cells[editing.column - 1];
    if (cell) store.keepUnsaved({ scope: cell.scope, key: row.key }, undefined);
    go(place);
  }

  return (
    <div ref={box} className={styles.grid}>
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table that one walks through by the arrows
        role="grid"
        className={styles.table}
        aria-label={text('texts.title')}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length + 1}
        style={{ '--columns': columns.length } as CSSProperties}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr className={styles.head} aria-rowindex={1}>
            <th scope="col" className={styles.key}>
              {text('texts.key')}
            </th>
            {columns.map((column) => (
              <ScopeHead key={column.scope} column={column} texts={store.texts} />
            ))}
          </tr>
        </thead>
        <tbody className={styles.body} style={{ blockSize: rows.length * rowHeight }}>
          {shownRows({ first, last, focused: place.row }).map((index) => {
            const row = rows[index];
            if (!row) return null;
            return (
              <TextGridRow
                key={row.key}
                row={row}
                index={index}
                top={index * rowHeight}
                columns={columns}
                store={store}
                active={place.row === index ? place.column : undefined}
                edited={editing?.row === index ? editing.column : undefined}
                onPlace={(column) => go({ row: index, column })}
                onEdit={(column) => edit({ row: index, column })}
                onFinish={finish}
                onCancel={() => cancel(row)}
              />
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** What is in sight, and what has the focus: it must not vanish when it is scrolled out of sight. */
function shownRows({ first, last, focused }: { first: number; last: number; focused: number }): number[] {
  const shown = new Set(Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index));
  if (focused >= 0) shown.add(focused);
  return [...shown].sort((a, b) => a - b);
}

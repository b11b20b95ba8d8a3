import type { TextScopeSummary } from '@selvedge/contract/studio/translations.ts';
import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type GridPlace, moveInGrid } from '../shell/move-in-grid.ts';
import { text } from '../texts/text.ts';
import { ScopeHead } from './scope-head.tsx';
import styles from './text-grid.module.css';
import { TextGridRow } from './text-grid-row.tsx';
import type { TextCell, TextRow } from './text-rows.ts';
import { useRowWindow } from './use-row-window.ts';
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
  const [editing, setEditing] = useState<GridPlace>();
  const hasMoved = useRef(false);
  const { first, last, page } = useRowWindow(box, { count: rows.length, height: rowHeight });
  const place = { row: Math.min(wanted.row, rows.length - 1), column: Math.min(wanted.column, columns.length) };
  const size = { rows: rows.length, columns: columns.length + 1, page };

  useEffect(() => {
    if (!hasMoved.current || editing) return;
    hasMoved.current = false;
    const cell = box.current?.querySelector<HTMLElement>(`[data-place="${place.row}-${place.column}"]`);
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });

  function go(next: GridPlace): void {
    hasMoved.current = true;
    setEditing(undefined);
    onPlace(next);
  }

  const mayWrite = ({ row, column }: GridPlace) =>
    canWrite && column > 0 && !['unused', 'reading'].includes(rows[row]?.cells[column - 1]?.state ?? '');

  function onKeyDown(event: KeyboardEvent): void {
    if (editing || event.altKey) return;
    const next = moveInGrid(place, event, size);
    if (next) {
      event.preventDefault();
      go(next);
      return;
    }
    if (event.key === 'z' && (event.ctrlKey || event.metaKey)) onUndo();
    else if (mayWrite(place) && (event.key === 'Enter' || event.key === 'F2')) setEditing(place);
    else return;
    event.preventDefault();
  }

  /** False when the text cannot be taken: it stays open with the reason beside it. */
  function finish(typed: string, then: 'down' | 'right' | 'stay'): boolean {
    if (!editing) return true;
    const row = rows[editing.row];
    const cell = row?.cells[editing.column - 1];
    const isTaken = !row || !cell || onWrite(row, cell, typed);
    if (!isTaken && then !== 'stay') return false;
    const { row: at, column } = editing;
    if (then === 'stay') setEditing(undefined);
    else
      go(then === 'down' ? { row: Math.min(at + 1, rows.length - 1), column } : { row: at, column: Math.min(column + 1, columns.length) });
    return true;
  }

  const shown = new Set(Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index));
  // What has the focus must not vanish when it is scrolled out of sight.
  if (place.row >= 0) shown.add(place.row);
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
          {[...shown]
            .sort((a, b) => a - b)
            .map((index) => {
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
                  onEdit={(column) => mayWrite({ row: index, column }) && setEditing({ row: index, column })}
                  onFinish={finish}
                  onCancel={() => {
                    const cell = editing && row.cells[editing.column - 1];
                    if (cell) store.keepUnsaved({ scope: cell.scope, key: row.key }, undefined);
                    go(place);
                  }}
                />
              );
            })}
        </tbody>
      </table>
    </div>
  );
}

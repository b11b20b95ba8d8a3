import type { TextScopeSummary } from '@selvedge/contract/studio/translations.ts';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type GridPlace, moveInGrid } from '../shell/move-in-grid.ts';
import type { TextCell, TextRow } from './text-rows.ts';

type Options = {
  box: RefObject<HTMLElement | null>;
  rows: readonly TextRow[];
  columns: readonly TextScopeSummary[];
  wanted: GridPlace;
  /** Rows that are in sight. */
  page: number;
  canWrite: boolean;
  onPlace: (place: GridPlace) => void;
  onWrite: (row: TextRow, cell: TextCell, typed: string) => boolean;
  onUndo: () => void;
};

/** Where somebody is in the grid, and which cell is written in: walked, opened and closed by keys. */
export function useTextGrid({ box, rows, columns, wanted, page, canWrite, onPlace, onWrite, onUndo }: Options) {
  const [editing, setEditing] = useState<GridPlace>();
  const hasMoved = useRef(false);
  const place = { row: Math.min(wanted.row, rows.length - 1), column: Math.min(wanted.column, columns.length) };

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
    canWrite && column > 0 && (rows[row]?.cells[column - 1]?.state ?? 'reading') !== 'reading';

  function onKeyDown(event: KeyboardEvent): void {
    if (editing || event.altKey) return;
    const next = moveInGrid(place, event, { rows: rows.length, columns: columns.length + 1, page });
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

  const edit = (at: GridPlace) => mayWrite(at) && setEditing(at);
  return { place, editing, go, edit, finish, onKeyDown };
}

import type { SizeChart } from '@selvedge/contract/size-guide.ts';
import { putCells, putTable, readCells, readMeasurement } from '@selvedge/domain/size-guide/edit-chart.ts';
import { type ClipboardEvent, type KeyboardEvent, useCallback, useRef } from 'react';
import { measures } from './measures.ts';

type Options = { chart: SizeChart; unit: 'cm' | 'in'; onChange: (chart: SizeChart) => void };
type Place = { row: number; column: string };

/** A chart walked through with keys and filled from the clipboard, as a spreadsheet is. */
export function useChartKeys({ chart, unit, onChange }: Options) {
  const grid = useRef<HTMLTableElement>(null);

  const focusOn = useCallback(({ row, column }: Place) => {
    requestAnimationFrame(() => grid.current?.querySelector<HTMLInputElement>(`[data-cell="${row} ${column}"]`)?.focus());
  }, []);

  function paste(event: ClipboardEvent, { row, column }: Place): void {
    const cells = readCells(event.clipboardData.getData('text/plain'));
    if (unit === 'in' || (cells.length === 1 && cells[0]?.length === 1)) return;
    event.preventDefault();
    // A table with its own heads replaces the chart; a block without them is laid in where it was pasted.
    const hasHead =
      column === 'size' && row === 0 && cells.length > 1 && cells[0]!.slice(1).every((head) => typeof readMeasurement(head) === 'string');
    onChange(hasHead ? putTable(chart, cells, measures) : putCells(chart, { row, column }, cells));
  }

  /** Up, down and Enter go to the next line, as in a spreadsheet; Tab goes on by itself. */
  function move(event: KeyboardEvent<HTMLInputElement>, { row, column }: Place): void {
    const isUp = event.key === 'ArrowUp' || (event.key === 'Enter' && event.shiftKey);
    const step = isUp ? -1 : event.key === 'ArrowDown' || event.key === 'Enter' ? 1 : 0;
    if (step === 0) return;
    event.preventDefault();
    if (row + step === chart.rows.length && event.key === 'Enter') onChange({ ...chart, rows: [...chart.rows, { size: '' }] });
    focusOn({ row: row + step, column });
  }

  return { grid, focusOn, paste, move };
}

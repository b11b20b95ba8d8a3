import type { SizeChart } from '@selvedge/contract/size-guide.ts';
import { type CellProblem, checkChart } from '@selvedge/domain/size-guide/check-chart.ts';
import {
  putCells,
  putInches,
  putTable,
  readCells,
  readMeasurement,
  removeColumn,
  renameColumn,
  writeMeasurement,
} from '@selvedge/domain/size-guide/edit-chart.ts';
import { measuredNames, showMeasurement } from '@selvedge/domain/size-guide/show-measurement.ts';
import { type ClipboardEvent, type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { findText, text } from '../texts/text.ts';
import { ChartCell } from './chart-cell.tsx';
import { measureName, measures } from './measures.ts';
import styles from './size-guides.module.css';

/** The cell to put the cursor into; another object each time it is asked for. */
export type WantedCell = Pick<CellProblem, 'row' | 'column' | 'unit'>;

type Props = {
  chart: SizeChart;
  unit: 'cm' | 'in';
  problem: string | undefined;
  wanted: WantedCell | undefined;
  onChange: (chart: SizeChart) => void;
};

/** A chart as a small spreadsheet: typed once in centimetres, read in inches, with inches of one's own where they differ. */
export function ChartGrid({ chart, unit: first, problem, wanted, onChange }: Props) {
  const [unit, setUnit] = useState(first);
  const grid = useRef<HTMLTableElement>(null);
  const name = useId();
  const columns = measuredNames(chart);
  const free = measures.filter((each) => !columns.includes(each));
  const problems = checkChart(chart);

  const focusOn = useCallback((cell: WantedCell) => {
    if (cell.column !== 'size') setUnit(cell.unit);
    requestAnimationFrame(() => grid.current?.querySelector<HTMLInputElement>(`[data-cell="${cell.row} ${cell.column}"]`)?.focus());
  }, []);

  useEffect(() => {
    if (wanted) focusOn(wanted);
  }, [wanted, focusOn]);

  function paste(event: ClipboardEvent, row: number, column: string): void {
    const cells = readCells(event.clipboardData.getData('text/plain'));
    if (unit === 'in' || (cells.length === 1 && cells[0]?.length === 1)) return;
    event.preventDefault();
    // A table with its own heads replaces the chart; a block without them is laid in where it was pasted.
    const hasHead =
      column === 'size' && row === 0 && cells.length > 1 && cells[0]!.slice(1).every((head) => typeof readMeasurement(head) === 'string');
    onChange(hasHead ? putTable(chart, cells, measures) : putCells(chart, { row, column }, cells));
  }

  /** Up, down and Enter go to the next line, as in a spreadsheet; Tab goes on by itself. */
  function move(event: KeyboardEvent<HTMLInputElement>, row: number, column: string): void {
    const step =
      event.key === 'ArrowUp' || (event.key === 'Enter' && event.shiftKey)
        ? -1
        : event.key === 'ArrowDown' || event.key === 'Enter'
          ? 1
          : 0;
    if (step === 0) return;
    event.preventDefault();
    if (row + step === chart.rows.length && event.key === 'Enter') onChange({ ...chart, rows: [...chart.rows, { size: '' }] });
    requestAnimationFrame(() => grid.current?.querySelector<HTMLInputElement>(`[data-cell="${row + step} ${column}"]`)?.focus());
  }

  const cell = (row: SizeChart['rows'][number], at: number, column: string) => {
    const own = chart.inches?.[row.size]?.[column];
    const isInches = unit === 'in' && column !== 'size';
    const wrong = problems.find((each) => each.row === at && each.column === column && each.unit === (isInches ? 'in' : 'cm'));
    return (
      <ChartCell
        key={unit}
        place={`${at} ${column}`}
        label={text('size_guides.cell', {
          size: row.size || String(at + 1),
          column: column === 'size' ? text('size_guides.size') : measureName(column),
        })}
        shown={writeMeasurement(isInches ? own : row[column])}
        placeholder={isInches ? showMeasurement(row[column], { unit: 'in', locale: 'en' }) : ''}
        isOwn={isInches && own !== undefined}
        problem={wrong && (findText(wrong.key) ?? text('error.invalid'))}
        onPaste={(event) => paste(event, at, column)}
        onKeyDown={(event) => move(event, at, column)}
        onType={(typed) => {
          if (isInches) onChange(putInches(chart, { size: row.size, column }, readMeasurement(typed)));
          else onChange(putCells(chart, { row: at, column }, [[typed]]));
        }}
      />
    );
  };

  return (
    <div className={styles.sheet}>
      <fieldset className={styles.units}>
        <legend>{text('size_guides.shown_in')}</legend>
        {(['cm', 'in'] as const).map((each) => (
          <label key={each}>
            <input type="radio" name={name} checked={unit === each} onChange={() => setUnit(each)} /> {text(`size_guides.${each}`)}
          </label>
        ))}
        <p>{text(unit === 'in' ? 'size_guides.inches_hint' : 'size_guides.paste_hint')}</p>
      </fieldset>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than its room must be scrollable by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={chart.title ?? chart.id}>
        <table ref={grid}>
          <thead>
            <tr>
              <th scope="col">{text('size_guides.size')}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  <select
                    aria-label={text('size_guides.column', { column: measureName(column) })}
                    value={column}
                    onChange={(event) => onChange(renameColumn(chart, column, event.target.value))}
                  >
                    {[column, ...free].map((each) => (
                      <option key={each} value={each}>
                        {measureName(each)}
                      </option>
                    ))}
                  </select>
                  <button
                    type="button"
                    aria-label={text('size_guides.column_remove', { column: measureName(column) })}
                    onClick={() => onChange(removeColumn(chart, column))}
                  >
                    ×
                  </button>
                </th>
              ))}
              <th scope="col">
                <button
                  type="button"
                  disabled={free.length === 0 || chart.rows.length === 0}
                  onClick={() =>
                    free[0] && onChange({ ...chart, rows: chart.rows.map((row, at) => (at === 0 ? { ...row, [free[0]!]: '' } : row)) })
                  }
                >
                  {text('size_guides.column_add')}
                </button>
              </th>
            </tr>
          </thead>
          <tbody>
            {chart.rows.map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is who it is by its place; its size may be typed anew
              <tr key={at}>
                <th scope="row">{cell(row, at, 'size')}</th>
                {columns.map((column) => (
                  <td key={column}>{cell(row, at, column)}</td>
                ))}
                <td>
                  <button
                    type="button"
                    aria-label={text('size_guides.row_remove', { size: row.size || String(at + 1) })}
                    onClick={() => onChange({ ...chart, rows: chart.rows.toSpliced(at, 1) })}
                  >
                    ×
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <button
        type="button"
        className={styles.more}
        disabled={chart.rows.length >= 100}
        onClick={() => onChange({ ...chart, rows: [...chart.rows, { size: '' }] })}
      >
        {text('size_guides.row_add')}
      </button>
      {problems[0] && (
        <button type="button" className={styles.toMend} onClick={() => focusOn(problems[0]!)}>
          {text('size_guides.to_mend', { count: problems.length })}
        </button>
      )}
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}

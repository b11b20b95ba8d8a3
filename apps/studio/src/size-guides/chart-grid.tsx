import type { SizeChart } from '@selvedge/contract/size-guide.ts';
import { type CellProblem, checkChart } from '@selvedge/domain/size-guide/check-chart.ts';
import { putCells, putInches, readMeasurement, writeMeasurement } from '@selvedge/domain/size-guide/edit-chart.ts';
import { measuredNames, showMeasurement } from '@selvedge/domain/size-guide/show-measurement.ts';
import { useCallback, useEffect, useId, useState } from 'react';
import { findText, text } from '../texts/text.ts';
import { ChartCell } from './chart-cell.tsx';
import { ChartHead } from './chart-head.tsx';
import { measureName } from './measures.ts';
import styles from './size-guides.module.css';
import { useChartKeys } from './use-chart-keys.ts';

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
  const problems = checkChart(chart);
  const { grid, focusOn, paste, move } = useChartKeys({ chart, unit, onChange });

  const mend = useCallback(
    (cell: WantedCell) => {
      if (cell.column !== 'size') setUnit(cell.unit);
      focusOn(cell);
    },
    [focusOn],
  );
  useEffect(() => {
    if (wanted) mend(wanted);
  }, [wanted, mend]);

  return (
    <div className={styles.sheet}>
      <UnitChoice unit={unit} onChange={setUnit} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than its room must be scrollable by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={chart.title ?? chart.id}>
        <table ref={grid}>
          <ChartHead chart={chart} onChange={onChange} />
          <tbody>
            {chart.rows.map((_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is who it is by its place; its size may be typed anew
              <ChartRow key={at} {...{ chart, at, unit, problems, paste, move, onChange }} />
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
        <button type="button" className={styles.toMend} onClick={() => mend(problems[0]!)}>
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

function UnitChoice({ unit, onChange }: { unit: 'cm' | 'in'; onChange: (unit: 'cm' | 'in') => void }) {
  const name = useId();
  return (
    <fieldset className={styles.units}>
      <legend>{text('size_guides.shown_in')}</legend>
      {(['cm', 'in'] as const).map((each) => (
        <label key={each}>
          <input type="radio" name={name} checked={unit === each} onChange={() => onChange(each)} /> {text(`size_guides.${each}`)}
        </label>
      ))}
      <p>{text(unit === 'in' ? 'size_guides.inches_hint' : 'size_guides.paste_hint')}</p>
    </fieldset>
  );
}

type RowProps = Pick<Props, 'chart' | 'unit' | 'onChange'> &
  Pick<ReturnType<typeof useChartKeys>, 'paste' | 'move'> & { at: number; problems: readonly CellProblem[] };

function ChartRow(props: RowProps) {
  const { chart, at, onChange } = props;
  const size = chart.rows[at]!.size || String(at + 1);
  return (
    <tr>
      <th scope="row">
        <Cell {...props} column="size" />
      </th>
      {measuredNames(chart).map((column) => (
        <td key={column}>
          <Cell {...props} column={column} />
        </td>
      ))}
      <td>
        <button
          type="button"
          aria-label={text('size_guides.row_remove', { size })}
          onClick={() => onChange({ ...chart, rows: chart.rows.toSpliced(at, 1) })}
        >
          ×
        </button>
      </td>
    </tr>
  );
}

function Cell({ chart, at, column, unit, problems, paste, move, onChange }: RowProps & { column: string }) {
  const row = chart.rows[at]!;
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
      onPaste={(event) => paste(event, { row: at, column })}
      onKeyDown={(event) => move(event, { row: at, column })}
      onType={(typed) => {
        if (isInches) onChange(putInches(chart, { size: row.size, column }, readMeasurement(typed)));
        else onChange(putCells(chart, { row: at, column }, [[typed]]));
      }}
    />
  );
}

import type { SizeChart } from '@selvedge/contract/size-guide.ts';
import { removeColumn, renameColumn } from '@selvedge/domain/size-guide/edit-chart.ts';
import { measuredNames } from '@selvedge/domain/size-guide/show-measurement.ts';
import { text } from '../texts/text.ts';
import { measureName, measures } from './measures.ts';

/** What a chart measures: its columns are chosen, added and taken away in its head. */
export function ChartHead({ chart, onChange }: { chart: SizeChart; onChange: (chart: SizeChart) => void }) {
  const columns = measuredNames(chart);
  const free = measures.filter((each) => !columns.includes(each));
  const [next] = free;
  const add = (name: string) => onChange({ ...chart, rows: chart.rows.map((row, at) => (at === 0 ? { ...row, [name]: '' } : row)) });
  return (
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
          <button type="button" disabled={!next || chart.rows.length === 0} onClick={() => next && add(next)}>
            {text('size_guides.column_add')}
          </button>
        </th>
      </tr>
    </thead>
  );
}

import { useState } from 'react';
import { text } from '../texts/text.ts';
import styles from './plot.module.css';
import { type PlotData, plotRows } from './plot-data.ts';
import { TableTools } from './table-tools.tsx';

/** The numbers behind a plot. Hidden from the eye until somebody wants them, never from a screen reader. */
export function PlotTable({ title, data }: { title: string; data: PlotData }) {
  const [isShown, setShown] = useState(false);
  const [head = [], ...rows] = plotRows(data);

  return (
    <>
      <TableTools title={title} rows={() => plotRows(data, true)}>
        <button type="button" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {text(isShown ? 'plot.hide_table' : 'plot.show_table')}
        </button>
      </TableTools>
      <div className={isShown ? styles.table : styles.hidden}>
        <table>
          <caption className={styles.hidden}>{title}</caption>
          <thead>
            <tr>
              {head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, at) => (
                  <td key={head[at + 1]}>{cell || '–'}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

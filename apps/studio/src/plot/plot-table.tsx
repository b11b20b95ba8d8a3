import { writeCsv } from '@selvedge/domain/text/write-csv.ts';
import { useState } from 'react';
import { useStudio } from '../lib/studio-context.tsx';
import { saveDownload } from '../shell/save-download.ts';
import { text } from '../texts/text.ts';
import styles from './plot.module.css';
import { type PlotData, plotRows } from './plot-data.ts';
import { toFileName } from './to-file-name.ts';

/** The numbers behind a plot. Hidden from the eye until somebody wants them, never from a screen reader. */
export function PlotTable({ title, data }: { title: string; data: PlotData }) {
  const { notices } = useStudio();
  const [isShown, setShown] = useState(false);
  const [head = [], ...rows] = plotRows(data);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(
        plotRows(data, true)
          .map((row) => row.join('\t'))
          .join('\n'),
      );
      notices.post({ kind: 'done', text: text('plot.copied', { count: rows.length }) });
    } catch {
      notices.post({ kind: 'failed', text: text('plot.copy_failed') });
    }
  }

  return (
    <>
      <div className={styles.tools}>
        <button type="button" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {text(isShown ? 'plot.hide_table' : 'plot.show_table')}
        </button>
        <button type="button" onClick={() => void copy()}>
          {text('plot.copy')}
        </button>
        <button
          type="button"
          onClick={() => saveDownload({ name: `${toFileName(title)}.csv`, type: 'text/csv', text: writeCsv(plotRows(data, true)) })}
        >
          {text('plot.save')}
        </button>
      </div>
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

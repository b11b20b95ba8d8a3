import { writeCsv } from '@selvedge/domain/text/write-csv.ts';
import type { ReactNode } from 'react';
import { useStudio } from '../lib/studio-context.tsx';
import { saveDownload } from '../shell/save-download.ts';
import { text } from '../texts/text.ts';
import styles from './plot.module.css';
import { toFileName } from './to-file-name.ts';

type Props = { title: string; rows: () => readonly (readonly string[])[]; children?: ReactNode };

/** Copies a table for a spreadsheet, or saves it as a file. */
export function TableTools({ title, rows, children }: Props) {
  const { notices } = useStudio();

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(
        rows()
          .map((row) => row.join('\t'))
          .join('\n'),
      );
      notices.post({ kind: 'done', text: text('plot.copied', { count: rows().length - 1 }) });
    } catch {
      notices.post({ kind: 'failed', text: text('plot.copy_failed') });
    }
  }

  return (
    <div className={styles.tools}>
      {children}
      <button type="button" onClick={() => void copy()}>
        {text('plot.copy')}
      </button>
      <button type="button" onClick={() => saveDownload({ name: `${toFileName(title)}.csv`, type: 'text/csv', text: writeCsv(rows()) })}>
        {text('plot.save')}
      </button>
    </div>
  );
}

import type { ReactNode } from 'react';
import { keepQuery } from '../lib/router.ts';
import styles from './sheet.module.css';
import { StateNote } from './state-note.tsx';

/** Above a sheet: what narrows it, what can be done with it, and how it is used. */
export function SheetTools({ note, children }: { note: string; children: ReactNode }) {
  return (
    <div className={styles.tools}>
      {children}
      <p className={styles.note}>{note}</p>
    </div>
  );
}

/** A sheet, and beside it what is known of the cell that one is at. */
export function SheetSplit({ isBusy = false, children }: { isBusy?: boolean; children: ReactNode }) {
  return (
    <div className={styles.split} aria-busy={isBusy || undefined}>
      {children}
    </div>
  );
}

/** No row is left: the way back is to narrow it less. */
export function SheetEmpty({ title, clear, filters }: { title: string; clear: string; filters: readonly string[] }) {
  const showAll = () => {
    for (const name of filters) keepQuery(name, '');
  };
  return (
    <StateNote
      title={title}
      action={
        <button type="button" onClick={showAll}>
          {clear}
        </button>
      }
    />
  );
}

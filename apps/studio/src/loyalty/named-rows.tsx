import { Button } from '@selvedge/ui/button.tsx';
import type { ReactNode } from 'react';
import { text } from '../texts/text.ts';
import styles from './loyalty.module.css';

type Named = { id: string; names: Record<string, string> };
type Props<T extends Named> = {
  rows: readonly T[];
  title: string;
  hint: string;
  /** Of the column with the names; the others follow. */
  name: { title: string; maxLength: number };
  columns: readonly { title: string; cell: (row: T, set: (part: Partial<T>) => void) => ReactNode }[];
  /** Of a new one, with an id that no other has. */
  add: { label: string; prefix: string; make: (id: string) => T };
  onChange: (rows: T[]) => void;
};

const most = 10;

/** Rows of a rule that have a name each. Names in other languages stay as they are, and so does the id when the name changes: it stands in the books. */
export function NamedRows<T extends Named>({ rows, title, hint, name, columns, add, onChange }: Props<T>) {
  const set = (id: string, part: Partial<T> | Pick<Named, 'names'>) =>
    onChange(rows.map((row) => (row.id === id ? { ...row, ...part } : row)));
  return (
    <>
      <h3>{title}</h3>
      <p className={styles.quiet}>{hint}</p>
      {rows.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              {[name, ...columns].map((column) => (
                <th key={column.title} scope="col">
                  {column.title}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <td>
                  <input
                    aria-label={name.title}
                    maxLength={name.maxLength}
                    value={row.names.en ?? ''}
                    onChange={(event) => set(row.id, { names: { ...row.names, en: event.target.value } })}
                  />
                </td>
                {columns.map((column) => (
                  <td key={column.title}>{column.cell(row, (part) => set(row.id, part))}</td>
                ))}
                <td>
                  <button
                    type="button"
                    className={styles.remove}
                    aria-label={text('club.remove_named', { name: row.names.en ?? row.id })}
                    onClick={() => onChange(rows.filter(({ id }) => id !== row.id))}
                  >
                    {text('club.remove')}
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {rows.length < most && (
        <div>
          <Button look="secondary" onClick={() => onChange([...rows, add.make(freeId(rows, add.prefix))])}>
            {add.label}
          </Button>
        </div>
      )}
    </>
  );
}

function freeId(rows: readonly Named[], prefix: string): string {
  for (let number = rows.length + 1; ; number++) {
    if (!rows.some(({ id }) => id === `${prefix}-${number}`)) return `${prefix}-${number}`;
  }
}

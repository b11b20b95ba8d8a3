import type { CSSProperties, ReactNode } from 'react';
import { TableTools } from '../plot/table-tools.tsx';
import { ScrollTable } from '../shell/scroll-table.tsx';
import { text } from '../texts/text.ts';
import styles from './figures.module.css';

export type Column<Row> = {
  title: string;
  /** As a file says it. */
  plain: (row: Row) => string | number;
  show?: (row: Row) => ReactNode;
  isNumber?: boolean;
};

type Props<Row> = {
  title: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The first names the row. */
  columns: readonly Column<Row>[];
  /** Drawn behind the name, as a share of the largest. */
  sizeOf?: (row: Row) => number;
  actions?: (row: Row) => ReactNode;
};

/** A list of figures with a bar each, which can be copied and saved as it stands. */
export function FigureTable<Row>({ title, rows, keyOf, columns, sizeOf, actions }: Props<Row>) {
  const largest = Math.max(...rows.map((row) => sizeOf?.(row) ?? 0), 1e-9);
  const plain = () => [columns.map((each) => each.title), ...rows.map((row) => columns.map((each) => String(each.plain(row))))];
  return (
    <section className={styles.part} aria-label={title}>
      <h2>{title}</h2>
      <ScrollTable name={title}>
        <thead>
          <tr>
            {columns.map((each) => (
              <th key={each.title} scope="col" data-number={each.isNumber || undefined}>
                {each.title}
              </th>
            ))}
            {actions && (
              <th scope="col" className={styles.actions}>
                {text('figures.actions')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map((each, at) => {
                const shown = each.show?.(row) ?? each.plain(row);
                if (at > 0)
                  return (
                    <td key={each.title} data-number={each.isNumber || undefined}>
                      {shown}
                    </td>
                  );
                return (
                  <th key={each.title} scope="row">
                    <span className={styles.bar} style={{ '--part': (sizeOf?.(row) ?? 0) / largest } as CSSProperties}>
                      {shown}
                    </span>
                  </th>
                );
              })}
              {actions && <td className={styles.actions}>{actions(row)}</td>}
            </tr>
          ))}
        </tbody>
      </ScrollTable>
      <TableTools title={title} rows={plain} />
    </section>
  );
}

import { type FlagName, featureFlags } from '@selvedge/contract/feature-flag.ts';
import { memo } from 'react';
import { text } from '../texts/text.ts';
import { showValue } from './describe-flags.ts';
import { cellKey, everyMarket, type FlagCells, showCell } from './flag-cells.ts';
import styles from './flag-matrix.module.css';
import { flagTitle } from './flag-title.ts';

type RowProps = {
  name: FlagName;
  row: number;
  columns: string;
  cells: FlagCells;
  pending: ReadonlySet<string>;
  active: number | undefined;
};

/** Two thousand cells: a step of the focus draws two rows, not all of them. */
export const MatrixRow = memo(function MatrixRow({ name, row, columns, cells, pending, active }: RowProps) {
  const { default: initial, description } = featureFlags[name];
  return (
    <tr aria-rowindex={row + 2}>
      <th scope="row" className={styles.flag} title={description}>
        <span>{flagTitle(name)}</span>
        <small>{showValue(initial)}</small>
      </th>
      {columns.split(' ').map((market, column) => {
        const { own, value } = showCell(cells, market, name);
        return (
          <td
            key={market}
            tabIndex={active === column ? 0 : -1}
            data-place={`${row}-${column}`}
            data-own={own !== null || undefined}
            data-on={value === true || undefined}
            data-off={value === false || undefined}
            data-changed={value !== initial || undefined}
            data-pending={pending.has(cellKey(market, name)) || undefined}
            aria-colindex={column + 2}
            aria-label={`${flagTitle(name)}, ${market === everyMarket ? text('flags.every_market') : market}: ${showValue(value)}${own === null ? `, ${text('flags.inherited')}` : ''}`}
          >
            {typeof value === 'number' ? showValue(value) : <i aria-hidden="true" />}
          </td>
        );
      })}
    </tr>
  );
});

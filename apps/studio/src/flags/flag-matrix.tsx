import { type FlagName, featureFlags } from '@selvedge/contract/feature-flag.ts';
import type { MarketSettings } from '@selvedge/contract/market.ts';
import { Fragment, type KeyboardEvent, useEffect, useRef } from 'react';
import { marketTitle } from '../lists/sort-markets.ts';
import { type GridPlace, moveInGrid } from '../shell/move-in-grid.ts';
import { text } from '../texts/text.ts';
import { everyMarket, type FlagCells } from './flag-cells.ts';
import styles from './flag-matrix.module.css';
import { MatrixRow } from './matrix-row.tsx';

export type FlagRow = { name: FlagName; isFirst: boolean };
type Props = {
  rows: readonly FlagRow[];
  markets: readonly MarketSettings[];
  cells: FlagCells;
  pending: ReadonlySet<string>;
  place: GridPlace;
  onPlace: (place: GridPlace) => void;
  chosen: ReadonlySet<string>;
  onChoose: (market: string, isOn: boolean) => void;
  /** Switches a feature, or opens a number for writing. */
  onAct: (market: string, name: FlagName) => void;
  onReset: (market: string, name: FlagName) => void;
};

/** Flags down, markets across. Arrows walk; Enter and the space bar switch; Delete takes a market's own value back. */
export function FlagMatrix({ rows, markets, cells, pending, place: wanted, onPlace, chosen, onChoose, onAct, onReset }: Props) {
  const columns = [everyMarket, ...markets.map(({ id }) => id)];
  const { box, place, onKeyDown, onClick } = useMatrixKeys({ rows, columns, wanted, onPlace, onAct, onReset });
  return (
    <div ref={box} className={styles.box}>
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table that one walks through by the arrows
        role="grid"
        className={styles.matrix}
        aria-label={text('flags.matrix')}
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length + 1}
        onKeyDown={onKeyDown}
        onClick={onClick}
      >
        <MatrixHead {...{ markets, chosen, onChoose }} />
        <tbody>
          {rows.map(({ name, isFirst }, row) => (
            <Fragment key={name}>
              {isFirst && (
                <tr className={styles.group}>
                  <th scope="rowgroup" colSpan={columns.length + 1}>
                    <span>{text(`flags.group.${featureFlags[name].group}`)}</span>
                  </th>
                </tr>
              )}
              <MatrixRow
                name={name}
                row={row}
                columns={columns.join(' ')}
                cells={cells}
                pending={pending}
                active={place.row === row ? place.column : undefined}
              />
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type KeyOptions = Pick<Props, 'rows' | 'onPlace' | 'onAct' | 'onReset'> & { columns: readonly string[]; wanted: GridPlace };

function useMatrixKeys({ rows, columns, wanted, onPlace, onAct, onReset }: KeyOptions) {
  const box = useRef<HTMLDivElement>(null);
  const hasMoved = useRef(false);
  const place = { row: Math.min(wanted.row, rows.length - 1), column: Math.min(wanted.column, columns.length - 1) };

  useEffect(() => {
    if (!hasMoved.current) return;
    hasMoved.current = false;
    const cell = box.current?.querySelector<HTMLElement>(`[data-place="${place.row}-${place.column}"]`);
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });

  function onKeyDown(event: KeyboardEvent): void {
    if (!(event.target instanceof HTMLElement) || !event.target.dataset.place) return;
    const next = moveInGrid(place, event, { rows: rows.length, columns: columns.length, page: 10 });
    const [row, market] = [rows[place.row], columns[place.column]];
    if (next) {
      hasMoved.current = true;
      onPlace(next);
    } else if (row && market && (event.key === 'Enter' || event.key === ' ')) onAct(market, row.name);
    else if (row && market && (event.key === 'Delete' || event.key === 'Backspace')) onReset(market, row.name);
    else return;
    event.preventDefault();
  }

  function onClick(event: React.MouseEvent): void {
    const at = (event.target as HTMLElement).closest<HTMLElement>('[data-place]')?.dataset.place?.split('-').map(Number);
    const [row, column] = at ?? [];
    if (row === undefined || column === undefined) return;
    onPlace({ row, column });
    const market = columns[column];
    if (market && rows[row]) onAct(market, rows[row].name);
  }

  return { box, place, onKeyDown, onClick };
}

function MatrixHead({ markets, chosen, onChoose }: Pick<Props, 'markets' | 'chosen' | 'onChoose'>) {
  return (
    <thead>
      <tr>
        <th scope="col" className={styles.corner}>
          {text('flags.flag')} <small>{text('flags.default')}</small>
        </th>
        <th scope="col" className={styles.market}>
          <span>{text('flags.every_market')}</span>
        </th>
        {markets.map((market) => (
          <th key={market.id} scope="col" className={styles.market} title={marketTitle(market)}>
            <label>
              <span>{market.id}</span>
              <input
                type="checkbox"
                checked={chosen.has(market.id)}
                aria-label={text('flags.choose', { market: marketTitle(market) })}
                onChange={(event) => onChoose(market.id, event.target.checked)}
              />
            </label>
          </th>
        ))}
      </tr>
    </thead>
  );
}

import type { FlagName } from '@selvedge/contract/feature-flag.ts';
import type { MarketSettings } from '@selvedge/contract/market.ts';
import type { FlagCellChange } from '@selvedge/contract/studio/flags.ts';
import { useMemo, useState } from 'react';
import { errorKey } from '../lib/error-text.ts';
import { keepQuery, useQuery } from '../lib/router.ts';
import type { ScreenProps } from '../lib/screen.ts';
import { useRight } from '../lib/studio-context.tsx';
import { filterMarkets } from '../lists/filter-markets.ts';
import { FilterField } from '../shell/filter-field.tsx';
import type { GridPlace } from '../shell/move-in-grid.ts';
import { PageHead } from '../shell/page-head.tsx';
import { SheetEmpty, SheetSplit } from '../shell/sheet.tsx';
import { StateNote } from '../shell/state-note.tsx';
import { text } from '../texts/text.ts';
import { BulkFlags } from './bulk-flags.tsx';
import { FlagCellDetails } from './flag-cell-details.tsx';
import { changeTo, everyMarket, type FlagCells, showCell } from './flag-cells.ts';
import { FlagFilters } from './flag-filters.tsx';
import { FlagMatrix } from './flag-matrix.tsx';
import { flagRows } from './flag-rows.ts';
import { type FlagValue, flagNames } from './flag-state.ts';
import { FlagViews } from './flag-views.tsx';
import { isInGroup } from './market-groups.ts';
import { useFlagMatrix } from './use-flag-matrix.ts';

const filters = ['filter', 'markets', 'group', 'only'];

/** Every switch of every market on one sheet. */
export function FlagMatrixPage({ markets: { data: markets = [] } }: Pick<ScreenProps, 'markets'>) {
  const { cells, error, reload, pending, change, canWrite, set, act } = useFlagActs();
  const { query, shown, ids, rows, place, setPlace, name, market } = useShownFlags(markets, cells);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const picked = markets.filter(({ id }) => chosen.has(id)).map(({ id }) => id);

  const rowOf = (flag: FlagName) =>
    Math.max(
      0,
      rows.findIndex((row) => row.name === flag),
    );

  async function apply(changes: readonly FlagCellChange[]): Promise<void> {
    if (await change(changes)) setChosen(new Set());
  }

  if (error && !cells)
    return <StateNote isHeading isError title={text('flags.load_failed')} advice={text(errorKey(error))} onRetry={reload} />;
  const toggle = (id: string, isOn: boolean) => setChosen(new Set(isOn ? [...chosen, id] : [...chosen].filter((each) => each !== id)));
  return (
    <>
      <PageHead title={text('flags.title')} note={text('flags.sheet', { flags: rows.length, markets: ids.length })}>
        <FlagViews shown="all" />
        <FilterField
          label={text('flags.filter')}
          hint={text('flags.filter_hint')}
          value={query}
          onChange={(value) => keepQuery('filter', value)}
        />
      </PageHead>
      <FlagFilters count={ids.length} onChooseShown={canWrite ? () => setChosen(new Set([...chosen, ...ids])) : undefined} />
      {picked.length > 0 && cells && canWrite && (
        <BulkFlags
          markets={picked}
          cells={cells}
          name={name}
          onName={(wanted) => setPlace({ ...place, row: rowOf(wanted) })}
          onApply={(changes) => void apply(changes)}
          onClear={() => setChosen(new Set())}
        />
      )}
      {cells && (rows.length === 0 || ids.length === 0) && (
        <SheetEmpty title={text(rows.length === 0 ? 'flags.none' : 'flags.no_markets')} clear={text('flags.clear')} filters={filters} />
      )}
      {!cells && <StateNote title={text('studio.loading')} />}
      {cells && rows.length > 0 && ids.length > 0 && (
        <SheetSplit>
          <FlagMatrix
            rows={rows}
            markets={shown}
            cells={cells}
            pending={pending}
            place={place}
            onPlace={setPlace}
            chosen={chosen}
            onChoose={toggle}
            onAct={act}
            onReset={(at, flag) => set(at, flag, null)}
          />
          <FlagCellDetails market={market} name={name} cells={cells} canWrite={canWrite} onSet={(value) => set(market, name, value)} />
        </SheetSplit>
      )}
    </>
  );
}

/** The flags and markets that the filters leave, and the cell that somebody is at. */
function useShownFlags(markets: readonly MarketSettings[], cells: FlagCells | undefined) {
  const [query, where, group, only] = [useQuery('filter'), useQuery('markets'), useQuery('group'), useQuery('only')];
  const [place, setPlace] = useState<GridPlace>({ row: 0, column: 1 });
  const shown = useMemo(() => filterMarkets(markets, where).filter((market) => isInGroup(market, group)), [markets, where, group]);
  const ids = useMemo(() => shown.map(({ id }) => id), [shown]);
  const rows = useMemo(() => flagRows({ query, cells: only ? cells : undefined, markets: ids }), [query, only, cells, ids]);
  const name = rows[Math.min(place.row, rows.length - 1)]?.name ?? flagNames[0]!;
  const market = [everyMarket, ...ids][Math.min(place.column, ids.length)] ?? everyMarket;
  return { query, shown, ids, rows, place, setPlace, name, market };
}

/** What is done to one cell: switched, given a number, or given back to what all markets have. */
function useFlagActs() {
  const matrix = useFlagMatrix();
  const { cells, change } = matrix;
  const canWrite = useRight('flag.write');

  function set(at: string, flag: FlagName, value: FlagValue | null): void {
    const changes = cells && canWrite ? changeTo(cells, { market: at, name: flag, value }) : [];
    if (changes.length > 0) void change(changes);
  }

  function act(at: string, flag: FlagName): void {
    const now = cells && showCell(cells, at, flag).value;
    if (typeof now === 'boolean') set(at, flag, !now);
    // A number is written beside the matrix, where there is room for it and for what is wrong with it.
    else document.querySelector<HTMLInputElement>(`[aria-labelledby="flag-${flag}"]`)?.focus();
  }

  return { ...matrix, canWrite, set, act };
}

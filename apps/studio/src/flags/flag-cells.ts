import { type FlagName, featureFlags } from '@selvedge/contract/feature-flag.ts';
import type { FlagCell, FlagCellChange } from '@selvedge/contract/studio/flags.ts';
import { type FlagValue, flagNames, type ShownCell, type ShownFlags } from './flag-state.ts';

export const everyMarket = '*';

/** What somebody has set, by market and flag. */
export type FlagCells = ReadonlyMap<string, FlagCell>;

export const cellKey = (market: string, name: string): string => `${market} ${name}`;

export function readCells(cells: readonly FlagCell[]): FlagCells {
  return new Map(cells.map((cell) => [cellKey(cell.market, cell.name), cell]));
}

/** What a market goes by: its own value, that of every market, or the default of the contract. */
export function showCell(cells: FlagCells, market: string, name: FlagName): ShownCell {
  const own = cells.get(cellKey(market, name))?.value ?? null;
  const everywhere = market === everyMarket ? undefined : cells.get(cellKey(everyMarket, name))?.value;
  const inherited = everywhere ?? featureFlags[name].default;
  return { own, inherited, value: own ?? inherited };
}

export function showFlags(cells: FlagCells, market: string): ShownFlags {
  return Object.fromEntries(flagNames.map((name) => [name, showCell(cells, market, name)])) as ShownFlags;
}

/** The change that makes a market go by a value; none where it does already. What it would go by anyway is not stored. */
export function changeTo(
  cells: FlagCells,
  { market, name, value }: { market: string; name: FlagName; value: FlagValue | null },
): FlagCellChange[] {
  const { own, inherited } = showCell(cells, market, name);
  const next = value === inherited ? null : value;
  return next === own ? [] : [{ market, name, before: own, value: next }];
}

/** The way back: every cell to what it was before. */
export function reverse(changes: readonly FlagCellChange[]): FlagCellChange[] {
  return changes.map(({ market, name, before, value }) => ({ market, name, before: value, value: before }));
}

import { type FlagCellChange, flags, type PastFlag } from '@selvedge/contract/studio/flags.ts';
import type { Call } from '../lib/studio-context.tsx';
import { text } from '../texts/text.ts';
import { showValue } from './describe-flags.ts';
import { cellKey, everyMarket, type FlagCells, readCells, showCell } from './flag-cells.ts';
import { flagTitle } from './flag-title.ts';

export type Overtaken = { cells: FlagCells; first: FlagCellChange | undefined; by: PastFlag | undefined; count: number };

/** After a change was refused: what stands there now, and who was quicker. Undefined when the shop does not say. */
export async function findOvertaken(call: Call, changes: readonly FlagCellChange[]): Promise<Overtaken | undefined> {
  const answer = await call(flags.matrix, {});
  if (answer.hasError) return undefined;
  const cells = readCells(answer.data);
  const overtaken = changes.filter(({ market, name, before }) => (cells.get(cellKey(market, name))?.value ?? null) !== before);
  const [first] = overtaken;
  const past = first && (await call(flags.history, { query: { market: first.market, name: first.name } }));
  return { cells, first, by: past && !past.hasError ? past.data[0] : undefined, count: overtaken.length };
}

/** "Ada has switched Quick buy to Off in da-DK meanwhile." */
export function describeOvertaken({ cells, first, by, count }: Overtaken): string {
  if (!first) return text('studio.flag_changed_elsewhere');
  const value = showValue(showCell(cells, first.market, first.name).value);
  const market = first.market === everyMarket ? text('flags.every_market') : first.market;
  const who = by?.name ?? text('flags.somebody');
  const told = text('flags.overtaken_told', { who, flag: flagTitle(first.name), value, market });
  return count > 1 ? `${told} ${text('flags.overtaken_more', { count: count - 1 })}` : told;
}

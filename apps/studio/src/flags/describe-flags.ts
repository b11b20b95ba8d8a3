import type { FlagCellChange } from '@selvedge/contract/studio/flags.ts';
import { text } from '../texts/text.ts';
import { everyMarket } from './flag-cells.ts';
import type { FlagValue } from './flag-state.ts';
import { flagTitle } from './flag-title.ts';

export function showValue(value: FlagValue): string {
  return typeof value === 'number' ? value.toLocaleString('en') : text(value ? 'flags.on' : 'flags.off');
}

/** A change of one cell or of many, in one line. */
export function describeFlags(changes: readonly FlagCellChange[]): string {
  const [first] = changes;
  if (!first) return '';
  const flag = flagTitle(first.name);
  const value = first.value === null ? text('flags.inherited_again') : showValue(first.value);
  if (changes.length > 1) return text('flags.cells_changed', { flag, value, count: changes.length });
  const market = first.market === everyMarket ? text('flags.every_market') : first.market;
  return text('flags.cell_changed', { flag, value, market });
}

import type { FlagCellChange } from '@selvedge/contract/studio/flags.ts';
import { text } from '../texts/text.ts';

type Change = Pick<FlagCellChange, 'market' | 'name' | 'value'>;
export type Ask = (question: string) => boolean;

/** Closing a country to its shoppers is asked for by name first; opening it again is not. */
export function confirmMaintenance(changes: readonly Change[], ask: Ask): boolean {
  const closed = changes.filter(({ name, value }) => name === 'maintenanceMode' && value === true).map(({ market }) => market);
  if (closed.length === 0) return true;
  const markets = closed.includes('*') ? text('flags.maintenance_everywhere') : closed.join(', ');
  return ask(text('flags.maintenance_sure', { markets }));
}

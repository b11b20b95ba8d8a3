import { countdownVisibleMonths } from '../constants.ts';
import { addMonths } from '../date/add-months.ts';

export type CountdownState = 'hidden' | 'running' | 'launched';

/** A countdown counts to its date, then says that the moment has come; half a year later it is old news. */
export function countdownState(countdownDateTime: string | undefined, now: Date): CountdownState {
  const date = new Date(countdownDateTime || Number.NaN);
  if (Number.isNaN(date.getTime())) return 'hidden';
  if (now >= addMonths(date, countdownVisibleMonths)) return 'hidden';
  return now >= date ? 'launched' : 'running';
}

import { countdownVisibleMonths } from '../constants.ts';

export type CountdownState = 'hidden' | 'running' | 'launched';

/** A countdown counts to its date, then says that the moment has come; half a year later it is old news. */
export function countdownState(countdownDateTime: string | undefined, now: Date): CountdownState {
  const date = new Date(countdownDateTime || Number.NaN);
  if (Number.isNaN(date.getTime())) return 'hidden';
  const end = new Date(date);
  end.setUTCMonth(end.getUTCMonth() + countdownVisibleMonths);
  if (now >= end) return 'hidden';
  return now >= date ? 'launched' : 'running';
}

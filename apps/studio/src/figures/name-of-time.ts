import { dateFormat } from '@selvedge/domain/date/date-format.ts';

const utc = { timeZone: 'UTC' } as const;
const day = dateFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', ...utc });
const shortDay = dateFormat('en-GB', { day: 'numeric', month: 'short', ...utc });
const month = dateFormat('en-GB', { month: 'long', year: 'numeric', ...utc });
const shortMonth = dateFormat('en-GB', { month: 'short', year: '2-digit', ...utc });

/** `2026-11-17T09`, `2026-11-17` or `2026-11`, as a point of a plot is called, whole and on its axis. */
export function nameOfTime(at: string): { name: string; short: string } {
  if (at.length === 7) return { name: month.format(new Date(`${at}-01`)), short: shortMonth.format(new Date(`${at}-01`)) };
  if (at.length === 10) return { name: day.format(new Date(at)), short: shortDay.format(new Date(at)) };
  const hour = at.slice(11);
  return { name: `${day.format(new Date(at.slice(0, 10)))}, ${hour}:00`, short: hour };
}

/** `Mon, 16 Nov 2026 to Tue, 17 Nov 2026`; one day is said once. */
export function nameOfPeriod({ from, to }: { from: string; to: string }): string {
  return from === to ? nameOfTime(from).name : `${nameOfTime(from).name} – ${nameOfTime(to).name}`;
}

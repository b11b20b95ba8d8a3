import type { Holiday } from '@selvedge/contract/store.ts';
import { afterEaster, daysAfterEaster } from '../date/easter.ts';
import { utcDay } from '../date/utc-day.ts';

/** The day off, or of other hours, that a date is. What was written for the very date goes before what comes every year. */
export function holidayOn(holidays: readonly Holiday[], date: string): Holiday | undefined {
  return holidays.find((each) => each.date === date) ?? holidays.find((each) => each.date <= date && comesOn(each, date));
}

function comesOn({ date: first, repeats }: Holiday, date: string): boolean {
  if (repeats === 'yearly') return first.slice(5) === date.slice(5);
  return repeats === 'easter' && daysAfterEaster(first) === daysAfterEaster(date);
}

/** Those still to come, each on its next date, soonest first. */
export function comingHolidays(holidays: readonly Holiday[], today: string): Holiday[] {
  const next = holidays.flatMap(({ repeats, ...holiday }): Holiday[] => {
    const date = nextDate({ ...holiday, repeats }, today);
    return date ? [{ ...holiday, date }] : [];
  });
  // What was written for the very date stands first, and is kept.
  const byDate = new Map(next.toReversed().map((each) => [each.date, holidays.find(({ date }) => date === each.date) ?? each]));
  return [...byDate].map(([date, { repeats: _, ...holiday }]) => ({ ...holiday, date })).sort((a, b) => (a.date < b.date ? -1 : 1));
}

function nextDate({ date, repeats }: Pick<Holiday, 'date' | 'repeats'>, today: string): string | undefined {
  if (date >= today) return date;
  const year = Number(today.slice(0, 4));
  return [year, year + 1].map((each) => dateIn(each, { date, repeats })).find((each) => each !== undefined && each >= today);
}

function dateIn(year: number, { date, repeats }: Pick<Holiday, 'date' | 'repeats'>): string | undefined {
  if (repeats === 'easter') return utcDay(new Date(afterEaster(year, daysAfterEaster(date))));
  if (repeats !== 'yearly') return undefined;
  const there = `${year}${date.slice(4)}`;
  // The 29th of February is not in every year.
  return utcDay(new Date(`${there}T00:00:00Z`)) === there ? there : undefined;
}

import { dueDateYears } from '../constants.ts';

/** ACC-013 at most two years away, before or after today: a child that is there already still grows. Dates are `yyyy-mm-dd`. */
export function isAllowedDueDate(dueDate: string, today: string): boolean {
  return dueDate >= yearsFrom(today, -dueDateYears) && dueDate <= yearsFrom(today, dueDateYears);
}

/** The first and the last day that may be chosen. */
export function dueDateRange(today: string): { min: string; max: string } {
  return { min: yearsFrom(today, -dueDateYears), max: yearsFrom(today, dueDateYears) };
}

/** As a text: 29 February stays a bound between the days around it, in a year that lacks it, too. */
function yearsFrom(date: string, years: number): string {
  return `${Number(date.slice(0, 4)) + years}${date.slice(4)}`;
}

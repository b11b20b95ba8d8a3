import { dateFormat } from '@selvedge/domain/date/date-format.ts';
import { localMinute } from '@selvedge/domain/date/local-day.ts';

const moment = dateFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

export const formatMoment = (iso: string): string => moment.format(new Date(iso));

/** For an input of date and time, in the clock of whoever sits here. */
export function toLocalInput(iso: string | undefined): string {
  if (!iso) return '';
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  return localMinute(date);
}

export function fromLocalInput(text: string): string | undefined {
  const date = new Date(text);
  return text === '' || Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

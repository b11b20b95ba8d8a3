import { dateFormat } from './date-format.ts';

/** '19:00' of a store's door as its country writes it: '7:00 PM', '19.00', '19 h 00'. What a carrier writes in its own way stays as it is. */
export function writeClock(time: string, locale: string): string {
  const moment = new Date(`1970-01-01T${time}Z`);
  return Number.isNaN(moment.getTime()) ? time : dateFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }).format(moment);
}

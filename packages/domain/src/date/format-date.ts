import { dateFormat } from './date-format.ts';

/** Without a time zone: by the reader's own clock. */
type DateStyle = { locale: string; timeZone?: string | undefined };

/** A moment as shoppers read it. Receipts and retail transactions on a store device are written dd-mm-yyyy hh:mm, everything else as the locale does. */
export function formatDateTime(date: Date, { locale, timeZone, inStore = false }: DateStyle & { inStore?: boolean }): string {
  if (inStore) return formatStoreDate(date, timeZone);
  return dateFormat(locale, { timeZone, dateStyle: 'medium', timeStyle: 'short' }).format(date);
}

export function formatDate(date: Date, { locale, timeZone }: DateStyle): string {
  return dateFormat(locale, { timeZone, dateStyle: 'medium' }).format(date);
}

function formatStoreDate(date: Date, timeZone: string | undefined): string {
  const two = '2-digit' as const;
  const options = { timeZone, day: two, month: two, year: 'numeric', hour: two, minute: two, hourCycle: 'h23' } as const;
  const parts = Object.fromEntries(
    dateFormat('en-GB', options)
      .formatToParts(date)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.day}-${parts.month}-${parts.year} ${parts.hour}:${parts.minute}`;
}

type DateStyle = { locale: string; timeZone: string };

/** A moment as shoppers read it. Receipts and retail transactions on a store device are written dd-mm-yyyy hh:mm, everything else as the locale does. */
export function formatDateTime(date: Date, { locale, timeZone, inStore = false }: DateStyle & { inStore?: boolean }): string {
  if (inStore) return formatStoreDate(date, timeZone);
  return formatter(locale, timeZone, { dateStyle: 'medium', timeStyle: 'short' }).format(date);
}

export function formatDate(date: Date, { locale, timeZone }: DateStyle): string {
  return formatter(locale, timeZone, { dateStyle: 'medium' }).format(date);
}

function formatStoreDate(date: Date, timeZone: string): string {
  const two = '2-digit' as const;
  const options = { day: two, month: two, year: 'numeric', hour: two, minute: two, hourCycle: 'h23' } as const;
  const parts = Object.fromEntries(
    formatter('en-GB', timeZone, options)
      .formatToParts(date)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.day}-${parts.month}-${parts.year} ${parts.hour}:${parts.minute}`;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** One calendar for everyone: some releases of a browser would write a Saudi order's date in another calendar than the bank does. */
function formatter(locale: string, timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone} ${Object.keys(options)}`;
  const known = formatters.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone, calendar: 'gregory' });
  formatters.set(key, known);
  return known;
}

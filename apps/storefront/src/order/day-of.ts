/** A day is a day wherever it is read. */
export function dayOf(date: string, locale: string): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC', calendar: 'gregory' } as const;
  return new Intl.DateTimeFormat(locale, options).format(new Date(date));
}

const known = new Map<string, Intl.DateTimeFormat>();

/**
 * Every date that the shop writes, made once for a locale and a style. One calendar for everyone: some releases of a browser would write a
 * Saudi order's date in another calendar than the bank does. Without a time zone it is that of the reader's own clock.
 */
export function dateFormat(locale: string, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(style);
  const found = known.get(key) ?? new Intl.DateTimeFormat(locale, { ...style, calendar: 'gregory' });
  known.set(key, found);
  return found;
}

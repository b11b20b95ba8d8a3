import { intlLocale } from '../writing-style/intl-locale.ts';

export type DateFormat = Pick<Intl.DateTimeFormat, 'format' | 'formatRange' | 'formatToParts' | 'resolvedOptions'>;

const known = new Map<string, DateFormat>();

/** Set by the pages of markets whose language a browser may lack (`learn-dates.ts`); other pages do without it. */
export const ownDates: { find?: (locale: string, style: Intl.DateTimeFormatOptions) => DateFormat | undefined } = {};

/**
 * Every date that the shop writes, made once for a locale and a style. One calendar for everyone: some releases of a browser would write a
 * Saudi order's date in another calendar than the bank does. Without a time zone it is that of the reader's own clock.
 */
export function dateFormat(locale: string, style: Intl.DateTimeFormatOptions): DateFormat {
  const key = locale + JSON.stringify(style);
  const found =
    known.get(key) ?? ownDates.find?.(locale, style) ?? new Intl.DateTimeFormat(intlLocale(locale), { ...style, calendar: 'gregory' });
  known.set(key, found);
  return found;
}

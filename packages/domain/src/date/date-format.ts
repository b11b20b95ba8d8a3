import type { DateWords } from '@selvedge/contract/writing-style.ts';
import { styleKey } from './date-styles.ts';
import { type DateFormat, ownDateFormat } from './own-date-format.ts';

const known = new Map<string, DateFormat>();
const learned = new Map<string, DateWords>();

/** A browser that lacks the language of its page writes dates by the words that came with it. */
export function learnDates(locale: string, words: DateWords): void {
  learned.set(locale, words);
}

/**
 * Every date that the shop writes, made once for a locale and a style. One calendar for everyone: some releases of a browser would write a
 * Saudi order's date in another calendar than the bank does. Without a time zone it is that of the reader's own clock.
 */
export function dateFormat(locale: string, style: Intl.DateTimeFormatOptions): DateFormat {
  const words = learned.get(locale);
  const pattern = words?.patterns[styleKey(style)];
  const key = `${locale}${JSON.stringify(style)}${pattern ?? ''}`;
  const found =
    known.get(key) ??
    (words && pattern !== undefined
      ? ownDateFormat(words, pattern, style.timeZone)
      : new Intl.DateTimeFormat(locale, { ...style, calendar: 'gregory' }));
  known.set(key, found);
  return found;
}

import type { DateWords } from '@selvedge/contract/writing-style.ts';
import type { DateFormat } from './date-format.ts';

const english = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** Writes dates by the words that the page brought along. */
export function ownDateFormat(words: DateWords, pattern: string, timeZone: string | undefined): DateFormat {
  const numbers = new Intl.DateTimeFormat('en-GB', {
    ...{ weekday: 'short', year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: '2-digit' },
    ...{ hourCycle: 'h23', timeZone, calendar: 'gregory' },
  });
  const format: DateFormat['format'] = (date) => {
    const found = Object.fromEntries(numbers.formatToParts(date).map(({ type, value }) => [type, value]));
    return pattern.replace(/\{(\w+)(?:\.(\w+))?(?:\.(\w+))?\}/g, (_, type: string, how?: string, more?: string) => {
      if (type === 'weekday') return words.weekdays[how as 'long'][english.indexOf(found.weekday ?? '')] ?? '';
      if (type === 'dayPeriod') return words.periods[Number(found.hour) < 12 ? 0 : 1] ?? '';
      if (type === 'minute') return found.minute ?? '';
      const number = Number(found[type]);
      if (type === 'month' && (how === 'long' || how === 'short')) return words.months[how][number - 1] ?? '';
      const shown = how === '12' ? number % 12 || 12 : number;
      return String(shown).padStart(how === '2' || more === '2' ? 2 : 1, '0');
    });
  };
  return {
    format,
    formatRange: (from, to) => [...new Set([from, to].map((day) => format(day as Date)))].join(' – '),
    formatToParts: (date) => numbers.formatToParts(date),
    resolvedOptions: () => numbers.resolvedOptions(),
  };
}

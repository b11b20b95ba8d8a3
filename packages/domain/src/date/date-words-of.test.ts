import { describe, expect, test } from 'vitest';
import { intlLocale } from '../writing-style/intl-locale.ts';
import { dateFormat } from './date-format.ts';
import { dateStyles } from './date-styles.ts';
import { dateWordsOf } from './date-words-of.ts';
import { learnDates } from './learn-dates.ts';

const moments = Array.from({ length: 120 }, (_, index) => new Date(Date.UTC(2026, 0, 1 + index * 3, (index * 5) % 24, (index * 7) % 60)));

describe.each(['bs-BA', 'hy-AM', 'mk-MK', 'sq-AL'])('dates of %s in a browser that lacks the language', (locale) => {
  const page = `xx-${locale.slice(3)}`;
  learnDates({ market: { id: page }, writing: { dates: dateWordsOf(locale) } });

  test.each(dateStyles)('are written as the language does: %o', (style) => {
    const intl = new Intl.DateTimeFormat(intlLocale(locale), { ...style, timeZone: 'Asia/Yerevan', calendar: 'gregory' });
    const own = dateFormat(page, { ...style, timeZone: 'Asia/Yerevan' });
    for (const moment of moments) expect(own.format(moment)).toBe(intl.format(moment));
  });

  test('from one day to another, and one day once', () => {
    const own = dateFormat(page, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
    const [from, to] = [new Date('2026-11-24'), new Date('2026-11-27')];
    expect(own.formatRange(from, to)).toBe(`${own.format(from)} – ${own.format(to)}`);
    expect(own.formatRange(from, from)).toBe(own.format(from));
  });
});

test('languages that browsers know bring no words along', () => {
  expect(['ar-KW', 'el-GR', 'sr-RS', 'nb-NO'].map(dateWordsOf)).toEqual([undefined, undefined, undefined, undefined]);
});

test('Albanian shops have a clock of 24 hours', () => {
  const half = new Date(Date.UTC(2026, 10, 18, 17, 5));
  expect(dateFormat('sq-AL', { timeStyle: 'short', timeZone: 'UTC' }).format(half)).toBe('17:05');
});

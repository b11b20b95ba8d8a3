import { expect, test } from 'vitest';
import { bindDay } from './bind-day.ts';
import { dateFormat } from './date-format.ts';
import { writeRange } from './write-range.ts';

test.each([
  ['lv-LV', 'pirmd., 23.\u00a0novembris – trešd., 25.\u00a0novembris'],
  ['el-GR', 'Δευ 23\u00a0Νοεμβρίου – Τετ 25\u00a0Νοεμβρίου'],
  ['fi-FI', 'ma 23.\u00a0marraskuuta – ke 25.\u00a0marraskuuta'],
  ['ar-KW', 'الاثنين، 23 – الأربعاء، 25\u00a0نوفمبر'],
  ['da-DK', 'man. 23. – ons. 25.\u00a0november'],
])('in %s no line ends between a day and its month', (locale, range) => {
  const format = dateFormat(locale, { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' });
  expect(bindDay(writeRange(format, new Date('2026-11-23'), new Date('2026-11-25')).replaceAll('\u2009', ' '))).toBe(range);
});

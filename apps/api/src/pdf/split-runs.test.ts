import { expect, test } from 'vitest';
import { layText, splitRuns } from './split-runs.ts';

const drawn = (text: string, direction: 'ltr' | 'rtl') => splitRuns(layText(text, direction, 'regular')).map((run) => run.text);
const joined = (text: string, direction: 'ltr' | 'rtl') => drawn(text, direction).join('|');

test('what is written from left to right stays as it is, in the face that has its letters', () => {
  const faces = (text: string) => splitRuns(layText(text, 'ltr', 'bold')).map(({ face, text: letters }) => [letters, face.postscriptName]);
  expect(faces('Invoice 12 €')).toEqual([['Invoice 12 €', 'InterTight-SemiBold']]);
  expect(faces('ΦΠΑ')).toEqual([['ΦΠΑ', 'InterTight-SemiBold']]);
  expect(faces('Հաշիվ')).toEqual([['Հաշիվ', 'NotoSansArmenian-SemiBold']]);
  expect(faces('فاتورة')).toEqual([['فاتورة', 'Vazirmatn-SemiBold']]);
});

test('an Arabic line is drawn from its end, and a number in it from its beginning', () => {
  expect(joined('رقم AE-2026-000001', 'rtl')).toBe('AE-2026-000001| |رقم');
});

test('brackets between Arabic words are turned around with the line', () => {
  expect(joined('ضريبة (صافي)', 'rtl')).toBe('(|صافي|)| |ضريبة');
});

test('Arabic digits are handed over backwards, because shaping turns them around', () => {
  expect(drawn('١٢٣٫٤٥', 'rtl')).toEqual(['٥٤٫٣٢١']);
});

test('an address abroad runs its own way in an Arabic document, and an Arabic name in a German one', () => {
  expect(drawn('1 Ockham Road', 'rtl')).toEqual(['1 Ockham Road']);
  expect(joined('شارع 1', 'ltr')).toBe('1| |شارع');
});

test('marks that only say how a text runs are not drawn', () => {
  expect(drawn('\u2068A1\u2069\u200f', 'ltr')).toEqual(['A1']);
});

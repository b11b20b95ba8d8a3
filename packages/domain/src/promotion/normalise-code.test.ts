import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normaliseCode } from './normalise-code.ts';

test.each([
  ['sum_mer10', 'SUMMER10'],
  ['  summer 10 ', 'SUMMER10'],
  ['sum\u00a0mer 10', 'SUMMER10'],
  ['ＳＵＭＭＥＲ10', 'SUMMER10'],
  ['indigo', 'INDIGO'],
  ['İNDİGO', 'INDIGO'],
  ['ındıgo', 'INDIGO'],
  ['i\u0307ndigo', 'INDIGO'],
  ['I\u0307NDIGO', 'INDIGO'],
  ['nov‑10', 'NOV-10'],
  ['', ''],
  ['  _ ', ''],
  ['💥', ''],
  ['straße', 'STRASSE'],
  ['кешбэк', 'КЕШБЭК'],
  ['خصم10', 'خصم10'],
  ['___', ''],
  ['a b', 'AB'],
  ["x' or 1=1 --", ''],
  ['x'.repeat(41), ''],
  ['\u202ex', ''],
])('BSK-026, BSK-063 %j is the code %j', (typed, code) => {
  expect(normaliseCode(typed)).toBe(code);
});

test('a code that is kept stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (typed) => {
      const code = normaliseCode(typed);
      expect(normaliseCode(code)).toBe(code);
    }),
  );
});

import { describe, expect, test } from 'vitest';
import { findHandoverCode, writeHandoverCode } from './handover-code.ts';
import { handoverState } from './handover-state.ts';

describe('the code of a basket that is handed over', () => {
  const code = 'ABCDEFGH2345';
  test.each([
    ['as it is shown', writeHandoverCode(code)],
    ['as a hand types it', ' abcd efgh 2345 '],
    ['as a scanner reads the square code', `https://shop.example/de-DE/basket#handover=${code}`],
    ['to be paid', `https://shop.example/de-DE/basket#handover=${code}&pay`],
    ['by a scanner that is set to another keyboard', `https>&&shop.example&de/DE&basket§handover)${code}`],
  ])('is read %s', (_, text) => expect(findHandoverCode(text)).toBe(code));
  test.each(['', '4006381333931', 'https://shop.example/de-DE/setup#code=ABCD2345', `${code}X`])('is not read from %o', (text) =>
    expect(findHandoverCode(text)).toBeUndefined(),
  );
});

test('taken in time it does not expire, and ordered it is over', () => {
  const at = (ms: number) => new Date(1_763_388_000_000 + ms);
  const waits = { expiresAt: at(1000), takenAt: null, orderId: null };
  expect(handoverState(waits, at(999))).toBe('waiting');
  expect(handoverState(waits, at(1000))).toBe('expired');
  expect(handoverState({ ...waits, takenAt: at(5) }, at(9999))).toBe('taken');
  expect(handoverState({ ...waits, takenAt: at(5), orderId: 'o' }, at(9999))).toBe('ordered');
});

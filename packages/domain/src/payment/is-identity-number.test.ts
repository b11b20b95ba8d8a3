import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isIdentityNumber } from './is-identity-number.ts';

test.each([
  ['10000000146', true],
  ['10000000078', true],
  ['10000000145', false],
  ['00000000000', false],
  ['01000000146', false],
  ['1000000014', false],
  ['100000001460', false],
  ['1000000014a', false],
  ['', false],
])('PAY-031 %j is an identity number: %s', (text, expected) => {
  expect(isIdentityNumber(text)).toBe(expected);
});

test('PAY-031 one digit typed wrongly is always noticed', () => {
  const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 8, maxLength: 8 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), digits, fc.nat(10), fc.integer({ min: 1, max: 9 }), (first, rest, at, by) => {
      const nine = `${first}${rest.join('')}`;
      const whole = Array.from({ length: 100 }, (_, end) => `${nine}${String(end).padStart(2, '0')}`).filter(isIdentityNumber);
      expect(whole).toHaveLength(1);
      const [number = ''] = whole;
      const wrong = number.slice(0, at) + ((Number(number[at]) + by) % 10) + number.slice(at + 1);
      expect(isIdentityNumber(wrong)).toBe(false);
    }),
  );
});

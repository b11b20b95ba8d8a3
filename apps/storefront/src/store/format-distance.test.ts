import { expect, test } from 'vitest';
import { formatDistance } from './format-distance.ts';

const write = (key: string, { value }: Record<string, string | number> = {}) => `${value} ${key}`;

test.each([
  [4, '0 unit.metres'],
  [347, '350 unit.metres'],
  [1000, '1 unit.kilometres'],
  [1240, '1,2 unit.kilometres'],
  [9960, '10 unit.kilometres'],
  [12_600, '13 unit.kilometres'],
  [1_234_000, '1.234 unit.kilometres'],
])('%d metres are %s, in the words of the market', (metres, said) => {
  expect(formatDistance(write, metres, 'de-DE')).toBe(said);
});

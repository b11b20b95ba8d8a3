import { expect, test } from 'vitest';
import { colonOf } from './colon-of.ts';

test.each([
  ['fr-CA', 'Total\u00a0: 5 $'],
  ['hy-AM', 'Ընդամենը՝ 5 $'],
  ['de-DE', 'Summe: 5 $'],
])('a label in %s is written “%s”', (market, line) => {
  const [label = ''] = /^\p{L}+/u.exec(line) ?? [];
  expect(`${label}${colonOf(market)} 5 $`).toBe(line);
});

import { expect, test } from 'vitest';
import { isTraced } from './is-traced.ts';

const traceId = (end: string) => `4bf92f3577b34da6a3ce929d${end}`;

test('of all traces a share is kept, by the end of their numbers', () => {
  expect(isTraced(traceId('00000000'), 0)).toBe(false);
  expect(isTraced(traceId('7fffffff'), 0.5)).toBe(true);
  expect(isTraced(traceId('80000000'), 0.5)).toBe(false);
  expect(isTraced(traceId('ffffffff'), 1)).toBe(true);
});

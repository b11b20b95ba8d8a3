import { expect, test } from 'vitest';
import { readRoute } from './router.ts';

test.each([
  ['/studio', { page: 'markets' }],
  ['/studio/', { page: 'markets' }],
  ['/studio/markets', { page: 'markets' }],
  ['/studio/flags', { page: 'flags', market: undefined }],
  ['/studio/flags/da-DK', { page: 'flags', market: 'da-DK' }],
  ['/studio/flags/%E0%A4%A', { page: 'flags', market: '%E0%A4%A' }],
  ['/studio/audit', { page: 'audit' }],
  ['/studio/audit/1', { page: 'unknown' }],
  ['/studio/orders', { page: 'unknown' }],
  ['/studio/flags/da-DK/more', { page: 'unknown' }],
])('%s shows its page', (path, route) => {
  expect(readRoute(path)).toEqual(route);
});

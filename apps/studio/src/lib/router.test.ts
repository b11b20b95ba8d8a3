import { expect, test } from 'vitest';
import { readRoute } from './router.ts';

test.each([
  ['/studio', { page: 'home', rest: [] }],
  ['/studio/', { page: 'home', rest: [] }],
  ['/studio/markets', { page: 'markets', rest: [] }],
  ['/studio/doctor/de-DE', { page: 'doctor', rest: ['de-DE'] }],
  ['/studio/flags', { page: 'flags', rest: [] }],
  ['/studio/flags/da-DK', { page: 'flags', rest: ['da-DK'] }],
  ['/studio/flags/%E0%A4%A', { page: 'flags', rest: ['%E0%A4%A'] }],
  ['/studio/audit', { page: 'audit', rest: [] }],
  ['/studio/pages', { page: 'pages', rest: [] }],
  ['/studio/pages/*', { page: 'pages', rest: ['*'] }],
  ['/studio/edit/da-DK', { page: 'edit', market: 'da-DK' }],
  ['/studio/edit', { page: 'unknown' }],
  ['/studio/preview/da-DK', { page: 'preview', market: 'da-DK' }],
  ['/studio/releases', { page: 'releases', rest: [] }],
  ['/studio/team', { page: 'team', rest: [] }],
  ['/studio/security', { page: 'security', rest: [] }],
  ['/studio/welcome', { page: 'welcome' }],
  ['/studio/toString', { page: 'unknown' }],
  ['/studio/audit/1', { page: 'unknown' }],
  ['/studio/orders', { page: 'orders', rest: [] }],
  ['/studio/orders/abc', { page: 'orders', rest: ['abc'] }],
  ['/studio/returns', { page: 'returns', rest: [] }],
  ['/studio/refunds', { page: 'unknown' }],
  ['/studio/flags/da-DK/more', { page: 'unknown' }],
])('%s shows its page', (path, route) => {
  expect(readRoute(path)).toEqual(route);
});

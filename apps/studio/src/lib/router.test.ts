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
  ['/studio/pages', { page: 'pages', market: undefined }],
  ['/studio/pages/*', { page: 'pages', market: '*' }],
  ['/studio/edit/da-DK', { page: 'edit', market: 'da-DK' }],
  ['/studio/edit', { page: 'unknown' }],
  ['/studio/preview/da-DK', { page: 'preview', market: 'da-DK' }],
  ['/studio/releases', { page: 'releases' }],
  ['/studio/team', { page: 'team' }],
  ['/studio/security', { page: 'security' }],
  ['/studio/welcome', { page: 'welcome' }],
  ['/studio/toString', { page: 'unknown' }],
  ['/studio/audit/1', { page: 'unknown' }],
  ['/studio/orders', { page: 'orders', id: undefined }],
  ['/studio/orders/abc', { page: 'orders', id: 'abc' }],
  ['/studio/returns', { page: 'unknown' }],
  ['/studio/flags/da-DK/more', { page: 'unknown' }],
])('%s shows its page', (path, route) => {
  expect(readRoute(path)).toEqual(route);
});

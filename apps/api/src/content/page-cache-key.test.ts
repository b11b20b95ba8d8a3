import { expect, test } from 'vitest';
import { buildFixture, pageRow } from './content.fixture.ts';
import { listPublicPaths } from './list-public-paths.ts';
import { pageCacheKey } from './page-cache-key.ts';
import type { PageRequest } from './page-request.ts';

const content = buildFixture({ pages: [pageRow('*', '/women'), pageRow('de-DE', '/größen'), pageRow('nb-NO', '/i/om')] });
const key = (url: string, over: Partial<PageRequest> = {}, from = content) => {
  const { pathname, searchParams } = new URL(`https://shop.example${url}`);
  return pageCacheKey(from, { path: pathname, query: searchParams, shopUrl: 'https://shop.example', production: true, ...over });
};

test.each([
  ['/de-DE/women', '/de-DE/women?utm_source=mail'],
  ['/de-DE/women', '/de-DE/women?page=1'],
  ['/de-DE/women', '/de-DE/%77omen'],
  ['/de-DE/women?size=M&colour=red&page=1', '/de-DE/women?colour=red&size=M&size=M&q=ignored'],
  ['/de-DE/nothing', '/de-DE/nothing/else'],
  ['/de-DE/login/callback?token=a', '/de-DE/login/callback?token=b'],
  ['/xx-YY', '/yy-XX/basket'],
])('%s and %s are one page in the cache', (one, other) => {
  expect(key(one)).toBeDefined();
  expect(key(one)).toBe(key(other));
});

test.each([
  ['/de-DE/women', '/de-AT/women'],
  ['/de-DE/women', '/de-DE/women?page=2'],
  ['/de-DE/women?colour=red', '/de-DE/women?colour=red&colour=navy'],
  ['/de-DE/women', '/de-DE/basket'],
  ['/', '/xx-YY'],
])('%s and %s are two', (one, other) => {
  expect(key(one)).not.toBe(key(other));
});

test('what must not be kept has no key: a redirect, a preview, a closed shop', () => {
  const closed = buildFixture({ flags: [{ market: 'de-DE', name: 'maintenanceMode', value: true }] });
  expect([key('/de-DE/'), key('/de-DE', { preview: true }), key('/de-DE', {}, closed)]).toEqual([undefined, undefined, undefined]);
});

test('a page is forgotten when something was published', () => {
  expect(key('/de-DE')).not.toBe(key('/de-DE', {}, buildFixture({ revision: '8' })));
});

test('the site map has the public pages of its market and no private one', () => {
  const paths = listPublicPaths(content, 'de-DE');
  expect(paths).toEqual(expect.arrayContaining(['/de-DE', '/de-DE/women', '/de-DE/gr%C3%B6%C3%9Fen', '/de-DE/contact', '/de-DE/stores']));
  expect(paths.filter((path) => /basket|account|checkout|search|login|receipt|wishlist|\/i\/om/.test(path))).toEqual([]);
  expect(listPublicPaths(content, 'nb-NO')).not.toContain('/nb-NO/stores');
  expect(listPublicPaths(content, 'xx-YY')).toEqual([]);
});

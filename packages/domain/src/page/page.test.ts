import { PageAlias, pages } from '@selvedge/contract/page.ts';
import { describe, expect, test } from 'vitest';
import { matchPath } from './match-path.ts';
import { mayReload } from './may-reload.ts';
import { pagePath, pageUrl } from './page-path.ts';
import { RouteError } from './route-error.ts';

const reason = (run: () => unknown) => {
  try {
    run();
  } catch (error) {
    return error instanceof RouteError ? error.reason : error;
  }
  return undefined;
};

describe('the path of a page', () => {
  test.each([
    ['homePage', {}, ''],
    ['contentPage', { slug: 'about us' }, '/i/about%20us'],
    ['categoryPage', { category: ['women', 'knitwear'] }, '/women/knitwear'],
    ['categoryPage', { category: 'women' }, '/women'],
    ['productPage', { slug: 'shirt', productId: '1_2_3' }, '/p/shirt/1_2_3'],
    ['storeProductPage', { slug: 'aachen', productId: '1' }, '/stores/aachen/p/1'],
    ['accountOrderHistoryPage', {}, '/account/orders'],
  ] as const)('%s with %o is %s', (alias, params, expected) => {
    expect(pagePath(alias, params)).toBe(expected);
    expect(pageUrl('de-DE', alias, params)).toBe(`/de-DE${expected}`);
  });

  test('RTE-065..067 what cannot be a path is refused with its reason', () => {
    expect(reason(() => pagePath('notFoundPage'))).toBe('invalid_path');
    expect(reason(() => pagePath('productPage', { slug: 'shirt' }))).toBe('missing_param');
    expect(reason(() => pagePath('contentPage', { slug: '' }))).toBe('missing_param');
    expect(reason(() => pagePath('categoryPage', { category: [] }))).toBe('missing_param');
    expect(reason(() => pagePath('contentPage', { slug: ['a', 'b'] }))).toBe('not_repeatable');
  });
});

describe('the page of a path', () => {
  test.each([
    ['', 'homePage', {}],
    ['/i/about%20us', 'contentPage', { slug: 'about us' }],
    ['/women/knitwear', 'categoryPage', { category: ['women', 'knitwear'] }],
    ['/p/shirt/1', 'productPage', { slug: 'shirt', productId: '1' }],
    ['/p/shirt', 'categoryPage', { category: ['p', 'shirt'] }],
    ['/stores', 'retailStores', {}],
    ['/stores/find', 'storeLocatorPage', {}],
    ['/stores/aachen', 'store', { slug: 'aachen' }],
    ['/stores/aachen/p/1', 'storeProductPage', { slug: 'aachen', productId: '1' }],
    ['/login/callback', 'socialLoginCallbackPage', {}],
  ])('%s is %s', (path, alias, params) => {
    expect(matchPath(path)).toEqual({ alias, params });
  });

  test.each(['women', '//women', '/women/', '/women//knitwear', '/%', '/..', '/%2e%2e/x', '/a%2Fb', '/a\\b', '/a%5Cb', '/a%00'])(
    'RTE-065 %s is no path',
    (path) => {
      expect(reason(() => matchPath(path))).toBe('invalid_path');
    },
  );

  test('every page that has a fixed path is found by it', () => {
    for (const alias of PageAlias.options) {
      for (const path of pages[alias].paths) if (!path.includes(':')) expect(matchPath(path).alias).toBe(alias);
    }
  });
});

test.each([
  ['homePage', undefined, true],
  ['homePage', 40_001, false],
  ['homePage', 40_000, true],
  ['checkoutPaymentPage', undefined, false],
] as const)('RTE-063 %s that reloaded at %s may reload: %s', (alias, lastReload, expected) => {
  expect(mayReload({ alias, lastReload, now: 100_000 })).toBe(expected);
});

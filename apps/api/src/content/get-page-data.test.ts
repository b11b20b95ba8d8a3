import { PageData } from '@selvedge/contract/page-data.ts';
import { describe, expect, test } from 'vitest';
import { buildFixture, pageRow } from './content.fixture.ts';
import { getErrorPageData, getPageData } from './get-page-data.ts';
import type { PageRequest } from './page-request.ts';

const knitwear = { categoryId: 'knitwear' };
const crumb = (title: string, url: string) => ({ title, url });
const content = buildFixture({
  pages: [
    pageRow('*', '/women/knitwear', knitwear),
    pageRow('de-DE', '/damen/strick', knitwear),
    pageRow('*', '/i/about', { contentId: 'about' }),
    pageRow('*', '/i/care', { breadcrumb: [crumb('Selvedge', '/de-DE'), crumb('Care', '/de-DE/i/care')] }),
    pageRow('de-DE', '/größen', { categoryId: 'sizes' }),
  ],
});

const ask = (url: string, over: Partial<PageRequest> = {}, from = content) => {
  const { pathname, searchParams } = new URL(`https://shop.example${url}`);
  return getPageData(from, { path: pathname, query: searchParams, shopUrl: 'https://shop.example', production: true, ...over });
};
const link = (data: PageData, hreflang: string) => data.content.seo.linkTags.find((tag) => tag.hreflang === hreflang)?.href;
const canonical = (data: PageData) => data.content.seo.linkTags.find((tag) => tag.rel === 'canonical')?.href;

describe('where a request ends up', () => {
  test.each([
    // path, stored market, status, alias or redirect
    ['/', undefined, 200, 'countrySelectorPage'],
    ['/', 'de-DE', 302, '/de-DE'],
    ['/', 'DE-de', 302, '/de-DE'],
    ['/', 'xx-YY', 200, 'countrySelectorPage'],
    ['/?q=1', 'de-DE', 302, '/de-DE?q=1'],
    ['/de-DE', undefined, 200, 'homePage'],
    ['/de-DE/', undefined, 301, '/de-DE'],
    ['/DE-de/basket', undefined, 301, '/de-DE/basket'],
    ['/de-de/basket/?a=b', undefined, 301, '/de-DE/basket?a=b'],
    ['/de-DE/basket/', undefined, 301, '/de-DE/basket'],
    ['/xx-YY', undefined, 404, 'countrySelectorPage'],
    ['/xx-YY/basket', 'de-DE', 404, 'countrySelectorPage'],
    ['/women/knitwear', 'de-AT', 302, '/de-AT/women/knitwear'],
    ['/women/knitwear', undefined, 200, 'countrySelectorPage'],
    ['/basket', undefined, 200, 'countrySelectorPage'],
    ['/login/callback?token=t', 'de-DE', 302, '/de-DE/login/callback?token=t'],
    ['/wp-login.php', undefined, 404, 'countrySelectorPage'],
    ['/country-selector', 'de-DE', 200, 'countrySelectorPage'],
    ['/de-DE/country-selector', 'de-DE', 200, 'countrySelectorPage'],
    ['/de-AT/women/knitwear', undefined, 200, 'categoryPage'],
    ['/de-AT/women/nothing', undefined, 404, 'notFoundPage'],
    ['/de-DE/größen', undefined, 200, 'categoryPage'],
    ['/de-DE/i/about', undefined, 200, 'contentPage'],
    ['/de-DE/i/nothing', undefined, 404, 'notFoundPage'],
    ['/de-DE/p/shirt/123', undefined, 404, 'productPage'],
    ['/de-DE/set/look/1', undefined, 404, 'productSetPage'],
    ['/de-DE/stores/aachen', undefined, 404, 'store'],
    ['/de-DE/stores', undefined, 200, 'retailStores'],
    ['/de-DE/stores/find', undefined, 200, 'storeLocatorPage'],
    ['/nb-NO/stores', undefined, 404, 'notFoundPage'],
    ['/nb-NO/stores/find', undefined, 404, 'notFoundPage'],
    ['/de-DE/account/orders', undefined, 200, 'accountOrderHistoryPage'],
    ['/de-DE/checkout/payment', undefined, 200, 'checkoutPaymentPage'],
    ['/de-DE?cgid=knitwear', undefined, 301, '/de-DE/damen/strick'],
    ['/de-AT/category?cgid=knitwear&page=2', undefined, 301, '/de-AT/women/knitwear?page=2'],
    ['/de-DE?cgid=sizes', undefined, 301, '/de-DE/gr%C3%B6%C3%9Fen'],
    ['/de-DE?cgid=nothing', undefined, 200, 'homePage'],
    ['/de-DE?cid=about&type=json', undefined, 301, '/de-DE/i/about'],
    ['/de-DE?orderid=o-1', undefined, 301, '/de-DE/receipt?orderid=o-1'],
    ['/de-DE/receipt?orderid=o-1', undefined, 200, 'receiptPage'],
    ['/de-DE/basket?cid=about', undefined, 200, 'basketPage'],
    ['/de-DE/%E0%A4%A', undefined, 404, 'notFoundPage'],
    ['/de-DE/a%2Fb', undefined, 404, 'notFoundPage'],
    ['/de-DE/%2e%2e%2f', undefined, 404, 'notFoundPage'],
  ])('%s with stored market %s answers %i %s', (url, storedMarket, status, expected) => {
    const data = ask(url, { storedMarket });
    expect([data.statusCode, data.location.redirect ?? data.content._meta.alias]).toEqual([status, expected]);
  });

  test.each(['//evil.example/', '/\\evil.example/', '/de-DE//evil.example/', '//de-DE/'])('%s never becomes a redirect', (path) => {
    const data = getPageData(content, {
      path,
      query: new URLSearchParams(),
      storedMarket: 'de-DE',
      shopUrl: 'https://shop.example',
      production: true,
    });
    expect(data.statusCode).toBe(404);
    expect(data.location.redirect).toBeUndefined();
  });

  test('every answer fits the contract', () => {
    for (const url of ['/', '/de-DE', '/de-DE/basket', '/de-DE/nothing', '/de-DE/', '/ar-AE/i/about', '/xx-YY']) {
      expect(PageData.safeParse(ask(url)).error).toBeUndefined();
    }
  });
});

describe('what a page says about itself', () => {
  test('a category has its canonical address and its sister in every market, whatever it is called there', () => {
    const data = ask('/de-AT/women/knitwear?sorting=newest&utm_source=mail');
    expect(canonical(data)).toBe('https://shop.example/de-AT/women/knitwear');
    expect(link(data, 'de-DE')).toBe('https://shop.example/de-DE/damen/strick');
    expect(link(data, 'nb-NO')).toBe('https://shop.example/nb-NO/women/knitwear');
    expect(link(data, 'x-default')).toBe('https://shop.example/en-GB/women/knitwear');
    expect(link(ask('/de-AT'), 'x-default')).toBe('https://shop.example/');
    expect(data.noindex).toBe(false);
  });

  test('a page that only one market has names no other market', () => {
    const alternates = ask('/de-DE/größen').content.seo.linkTags.filter(({ rel }) => rel === 'alternate');
    expect(alternates.map(({ hreflang }) => hreflang)).toEqual(['de-DE']);
  });

  test.each([
    ['/en-GB/damen/strick?formerMarket=de-DE&size=M', '/en-GB/women/knitwear?size=M'],
    ['/en-GB/größen/schuhe?formerMarket=de-DE', '/en-GB'],
    ['/en-GB/stores/mitte?formerMarket=de-DE', undefined],
    ['/en-GB/damen/strick?formerMarket=xx-XX', undefined],
  ])('MKT-023 %s leads who changed the market to %s', (url, to) => {
    const page = ask(url);
    expect([page.statusCode, page.location.redirect]).toEqual([to ? 302 : 404, to]);
  });

  test('the second page of a listing is its own canonical page', () => {
    expect(canonical(ask('/de-AT/women/knitwear?page=2'))).toBe('https://shop.example/de-AT/women/knitwear?page=2');
    expect(canonical(ask('/de-AT/women/knitwear?page=1'))).toBe('https://shop.example/de-AT/women/knitwear');
  });

  test('the home page describes the shop and its search, other pages their breadcrumb', () => {
    const types = (url: string) => ask(url).content.seo.structuredData.map((item) => item['@type']);
    expect(types('/de-DE')).toEqual(['Organization', 'WebSite']);
    expect(types('/de-DE/contact')).toEqual(['BreadcrumbList']);
  });

  test('the way to a page begins at a home that has one name, whoever wrote the way down', () => {
    const first = (url: string) => ask(url).content.breadcrumb[0];
    expect(first('/de-DE/i/care')).toEqual(first('/de-DE/contact'));
    expect(ask('/de-DE/i/care').content.breadcrumb[1]).toEqual(crumb('Care', '/de-DE/i/care'));
  });

  test('no shopper is promised a store in a market without stores', () => {
    expect(link(ask('/de-DE/stores'), 'nb-NO')).toBeUndefined();
  });

  test.each([
    ['/de-DE/basket', {}, true],
    ['/de-DE/search', {}, true],
    ['/de-DE/account/orders', {}, true],
    ['/de-DE/checkout/shipping', {}, true],
    ['/de-DE/receipt', {}, true],
    ['/de-DE/wishlist', {}, true],
    ['/de-DE/nothing', {}, true],
    ['/women/knitwear', {}, true],
    ['/', {}, false],
    ['/de-DE', {}, false],
    ['/de-DE/contact', {}, false],
    ['/de-DE', { production: false }, true],
    ['/de-DE', { preview: true }, true],
    ['/de-DE', { inStore: true }, true],
  ])('RTE-071 %s with %o is left out of search engines: %s', (url, over, noindex) => {
    const data = ask(url, over);
    expect(data.noindex).toBe(noindex);
    expect(data.content.seo.metaTags.find(({ name }) => name === 'robots')?.content.startsWith('noindex')).toBe(noindex);
  });
});

test('parameters that the server does not render stay out of the page, so that no token is ever cached', () => {
  expect(ask('/de-DE/login/callback?token=secret&rid=x&view=verify').location.query).toEqual({});
  expect(ask('/de-DE/login?view=signup&token=secret').location.query).toEqual({ view: ['signup'] });
  expect(ask('/de-DE/search?q=%20shirt%20&page=1&sorting=newest&x=1').location.query).toEqual({ q: ['shirt'], sorting: ['newest'] });
});

describe('maintenance and failure', () => {
  const flagged = (name: string) => buildFixture({ flags: [{ market: 'de-DE', name, value: true }] });
  test.each([
    ['maintenanceMode', '/de-AT/basket', 200],
    ...['', '/basket', '/login', '/account', '/account/profile', '/checkout', '/nowhere'].map((path) => [
      'maintenanceMode',
      `/de-DE${path}`,
      503,
    ]),
    ...['/login', '/login/callback'].map((path) => ['loginPageMaintenance', `/de-DE${path}`, 503]),
    ...['', '/basket', '/account', '/account/profile', '/checkout'].map((path) => ['loginPageMaintenance', `/de-DE${path}`, 200]),
    ...['/account', '/account/profile', '/account/orders'].map((path) => ['accountPageMaintenance', `/de-DE${path}`, 503]),
    ...['', '/basket', '/login', '/login/callback', '/checkout'].map((path) => ['accountPageMaintenance', `/de-DE${path}`, 200]),
  ] as [string, string, number][])('AUT-107 AUT-111 with %s %s answers %i', (flag, url, status) => {
    const data = ask(url, {}, flagged(flag));
    expect([data.statusCode, data.layout === 'error']).toEqual([status, status === 503]);
    // The notice, and not the page that was asked for inside another layout: its form would work.
    expect(data.content._meta.alias === 'notFoundPage').toBe(status === 503);
    // Staff with a preview still see it.
    if (!url.endsWith('nowhere')) expect(ask(url, { preview: true }, flagged(flag)).statusCode).toBe(200);
  });

  test.each([
    ['maintenanceMode', '/de-DE/login', 'page.maintenance.title'],
    ['loginPageMaintenance', '/de-DE/login', 'page.login_maintenance.title'],
    ['accountPageMaintenance', '/de-DE/account', 'page.account_maintenance.title'],
  ])('AUT-111 the notice of %s names what is closed', (flag, url, key) => {
    const data = ask(url, {}, flagged(flag));
    expect(data.content.heading).toBe(data.translations[key] ?? key);
  });

  test('a failure is shown in the error layout of the market that was asked for', () => {
    const request = { path: '/ar-AE/basket', query: new URLSearchParams(), shopUrl: 'https://shop.example', production: true };
    const data = getErrorPageData(content, request);
    expect([data.statusCode, data.layout, data.location.market?.id]).toEqual([500, 'error', 'ar-AE']);
  });
});

test('a page whose feature is off in the market is not there', () => {
  const without = buildFixture({ flags: [{ market: 'de-DE', name: 'customerClub', value: false }] });
  expect(ask('/de-DE/customer-club', {}, without).statusCode).toBe(404);
  expect(ask('/de-AT/customer-club', {}, without).statusCode).toBe(200);
});

test('ISO-004 rows that are not meant for a store are left out on its devices, wherever they stand', () => {
  const rows = (place: string) => [
    { id: `${place}-shown`, blocks: [{ id: 'a', _alias: 'text', headline: place, text: [] }] },
    { id: `${place}-hidden`, blocks: [{ id: 'b', _alias: 'text', headline: place, text: [] }], hideOnISO: true },
  ];
  const page = pageRow('*', '/spring', { rows: { top: rows('top'), bottom: rows('bottom'), sidebar: rows('side') } });
  const content = buildFixture({ pages: [page] });
  const ids = (over: Partial<PageRequest>) =>
    Object.values(ask('/de-DE/spring', over, content).content.rows).flatMap((all) => all.map(({ id }) => id));
  expect(ids({ inStore: true })).toEqual(['top-shown', 'bottom-shown', 'side-shown']);
  expect(ids({})).toHaveLength(6);
  expect([ask('/de-DE/spring', { inStore: true }, content).inStore, ask('/de-DE/spring', {}, content).inStore]).toEqual([true, undefined]);
});

test.each([
  ['/country-selector', '/de-DE'],
  ['/', '/de-DE'],
  ['/women', '/de-DE/women'],
  ['/xx-XX', '/de-DE'],
])('a store device that is led to %s stays in its market, at %s', (path, to) => {
  const device = { market: 'de-DE', storeId: '1007' };
  expect(ask(path, { inStore: true, device }).location.redirect).toBe(to);
  expect(ask(path, {}).location.redirect).toBeUndefined();
});

test('a store device on a setup host sees the setup page whatever it asks for', () => {
  expect(ask('/de-DE/basket', { inStore: true, setupHost: true }).content._meta.alias).toBe('isoSetupPage');
  expect(ask('/de-DE/basket', { inStore: false, setupHost: true }).content._meta.alias).toBe('basketPage');
});

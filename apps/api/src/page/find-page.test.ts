import { PageData } from '@selvedge/contract/page-data.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { assortment, fixtureNow as now, option, shopLines, style } from '../catalogue/assortment.fixture.ts';
import { assortmentSource } from '../catalogue/assortment-source.ts';
import { type CatalogueSnapshot, openCatalogue } from '../catalogue/open-catalogue.ts';
import { buildFixture, noRows, pageRow } from '../content/content.fixture.ts';
import { listPublicPaths } from '../content/list-public-paths.ts';
import { findPage } from './find-page.ts';
import type { PageShop } from './page-shop.ts';

const cloth = [{ tag: 'p', children: [{ text: 'Cloth.' }] }];
const spot = { id: 'spot', position: 2, size: '2x1', random: true, block: { id: 'b', _alias: 'text', text: cloth } };
const row = (id: string) => ({ id, blocks: [{ id, _alias: 'text', text: cloth }] });
const chosenByEditor = {
  customSorting: ['100_black_1'],
  limitProductsByMaximumAvailabilityInDays: 400,
  limitTotalProductsInCategory: 3,
};
const suggestions = {
  visibleProducts: { mobile: 2, tablet: 4, desktop: 6 },
  helpLinks: [{ title: 'Size guide', url: '/en-GB/i/size-guide' }],
};
const redirects = [
  { term: 'Returns', target: '/returns', status: 301 },
  { term: 'coat', target: '/women', status: 302 },
];
const content = buildFixture({
  ...noRows,
  documents: [
    { market: '*', name: 'search-configurations', content: { productsPerPage: 2, suggestions } },
    { market: '*', name: 'search-redirects', content: redirects },
  ],
  pages: [
    pageRow('*', '/women', { categoryId: 'women', promotionalSpots: [spot], breadcrumb: [] }),
    pageRow('*', '/women/knitwear', { categoryId: 'women-knitwear' }),
    pageRow('*', '/chosen', {
      categoryId: 'women',
      ...chosenByEditor,
      ...{
        tags: ['autumn'],
        multiBrandTags: ['autumn'],
        priceFilter: { upperBoundingValue: 50 },
        daysForNewIn: 7,
        facets: ['size', 'colour'],
      },
    }),
    pageRow('*', '/search', { _meta: { alias: 'searchPage', url: '/search' }, rows: { top: [row('t')], emptySearch: [row('e')] } }),
    pageRow('*', '/p/:slug/:productId', {
      ...{ _meta: { alias: 'productPage', url: '' }, heading: 'Every product', rows: { similarProducts: [row('s')] } },
    }),
    pageRow('*', '/story', { categoryId: 'women', isLandingPage: true }),
  ],
});
let catalogue: CatalogueSnapshot;

beforeAll(async () => {
  const more = ['600', '700', '800'].map((styleNumber) =>
    style({
      styleNumber,
      texts: { en: { name: `Rib vest ${styleNumber}`, description: 'An e-mail vest.' } },
      categories: ['women-knitwear'],
      options: [option({ optionId: '1' })],
    }),
  );
  catalogue = await openCatalogue(assortmentSource(assortment([...shopLines, ...more])));
});

const request = (url: string) => {
  const { pathname, searchParams } = new URL(`https://shop.example${url}`);
  return { path: pathname, query: searchParams, shopUrl: 'https://shop.example', production: true };
};
const find = (url: string) => findPage({ content, catalogue, now }, request(url));
const load = async (url: string): Promise<PageData> => (await find(url)).load();
const links = ({ content: { seo } }: PageData, rel: string) => seo.linkTags.filter((tag) => tag.rel === rel).map(({ href }) => href);
const shop = 'https://shop.example';

describe('a listing', () => {
  test('SRC-003, SRC-005, SRC-019, SRC-030 carries its tiles, facets and the request that found them, and fits the contract', async () => {
    const page = await load('/en-GB/women/knitwear?colour=black&sorting=newest');
    expect(PageData.safeParse(page).error).toBeUndefined();
    expect(page.content.listing).toMatchObject({
      totalResults: 4,
      page: 1,
      pages: 2,
      request: { category: 'women-knitwear', sorting: 'newest' },
    });
    expect(page.content.listing?.results).toHaveLength(2);
    expect(page.content.listing?.sortings).toEqual(['newest', 'price-ascending', 'price-descending', 'discount', 'name']);
    expect(page.location.query).toEqual({ colour: ['black'], sorting: ['newest'] });
  });

  test('SRC-007 names the pages before and after it, and is its own canonical page whatever its order', async () => {
    const page = await load('/en-GB/women/knitwear?sorting=newest&page=2');
    expect(links(page, 'canonical')).toEqual([`${shop}/en-GB/women/knitwear?page=2`]);
    expect(links(page, 'prev')).toEqual([`${shop}/en-GB/women/knitwear`]);
    expect(links(page, 'next')).toEqual([`${shop}/en-GB/women/knitwear?page=3`]);
  });

  test('its second page says of itself that it is the second, and both have a picture where they are shared', async () => {
    const [first, second] = [(await load('/en-GB/women/knitwear')).content.seo, (await load('/en-GB/women/knitwear?page=2')).content.seo];
    expect(second.title).toMatch(/ 2 \| /);
    expect(new Set([first.title, second.title]).size).toBe(2);
    expect(new Set([first.description, second.description]).size).toBe(2);
    for (const { metaTags } of [first, second]) expect(metaTags.find(({ name }) => name === 'og:image')?.content).toMatch(/^https:\/\//);
  });

  test('of one colour it says which, in the market’s language, and names no counterpart that would be another listing', async () => {
    const seo = async (query: string) => (await load(`/de-DE/women/knitwear${query}`)).content.seo;
    const all = await Promise.all(['', '?colour=black', '?material=wool', '?page=2', '?colour=black&page=2'].map(seo));
    for (const tag of ['title', 'description'] as const) expect(new Set(all.map((each) => each[tag])).size, tag).toBe(5);
    expect(all[2]!.title).toContain('Wolle');
    const alternates = all.map(({ linkTags }) => linkTags.filter(({ rel }) => rel === 'alternate').length > 0);
    expect(alternates).toEqual([true, false, false, false, false]);
  });

  test.each([
    ['?sorting=newest', ''],
    ['?colour=black&sorting=price-ascending', '?colour=black'],
    ['?page=1', ''],
    ['?size=M&colour=black', '?size=M&colour=black'],
    ['?colour=black&colour=black', '?colour=black'],
    ['?utm_source=mail&page=2', '?page=2'],
    ['?colour=sparkling', ''],
  ])('with %s its canonical page is “%s”', async (query, canonical) => {
    expect(links(await load(`/en-GB/women/knitwear${query}`), 'canonical')).toEqual([`${shop}/en-GB/women/knitwear${canonical}`]);
  });

  test('SRC-027 beyond its end shows its last page, with the status of a page that exists', async () => {
    const page = await load('/en-GB/women/knitwear?page=99');
    expect([page.statusCode, page.content.listing?.page, page.location.query.page]).toEqual([200, 3, ['3']]);
    expect(page.content.listing?.results).toHaveLength(1);
    expect(links(page, 'canonical')).toEqual([`${shop}/en-GB/women/knitwear?page=3`]);
    expect(links(page, 'next')).toEqual([]);
  });

  test('forgets values that nothing in the shop has', async () => {
    const page = await load('/en-GB/women/knitwear?colour=sparkling&size=M');
    expect(page.location.query).toEqual({ size: ['M'] });
    expect(page.content.listing?.totalResults).toBe(5);
  });

  test('says which values of its address nothing in the shop has', async () => {
    expect((await load('/de-DE/women/knitwear?colour=sparkling&size=M')).content.listing?.unknown).toBe('sparkling');
    expect((await load('/de-DE/women/knitwear?colour=sparkling&colour=matt')).content.listing?.unknown).toBe('matt, sparkling');
    expect((await load('/de-DE/women/knitwear?size=M')).content.listing).not.toHaveProperty('unknown');
  });

  test('RTE-071 is left out of search engines beyond one choice', async () => {
    const hidden = await Promise.all(
      ['', '?colour=black', '?colour=black&size=M', '?upperBoundingValue=50'].map((query) => load(`/en-GB/women${query}`)),
    );
    expect(hidden.map(({ noindex }) => noindex)).toEqual([false, false, true, true]);
  });

  test('offers the categories below it, and no facet that everything shares', async () => {
    const { facets = [] } = (await load('/en-GB/women')).content.listing ?? {};
    const below = facets.find(({ id }) => id === 'category')?.values.map(({ value }) => value);
    expect(below).toEqual(['women-coats', 'women-knitwear']);
    expect(facets.map(({ id }) => id)).not.toContain('brand');
  });

  test('places its spots on the first page only, and not beside a choice', async () => {
    const spots = async (url: string) => (await load(url)).content.promotionalSpots?.length;
    expect(await Promise.all([spots('/en-GB/women'), spots('/en-GB/women?page=2'), spots('/en-GB/women?colour=black')])).toEqual([1, 0, 0]);
  });

  test('SRC-052 is asked for as its editor decided, and offers the facets that were named', async () => {
    const { listing } = (await load('/en-GB/chosen')).content;
    expect(listing?.request).toEqual({
      ...{ from: 0, size: 2, category: 'women', ...chosenByEditor, tags: ['autumn'], multiBrandTags: ['autumn'] },
      ...{ initialPriceRangeFilter: { upperBoundingValue: 50 }, daysToTreatAsNew: 7 },
    });
    expect(listing?.results.map(({ id }) => id)).toEqual(['100_black_1', '100_red_2']);
    expect(listing?.facets.map(({ id }) => id).filter((id) => id !== 'size')).toEqual(['colour']);
  });

  test('is not made for a landing page', async () => {
    expect((await load('/en-GB/story')).content.listing).toBeUndefined();
  });
});

describe('a search', () => {
  test.each([
    ['SRC-010 a redirect set by staff', 'returns', 301, '/en-GB/returns'],
    ['SRC-012 a redirect before the only product', 'coat', 302, '/en-GB/women'],
    ['SRC-009 the only product', 'weekend', 302, '/en-GB/set/weekend-set/500_black_1'],
  ])('%s is where "%s" leads', async (_, term, status, to) => {
    const page = await load(`/en-GB/search?q=${term}`);
    expect([page.statusCode, page.location.redirect]).toEqual([status, to]);
  });

  test('SRC-017 names the arranged that its words name, with their addresses', async () => {
    const { listing } = (await load('/en-GB/search?q=knitwear')).content;
    expect(listing?.categorySearch).toEqual([
      { displayName: 'Heading of /women/knitwear', productsInCategory: 5, categoryUri: '/en-GB/women/knitwear' },
    ]);
  });

  test('SRC-032, SRC-033, SRC-037 is offered as staff decided: so many products on each device, so much history, and ways to help', async () => {
    expect((await load('/en-GB/search')).searchConfigurations).toMatchObject({
      ...{ productsPerPage: 2, defaultSize: 20, totalVisibleProducts: 3, totalVisibleSearchHistory: 5, suggestions },
    });
  });

  test('CMS-003 brings the rows of its page, for what was found and for what was not', async () => {
    const { rows } = (await load('/en-GB/search?q=rib')).content;
    expect([rows.top[0]?.id, rows.emptySearch?.[0]?.id]).toEqual(['t', 'e']);
  });

  test('SRC-004 with several hits is a listing of them', async () => {
    const page = await load('/en-GB/search?q=rib');
    const { listing } = page.content;
    expect([page.statusCode, page.noindex]).toEqual([200, true]);
    // Five colours of four styles: each style is one tile, which knows its colours.
    expect(listing?.totalResults).toBe(4);
    const colours = listing?.results.flatMap((tile) => tile.colours?.map(({ colourName }) => colourName) ?? []);
    expect(colours).toEqual(expect.arrayContaining(['Black', 'Rust']));
  });

  test('a search in which a colour was chosen shows the style in that colour', async () => {
    const tile = async (address: string) => (await load(address)).content.listing?.results.find(({ id }) => id.startsWith('100_'))?.id;
    expect([await tile('/en-GB/search?q=rib&colour=black'), await tile('/en-GB/search?q=rib&colour=red')]).toEqual([
      '100_black_1',
      '100_red_2',
    ]);
  });

  test('SRC-027 without a hit shows what others look at', async () => {
    const { listing } = (await load('/en-GB/search?q=zzzzzz')).content;
    expect(listing?.totalResults).toBe(0);
    expect(listing?.instead?.length).toBeGreaterThan(0);
  });
});

describe('a product', () => {
  const rib = '/en-GB/p/rib-jumper/100_black_1';

  test('has its words bound where they are read in lines, and plain in its head', async () => {
    const { content } = await load('/en-GB/p/rib-vest-600/600_black_1');
    expect(content.product?.description).toBe('An e-\u2060mail vest.');
    expect(content.seo.description).toContain('An e-mail vest.');
  });

  test('has a page with everything about it, below its narrowest category', async () => {
    const page = await load(rib);
    expect(PageData.safeParse(page).error).toBeUndefined();
    expect([page.statusCode, page.content._meta.alias, page.content.product?.id]).toEqual([200, 'productPage', '100_black_1']);
    expect(page.content.breadcrumb.map(({ url }) => url)).toEqual(['/en-GB', '/en-GB/women/knitwear', rib]);
    expect(links(page, 'canonical')).toEqual([shop + rib]);
    expect(page.content.seo.structuredData.some((data) => String(data['@type']).startsWith('Product'))).toBe(true);
  });

  test.each([
    ['/en-GB/p/another-name/100_black_1?utm_source=mail', `${rib}?utm_source=mail`],
    ['/en-GB/p/weekend-set/500_black_1', '/en-GB/set/weekend-set/500_black_1'],
  ])('%s moves for good to %s', async (url, to) => {
    const page = await load(url);
    expect([page.statusCode, page.location.redirect]).toEqual([301, to]);
    expect((await find(url)).key).toBeUndefined();
  });

  test.each(['/en-GB/p/x/nothing', '/ar-AE/p/rib-jumper/100_black_1', '/en-GB/p/x/__proto__', '/en-GB/stores/nowhere/p/200_black_1'])(
    '%s is not there, and all that is not there is one page in the cache',
    async (url) => {
      expect((await load(url)).statusCode).toBe(404);
      expect((await find(url)).key).toContain('/404');
    },
  );

  test('that has left the assortment is gone, which is one page for all of them', async () => {
    const ask = (wasSold: PageShop['wasSold']) => findPage({ content, catalogue, now, wasSold }, request('/en-GB/p/x/left_1_1'));
    const found = await ask(async () => true);
    expect([(await found.load()).statusCode, found.key?.endsWith('/410')]).toEqual([410, true]);
    expect((await (await ask(() => Promise.reject(new Error('away')))).load()).statusCode).toBe(404);
  });

  test('MKT-023 names itself in every market that sells it, under its name there', async () => {
    for (const market of ['/de-DE', '/ar-AE']) await load(`${market}/women/knitwear`);
    const alternates = (await load(rib)).content.seo.linkTags.filter((tag) => tag.rel === 'alternate');
    expect(alternates.map(({ hreflang, href }) => [hreflang, href]).sort()).toEqual([
      ['de-DE', `${shop}/de-DE/p/rippenpullover/100_black_1`],
      ['en-GB', shop + rib],
      ['x-default', shop + rib],
    ]);
  });

  test('MKT-023 asks the tables for markets whose goods are not laid out, and is there while they cannot be read', async () => {
    const fresh = await openCatalogue(assortmentSource(assortment(shopLines)));
    const ask = async (productAddresses: PageShop['productAddresses']) => {
      const { load: loadPage } = await findPage({ content, catalogue: fresh, now, productAddresses }, request(rib));
      const tags = (await loadPage()).content.seo.linkTags.filter((tag) => tag.rel === 'alternate');
      return tags.map(({ hreflang, href }) => [hreflang, href]);
    };
    const there = [{ market: 'de-DE', url: '/de-DE/p/rippenpullover/100_black_1' }];
    expect(await ask(async () => new Map([['100_black_1', there]]))).toEqual([['de-DE', shop + there[0]!.url]]);
    const own = [
      ['en-GB', shop + rib],
      ['x-default', shop + rib],
    ];
    expect(await ask(() => Promise.reject(new Error('away')))).toEqual(own);
  });

  test.each([
    ['/de-DE/p/rib-jumper/100_black_1?formerMarket=en-GB', 301, '/de-DE/p/rippenpullover/100_black_1'],
    ['/ar-AE/p/rib-jumper/100_black_1?formerMarket=en-GB', 302, '/ar-AE/women/knitwear?notSoldHere=1'],
    ['/ar-AE/p/x/nothing?formerMarket=en-GB', 404, undefined],
  ])('MKT-023 who changes the market to %s is not left with nothing', async (url, status, to) => {
    const page = await load(url);
    expect([page.statusCode, page.location.redirect]).toEqual([status, to]);
  });

  test('CMS-003 has the rows that an editor put around all products, and nothing else of them', async () => {
    const page = await load(rib);
    expect(page.content.rows.similarProducts?.map(({ id }) => id)).toEqual(['s']);
    expect(page.content.heading).toBe('Rib jumper');
    expect((await load('/en-GB/p/:slug/:productId')).statusCode).toBe(404);
    expect(listPublicPaths(content, 'en-GB').filter((path) => path.includes(':'))).toEqual([]);
  });

  test('of a store has a page where the store has it', async () => {
    const page = await load('/en-GB/stores/1001/p/200_black_1');
    expect([page.statusCode, page.content.product?.stores?.[0]?.storeId]).toEqual([200, '1001']);
  });
});

describe('what is kept', () => {
  test.each([
    ['/en-GB/women', false],
    ['/en-GB/women?page=2&sorting=newest', false],
    ['/en-GB/women?colour=black', true],
    ['/en-GB/search?q=rib', true],
    ['/en-GB/p/rib-jumper/100_black_1', false],
  ])('%s passes: %s', async (url, isLongTail) => {
    const page = await find(url);
    expect([page.isLongTail, page.key !== undefined, page.until !== undefined]).toEqual([isLongTail, true, true]);
  });

  test('a page without goods has no end', async () => {
    expect((await find('/en-GB/contact')).until).toBeUndefined();
  });
});

test('the page on measuring carries every chart, named after its category', async () => {
  const charts = [
    { id: 'a', categories: ['women-knitwear', 'women'], rows: [{ size: 'S', chest: [80, 83] }] },
    { id: 'b', title: 'By hand', rows: [] },
  ];
  const settings = { url: '/en-GB/i/size-guide', unit: 'in', charts };
  const guided = buildFixture({
    ...noRows,
    documents: [{ market: 'en-GB', name: 'size-guide-settings', content: settings }],
    pages: [pageRow('*', '/i/size-guide', {}), pageRow('*', '/i/other', {})],
  });
  const show = async (url: string) => (await (await findPage({ content: guided, catalogue, now }, request(url))).load()).content.sizeGuide;
  expect(await show('/en-GB/i/size-guide')).toMatchObject({
    unit: 'in',
    charts: [{ title: 'Women · Knitwear' }, { title: 'By hand' }],
  });
  expect(await show('/en-GB/i/other')).toBeUndefined();
});

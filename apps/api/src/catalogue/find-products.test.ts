import type { SearchRequest } from '@selvedge/contract/catalogue/search.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { arrange, type MemberTerms } from './arrangement/arrangement.ts';
import { assortment, fixtureMarket, fixtureNow as now, option, price, shopLines, style } from './assortment.fixture.ts';
import { assortmentSource } from './assortment-source.ts';
import { type CatalogueSnapshot, openCatalogue } from './open-catalogue.ts';

const britain = fixtureMarket('en-GB');
const germany = fixtureMarket('de-DE');
const america = fixtureMarket('en-US');
let snapshot: CatalogueSnapshot;

beforeAll(async () => {
  snapshot = await openCatalogue(
    assortmentSource(assortment(shopLines), { popularity: async (market) => new Map(market === 'en-US' ? [[coat, 1000]] : []) }),
  );
});

const arrangement = arrange({
  synonyms: [
    { language: 'en', words: ['jumper', 'sweater', 'pullover', 'knitted top'], oneWay: false },
    { language: 'en', words: ['outer layer', 'wool coat'], oneWay: true },
    { language: 'en', words: ['topper', 'wool coat'], oneWay: false },
  ],
  redirects: [{ term: 'Returns', target: '/returns', status: 301 }],
});
const find = (request: SearchRequest, market = britain) => snapshot.search.find(market, request, now, arrangement);
const ids = async (request: SearchRequest, market = britain) => [...(await find(request, market)).ids].sort();
const jumpers = ['100_black_1', '100_red_2'];
const coat = '200_black_1';
const shirt = '300_black_1';
const card = '400_digital_1';
const set = '500_black_1';

describe('CAT-014 what is for members', () => {
  const hour = 3_600_000;
  const inHours = (hours: number) => new Date(now.getTime() + hours * hour).toISOString();
  const coming = (styleNumber: string, { pieces, hours }: { pieces: number; hours: number }) =>
    style({
      styleNumber,
      texts: { en: { name: 'Cape' } },
      options: [
        option({
          optionId: '1',
          comingSoon: inHours(hours),
          prices: price({ list: 9000 }),
          variants: [{ size: { id: 'M', name: 'M' }, ean: `40000000${styleNumber}24`, stock: { warehouses: { CENTRAL: pieces } } }],
        }),
      ],
    });
  const capes = [
    coming('600', { pieces: 5, hours: 2 }),
    coming('610', { pieces: 0, hours: 2 }),
    coming('620', { pieces: 5, hours: 5 }),
    coming('630', { pieces: 5, hours: -1 }),
  ];

  test.each<[string, Partial<MemberTerms>, number, string[]]>([
    ['the prices of members', {}, 0, ['100_black_1', set]],
    ['what only they can buy by now', { earlyAccessHours: 2 }, 0, ['100_black_1', set, '600_black_1']],
    ['one more, once its moment for members has come', { earlyAccessHours: 4 }, 1.5, ['100_black_1', set, '600_black_1', '620_black_1']],
    ['nothing of what everybody can buy', { earlyAccessHours: 1 }, 1.9, ['100_black_1', set, '600_black_1']],
    ['no prices that the market does not show', { earlyAccessHours: 2, memberPrice: false }, 0, ['600_black_1']],
    ['nothing where the market has neither', { memberPrice: false }, 0, []],
  ])('%s', async (_, terms, later, expected) => {
    const { search } = await openCatalogue(assortmentSource(assortment([...shopLines, ...capes])));
    const members = { memberPrice: true, earlyAccessHours: 0, ...terms };
    const ask = (at: Date) => search.find(britain, { facets: [{ id: 'member', values: ['true'] }] }, at, arrange({ members }));
    await ask(now);
    const found = await ask(new Date(now.getTime() + later * hour));
    expect([...found.ids].sort()).toEqual([...expected].sort());
  });
});

describe('SRC-013 what a listing holds', () => {
  test.each<[string, SearchRequest, string[]]>([
    ['everything sold online', {}, [...jumpers, coat, set]],
    ['a category', { category: 'women-knitwear' }, jumpers],
    ['a category above another', { category: 'women' }, [...jumpers, coat]],
    ['a category that does not exist', { category: 'men' }, []],
    ['all of the tags', { tags: ['autumn', 'promo-rib'] }, ['100_black_1']],
    ['any of the tags of several brands', { multiBrandTags: ['promo-rib', 'nothing'] }, ['100_black_1']],
    ['what came in lately', { limitProductsByMaximumAvailabilityInDays: 30 }, ['100_red_2']],
    ['what stores sell too, when asked for', { getRetailModels: true, category: 'women' }, [...jumpers, coat, shirt]],
    ['what stores sell too, on a device in a store', { origin: 'iso', category: 'women' }, [...jumpers, coat, shirt]],
    ['what one store has', { storeId: '1001' }, [coat, shirt]],
    ['nothing of a store that does not exist', { storeId: '9' }, []],
    ['CAT-014 what members pay less for, sets of it too', { facets: [{ id: 'member', values: ['true'] }] }, ['100_black_1', set]],
    ['a facet', { facets: [{ id: 'colour', values: ['red'] }] }, ['100_red_2']],
    ['any value of a facet', { facets: [{ id: 'colour', values: ['red', 'black'] }], category: 'women-knitwear' }, jumpers],
    [
      'all of the facets',
      {
        facets: [
          { id: 'colour', values: ['black'] },
          { id: 'fit', values: ['relaxed'] },
        ],
      },
      ['100_black_1'],
    ],
    ['a size that can be had', { facets: [{ id: 'size', values: ['36'] }] }, [coat]],
    ['no size that is sold out', { facets: [{ id: 'size', values: ['38'] }] }, []],
    ['everything, when the facet does not exist', { facets: [{ id: 'smell', values: ['x'] }] }, [...jumpers, coat, set]],
    ['markdowns', { facets: [{ id: 'sale', values: ['true'] }] }, ['100_black_1', set]],
    ['new products', { facets: [{ id: 'new', values: ['true'] }] }, ['100_red_2']],
    ['a price range with its bounds', { priceRange: { lowerBoundingValue: 45, upperBoundingValue: 49.95 } }, jumpers],
    ['the first of a category', { category: 'women', limitTotalProductsInCategory: 1 }, ['100_red_2']],
  ])('%s', async (_, request, expected) => {
    expect(await ids(request)).toEqual(expected.sort());
  });

  test('what a store has comes first, page by page, and each part keeps its order; who sorts has all of them in that order', async () => {
    const asked = { getRetailModels: true };
    const usual = [...(await find(asked)).ids];
    const wanted = [...usual.filter((id) => [coat, shirt].includes(id)), ...usual.filter((id) => ![coat, shirt].includes(id))];
    expect(usual).not.toEqual(wanted);
    const first = { ...asked, storeFirst: '1001' };
    expect((await find(first)).ids).toEqual(wanted);
    const pages = await Promise.all(wanted.map(async (_, from) => (await find({ ...first, from, size: 1 })).ids));
    expect(pages.flat()).toEqual(wanted);
    const searched = { ...asked, searchTerms: 'black' };
    expect((await find({ ...searched, storeFirst: '1001' })).ids.slice(0, 1)).not.toEqual((await find(searched)).ids.slice(0, 1));
    const sorted = { ...asked, sorting: 'price-ascending' };
    expect((await find({ ...sorted, storeFirst: '1001' })).ids).toEqual((await find(sorted)).ids);
    expect((await find({ ...asked, storeFirst: '9' })).ids).toEqual(usual);
  });

  test('a store of another market has nothing here', async () => {
    expect(await ids({ storeId: '1001' }, germany)).toEqual([]);
  });
});

describe('CAT-026, CAT-027, CAT-048 gift cards', () => {
  test.each<[string, SearchRequest, boolean]>([
    ['not in a listing', {}, false],
    ['not in a category that merely holds them', { category: 'women' }, false],
    ['in the category that asks for them', { category: 'gifts' }, true],
    ['in a search that names them', { searchTerms: 'gift card' }, true],
    ['not in a search for something that begins alike', { searchTerms: 'car' }, false],
  ])('%s', async (_, request, listed) => {
    expect((await ids(request)).includes(card)).toBe(listed);
    expect(await ids(request, america)).not.toContain(card);
  });

  test.each(['Geschenkkarte', 'Geschenk-Karte', 'gutschein', 'Geschenkgutschein', 'gift card'])(
    'in Germany a search for %s finds them',
    async (searchTerms) => {
      expect(await ids({ searchTerms }, germany)).toContain(card);
    },
  );
});

describe('words', () => {
  test.each<[string, string, string[]]>([
    ['a word', 'jumper', jumpers],
    ['its plural', 'jumpers', jumpers],
    ['in capitals with accents', 'JÚMPER', jumpers],
    ['the beginning of a word', 'jum', jumpers],
    ['a misspelling', 'jumpr', jumpers],
    ['two letters swapped', 'jupmer', jumpers],
    ['a synonym', 'sweater', jumpers],
    ['a synonym of two words', 'knitted top', jumpers],
    ['a synonym of two words beside another word', 'rust knitted top', ['100_red_2']],
    ['one that is written as two', 'topper', [coat]],
    ['one way only', 'outer layers', [coat]],
    ['the first word of a synonym, which alone means nothing', 'outer', []],
    ['words in quotation marks, in their order', '"rib jumper"', jumpers],
    ['words in quotation marks that no name has, as words', '“jumper rib”', jumpers],
    ['two words that both must fit', 'rust jumper', ['100_red_2']],
    ['a word of the category', 'knitwear', jumpers],
    ['a material', 'wool', [...jumpers, coat]],
    ['a style number', '200', [coat]],
    ['words nobody knows beside one that is known', 'xyzzyq coat', [coat]],
    ['stop words', 'a coat for the', [coat]],
    ['nothing', 'zzzzzzzz', []],
  ])('%s', async (_, searchTerms, expected) => {
    expect(await ids({ searchTerms })).toEqual(expected.sort());
  });

  test('German finds the second half of a compound, and folds umlauts', async () => {
    expect(await ids({ searchTerms: 'mantel' }, germany)).toEqual([coat]);
    expect(await ids({ searchTerms: 'Mäntel' }, germany)).toEqual([coat]);
    expect(await ids({ searchTerms: 'pullover' }, germany)).toEqual(jumpers);
  });

  test('a hostile query costs no more than a short one and finds nothing', async () => {
    for (const searchTerms of ['a'.repeat(10_000), '(a+)+$'.repeat(2_000), '\\'.repeat(10_000), 'é'.repeat(10_000)]) {
      expect((await find({ searchTerms })).totalResults).toBeLessThan(6);
    }
  });

  test('SRC-017 categories that the words name come with their number of products', async () => {
    expect((await find({ searchTerms: 'coat' })).categories).toEqual([{ id: 'women-coats', count: 1 }]);
  });

  test('SRC-010 a search for exactly the words of a redirect leads there, whatever their case', async () => {
    expect((await find({ searchTerms: ' RETURNS ' })).redirect).toEqual({ target: '/returns', status: 301 });
    expect((await find({ searchTerms: 'return' })).redirect).toBeUndefined();
  });
});

describe('facets, prices and pages', () => {
  test('SRC-015 values beside a chosen one keep their counts', async () => {
    const { facets } = await find({ category: 'women-knitwear', facets: [{ id: 'colour', values: ['red'] }] });
    expect(facets.find(({ id }) => id === 'colour')!.values).toEqual([
      { value: 'black', count: 1, selected: false },
      { value: 'red', count: 1, selected: true },
    ]);
    expect(facets.find(({ id }) => id === 'material')!.values).toEqual([{ value: 'wool', count: 1, selected: false, label: 'Wool' }]);
  });

  test('SRC-053 size and length are of one piece: found, and counted, only where the same piece that can be had has both', async () => {
    let ean = 4_100_000_000_000;
    const piece = (size: string, length: string, count = 3) => ({
      ...{ size: { id: size, name: size }, length: { id: length, name: length }, ean: String(ean++) },
      stock: { warehouses: { CENTRAL: count } },
    });
    const jeans = (styleNumber: string, ...variants: ReturnType<typeof piece>[]) =>
      style({ styleNumber, categories: ['women'], options: [option({ optionId: '1', variants })] });
    const trousers = await openCatalogue(
      assortmentSource(
        assortment([
          { type: 'category', id: 'women', names: { en: 'Women' } },
          jeans('1', piece('32', '30'), piece('34', '34')),
          jeans('2', piece('32', '34'), piece('34', '30')),
          jeans('3', piece('32', '34', 0), piece('32', '30'), piece('36', '34')),
        ]),
      ),
    );
    const choose = (...facets: NonNullable<SearchRequest['facets']>) => trousers.search.find(germany, { facets }, now);
    const [size, length] = [
      { id: 'size', values: ['32'] },
      { id: 'length', values: ['34'] },
    ];
    const both = await choose(size!, length!);
    expect(both.ids).toEqual(['2_black_1']);
    const counts = ({ facets }: typeof both, id: string) =>
      Object.fromEntries(facets.find((each) => each.id === id)!.values.map(({ value, count }) => [value, count]));
    expect([counts(both, 'size'), counts(both, 'length')]).toEqual([
      { 32: 1, 34: 1, 36: 1 },
      { 30: 2, 34: 1 },
    ]);
    expect(counts(await choose(length!), 'size')).toEqual({ 32: 1, 34: 1, 36: 1 });
    expect(counts(await choose(size!), 'length')).toEqual({ 30: 2, 34: 1 });
    expect((await choose(size!)).totalResults).toBe(3);
  });

  test('SRC-016 the price facet shows what is available and what is chosen', async () => {
    const { priceFacet } = await find({ priceRange: { upperBoundingValue: 60 } });
    expect(priceFacet).toEqual({
      available: { lowerBoundingValue: 45, upperBoundingValue: 244 },
      selected: { lowerBoundingValue: 45, upperBoundingValue: 60 },
    });
  });

  test('SRC-028, SRC-029 there is no price facet without a choice', async () => {
    expect((await find({ category: 'women-coats' })).priceFacet).toBeUndefined();
    expect((await find({ category: 'men' })).priceFacet).toBeUndefined();
  });

  test('SRC-013 the bounds of the listing itself also bound what is available', async () => {
    const { priceFacet, totalResults } = await find({ initialPriceRangeFilter: { lowerBoundingValue: 46 } });
    expect(totalResults).toBe(3);
    expect(priceFacet?.available.lowerBoundingValue).toBe(49.95);
  });

  test.each<[string, string[]]>([
    ['price-ascending', ['100_black_1', '100_red_2', coat, set]],
    ['price-descending', [set, coat, '100_red_2', '100_black_1']],
    ['discount', ['100_black_1', set, '100_red_2', coat]],
    ['name', ['100_black_1', '100_red_2', set, coat]],
    ['newest', ['100_red_2', '100_black_1', coat, set]],
    ['nonsense', ['100_red_2', '100_black_1', coat, set]],
  ])('SRC-053 sorted by %s', async (sorting, expected) => {
    expect((await find({ sorting })).ids).toEqual(expected);
  });

  test('what visitors of a market like comes first there, and nowhere else', async () => {
    expect((await find({}, america)).ids[0]).toBe(coat);
    expect((await find({})).ids[0]).toBe('100_red_2');
    expect((await find({ sorting: 'newest' }, america)).ids[0]).not.toBe(coat);
  });

  test('SRC-013 what is pinned comes first, and only while sorted by relevance', async () => {
    expect((await find({ customSorting: [coat, 'gone', set] })).ids).toEqual([coat, set, '100_red_2', '100_black_1']);
    expect((await find({ customSorting: [coat, set], from: 1, size: 2 })).ids).toEqual([set, '100_red_2']);
    expect((await find({ customSorting: [set], sorting: 'price-ascending' })).ids[0]).toBe('100_black_1');
  });

  test('SRC-022, SRC-023 a size below 1 is 3 and a negative start is 0', async () => {
    expect(await find({ size: 0, from: -5 })).toMatchObject({ startingFrom: 0, ids: expect.arrayContaining([coat]) });
    expect((await find({ size: 0 })).ids).toHaveLength(3);
    expect((await find({ from: 1_000_000 })).ids).toEqual([]);
  });
});

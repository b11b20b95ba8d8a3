import type { CategoryCondition, CategorySettings } from '@selvedge/contract/catalogue/category.ts';
import type { SearchRequest } from '@selvedge/contract/catalogue/search.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { assortment, fixtureMarket, fixtureNow as now, shopLines } from '../assortment.fixture.ts';
import { assortmentSource } from '../assortment-source.ts';
import { type CatalogueSnapshot, openCatalogue } from '../open-catalogue.ts';
import { arrange, arrangementOf, noArrangement } from './arrangement.ts';

const britain = fixtureMarket('en-GB');
const jumpers = ['100_black_1', '100_red_2'];
const coat = '200_black_1';
const card = '400_digital_1';
const set = '500_black_1';
let snapshot: CatalogueSnapshot;

beforeAll(async () => {
  snapshot = await openCatalogue(assortmentSource(assortment(shopLines)));
});

const settings = (given: Partial<CategorySettings>): CategorySettings => ({ products: { kind: 'assigned' }, order: [], ...given });
const rule = (...conditions: CategoryCondition[]) => settings({ products: { kind: 'rule', conditions } });
const node = (id: string, parent: string | null, names = {}) => ({ id, parent, names });

async function list(id: string, given: CategorySettings, request: SearchRequest = {}): Promise<string[]> {
  const tree = id.startsWith('women') ? undefined : { categories: [node(id, null)], removed: [] };
  const arrangement = arrange({ tree, categories: new Map([[id, given]]) });
  return [...(await snapshot.search.find(britain, { category: id, ...request }, now, arrangement)).ids];
}

describe('a rule', () => {
  test.each<[string, CategoryCondition[], string[]]>([
    ['any of the tags', [{ field: 'tag', is: 'any', values: ['promo-rib', 'nothing'] }], ['100_black_1']],
    ['all of the tags', [{ field: 'tag', is: 'all', values: ['autumn', 'promo-rib'] }], ['100_black_1']],
    ['none of the tags', [{ field: 'tag', is: 'none', values: ['autumn'] }], [coat, set]],
    ['an attribute', [{ field: 'facet', facet: 'material', is: 'any', values: ['wool'] }], [...jumpers, coat]],
    ['a colour and not another', [{ field: 'facet', facet: 'colour', is: 'none', values: ['black'] }], ['100_red_2']],
    ['a brand that does not exist', [{ field: 'facet', facet: 'brand', is: 'any', values: ['Nobody'] }], []],
    ['a size that can be had', [{ field: 'facet', facet: 'size', is: 'any', values: ['36'] }], [coat]],
    ['a category of the assortment', [{ field: 'facet', facet: 'category', is: 'any', values: ['women-coats'] }], [coat]],
    ['a price with its bounds', [{ field: 'price', from: 45, to: 49.95 }], jumpers],
    ['a price from', [{ field: 'price', from: 199 }], [coat, set]],
    ['days, both included', [{ field: 'since', from: '2026-02-01', to: '2026-03-01' }], ['100_black_1', coat]],
    ['what came in lately', [{ field: 'new', days: 30 }], ['100_red_2']],
    ['markdowns', [{ field: 'sale', is: true }], ['100_black_1', set]],
    ['no markdowns', [{ field: 'sale', is: false }], ['100_red_2', coat]],
    ['what is there', [{ field: 'stock', is: true }], [...jumpers, coat, set]],
    [
      'every condition',
      [
        { field: 'facet', facet: 'material', is: 'any', values: ['wool'] },
        { field: 'price', to: 60 },
      ],
      jumpers,
    ],
  ])('%s', async (_, conditions, expected) => {
    expect((await list('sale-now', rule(...conditions))).sort()).toEqual(expected.sort());
  });

  test('never lists a gift card, nor what is not sold online', async () => {
    expect(await list('all', rule({ field: 'price', from: 0 }))).not.toContain(card);
    expect(await list('all', rule({ field: 'price', from: 0 }))).not.toContain('300_black_1');
  });
});

describe('order and limits', () => {
  test('picked products stand as they were picked, and what is pinned stands before them', async () => {
    const picked = settings({ products: { kind: 'picked', ids: [coat, 'gone', '100_black_1', '100_red_2'] } });
    expect(await list('edit', picked)).toEqual([coat, '100_black_1', '100_red_2']);
    expect(await list('edit', { ...picked, order: ['100_red_2'] })).toEqual(['100_red_2', coat, '100_black_1']);
    expect(await list('edit', { ...picked, order: ['100_red_2'] }, { sorting: 'price-ascending' })).toEqual([...jumpers, coat]);
  });

  test('a gift card that was picked by hand is listed', async () => {
    expect(await list('presents', settings({ products: { kind: 'picked', ids: [card] } }))).toEqual([card]);
  });

  test('what is pinned does not fall behind the limit', async () => {
    expect(await list('women', settings({ limitTotal: 1 }))).toEqual(['100_red_2']);
    expect(await list('women', settings({ limitTotal: 1, order: [coat] }))).toEqual([coat]);
  });

  test('the category wins over what its page says', async () => {
    expect(await list('women', settings({ order: [coat] }), { customSorting: ['100_black_1'] })).toEqual([
      coat,
      '100_red_2',
      '100_black_1',
    ]);
    expect(await list('women', settings({ maximumAgeDays: 30 }), { limitProductsByMaximumAvailabilityInDays: 400 })).toEqual(['100_red_2']);
  });
});

describe('a tree', () => {
  const find = (request: SearchRequest, tree: NonNullable<Parameters<typeof arrange>[0]>['tree']) =>
    snapshot.search.find(britain, request, now, arrange({ tree }));
  const facet = async (tree: NonNullable<Parameters<typeof arrange>[0]>['tree']) =>
    (await find({}, tree)).facets
      .find(({ id }) => id === 'category')
      ?.values.map(({ value, label, count }) => `${value} ${label} ${count}`);

  test('a category that was moved takes its products along', async () => {
    const tree = { categories: [node('men', null, { en: 'Men' }), node('women-coats', 'men')], removed: [] };
    expect((await find({ category: 'men' }, tree)).ids).toEqual([coat]);
    expect([...(await find({ category: 'women' }, tree)).ids].sort()).toEqual(jumpers);
    expect(await facet(tree)).toEqual(['men Men 1', 'women-coats Coats 1', 'women Women 2', 'women-knitwear Knitwear 2']);
  });

  test('a category that was removed is not offered, and lists nothing', async () => {
    const tree = { categories: [], removed: ['women-coats'] };
    expect((await find({ category: 'women-coats' }, tree)).ids).toEqual([]);
    expect(await facet(tree)).toEqual(['women Women 2', 'women-knitwear Knitwear 2']);
  });

  test('a search names a category by its new name', async () => {
    const tree = { categories: [node('women-coats', 'women', { en: 'Outerwear' })], removed: [] };
    expect((await find({ searchTerms: 'outerwear' }, tree)).categories).toEqual([{ id: 'women-coats', count: 1 }]);
  });
});

describe('the arrangement of a market', () => {
  const market = (documents: Record<string, unknown>) => ({ market: { id: 'en-GB' }, documents: new Map(Object.entries(documents)) });

  test('is read from its documents, and is the same as long as they say the same', () => {
    const before = arrangementOf(market({ 'category/women': settings({ order: [coat] }), badges: [] }));
    expect(before.categories.get('women')?.order).toEqual([coat]);
    expect(arrangementOf(market({ 'category/women': settings({ order: [coat] }), badges: [1] }))).toBe(before);
    expect(arrangementOf(market({ 'category/women': settings({}) }))).not.toBe(before);
  });

  test('is nothing where nothing was arranged', () => {
    expect(arrangementOf(market({ badges: [] }))).toBe(noArrangement);
    const plain = { memberPrice: true, earlyAccessHours: 0 };
    expect(arrangementOf({ ...market({}), featureToggles: plain })).toBe(noArrangement);
    const early = arrangementOf({ ...market({}), featureToggles: { ...plain, earlyAccessHours: 48 } });
    expect(early.members).toEqual({ memberPrice: true, earlyAccessHours: 48 });
    expect(early.key).not.toBe(noArrangement.key);
  });
});

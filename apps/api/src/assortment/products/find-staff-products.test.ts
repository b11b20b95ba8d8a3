import type { FindProducts } from '@selvedge/contract/studio/products.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { emptyTables } from '../../db/test-database.ts';
import { openAssortment, staffProducts } from '../changes/open-assortment.fixture.ts';
import { type GivenLine, shirt } from '../import/import.fixture.ts';

beforeEach(emptyTables);

const bare = { urlTemplate: '/img/x/{index}-{format}', indexes: [] };
const soldOut = [{ size: { id: 'M', name: 'M' }, ean: '5790000000017', stock: { warehouses: { EU1: 0 } } }];
const prices = { 'de-DE': [{ from: '2026-09-01T00:00:00Z', list: 4995 }] };
const goods: GivenLine[] = [
  { type: 'category', id: 'men', names: { en: 'Men' } },
  { type: 'category', id: 'men-shirts', parent: 'men', names: { en: 'Shirts' } },
  shirt(
    'A1',
    { badges: ['new'], tags: ['spring'] },
    { categories: ['men-shirts'], texts: { en: { name: 'Oxford shirt' }, de: { name: 'Hemd aus Größe' } } },
  ),
  shirt('A2', { images: bare, variants: soldOut }, { brand: 'Other', tags: ['spring'] }),
  shirt('A3', {
    prices: {
      'sv-SE': [
        { from: '2026-09-01T00:00:00Z', list: 50_000 },
        { from: '2026-12-01T00:00:00Z', list: 50_000, sales: 40_000 },
      ],
    },
  }),
  shirt('A4', { prices: { ...prices, 'de-DE': [{ from: '2026-09-01T00:00:00Z', list: 4995, sales: 2995, member: 1995 }] } }),
];

async function found(asked: Partial<FindProducts>): Promise<string[]> {
  const { call } = await openAssortment(goods);
  const { products } = await call(staffProducts.find, { body: asked });
  const { count } = await call(staffProducts.count, { body: asked });
  expect(count).toBe(products.length);
  return products.map(({ styleNumber }) => styleNumber);
}

describe('finding products', () => {
  test.each<[string, Partial<FindProducts>, string[]]>([
    ['everything', {}, ['A1', 'A2', 'A3', 'A4']],
    ['a style number', { search: 'a2' }, ['A2']],
    ['a bar code', { search: '5790000000017' }, ['A2']],
    ['two words anywhere', { search: 'ford navy' }, ['A1']],
    ['another language, without its accents', { search: 'grosse' }, ['A1']],
    ['a sign that means something to the database', { search: '%' }, []],
    ['a category above', { category: 'men' }, ['A1']],
    ['a brand', { brand: 'Other' }, ['A2']],
    ['a tag, of the product or its style', { tag: 'spring' }, ['A1', 'A2']],
    ['a badge', { badge: 'new' }, ['A1']],
    ['a colour', { colour: 'red' }, []],
    ['sold out', { stock: 'out' }, ['A2']],
    ['no picture', { missing: 'picture' }, ['A2']],
    ['no price in a market', { missing: 'price', market: 'de-DE' }, ['A3']],
    ['no text in a language', { missing: 'text', language: 'de' }, ['A2', 'A3', 'A4']],
    ['marked down', { price: 'markdown', market: 'de-DE' }, ['A4']],
    ['a member price', { price: 'member', market: 'de-DE' }, ['A4']],
    ['a planned price', { price: 'planned', market: 'sv-SE' }, ['A3']],
    ['withdrawn', { state: 'withdrawn' }, []],
  ])('by %s', async (_, asked, styles) => {
    expect(await found(asked)).toEqual(styles);
  });

  test('a page after the other, each product once, also newest first', async () => {
    const { call } = await openAssortment(goods);
    for (const sorting of ['number', 'newest'] as const) {
      const seen: string[] = [];
      let after: string | undefined;
      do {
        const page = await call(staffProducts.find, { body: { sorting, limit: 1, ...(after && { after }) } });
        seen.push(...page.products.map(({ id }) => id));
        after = page.next;
      } while (after);
      expect([...seen].sort()).toEqual(['A1_Navy_1', 'A2_Navy_1', 'A3_Navy_1', 'A4_Navy_1']);
    }
  });

  test('the last piece that is sold makes it sold out at once', async () => {
    const { call, pool } = await openAssortment(goods);
    await pool.query(`update stock set quantity = 0 where variant_id like 'A1%'`);
    expect((await call(staffProducts.find, { body: { stock: 'out' } })).products.map(({ styleNumber }) => styleNumber)).toEqual([
      'A1',
      'A2',
    ]);
    await pool.query(`update stock set quantity = 1 where variant_id like 'A1%'`);
    expect((await call(staffProducts.count, { body: { stock: 'out' } })).count).toBe(1);
  });

  test('a row says what is asked in the market and what is planned', async () => {
    const { call } = await openAssortment(goods);
    const { products } = await call(staffProducts.find, { body: { search: 'A3', market: 'sv-SE' } });
    expect(products[0]).toMatchObject({ currency: 'SEK', price: { sales: 500 }, planned: { sales: 400 }, pieces: 5 });
  });
});

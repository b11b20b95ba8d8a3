import type { AssortmentLine } from '@selvedge/contract/catalogue/assortment.ts';
import { productId } from '@selvedge/domain/catalogue/product-id.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  assortment,
  fixtureMarket,
  fixtureNow as now,
  option,
  type SentOption,
  type SentStyle,
  shopLines,
  style,
} from '../assortment.fixture.ts';
import { assortmentSource } from '../assortment-source.ts';
import { hasBit } from '../index/bits.ts';
import { type CatalogueSnapshot, openCatalogue } from '../open-catalogue.ts';
import { showDetail } from '../show-detail.ts';
import type { CataloguePatch } from './catalogue-patch.ts';

const markets = [fixtureMarket('en-GB'), fixtureMarket('de-DE'), fixtureMarket('en-US')];
const words = ['Rib jumper', 'Wool coat', 'Linen shirt', 'Zephyr', 'Wollmantel mit Kapuze', 'Weekend set'];

/** What an edit may change, in terms of the file that would say the same. */
const edit = fc.record({
  product: fc.nat({ max: 40 }),
  change: fc.oneof(
    fc.record({ tags: fc.subarray(['autumn', 'promo-rib', 'fresh', 'old']) }),
    fc.record({ badges: fc.subarray(['sale', 'club']) }),
    fc.record({ rank: fc.integer({ min: -3, max: 3 }) }),
    fc.record({ comingSoon: fc.constantFrom('2026-12-24T00:00:00Z', '2026-11-15T12:00:00Z', '2026-10-01T00:00:00Z') }),
    fc.record({ hasEcom: fc.boolean(), hasRetail: fc.boolean() }),
    fc.record({ colourNames: fc.record({ en: fc.constantFrom('Black', 'Night sky'), de: fc.constantFrom('Schwarz', 'Nachtblau') }) }),
    fc.record({ callouts: fc.record({ en: fc.array(fc.constantFrom('Warm', 'New shape'), { maxLength: 2 }) }) }),
    fc.record({
      prices: fc.array(fc.record({ market: fc.nat({ max: 2 }), list: fc.integer({ min: 1, max: 30 }), off: fc.nat({ max: 9 }) })),
    }),
    fc.record({ pieces: fc.array(fc.nat({ max: 2 }), { minLength: 3, maxLength: 3 }) }),
    fc.record({ name: fc.constantFrom(...words), german: fc.option(fc.constantFrom(...words)) }),
    fc.record({
      images: fc.record({
        urlTemplate: fc.constant('/images/x/{index}/{format}'),
        indexes: fc.subarray([
          { index: 1000, format: 'look', media: 'a'.repeat(24) },
          { index: 1001, format: 'detail', media: 'b'.repeat(24) },
          { index: 0, format: 'front' },
        ]),
      }),
    }),
    fc.record({ isGone: fc.boolean() }),
  ),
});
type Edit = (typeof edit extends fc.Arbitrary<infer T> ? T : never)['change'];

const goods = (): SentStyle[] => [
  ...shopLines.filter((line): line is SentStyle => line.type === 'style').map((line) => structuredClone(line)),
  ...Array.from({ length: 20 }, (_, at) =>
    style({
      styleNumber: String(1000 + at),
      texts: { en: { name: `${words[at % 3]} ${at}` } },
      categories: [at % 2 === 0 ? 'women' : 'women-knitwear'],
      options: [option({ optionId: '1' }), option({ optionId: '2', colour: 'red', colourFamily: 'red' })],
    }),
  ),
];
const others = shopLines.filter(({ type }) => type !== 'style');
const idOf = ({ styleNumber }: SentStyle, { colour, optionId }: SentOption) => productId({ styleNumber, colour, optionId });

/** The file of the shop while it is edited; those that are gone are left out of it. */
function openDesk() {
  const styles = goods();
  const gone = new Set<string>();
  const all = () => styles.flatMap((each) => each.options.map((one) => ({ style: each, option: one, id: idOf(each, one) })));
  const lines = (): AssortmentLine[] =>
    assortment([
      ...others,
      ...styles.flatMap((each) => {
        const options = each.options.filter((one) => !gone.has(idOf(each, one)));
        return options.length > 0 ? [{ ...each, options }] : [];
      }),
    ]);
  const change = ({ product, change: wish }: { product: number; change: Edit }): string => {
    const { style: ofStyle, option: one, id } = all()[product % all().length]!;
    if ('isGone' in wish) wish.isGone ? gone.add(id) : gone.delete(id);
    else if ('name' in wish) ofStyle.texts = { en: { name: wish.name }, ...(wish.german && { de: { name: wish.german } }) };
    else if ('pieces' in wish)
      for (const [at, variant] of (one.variants ?? []).entries()) variant.stock = { warehouses: { CENTRAL: wish.pieces[at % 3]! } };
    else if ('prices' in wish) {
      for (const { market, list, off } of one.giftCardAmounts ? [] : wish.prices) {
        one.prices[markets[market]!.id] = [
          { from: '2026-01-01T00:00:00Z', list: list * 100 },
          { from: '2026-11-01T00:00:00Z', list: list * 100, sales: list * 10 * (10 - off) },
        ];
      }
    } else Object.assign(one, wish);
    return id;
  };
  const hasLost = (styleNumber: string) => all().some(({ style: { styleNumber: own }, id }) => own === styleNumber && gone.has(id));
  return { lines, change, hasLost, styleOf: (id: string) => all().find((each) => each.id === id)!.style.styleNumber };
}

async function patchOf(lines: readonly AssortmentLine[], products: readonly string[], styles: readonly string[]): Promise<CataloguePatch> {
  const source = assortmentSource(lines);
  const read = async <T>(pages: AsyncIterable<readonly T[]>): Promise<T[]> => {
    const all: T[] = [];
    for await (const page of pages) all.push(...page);
    return all;
  };
  const prices = await Promise.all(
    markets.map(async ({ id }) => [id, (await read(source.prices(id))).filter((each) => products.includes(each.productId))] as const),
  );
  const texts = [...(await read(source.texts('de'))), ...(await read(source.texts('xx')))].filter(
    (row, at, rows) =>
      styles.includes(row.styleNumber) &&
      rows.findIndex((one) => one.styleNumber === row.styleNumber && one.language === row.language) === at,
  );
  return {
    ...{ revision: '2', products, prices: new Map(prices), texts },
    options: (await read(source.options())).filter(({ id }) => products.includes(id)),
    styles: (await read(source.styles())).filter(({ styleNumber }) => styles.includes(styleNumber)),
  };
}

const requests = [
  ...['relevance', 'newest', 'price-ascending', 'price-descending', 'discount', 'name'].map((sorting) => ({ sorting: sorting as 'name' })),
  ...[...words, 'zephir', 'mantel', '"wool coat"', 'night sky', 'schwarz', '1003', '100_black_1'].map((searchTerms) => ({ searchTerms })),
  ...[
    { category: 'women-knitwear' },
    { tags: ['fresh'] },
    { tags: ['promo-rib'] },
    { storeId: '1001' },
    { facets: [{ id: 'size' as const, values: ['M'] }] },
  ],
];

/** Everything that a shopper can be shown. */
async function shown(snapshot: CatalogueSnapshot) {
  const answers: unknown[] = [];
  for (const market of markets) {
    const catalogue = await snapshot.market(market, now);
    for (const request of requests) {
      const { facets, ...found } = await snapshot.search.find(market, { ...request, size: 200 }, now);
      answers.push([
        market.id,
        request,
        found,
        facets.map((facet) => ({ ...facet, values: facet.values.filter(({ count }) => count > 0) })),
      ]);
    }
    answers.push(await snapshot.search.countTags(market, {}, now));
    const ids = [...snapshot.structure.numberOf].filter(([, product]) => hasBit(catalogue.isSold, product)).map(([id]) => id);
    for (const id of ids.sort()) answers.push(showDetail(catalogue, snapshot.structure.numberOf.get(id)!, now));
  }
  return answers;
}

/** Words are put into where somebody has searched, and laid out later where nobody has. */
const turn = fc.record({ edits: fc.array(edit, { minLength: 1, maxLength: 4 }), isSearched: fc.boolean() });

test('products that are put in are shown as if everything had been read anew', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(turn, { minLength: 1, maxLength: 4 }), async (turns) => {
      const desk = openDesk();
      let held = await openCatalogue(assortmentSource(desk.lines()), { markets, now });
      for (const { edits, isSearched } of turns) {
        const before = isSearched && JSON.stringify(await shown(held));
        const products = [...new Set(edits.map(desk.change))];
        const styles = [...new Set(products.map(desk.styleOf))];
        const next = await held.patched(await patchOf(desk.lines(), products, styles), now);
        // Those after one that has left move up in this file, and have everything read anew; a database keeps their places.
        if (!next) expect(styles.some(desk.hasLost)).toBe(true);
        // Whoever still reads the old one is not disturbed.
        if (before) expect(JSON.stringify(await shown(held))).toBe(before);
        held = next ?? (await openCatalogue(assortmentSource(desk.lines()), { markets, now }));
      }
      expect(await shown(held)).toEqual(await shown(await openCatalogue(assortmentSource(desk.lines()), { markets, now })));
    }),
    { numRuns: 15 },
  );
});

test('a product that was never there has everything read anew', async () => {
  const desk = openDesk();
  const gone = desk.change({ product: 8, change: { isGone: true } });
  const held = await openCatalogue(assortmentSource(desk.lines()), { markets, now });
  desk.change({ product: 8, change: { isGone: false } });
  expect(await held.patched(await patchOf(desk.lines(), [gone], [desk.styleOf(gone)]), now)).toBeUndefined();
});

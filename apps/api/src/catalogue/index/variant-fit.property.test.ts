import type { SearchRequest } from '@selvedge/contract/catalogue/search.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assortment, fixtureMarket, fixtureNow as now, option, style } from '../assortment.fixture.ts';
import { assortmentSource } from '../assortment-source.ts';
import { openCatalogue } from '../open-catalogue.ts';

const market = fixtureMarket('de-DE');
const sizes = ['30', '32', '34'];
const lengths = ['30', '32', '34'];
const places = ['online', 'store'];

/** One piece as the test knows it: its measures, and where it lies. */
type Piece = { size: string; length: string | undefined; warehouse: boolean; near: boolean; far: boolean };
type Chosen = { size: string[]; length: string[]; availability: string[]; store: 'near' | 'far' | undefined };

const piece = fc.record({
  ...{ size: fc.constantFrom(...sizes), length: fc.constantFrom(...lengths, undefined) },
  ...{ warehouse: fc.boolean(), near: fc.boolean(), far: fc.boolean() },
});
// More than 32 products, so that sets are longer than one word of bits.
const shop = fc.array(fc.uniqueArray(piece, { selector: ({ size, length }) => `${size} ${length}`, maxLength: 5 }), { maxLength: 70 });
const choice = fc.record({
  ...{ size: fc.subarray(sizes), length: fc.subarray(lengths), availability: fc.subarray(places) },
  store: fc.constantFrom('near' as const, 'far' as const, undefined, undefined),
});

function open(products: readonly (readonly Piece[])[]) {
  let ean = 10_000_000;
  return openCatalogue(
    assortmentSource(
      assortment([
        { type: 'location', kind: 'store', id: 'near', name: 'Near', markets: ['de-DE'] },
        { type: 'location', kind: 'store', id: 'far', name: 'Far', markets: ['de-DE'] },
        ...products.map((pieces, at) =>
          style({
            styleNumber: String(1000 + at),
            options: [
              option({
                optionId: '1',
                variants: pieces.map(({ size, length, warehouse, near, far }) => ({
                  ...{ size: { id: size, name: size }, ean: String(ean++) },
                  ...(length && { length: { id: length, name: length } }),
                  stock: {
                    warehouses: { CENTRAL: Number(warehouse) },
                    stores: { near: Number(near), far: Number(far) },
                  },
                })),
              }),
            ],
          }),
        ),
      ]),
    ),
  );
}

const valuesOf: Record<'size' | 'length' | 'availability', (piece: Piece) => string[]> = {
  size: ({ size }) => [size],
  length: ({ length }) => (length === undefined ? [] : [length]),
  availability: ({ warehouse, near, far }) => [...(warehouse ? ['online'] : []), ...(near || far ? ['store'] : [])],
};
const facetsOfPieces = Object.keys(valuesOf) as (keyof typeof valuesOf)[];

/** By looking at every piece: one that can be had must have everything that was chosen. */
function fits(each: Piece, chosen: Chosen, except?: string): boolean {
  return (
    (each.warehouse || each.near || each.far) &&
    (chosen.store === undefined || each[chosen.store]) &&
    facetsOfPieces.every(
      (facet) => facet === except || chosen[facet].length === 0 || valuesOf[facet](each).some((value) => chosen[facet].includes(value)),
    )
  );
}

test('SRC-053 sizes, lengths and where they are to be had are those of one and the same piece in stock, found and counted', async () => {
  await fc.assert(
    fc.asyncProperty(shop, choice, async (products, chosen) => {
      const isNarrowed = chosen.store !== undefined || facetsOfPieces.some((facet) => chosen[facet].length > 0);
      const request: SearchRequest = {
        ...{ size: 200, facets: facetsOfPieces.map((id) => ({ id, values: chosen[id] })) },
        ...(chosen.store && { storeId: chosen.store }),
      };
      const found = await (await open(products)).search.find(market, request, now);
      const expected = products.flatMap((pieces, at) =>
        !isNarrowed || pieces.some((each) => fits(each, chosen)) ? [`${1000 + at}_black_1`] : [],
      );
      expect([...found.ids].sort()).toEqual(expected);
      for (const facet of facetsOfPieces) {
        const known = { size: sizes, length: lengths, availability: places }[facet];
        const counted = known.map(
          (value) =>
            products.filter((pieces) => pieces.some((each) => fits(each, chosen, facet) && valuesOf[facet](each).includes(value))).length,
        );
        const values = found.facets.find(({ id }) => id === facet)?.values ?? [];
        expect(
          known.map((value) => values.find((each) => each.value === value)?.count ?? 0),
          facet,
        ).toEqual(counted);
      }
    }),
    { numRuns: 150 },
  );
});

import { facetIds } from '@selvedge/contract/catalogue/facet-ids.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  clearChoices,
  countChoices,
  isIndexableListing,
  type ListingQuery,
  noChoice,
  readListingQuery,
  takePlainly,
  toggleValue,
  writeListingQuery,
} from './listing-query.ts';

const read = (search: string) => readListingQuery(new URLSearchParams(search));
const write = (query: ListingQuery) => writeListingQuery(query).toString();

const value = fc.string({ minLength: 1, maxLength: 100, unit: 'grapheme' }).filter((text) => text.length <= 100 && !/\p{Cc}/u.test(text));
const amount = fc.option(
  fc.integer({ min: 0, max: 999_999_999 }).map((minor) => minor / 100),
  { nil: undefined },
);
const query: fc.Arbitrary<ListingQuery> = fc
  .record({
    q: fc.string({ maxLength: 60 }).map((text) => text.trim()),
    facets: fc.dictionary(fc.constantFrom(...facetIds), fc.uniqueArray(value, { minLength: 1, maxLength: 20 }), { noNullPrototype: true }),
    lowest: amount,
    highest: amount,
    sorting: fc.constantFrom('', 'newest', 'price-ascending'),
    page: fc.integer({ min: 1, max: 99_999 }),
    plain: fc.uniqueArray(value, { maxLength: 20 }),
  })
  .filter(({ lowest, highest }) => lowest === undefined || highest === undefined || lowest <= highest)
  .map(({ plain, ...each }) => ({
    ...each,
    facets: Object.fromEntries(Object.entries(each.facets).map(([id, values]) => [id, values.toSorted()])),
    ...(each.q !== '' && plain.length > 0 && { plain: plain.toSorted() }),
  }));

describe('the address of a listing', () => {
  test('leads back to what was chosen, whatever was chosen', () => {
    fc.assert(
      fc.property(query, (chosen) => {
        expect(read(write(chosen))).toEqual(chosen);
      }),
    );
  });

  test('has one spelling, whatever was typed into it', () => {
    const entries = fc.array(
      fc.tuple(
        fc.constantFrom(...facetIds, 'q', 'page', 'sorting', 'plain', 'lowerBoundingValue', 'upperBoundingValue', 'utm_source'),
        fc.oneof(fc.string(), fc.nat().map(String)),
      ),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(entries, (typed) => {
        const once = write(readListingQuery(new URLSearchParams(typed)));
        expect(write(read(once))).toBe(once);
      }),
    );
  });

  test.each([
    ['page=1', ''],
    ['page=0', ''],
    ['page=-3', ''],
    ['page=2e3', ''],
    ['page=1000000', ''],
    ['page=02', ''],
    ['page=2&utm_source=mail&nothing=else', 'page=2'],
    ['colour=navy&colour=black&colour=navy', 'colour=black&colour=navy'],
    ['page=2&size=M&colour=red&q=%20wool%20', 'q=wool&size=M&colour=red&page=2'],
    ['lowerBoundingValue=50&upperBoundingValue=20', 'lowerBoundingValue=20&upperBoundingValue=50'],
    [
      'page=3&upperBoundingValue=20&lowerBoundingValue=10.5&sorting=newest&colour=red&q=wool',
      'q=wool&colour=red&lowerBoundingValue=10.5&upperBoundingValue=20&sorting=newest&page=3',
    ],
    ['lowerBoundingValue=1e9&upperBoundingValue=-4', ''],
    ['sorting=<script>', ''],
    ['colour=', ''],
  ])('SRC-001, SRC-002, SRC-003, SRC-004, SRC-005, SRC-006 %s is written %s', (typed, written) => {
    expect(write(read(typed))).toBe(written);
  });

  test('never grows beyond what a shopper can choose', () => {
    const many = new URLSearchParams(Array.from({ length: 500 }, (_, index) => ['colour', `c${index}`]));
    expect(readListingQuery(many).facets.colour).toHaveLength(20);
    expect(read(`q=${'x'.repeat(10_000)}`).q).toHaveLength(200);
    expect(read(`brand=${'x'.repeat(101)}`).facets).toEqual({});
  });
});

describe('choosing', () => {
  test('a value twice takes it back, and another choice begins at the first page', () => {
    const chosen = toggleValue({ ...noChoice, page: 4 }, 'colour', 'navy');
    expect(write(chosen)).toBe('colour=navy');
    expect(write(toggleValue(chosen, 'colour', 'navy'))).toBe('');
  });

  test('nothing keeps the words and the order', () => {
    expect(write(clearChoices(read('q=wool&colour=navy&sorting=newest&page=3&upperBoundingValue=9')))).toBe('q=wool&sorting=newest');
  });

  test.each([
    ['', 0, true],
    ['page=3&sorting=newest', 0, true],
    ['colour=navy', 1, true],
    ['colour=navy&colour=red', 2, false],
    ['colour=navy&size=M', 2, false],
    ['upperBoundingValue=50', 1, false],
    ['q=wool', 0, false],
  ])('RTE-071 %s counts %i choices and may be indexed: %s', (search, count, indexable) => {
    expect([countChoices(read(search)), isIndexableListing(read(search))]).toEqual([count, indexable]);
  });
});

describe('a word that is taken plainly', () => {
  test('stands in the address of the search from its first page on', () => {
    const query = { ...noChoice, q: 'czarne jeansy', page: 3 };
    expect(write(takePlainly(takePlainly(query, 'garment.jeans'), 'colour.black'))).toBe(
      'q=czarne+jeansy&plain=colour.black&plain=garment.jeans',
    );
  });

  test('outlives the choices, and is of no use without a search', () => {
    expect(clearChoices({ ...noChoice, q: 'jeansy', plain: ['garment.jeans'], highest: 40 })).toEqual({
      ...noChoice,
      q: 'jeansy',
      plain: ['garment.jeans'],
    });
    expect(read('plain=colour.black')).toEqual(noChoice);
  });
});

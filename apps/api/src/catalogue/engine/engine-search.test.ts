import { expect, test } from 'vitest';
import { listCacheCounts } from '../../cache/cache-counts.ts';
import { fixtureNow as now } from '../assortment.fixture.ts';
import { fixtureDocuments, market } from './engine.fixture.ts';
import type { EngineRow } from './engine-client.ts';
import { engineSearch } from './engine-search.ts';
import { writeContents } from './engine-vocabulary.ts';

/** A daemon that has two red products whatever it is asked for, and remembers what that was. */
async function twoRed() {
  const { contents } = await fixtureDocuments();
  const { values } = contents.vocabulary;
  const asked: string[] = [];
  const answer = (statement: string): EngineRow[] => {
    if (statement.includes('id=1'))
      return [{ content: JSON.stringify({ side: 'b', revision: '1', markets: [market.id], parts: 1, generation: 3 }) }];
    if (statement.includes('FROM contents')) return [{ content: writeContents(contents) }];
    if (statement.includes('GROUP BY brand')) return [{ value: 1, n: 2 }];
    if (statement.includes(' LIMIT 1 ') && statement.includes('ORDER BY price_0'))
      return [{ id: '7', amount: statement.includes('price_0 ASC') ? '1999' : '4950' }];
    if (statement.includes('GROUP BY colour')) return [{ value: values.colour.get('red')!, n: 2 }];
    if (statement.includes('GROUP BY')) return [];
    if (statement.includes('cutoff=1')) return [{ id: '7' }];
    if (statement.includes('ORDER BY id ASC LIMIT 1000')) return [];
    return [
      { id: '7', product: '100_red_2' },
      { id: '8', product: '200_red_1' },
    ];
  };
  const client = {
    ask: async (statements: readonly string[]) => {
      asked.push(...statements);
      return statements.map(answer);
    },
    tell: async () => {},
    close: async () => {},
  };
  return { search: engineSearch(client).search, asked, values };
}

function pageOf(asked: readonly string[]): string | undefined {
  return asked.find((statement) => statement.includes(' LIMIT 0,20 '));
}

test('answers of the engine are read into ids, totals, facets and prices', async () => {
  const { search, asked } = await twoRed();
  const found = await search.find(market, { facets: [{ id: 'colour', values: ['red'] }] }, now);
  expect(found.ids).toEqual(['100_red_2', '200_red_1']);
  expect(found.totalResults).toBe(2);
  expect(found.priceFacet?.available).toEqual({ lowerBoundingValue: 19.99, upperBoundingValue: 49.5 });
  const colour = found.facets.find(({ id }) => id === 'colour');
  expect(colour?.values).toMatchObject([{ value: 'red', count: 2, selected: true }]);
  // A facet counts as if nothing were chosen in it; all others go by what was chosen.
  const matchOf = (column: string) =>
    /MATCH\('([^']*)'\)/.exec(asked.find((statement) => statement.includes(`GROUP BY ${column} `)) ?? '')?.[1];
  expect(matchOf('colour')).toBe('s0 o1 o3');
  expect(matchOf('size_0')).toMatch(/^k\d+$/);
  expect(asked.every((statement) => !statement.includes('products_a'))).toBe(true);
});

test('a word that names a colour becomes a filter, and is ranked by', async () => {
  const { search, asked, values } = await twoRed();
  const found = await search.find(market, { searchTerms: 'red' }, now);
  expect(found.reading?.understood).toMatchObject([{ key: 'colour.red', kind: 'colour' }]);
  const page = pageOf(asked);
  expect(page).toContain(`k${values.colour.get('red')}`);
  expect(page).toMatch(/ORDER BY score DESC,rank_0 DESC,new_from DESC,id ASC LIMIT 0,20/);
});

test.each([
  ['red jumpr', ['colour.red', 'garment.jumper']],
  // The documents have none.
  ['red trowsers', ['colour.red']],
])('%s: a misspelt name of a thing becomes its filter where there is any', async (searchTerms, understood) => {
  const { search } = await twoRed();
  const found = await search.find(market, { searchTerms }, now);
  expect(found.reading?.understood.map(({ key }) => key)).toEqual(understood);
});

test('sizes are compared in columns, and prices in minor units', async () => {
  const { search, asked } = await twoRed();
  await search.find(
    market,
    { facets: [{ id: 'size', values: ['M'] }], priceRange: { lowerBoundingValue: 10, upperBoundingValue: 20.5 } },
    now,
  );
  expect(pageOf(asked)).toMatch(/WHERE MATCH\('s0 o1 o3(?: s0)?'\) AND .*price_0 BETWEEN 1000 AND 2050/);
});

test('one tile for each style is asked for by grouping, and counted by styles', async () => {
  const { search, asked } = await twoRed();
  await search.find(market, { onePerStyle: true, sorting: 'price-ascending' }, now);
  expect(pageOf(asked)).toMatch(
    /GROUP BY style WITHIN GROUP ORDER BY price_0 ASC,new_from DESC,id ASC ORDER BY price_0 ASC,new_from DESC,id ASC LIMIT 0,20/,
  );
  const counted = asked.filter((statement) => / AS n[, ]/.test(statement));
  expect(counted.length).toBeGreaterThan(5);
  expect(counted.filter((statement) => !statement.includes('COUNT(DISTINCT style) AS n'))).toEqual([]);
});

test('what is new is counted on the walk that counts what was found, and by itself once it was chosen', async () => {
  const { search, asked } = await twoRed();
  await search.find(market, { searchTerms: 'red' }, now);
  const walks = () =>
    new Set(
      asked
        .splice(0)
        .filter((statement) => / AS n[, ]/.test(statement))
        .map((each) => each.split(' GROUP BY ', 1)[0]!),
    );
  expect([...walks()]).toEqual([expect.stringMatching(/INTERVAL\(new_from,\d+,\d+\) AS fresh[, ]/)]);
  await search.find(market, { searchTerms: 'red', facets: [{ id: 'new', values: ['true'] }] }, now);
  expect([...walks()].filter((walk) => walk.includes('INTERVAL'))).toEqual([]);
});

test('what stands first by hand stands once for its style, and no other colour of it follows', async () => {
  const { search, asked } = await twoRed();
  await search.find(market, { onePerStyle: true, customSorting: ['100_red_2'] }, now);
  expect(asked.some((statement) => statement.startsWith('SELECT id,product,style '))).toBe(true);
});

test('a limit of the listing that the engine can not keep is refused', async () => {
  const { search } = await twoRed();
  await expect(search.find(market, { limitTotalProductsInCategory: 5_000 }, now)).rejects.toMatchObject({ code: 'invalid_request' });
});

test('what is remembered of the engine is counted', async () => {
  const { search } = await twoRed();
  await search.find(market, { searchTerms: 'red' }, now);
  const entries = new Map(listCacheCounts().map((each) => [each.name, each.entries]));
  for (const name of ['engine-facts', 'engine-numbers', 'engine-readings']) expect(entries.get(name), name).toBeGreaterThan(0);
});

import { expect, test } from 'vitest';
import { assortment, fixtureMarket, fixtureNow as now, shopLines } from '../assortment.fixture.ts';
import { assortmentSource } from '../assortment-source.ts';
import { engineSearch } from './engine-search.ts';
import { type EngineContents, emptyVocabulary, readContents, writeContents } from './engine-vocabulary.ts';
import { productDocuments } from './product-documents.ts';
import { documentId } from './product-numbers.ts';

const market = fixtureMarket('en-GB');
const source = assortmentSource(assortment(shopLines));

async function all<T>(pages: AsyncIterable<readonly T[]>): Promise<T[]> {
  const rows: T[] = [];
  for await (const page of pages) rows.push(...page);
  return rows;
}

async function documents() {
  const options = await all(source.options());
  const rows = {
    ...{ options, styles: await all(source.styles()), texts: await all(source.texts('en')) },
    prices: new Map([[market.id, await all(source.prices(market.id))]]),
  };
  const { categories, attributes, badges, locations } = source;
  const contents: EngineContents = {
    ...{ revision: '1', basics: { categories, attributes, badges, locations }, languages: ['en'] },
    ...{ markets: new Map([[market.id, { market: 0, supply: 0 }]]), vocabulary: emptyVocabulary() },
  };
  const made = await productDocuments({
    ...{ rows, products: new Set(options.map(({ id }) => id)), basics: contents.basics, markets: [market], places: contents.markets },
    ...{ vocabulary: contents.vocabulary, popularity: new Map(), now },
  });
  return { made, contents };
}

test('a product is written with what it is found by, the same every time', async () => {
  const { made, contents } = await documents();
  expect(made.length).toBeGreaterThan(3);
  const red = made.find(({ product }) => product === '100_red_2')!;
  expect(red.id).toBe(documentId('100_red_2'));
  const { values, terms } = contents.vocabulary;
  expect(red.words.split(' ')).toEqual(expect.arrayContaining(['p', `k${values.colour.get('red')}`, 's0']));
  expect(red.columns.colour).toBe(values.colour.get('red'));
  for (const [, { number, places }] of terms.get('en')!) expect(number > 0 && places > 0).toBe(true);
  expect((await documents()).made).toEqual(made);
});

test('what the numbers stand for is read as it was written', async () => {
  const { contents } = await documents();
  expect(readContents(writeContents(contents))).toEqual(contents);
});

test('an engine that holds nothing yet is away, and one that is there again is asked again', async () => {
  let isThere = false;
  const client = {
    ask: async () => {
      if (!isThere) throw new Error('gone');
      return [[]];
    },
    tell: async () => {},
    close: async () => {},
  };
  const { search } = engineSearch(client);
  await expect(search.find(market, {}, now)).rejects.toThrow('gone');
  isThere = true;
  await expect(search.find(market, {}, now)).rejects.toMatchObject({ code: 'unavailable' });
});

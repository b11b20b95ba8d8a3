import { expect, test } from 'vitest';
import { fixtureNow as now } from '../assortment.fixture.ts';
import { fixtureDocuments as documents, market } from './engine.fixture.ts';
import { engineSearch } from './engine-search.ts';
import { readContents, writeContents } from './engine-vocabulary.ts';
import { documentId } from './product-numbers.ts';
import { shardOf } from './write-documents.ts';

test('a product is written with what it is found by, the same every time', async () => {
  const { made, contents } = await documents();
  expect(made.length).toBeGreaterThan(3);
  const red = made.find(({ product }) => product === '100_red_2')!;
  expect(red.id).toBe(documentId('100_red_2'));
  // The colours of a style are counted as one, so they have one number and lie on one daemon.
  const [black, other] = ['100_black_1', '200_red_1'].map((id) => made.find(({ product }) => product === id)?.columns.style);
  expect(red.columns.style).toBe(black);
  expect(red.columns.style).not.toBe(other);
  expect(shardOf('100_red_2', 3)).toBe(shardOf('100_black_1', 3));
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

import { expect, test } from 'vitest';
import { assortment, fixtureMarket, fixtureNow as now, option, style } from './assortment.fixture.ts';
import { assortmentSource } from './assortment-source.ts';
import { openCatalogue } from './open-catalogue.ts';

const named = (styleNumber: string, name: string, rank: number) =>
  style({ styleNumber, texts: { en: { name } }, options: [option({ optionId: '1', rank })] });

async function search(searchTerms: string): Promise<string[]> {
  const lines = [named('1', 'Coat with ribbed collar', 900), named('2', 'Long ribbed coat', 0), named('3', 'Ribbed scarf', 500)];
  const { search } = await openCatalogue(assortmentSource(assortment(lines)));
  const { ids } = await search.find(fixtureMarket('en-GB'), { searchTerms }, now);
  return ids.map((id) => id.split('_')[0]!);
}

test('a name that has the words one after the other comes before one that has them apart', async () => {
  expect(await search('ribbed coat')).toEqual(['2', '1']);
  expect(await search('ribbed')).toEqual(['1', '3', '2']);
});

test('in quotation marks only the former is meant', async () => {
  expect(await search('"ribbed coat"')).toEqual(['2']);
  expect(await search('“long ribbed coats”')).toEqual(['2']);
});

test('quotation marks around one word, around nothing or left open mean nothing', async () => {
  expect(await search('"ribbed" coat')).toEqual(['2', '1']);
  expect(await search('"" ribbed coat')).toEqual(['2', '1']);
  expect(await search('"ribbed coat')).toEqual(['2', '1']);
});

import type { SearchRequest } from '@selvedge/contract/catalogue/search.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { arrange } from '../arrangement/arrangement.ts';
import { kindsOf } from '../words/kinds-of.ts';
import { openUnderstoodShop } from './understood-shop.fixture.ts';

let find: Awaited<ReturnType<typeof openUnderstoodShop>>;
beforeAll(async () => {
  find = await openUnderstoodShop();
});

async function search(market: string, searchTerms: string, more: SearchRequest = {}) {
  const { ids, reading } = await find(market, searchTerms, more);
  return { ids: ids.toSorted(), understood: reading?.understood.map(({ key }) => key) ?? [] };
}

describe('colour, garment, price and size', () => {
  test.each([
    ['en-GB', 'black jeans under 100 size 32'],
    ['en-GB', "men's jeans, black, size 32 for less than €100"],
    ['de-DE', 'schwarze Jeans Größe 32 unter 100'],
    ['fr-FR', 'jean noir taille 32 moins de 100 €'],
    ['ar-AE', 'جينز أسود مقاس ٣٢ أقل من ١٠٠'],
    ['pl-PL', 'czarne jeansy rozmiar 32 do 100 euro'],
    ['el-GR', 'μαυρο τζιν νουμερο 32 κατω απο 100€'],
    ['tr-TR', 'siyah kot 32 beden 100 altı'],
    ['da-DK', 'sorte jeans str. 32 under 100'],
  ])('%s: %s', async (market, terms) => {
    const { ids, understood } = await search(market, terms);
    expect(ids).toEqual(['1_black_1']);
    expect(understood).toEqual(expect.arrayContaining(['colour.black', 'garment.jeans', 'size.32', 'price']));
  });

  test('a query with nothing understood says nothing of it', async () => {
    const { reading } = await find('pl-PL', 'Aksel');
    expect(reading).toBeUndefined();
  });

  test('what is taken away is looked for as it stands', async () => {
    const plain = await search('de-DE', 'schwarze Jeans unter 100', { plain: ['price'] });
    expect(plain).toEqual({ ids: ['1_black_1', '1_black_2', '1_black_4'], understood: ['colour.black', 'garment.jeans'] });
  });

  test('either of two colours is meant where both are named', async () => {
    expect((await search('da-DK', 'sorte eller røde jeans')).ids).toEqual(['1_black_1', '1_black_2', '1_black_4', '1_red_3']);
  });
});

describe('a word that is also a name', () => {
  test.each(['en-GB', 'de-DE', 'fr-FR', 'tr-TR'])('%s: a dress called Olive is found beside olive ones', async (market) => {
    const { ids } = await search(market, market === 'tr-TR' ? 'olive' : 'Olive');
    expect(ids).toEqual(expect.arrayContaining(['2_black_2', '2_red_1']));
  });

  test.each([
    ['de-DE', 'Ledercreme'],
    ['nl-NL', 'leercrème'],
    ['da-DK', 'lædercreme'],
    ['hu-HU', 'bőrkrém'],
  ])('%s: %s is a thing, and neither leather nor cream in colour', async (market, terms) => {
    const { ids, reading } = await find(market, terms);
    expect([ids[0], reading]).toEqual(['4_black_1', undefined]);
  });

  test('of a garment the parts are filters, also where one is called so', async () => {
    expect((await search('de-DE', 'Leinenkleid')).understood).toEqual(['garment.dress']);
    expect((await search('da-DK', 'sort hørkjole')).understood).toEqual(['colour.black', 'garment.dress']);
  });

  test('what is in quotation marks is no filter', async () => {
    expect((await search('en-GB', '"olive" dress')).understood).toEqual(['garment.dress']);
  });
});

describe('a garment counts more than what is said of it', () => {
  test.each([
    ['en-GB', 'black skinny jeanss', ['colour.black', 'garment.jeans']],
    ['de-DE', 'schwarze Jaens', ['colour.black', 'garment.jeans']],
    ['pl-PL', 'czarne jenasy', ['colour.black', 'garment.jeans']],
    ['da-DK', 'sort sommerkjolle', ['colour.black', 'garment.dress']],
    ['el-GR', 'μαύρο φόρεμμα', ['colour.black', 'garment.dress']],
    // As near to khaki as to khakis, of which this shop has none.
    ['en-GB', 'khaks dress', ['colour.khaki', 'garment.dress']],
  ])('%s: “%s” is understood though it is misspelt', async (market, terms, understood) => {
    expect((await search(market, terms)).understood).toEqual(understood);
  });

  test.each([
    ['de-DE', 'schwarzes Winterkleid', ['colour.black', 'garment.dress']],
    ['en-GB', 'black summer dress', ['colour.black', 'garment.dress']],
    ['fr-FR', "robe d'été noire", ['garment.dress', 'colour.black']],
  ])('%s: in “%s” the season only ranks', async (market, terms, understood) => {
    const { reading, ids } = await find(market, terms);
    expect([reading?.understood.map(({ key }) => key), reading?.shownFor, ids]).toEqual([understood, undefined, ['2_black_2']]);
  });

  test.each([
    ['en-GB', 'dress with aksel', 'dress'],
    ['fr-FR', 'robe noire longue', 'robe noire'],
    ['de-DE', 'rotes gepunktetes Kleid', 'rotes Kleid'],
  ])('%s: of “%s” the garment and its colour stay', async (market, terms, shownFor) => {
    expect((await find(market, terms)).reading?.shownFor).toBe(shownFor);
  });

  test('a present is a gift card, and no word of a description', async () => {
    for (const [market, terms] of [
      ['de-DE', 'Geschenk'],
      ['fr-FR', 'idée cadeau'],
      ['tr-TR', 'hediye'],
    ] as const)
      expect(kindsOf(terms, market.slice(0, 2))).toEqual(['gift-card']);
  });
});

describe('for whom, and by whom', () => {
  test.each([
    ['en-GB', "women's red dresses", ['gender.women', 'colour.red', 'garment.dress'], ['2_red_1']],
    ['de-DE', 'rotes Damenkleid', ['colour.red', 'gender.women', 'garment.dress'], ['2_red_1']],
    ['fr-FR', 'robe rouge femme nord', ['garment.dress', 'colour.red', 'gender.women', 'brand.Nord'], ['2_red_1']],
  ])('%s: %s', async (market, terms, understood, ids) => {
    expect(await search(market, terms)).toEqual({ ids, understood });
  });
});

test('what leaves nothing was misunderstood: the size is given up before the garment', async () => {
  const { ids, understood } = await search('en-GB', 'red jeans 36');
  expect(ids).toEqual(['1_red_3']);
  expect(understood).toEqual(['colour.red', 'garment.jeans']);
});

test('what staff say of a word counts, and not what the language says', async () => {
  const arrangement = arrange({ synonyms: [{ language: 'en', words: ['black', 'satin'], oneWay: true }] });
  const { ids, reading } = await find('en-GB', 'black dress', {}, arrangement);
  expect(reading?.understood.map(({ key }) => key)).toEqual(['garment.dress']);
  expect(ids).toContain('3_khaki_1');
});

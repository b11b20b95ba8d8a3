import { beforeAll, describe, expect, test } from 'vitest';
import { openUnderstoodShop } from './understood-shop.fixture.ts';

let find: Awaited<ReturnType<typeof openUnderstoodShop>>;
beforeAll(async () => {
  const searched = async (market: string) => (market === 'de-DE' ? ['jeans herren', 'jeans kimono', 'leinenkleid'] : []);
  find = await openUnderstoodShop({ searched });
});

describe('where nothing has all of the words', () => {
  test.each([
    ['en-GB', 'black xyzzyq jeans', 'black jeans'],
    ['de-DE', 'rote Jeans mit Seide', 'rote Jeans'],
    ['pl-PL', 'czerwone jeansy rozmiar 36', 'czerwone jeansy'],
    ['ar-AE', 'جينز أحمر مقاس 36', 'جينز أحمر'],
    ['tr-TR', 'Aksel elbise', 'elbise'],
    ['el-GR', 'μαύρο τζιν κάτω από 5€', 'μαύρο τζιν'],
  ])('%s: “%s” is shown for “%s”', async (market, terms, shownFor) => {
    const [answer, plain] = [await find(market, terms), await find(market, shownFor)];
    expect(answer.reading?.shownFor).toBe(shownFor);
    expect(answer.ids).toEqual(plain.ids);
    expect(plain.ids).not.toEqual([]);
    expect(plain.reading?.shownFor).toBeUndefined();
  });

  test('a word that says nothing is not missed', async () => {
    expect((await find('en-GB', 'jeans for men')).reading?.shownFor).toBeUndefined();
  });

  test('a search for unknown words alone finds nothing and says nothing', async () => {
    const { ids, reading } = await find('fr-FR', 'xyzzyq plugh');
    expect([ids, reading]).toEqual([[], undefined]);
  });

  test('a size that is taken plainly is not missed', async () => {
    const { reading, ids } = await find('da-DK', 'røde jeans str 36', { plain: ['size.36'] });
    expect(reading?.shownFor).toBeUndefined();
    expect(ids).toEqual(['1_red_3']);
  });
});

describe('a misspelt word', () => {
  test.each([
    ['en-GB', 'red jaens', 'red jeans'],
    ['de-DE', 'schwarze Jaens', 'schwarze jeans'],
    ['de-DE', 'schwrazz Jeans', 'schwarz Jeans'],
    ['pl-PL', 'czarna sukeinka', 'czarna sukienka'],
    ['el-GR', 'μαύρο φόρμεα', 'μαύρο φόρεμα'],
    ['ar-AE', 'فستتان', 'فستان'],
  ])('%s: of “%s” is asked whether “%s” was meant', async (market, terms, meant) => {
    expect((await find(market, terms)).reading?.didYouMean).toBe(meant);
    expect((await find(market, meant)).ids).not.toEqual([]);
  });

  test.each([
    ['en-GB', 'red jeans'],
    ['en-GB', 'red xyzzyq'],
    ['de-DE', 'Mantle'],
  ])('%s: of “%s” nothing else is offered', async (market, terms) => {
    expect((await find(market, terms)).reading?.didYouMean).toBeUndefined();
  });
});

describe('how a search may go on', () => {
  const complete = async (market: string, terms: string) => (await find(market, terms, { completions: 4 })).completions;

  test('as others searched, and with words that the shop has goods for', async () => {
    expect(await complete('de-DE', 'jea')).toEqual(['jeans herren', 'jeans', 'jeanshose']);
    expect(await complete('de-DE', 'rote jea')).toEqual(['rote jeans', 'rote jeanshose']);
    expect(await complete('fr-FR', 'rob')).toEqual(['robe']);
    expect(await complete('ar-AE', 'فست')).toEqual(['فستان']);
  });

  test('with nothing that finds nothing', async () => {
    expect(await complete('de-DE', 'jeans ki')).toEqual([]);
    expect(await complete('en-GB', 'blue dre')).toEqual([]);
    expect(await complete('en-GB', 'umbr')).toEqual([]);
  });

  test('only where that is asked for', async () => {
    expect((await find('de-DE', 'jea')).completions).toBeUndefined();
  });
});

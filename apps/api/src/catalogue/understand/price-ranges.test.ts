import { beforeAll, describe, expect, test } from 'vitest';
import { openUnderstoodShop } from './understood-shop.fixture.ts';

let find: Awaited<ReturnType<typeof openUnderstoodShop>>;
beforeAll(async () => {
  find = await openUnderstoodShop();
});

async function search(market: string, searchTerms: string) {
  const { ids, reading } = await find(market, searchTerms);
  const understood = reading?.understood ?? [];
  return { ids: ids.toSorted(), keys: understood.map(({ key }) => key), price: understood.find(({ kind }) => kind === 'price') };
}

/** What people write for 75 to 100, in every language. */
const said: Readonly<Record<string, readonly string[]>> = {
  'ar-AE': ['بين 75 و 100', 'بين ٧٥ و١٠٠', 'من 75 إلى 100', 'من 75 الى 100 يورو', 'من 75 حتى 100'],
  'bg-BG': ['между 75 и 100', 'от 75 до 100 евро', '75 до 100'],
  'bs-BA': ['između 75 i 100', 'izmedju 75 i 100', 'od 75 do 100', '75 do 100 eura'],
  'ca-ES': ['entre 75 i 100', 'de 75 a 100 euros', 'des de 75 fins a 100', '75 a 100'],
  'cs-CZ': ['mezi 75 a 100', 'od 75 do 100 eur', 'od 75 až do 100', '75 až 100'],
  'da-DK': ['mellem 75 og 100', 'fra 75 til 100', '75 til 100 euro', '75 - 100'],
  'de-DE': ['zwischen 75 und 100', 'zwischen 75€ und 100€', 'von 75 bis 100', '75 bis 100 Euro', 'ab 75 bis 100'],
  'el-GR': ['μεταξύ 75 και 100', 'ανάμεσα σε 75 και 100', 'από 75 έως 100 ευρώ', 'από 75 μέχρι 100', '75 ως 100'],
  'en-GB': [
    'between 75 and 100',
    'between €75 and €100',
    'from 75 to 100',
    '75 to 100 euro',
    '75 to 100',
    '75-100',
    '75 – 100',
    '75-100 €',
  ],
  'es-ES': ['entre 75 y 100', 'de 75 a 100 euros', 'desde 75 hasta 100', '75 a 100'],
  'et-EE': ['75 ja 100 vahel', 'vahemikus 75 kuni 100', '75 kuni 100 eurot', '75st 100ni'],
  'fi-FI': ['75 ja 100 välillä', 'välillä 75 ja 100', '75–100 euroa', '75-100 väliltä', '75:stä 100:aan'],
  'fr-FR': ['entre 75 et 100', 'de 75 à 100 €', 'de 75 à 100', "de 75 jusqu'à 100", 'entre 75€ et 100€'],
  'hr-HR': ['između 75 i 100', 'od 75 do 100 eura', '75 do 100'],
  'hu-HU': ['75 és 100 között', '75-100 között', '75-től 100-ig', '75 és 100 euró közötti'],
  'hy-AM': ['75-ից 100', '75-ից մինչև 100', '75-ի և 100-ի միջև', '75 և 100 միջև'],
  'it-IT': ['tra 75 e 100', 'fra 75 e 100 euro', 'da 75 a 100', 'dai 75 ai 100 euro', '75 a 100 euro'],
  'lt-LT': ['tarp 75 ir 100', 'nuo 75 iki 100 eurų', '75 iki 100'],
  'lv-LV': ['starp 75 un 100', 'no 75 līdz 100', '75 līdz 100 eiro'],
  'mk-MK': ['меѓу 75 и 100', 'помеѓу 75 и 100', 'од 75 до 100', 'pomegju 75 i 100'],
  'nl-NL': ['tussen 75 en 100', 'tussen de 75 en 100 euro', 'van 75 tot 100', '75 tot 100 euro', '75 t/m 100'],
  'no-NO': ['mellom 75 og 100', 'fra 75 til 100', '75 til 100 euro'],
  'pl-PL': ['między 75 a 100', 'pomiędzy 75 a 100 euro', 'od 75 do 100', '75 do 100'],
  'pt-PT': ['entre 75 e 100', 'de 75 a 100 euros', 'de 75 até 100', '75 a 100'],
  'ro-RO': ['între 75 și 100', 'de la 75 la 100', 'de la 75 până la 100', '75 la 100 euro'],
  'sk-SK': ['medzi 75 a 100', 'od 75 do 100 eur', '75 až 100'],
  'sl-SI': ['med 75 in 100', 'od 75 do 100 evrov', '75 do 100'],
  'sq-AL': ['midis 75 dhe 100', 'ndërmjet 75 dhe 100', 'nga 75 deri në 100', 'nga 75 në 100'],
  'sr-RS': ['između 75 i 100', 'између 75 и 100', 'od 75 do 100', 'од 75 до 100'],
  'sv-SE': ['mellan 75 och 100', 'från 75 till 100', '75 till 100 euro'],
  'tr-TR': ['75 ile 100 arası', '75-100 arası', '75 ve 100 arasında', "75'ten 100'e kadar", '75 ile 100 euro arasında', '75 ila 100'],
  'uk-UA': ['між 75 і 100', 'від 75 до 100 євро', '75 до 100'],
};

describe('a price from here to there', () => {
  test.each(Object.entries(said).flatMap(([market, all]) => all.map((range) => [market, range] as const)))(
    '%s: %s',
    async (market, range) => {
      const expected = { kind: 'price', priceRange: { lowerBoundingValue: 75, upperBoundingValue: 100 } };
      for (const terms of [range, `jeans ${range}`, `${range} jeans`]) {
        const { ids, price } = await search(market, terms);
        expect({ terms, ids, price }).toMatchObject({ terms, ids: ['1_black_1', '1_red_3'], price: expected });
      }
    },
  );

  test('is understood in English everywhere', async () => {
    for (const market of Object.keys(said))
      expect((await search(market, 'jeans between 75 and 100')).ids).toEqual(['1_black_1', '1_red_3']);
  });
});

describe('a price up to something', () => {
  test.each([
    ['it-IT', 'jeans sotto i 100 euro'],
    ['es-ES', 'vaqueros por menos de los 100 euros'],
    ['pt-PT', 'jeans até aos 100 euros'],
    ['de-DE', 'Jeans unter den 100'],
    ['sq-AL', 'xhinse deri në 100 euro'],
    ['nl-NL', 'jeans onder de 100 euro'],
    ['ar-AE', 'جينز بأقل من 100'],
  ])('%s: “%s” has an article before its number', async (market, terms) => {
    const { price } = await search(market, terms);
    expect(price).toMatchObject({ priceRange: { upperBoundingValue: 100 } });
  });
});

describe('two numbers that are no price', () => {
  test.each([
    ['en-GB', 'jeans 30-32', ['garment.jeans', 'size.30+32']],
    ['en-GB', 'jeans size 30-32', ['garment.jeans', 'size.30+32']],
    ['en-GB', 'jeans size 30 to 32', ['garment.jeans', 'size.30+32']],
    ['de-DE', 'Jeans Größe 30 bis 32', ['garment.jeans', 'size.30+32']],
    ['fr-FR', 'jean taille 30 à 32', ['garment.jeans', 'size.30+32']],
    ['pl-PL', 'jeansy rozmiar od 30 do 32', ['garment.jeans', 'size.30+32']],
    ['en-GB', 'jeans 32-99', ['garment.jeans']],
    ['en-GB', 'jeans 1-100', ['garment.jeans']],
    ['en-GB', 'jeans 075-100', ['garment.jeans']],
    ['en-GB', 'jeans "75-100"', ['garment.jeans']],
    ['en-GB', 'jeans 75 and 100', ['garment.jeans']],
  ])('%s: %s', async (market, terms, keys) => {
    expect((await search(market, terms)).keys).toEqual(keys);
  });
});

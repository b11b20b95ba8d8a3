import { beforeAll, describe, expect, test } from 'vitest';
import { withoutWords } from '../language/without-words.ts';
import { wordsIn } from '../words/words-in.ts';
import { openUnderstoodShop } from './understood-shop.fixture.ts';

let find: Awaited<ReturnType<typeof openUnderstoodShop>>;
beforeAll(async () => {
  find = await openUnderstoodShop();
});

const markets =
  'ar-AE bg-BG bs-BA ca-ES cs-CZ da-DK de-DE el-GR en-GB es-ES et-EE fi-FI fr-FR hr-HR hu-HU hy-AM it-IT lt-LT lv-LV mk-MK nl-NL no-NO pl-PL pt-PT ro-RO sk-SK sl-SI sq-AL sr-RS sv-SE tr-TR uk-UA';

describe('what a query says to leave out is left out', () => {
  test.each(markets.split(' '))('%s: a dress that is not black', async (market) => {
    const language = market.slice(0, 2);
    const { garment, colour } = wordsIn(language)!;
    const [dress = ''] = garment.dress.split(', ');
    const [black = ''] = colour.black.split(', ');
    const { before, after } = withoutWords(language);
    const queries = [...[...before].map((word) => `${dress} ${word} ${black}`), ...[...after].map((word) => `${black} ${word} ${dress}`)];
    expect(queries).not.toEqual([]);
    for (const terms of queries) {
      const { ids, reading } = await find(market, terms);
      expect([terms, reading?.understood.map(({ key }) => key).toSorted()]).toEqual([terms, ['garment.dress', 'without.black']]);
      expect([terms, ids.toSorted()]).toEqual([terms, ['2_red_1', '3_khaki_1']]);
    }
  });

  test.each([
    ['tr-TR', 'siyahsız elbise', ['2_red_1', '3_khaki_1']],
    ['en-GB', 'dress without satin', ['2_black_2', '2_red_1']],
    ['de-DE', 'Kleid ohne Schwarz oder Rot', ['3_khaki_1']],
    ['en-GB', 'dresses, not black and no red', ['3_khaki_1']],
    ['en-GB', 'dress that is not black', ['2_red_1', '3_khaki_1']],
    ['es-ES', 'vestido que no sea de color negro', ['2_red_1', '3_khaki_1']],
    ['en-GB', 'dress without logo', ['2_black_2', '2_red_1', '3_khaki_1']],
  ])('%s: %s', async (market, terms, ids) => {
    const found = await find(market, terms);
    expect([found.ids.toSorted(), found.reading?.shownFor]).toEqual([ids, undefined]);
  });

  test('it is shown as it was typed, and may be taken back', async () => {
    const { reading } = await find('fr-FR', 'robe sans noir');
    expect(reading?.understood.at(-1)).toMatchObject({ kind: 'without', key: 'without.black', label: 'Sans noir' });
    const plain = await find('fr-FR', 'robe sans noir', { plain: ['without.black'] });
    expect(plain.ids).toContain('2_black_2');
  });

  test.each([
    ['pl-PL', 'beż sukienka', 'colour.beige'],
    ['pl-PL', 'bez sukienka', 'colour.beige'],
    ['cs-CZ', 'šaty bez', 'colour.beige'],
    ['en-GB', 'jeans no more than 80', 'price'],
    ['en-GB', '"without black" dress', 'garment.dress'],
  ])('%s: in “%s” nothing is left out', async (market, terms, key) => {
    const { reading } = await find(market, terms);
    const keys = reading?.understood.map((each) => each.key) ?? [];
    expect(keys.filter((each) => each.startsWith('without'))).toEqual([]);
    if (key !== 'colour.beige') expect(keys).toContain(key);
  });
});

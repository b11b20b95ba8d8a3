import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { assortment, fixtureMarket, fixtureNow as now, option, price, style } from '../assortment.fixture.ts';
import { assortmentSource } from '../assortment-source.ts';
import { openCatalogue } from '../open-catalogue.ts';
import type { SearchPort } from '../search-port.ts';
import { inOtherLayouts, isOfOtherLayout } from './in-other-layouts.ts';

const markets = ['uk-UA', 'bg-BG', 'mk-MK', 'sr-RS', 'el-GR', 'ar-AE', 'hy-AM', 'de-DE'];
const called = {
  uk: 'Лляна сукня Olive',
  bg: 'Ленена рокля Olive',
  mk: 'Ленен фустан Olive',
  sr: 'Lanena košulja Olive',
  el: 'Λινό φόρεμα Olive',
  ar: 'فستان كتان Olive',
  hy: 'Վուշե զգեստ Olive',
  de: 'Leinenkleid Olive',
  en: 'Linen dress Olive',
};
const names = Object.fromEntries(Object.entries(called).map(([language, name]) => [language, { name }]));

let search: SearchPort;
const find = (market: string, searchTerms: string) => search.find(fixtureMarket(market), { searchTerms }, now);
beforeAll(async () => {
  const dress = { styleNumber: '1', brand: 'Nord', texts: names };
  const options = [option({ optionId: '1', prices: price({ list: 6_000 }, markets) })];
  ({ search } = await openCatalogue(assortmentSource(assortment([style({ ...dress, options })]))));
});

describe('a query that was typed with the keyboard of another language', () => {
  test.each([
    ['uk-UA', 'ceryz', 'сукня'],
    ['uk-UA', 'Kkzyf Ceryz', 'лляна сукня'],
    ['uk-UA', 'olive ceryz', 'olive сукня'],
    ['uk-UA', 'щдшму', 'olive'],
    ['bg-BG', ',fu.s', 'рокля'],
    ['bg-BG', 'rokl[', 'рокля'],
    ['bg-BG', 'roklq', 'рокля'],
    ['sr-RS', 'ko[ulja', 'košulja'],
    ['uk-UA', 'liana suknia', 'лляний сукня'],
    ['bg-BG', 'lenena roklq', 'ленена рокля'],
    ['el-GR', 'f;orema', 'φόρεμα'],
    ['el-GR', 'forema', 'φορεμα'],
    ['el-GR', 'ολιωε', 'olive'],
    ['ar-AE', 'tsjhk', 'فستان'],
    ['hy-AM', 'zgest', 'զգեստ'],
  ])('%s: “%s” is shown for “%s”', async (market, typed, meant) => {
    const [answer, plain] = [await find(market, typed), await find(market, meant)];
    expect(plain.ids).toEqual(['1_black_1']);
    expect([answer.ids, answer.reading?.shownFor ?? meant]).toEqual([plain.ids, meant]);
  });

  test('is found as it stands where it can be', async () => {
    const { ids, reading } = await find('uk-UA', 'olive');
    expect([ids.length, reading?.shownFor]).toEqual([1, undefined]);
  });

  test('is nothing where neither keyboard makes a word of it, and not asked of other languages', async () => {
    for (const [market, terms] of [
      ['uk-UA', 'qqqq wwww'],
      ['it-IT', 'ceryz'],
    ] as const) {
      const { ids, reading } = await find(market, terms);
      expect([ids, reading?.shownFor]).toEqual([[], undefined]);
    }
    expect(inOtherLayouts('ceryz', 'en', ['ceryz'])).toEqual([]);
  });

  test('keeps the words that are found anyway', async () => {
    const { ids, reading } = await find('uk-UA', 'лляна qqqq');
    expect([ids.length, reading?.shownFor]).toEqual([1, 'лляна']);
  });
});

describe('where the language has Latin letters of its own', () => {
  test.each([
    ['cs', 'ko3ile', 'košile'],
    ['lt', 'mar6kiniai', 'marškiniai'],
    ['lt', 'suknel4', 'suknelė'],
    ['sk', 'ko3e2a', 'košeľa'],
    ['hu', 'syoknza', 'szoknya'],
    ['de', 'Anyug', 'anzug'],
    ['hr', 'ko[ulja', 'košulja'],
    ['fr', 'pqntqlon', 'pantalon'],
  ])('%s: “%s” may be “%s”', (language, typed, meant) => {
    expect(inOtherLayouts(typed, language, [typed.toLowerCase()])).toContain(meant);
  });

  test('a sign inside of a word is a letter, if another keyboard has one there', () => {
    expect(isOfOtherLayout('ko[ula', 'mk')).toBe(true);
    expect(isOfOtherLayout('T-shirt; jeans', 'mk')).toBe(false);
    expect(isOfOtherLayout("men's", 'de')).toBe(false);
    expect(isOfOtherLayout('ko[ula', 'en')).toBe(false);
  });
});

test('typed on one keyboard and the other, a word is itself again', () => {
  const letters = fc
    .array(fc.constantFrom(...'йцукенгшщзхфівапролджячсмитьбю'), { minLength: 1, maxLength: 8 })
    .map((list) => list.join(''));
  fc.assert(
    fc.property(letters, (word) => {
      const [typed = ''] = inOtherLayouts(word, 'uk', []);
      // A word of signs alone ('х.' is '[' and '/') is not told from one that was meant so.
      if (/[a-z]/.test(typed)) expect(inOtherLayouts(typed, 'uk', [])).toContain(word);
    }),
  );
});

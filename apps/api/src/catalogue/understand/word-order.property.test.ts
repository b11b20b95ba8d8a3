import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assortment, fixtureMarket, fixtureNow as now, option, price, style } from '../assortment.fixture.ts';
import { assortmentSource } from '../assortment-source.ts';
import { openCatalogue } from '../open-catalogue.ts';

const markets = ['en-GB', 'de-DE'];

async function open(names: readonly string[]) {
  const lines = names.map((name, at) =>
    style({
      styleNumber: String(100 + at),
      texts: { en: { name }, de: { name } },
      options: [option({ optionId: '1', prices: price({ list: 4_995 }, markets) })],
    }),
  );
  const { search } = await openCatalogue(assortmentSource(assortment(lines)));
  return (market: string, searchTerms: string) => search.find(fixtureMarket(market), { searchTerms, completions: 10 }, now);
}

const consonants = fc.constantFrom(...'bdfgklmnprtvz');
const vowels = fc.constantFrom(...'aou');
const syllable = fc.tuple(consonants, vowels, consonants).map((letters) => letters.join(''));
const turn = fc.nat({ max: 2 });

test('a style that has the word comes before one in which it only begins a word', async () => {
  await fc.assert(
    fc.asyncProperty(syllable, syllable, syllable, turn, fc.constantFrom(...markets), async (first, second, more, at, market) => {
      const word = first + second;
      const names = [`Zz ${word}${more}`, `Zz ${more}${word}`, `Zz ${word}`];
      const find = await open([...names.slice(at), ...names.slice(0, at)]);
      const { ids } = await find(market, word);
      const numberOf = (name: string) => `${100 + ((names.indexOf(name) - at + names.length) % names.length)}_black_1`;
      expect(ids[0]).toBe(numberOf(names[2]!));
      expect(ids).toContain(numberOf(names[0]!));
      // Inside of a word it is found where the language glues words together, and then last.
      expect([-1, ids.length - 1, 1]).toContain(ids.indexOf(numberOf(names[1]!)));
    }),
    { numRuns: 60 },
  );
});

test('what a thing is called comes before what only a style is called, in results and in completions', async () => {
  const things = ['linen', 'wool', 'dress', 'coat', 'shirt', 'skirt', 'jumper', 'cotton', 'jeans', 'blazer'];
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...things), fc.integer({ min: 2, max: 4 }), syllable, async (thing, letters, more) => {
      const typed = thing.slice(0, Math.min(letters, thing.length - 1));
      const find = await open([`${typed}${more}q cardigan`, `${typed}${more}q bag`, `Zz ${thing}`]);
      const { ids, completions } = await find('en-GB', typed);
      expect(ids[0]).toBe('102_black_1');
      const [own, named] = [thing, `${typed}${more}q`].map((word) => completions!.indexOf(word));
      expect(own).toBeGreaterThanOrEqual(0);
      expect(named === -1 || named! > own!).toBe(true);
    }),
    { numRuns: 60 },
  );
});

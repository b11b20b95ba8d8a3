import { foldText, wordsOf } from '@selvedge/domain/catalogue/fold-text.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { forms } from './forms.fixture.ts';
import { stemWord } from './stem-word.ts';

const stemOf = (word: string, language: string) => stemWord(wordsOf(word, language)[0]!, language);
const groupsOf = (language: string) =>
  forms[language]!.trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/));

describe.each(Object.keys(forms))('the forms of words in %s', (language) => {
  test('meet', () => {
    const apart = groupsOf(language).flatMap(([first = '', ...others]) =>
      others.filter((other) => stemOf(other, language) !== stemOf(first, language)).map((other) => `${first} ${other}`),
    );
    expect(apart).toEqual([]);
  });

  test('of different words stay apart', () => {
    const owners = new Map<string, string>();
    const mixed = groupsOf(language).flatMap(([first = '', ...others]) => {
      const stems = new Set([first, ...others].map((word) => stemOf(word, language)));
      const met = [...stems].flatMap((stem) => (owners.has(stem) ? [`${first} ${owners.get(stem)}`] : []));
      for (const stem of stems) owners.set(stem, first);
      return met;
    });
    expect(mixed).toEqual([]);
  });

  test('meet without accents, too', () => {
    for (const word of groupsOf(language).flat()) expect(stemOf(foldText(word), language)).toBe(stemOf(word, language));
  });
});

test('every language of the shop has forms to try', () => {
  expect(Object.keys(forms).length).toBe(32);
});

test('numbers and short words are left alone', () => {
  expect([stemWord('501s', 'en'), stemWord('bh', 'de'), stemWord('bus', 'en')]).toEqual(['501s', 'bh', 'bus']);
});

test('whatever is typed has a stem, and that is no longer than the word was', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), fc.constantFrom(...Object.keys(forms)), (typed, language) => {
      for (const word of wordsOf(typed, language)) {
        const stem = stemWord(word, language);
        expect(stem.length).toBeGreaterThan(0);
        expect(stem.length).toBeLessThanOrEqual(word.length + 1);
      }
    }),
  );
});

test('Bulgarian is cut by endings: the stemmer of the library throws at a plain plural', () => {
  expect(stemOf('пуловери', 'bg')).toBe(stemOf('пуловер', 'bg'));
});

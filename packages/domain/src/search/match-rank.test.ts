import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchRank, rankMatches } from './match-rank.ts';

test.each([
  ['white linen', 'linen', 'whole'],
  ['Linen-blend', 'linen', 'whole'],
  ['Linnea', 'lin', 'beginning'],
  ['Dress by Linnea', 'LIN', 'beginning'],
  ['Leinenhemd', 'hemd', 'inside'],
  ['Crème brûlée', 'creme', 'whole'],
  ['قميص كتان', 'كتان', 'whole'],
  ['Linen', 'wool', undefined],
  ['Linen', '  ', undefined],
])('in %s, %s stands as %s', (text, typed, rank) => {
  expect(matchRank(text, typed)).toBe(rank);
});

const letters = fc.string({ unit: fc.constantFrom(...'abcdeilnostuäöøşğабвгكتان'), minLength: 1, maxLength: 8 });

test('whole words come before beginnings of words, and those before what is inside of words', () => {
  fc.assert(
    fc.property(letters, letters, letters, fc.nat(), (word, more, before, turn) => {
      const texts = [`${before}${word}`, `${word}${more}`, `${word}`, `${before} ${word}`, `${before} ${word}${more}`];
      const at = turn % texts.length;
      const ranked = rankMatches([...texts.slice(at), ...texts.slice(0, at)], word, (text) => text);
      const ranks = ranked.map((text) => ['whole', 'beginning', 'inside'].indexOf(matchRank(text, word) ?? ''));
      expect(ranked).toHaveLength(texts.length);
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
      expect(matchRank(word, word)).toBe('whole');
      expect(matchRank(`${before} ${word}`, word)).toBe('whole');
      expect(matchRank(`${word}${more}`, word)).not.toBe(undefined);
    }),
  );
});

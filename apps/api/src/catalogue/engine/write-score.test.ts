import { expect, test } from 'vitest';
import { quality } from '../index/expand-word.ts';
import { weights } from '../index/text-index.ts';
import type { QueryPart } from './read-parts.ts';
import { termCode } from './term-code.ts';
import type { WordSense } from './word-senses.ts';
import { writeScore } from './write-score.ts';

/** What the engine would answer for a product that holds the term in places of these weights. */
function scoreOf(senses: readonly WordSense[], held: readonly [number, number][], pairs: readonly number[] = []): number {
  const part: QueryPart = { words: ['x'], senses };
  const codes = new Set(held.map(([term, weight]) => termCode(term, weight)));
  const text = writeScore([part], pairs)
    .replace(/IN\(terms,([\d,]+)\)/g, (_, list: string) => String(list.split(',').some((code) => codes.has(Number(code)))))
    .replace(/IN\(pairs,(\d+)\)/g, (_, pair: string) => String(pair === '77'))
    .replaceAll(' OR ', '||')
    .replaceAll(' AND ', '&&');
  return new Function('IF', 'MAX', `return ${text}`)((is: boolean, yes: number, no: number) => (is ? yes : no), Math.max);
}

test('the best sense of a word counts, less where it was only probably meant', () => {
  const senses: WordSense[] = [
    { terms: [1], quality: quality.exact },
    { terms: [2], quality: quality.prefix },
  ];
  expect(scoreOf(senses, [[1, weights.description]])).toBe(4);
  expect(scoreOf(senses, [[2, weights.name]])).toBe(30);
  expect(
    scoreOf(senses, [
      [1, weights.description],
      [2, weights.name],
    ]),
  ).toBe(30);
  expect(scoreOf(senses, [])).toBe(0);
});

test('of a name of several words the least counts, and a colour by another name no more than a colour', () => {
  const phrase: WordSense = { terms: [1, 2], quality: quality.exact };
  expect(
    scoreOf(
      [phrase],
      [
        [1, weights.name],
        [2, weights.brand],
      ],
    ),
  ).toBe(30);
  expect(scoreOf([phrase], [[1, weights.name]])).toBe(0);
  expect(scoreOf([{ terms: [1], most: weights.colour, quality: quality.exact }], [[1, weights.name]])).toBe(25);
});

test('words that follow each other in a name count more, and parts of a glued word on average', () => {
  expect(scoreOf([{ terms: [1], quality: 1 }], [[1, weights.name]], [77, 78])).toBe(60 + 25);
  const parts = [[{ terms: [1], quality: 1 }], [{ terms: [2], quality: 1 }]];
  const glued = scoreOf(
    [{ parts, quality: quality.compound }],
    [
      [1, weights.name],
      [2, weights.category],
    ],
  );
  expect(glued).toBeCloseTo(0.7 * 50);
});

import { expect, test } from 'vitest';
import { addToHistory, visibleHistory } from './search-history.ts';

test('SRC-034 a term is kept once, as it was typed last', () => {
  expect(['wool', 'linen', ' Wool  coat', 'WOOL', 'wool coat'].reduce(addToHistory, [])).toEqual(['linen', 'WOOL', 'wool coat']);
});

test('an empty term is not kept', () => {
  expect(addToHistory(['wool'], '  ')).toEqual(['wool']);
});

test('the history does not grow without end', () => {
  const history = Array.from({ length: 80 }, (_, index) => `term ${index}`).reduce(addToHistory, []);
  expect([history.length, history.at(-1)]).toEqual([50, 'term 79']);
});

test.each([
  [5, ['c', 'b', 'a']],
  [2, ['c', 'b']],
  [0, []],
  [-1, []],
])('SRC-035 %i entries of the history show the newest first', (count, expected) => {
  expect(visibleHistory(['a', 'b', 'c'], count)).toEqual(expected);
});

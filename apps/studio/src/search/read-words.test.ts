import { expect, test } from 'vitest';
import { readWords } from './read-words.ts';

test.each([
  ['jumper, sweater,pullover', ['jumper', 'sweater', 'pullover']],
  ['roll  neck = polo neck', ['roll neck', 'polo neck']],
  ['Tee, tee, , T-shirt', ['Tee', 'T-shirt']],
  ['  ', []],
])('%s', (line, words) => {
  expect(readWords(line)).toEqual(words);
});

import { expect, test } from 'vitest';
import { joiningWords } from './joining-words.ts';

test.each([
  ['en', ['and', 'or']],
  ['de', ['und', 'oder']],
  ['fr', ['et', 'ou']],
  ['es', ['y', 'e', 'o', 'u']],
  ['pl', ['i', 'lub']],
  ['tr', ['ve', 'veya']],
  ['ar', ['و', 'او']],
])('%s joins with %j', (language, words) => {
  expect([...joiningWords(language)]).toEqual(expect.arrayContaining(words));
});

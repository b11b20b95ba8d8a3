import { expect, test } from 'vitest';
import { otherSpellings } from './other-spellings.ts';

test.each([
  ['de', 'maenner', ['manner']],
  ['de', 'gruen', ['grun']],
  ['de', 'hemd', []],
  ['da', 'groen', ['gron']],
  ['no', 'blaa', ['bla']],
  ['sv', 'groen', ['gron']],
  ['fi', 'vaerit', ['varit']],
  ['hr', 'djak', ['dak']],
  ['sr', 'narandjasta', ['narandasta']],
  ['en', 'shoes', []],
  ['fr', 'oeuf', []],
])('in %s “%s” may also be %j', (language, word, others) => {
  expect(otherSpellings(word, language)).toEqual(others);
});

import { expect, test } from 'vitest';
import { collapseWhitespace } from './collapse-whitespace.ts';

test.each([
  ['a  b', 'a b'],
  ['a \n\t b', 'a b'],
  ['a b', 'a b'],
  ['a\tb', 'a\tb'],
  ['  a  ', ' a '],
  ['', ''],
])('UIC-008 %j becomes %j', (text, expected) => {
  expect(collapseWhitespace(text)).toBe(expected);
});

import { expect, test } from 'vitest';
import { splitMatch } from './split-match.ts';

test.each([
  ['linen shirt', 'lin', ['', 'lin', 'en shirt']],
  ['White Linen', 'LINEN', ['White ', 'Linen', '']],
  ['Crème fraîche', 'creme', ['', 'Crème', ' fraîche']],
  ['Cre\u0300me', 'creme', ['', 'Cre\u0300me', '']],
  ['Straße', 'strass', ['', 'Straß', 'e']],
  ['قميص كتّان', 'كتان', ['قميص ', 'كتّان', '']],
  ['wool', 'linen', ['wool', '', '']],
  ['wool', ' ', ['wool', '', '']],
])('of %s, what was typed as %s is set off', (text, typed, parts) => {
  const split = splitMatch(text, typed);
  expect(split).toEqual(parts);
  expect(split.join('')).toBe(text);
});

import { expect, test } from 'vitest';
import { searchedTerm } from './searched-term.ts';

test.each([
  ['  Rain   COAT ', 'rain coat'],
  ['ﬁne', 'fine'],
  ['معطف', 'معطف'],
  ['15100007', '15100007'],
  ['coat\u0000\n', 'coat'],
])('%j is counted as %j', (typed, term) => {
  expect(searchedTerm(typed)).toBe(term);
});

test.each(['', ' ', 'x', 'a'.repeat(61), 'ada@example.com', '+44 20 7946 0000', '4111 1111 1111 1111'])('%j is not counted', (typed) => {
  expect(searchedTerm(typed)).toBeUndefined();
});

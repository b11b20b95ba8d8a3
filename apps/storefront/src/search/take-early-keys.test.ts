import { expect, test } from 'vitest';
import { wordsOf } from './take-early-keys.ts';

test('keys that were pressed before the search field was there become the words that were meant', () => {
  expect(wordsOf(['Shift', 'W', 'o', 'l', 'k', 'Backspace', 'l', 'e'])).toBe('Wolle');
  expect(wordsOf([' ', 'Shift', 'ق', 'م', 'ي', 'ص'])).toBe('قميص');
  expect(wordsOf(['Enter', 'Backspace'])).toBe('');
});

import { describe, expect, test } from 'vitest';
import { scoreBest, scoreMatch } from './score-match.ts';

describe('what is typed finds', () => {
  test.each([
    ['the text itself before one that begins with it', 'women', 'Women', 'Women’s coats'],
    ['a beginning before a word in the middle', 'coat', 'Coats', 'Winter coats'],
    ['a word before a part of one', 'coat', 'Winter coats', 'Raincoats'],
    ['a short text before a long one', 'coat', 'Winter coats', 'Winter coats of heavy wool for the north'],
    ['every word of it, in any order', 'blue wool', 'A wool coat, blue', 'A wool coat, red'],
    ['accents as they are typed without', 'ampere', 'Ampère', 'Amber'],
  ])('%s', (_, typed, better, worse) => {
    expect(scoreMatch(typed, better)).toBeGreaterThan(scoreMatch(typed, worse));
  });

  test('nothing by nothing, and nothing in nothing', () => {
    expect([scoreMatch('', 'a'), scoreMatch('a', ''), scoreMatch(' ', 'a')]).toEqual([0, 0, 0]);
  });

  test('signs that mean something to a pattern are only signs', () => {
    expect(scoreMatch('a.c', 'abc')).toBe(0);
    expect(scoreMatch('(x', 'f (x)')).toBeGreaterThan(0);
  });

  test('a name before a description that says the same', () => {
    expect(scoreBest('quick buy', ['Quick buy', 'x'])).toBeGreaterThan(scoreBest('quick buy', ['x', 'Quick buy']));
    expect(scoreBest('quick buy', [])).toBe(0);
  });
});

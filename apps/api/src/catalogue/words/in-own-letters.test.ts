import { describe, expect, test } from 'vitest';
import { inOwnLetters } from './in-own-letters.ts';

describe('a query in Latin letters', () => {
  test.each([
    ['el', 'poukamiso karo', 'πουκάμισο καρό'],
    ['el', 'mauro forema', 'μαύρο φόρεμα'],
    ['el', 'xoris malli', 'χωρίς μαλλί'],
    ['el', 'papoutsia', 'παπούτσια'],
    ['bg', '4ervena roklq', 'червен рокля'],
    ['bg', 'cherna riza', 'черен риза'],
    ['bg', 'vulneno palto', 'вълнено палто'],
    ['uk', 'chorna suknia', 'чорний сукня'],
    ['uk', 'chorna kurtka', 'чорний куртка'],
    ['hy', 'karmir zgest', 'կարմիր զգեստ'],
    ['hy', 'sev shapik', 'սև շապիկ'],
    ['ar', 'fustan aswad', 'فستان أسود'],
    ['ar', '7aqiba', 'حقيبة'],
  ])('%s: “%s” is “%s”', (language, typed, meant) => {
    expect(inOwnLetters(typed, language, [])).toContain(meant);
  });

  test('keeps words that nobody has for anything, and is none in other languages', () => {
    expect(inOwnLetters('xyzzyq', 'el', ['xyzzyq'])).toEqual([]);
    expect(inOwnLetters('poukamiso', 'de', ['poukamiso'])).toEqual([]);
    expect(inOwnLetters('πουκάμισο', 'el', [])).toEqual([]);
    expect(inOwnLetters('roklq Olive', 'bg', ['roklq'])[0]).toBe('рокля olive');
  });
});

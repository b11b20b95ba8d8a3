import { describe, expect, test } from 'vitest';
import { forgivenLetters, isWithinDistance } from './edit-distance.ts';
import { foldText, wordsOf } from './fold-text.ts';
import { stemWord } from './stem-word.ts';

describe('one word, however it was typed', () => {
  test.each([
    ['Größe', 'grosse'],
    ['MÄNTEL', 'mantel'],
    ['Tröja', 'troja'],
    ['SKJØRT', 'skjort'],
    ['Çizme', 'cizme'],
    ['IŞIK', 'isik'],
    ['ışık', 'isik'],
    ['Łaszcz', 'laszcz'],
    ['Πουκάμισο', 'πουκαμισο'],
    ['παλτός', 'παλτοσ'],
    ['ПАЛЬТО', 'пальто'],
    ['ёлка', 'елка'],
    ['فُسْتَان', 'فستان'],
    ['أحمر', 'احمر'],
    ['عبــاءة', 'عباءه'],
    ['مقاس ٤٢', 'مقاس 42'],
    ['plain', 'plain'],
  ])('%s', (typed, folded) => {
    expect(foldText(typed)).toBe(folded);
  });

  test('Serbian is read in both alphabets', () => {
    expect(wordsOf('кошуља', 'sr')).toEqual(wordsOf('košulja', 'sr'));
    expect(wordsOf('T-shirt, 100% cotton', 'en')).toEqual(['t', 'shirt', '100', 'cotton']);
  });
});

describe('forms of a word share a stem', () => {
  test.each([
    ['en', 'dresses', 'dress'],
    ['en', 'accessories', 'accessory'],
    ['en', 'jeans', 'jean'],
    ['de', 'hosen', 'hose'],
    ['de', 'pullovers', 'pullover'],
    ['nl', 'jurken', 'jurk'],
    ['sv', 'byxor', 'byxa'],
    ['da', 'kjoler', 'kjole'],
    ['no', 'skjorter', 'skjorte'],
    ['fr', 'manteaux', 'manteau'],
    ['fr', 'robes', 'robe'],
    ['it', 'camicie', 'camicia'],
    ['es', 'vestidos', 'vestido'],
    ['pt', 'calcas', 'calca'],
    ['pl', 'spodnie', 'spodnia'],
    ['cs', 'kosile', 'kosili'],
    ['hr', 'haljine', 'haljina'],
    ['uk', 'сукні', 'сукня'],
    ['bg', 'рокли', 'рокля'],
    ['tr', 'gomlekler', 'gomlek'],
    ['hu', 'ruhak', 'ruhat'],
    ['fi', 'takit', 'takin'],
    ['ar', 'الفستان', 'فستان'],
    ['ar', 'فساتين', 'فساتين'],
  ])('%s: %s and %s', (language, one, other) => {
    expect(stemWord(one, language)).toBe(stemWord(other, language));
  });

  test('numbers and short words are left alone', () => {
    expect([stemWord('501s', 'en'), stemWord('bh', 'de'), stemWord('bus', 'en')]).toEqual(['501s', 'bh', 'bus']);
  });
});

test.each<[string, string, number, boolean]>([
  ['jumper', 'jumpr', 1, true],
  ['jumper', 'jupmer', 1, true],
  ['jumper', 'jmpr', 1, false],
  ['jumper', 'jmpr', 2, true],
  ['coat', 'boat', 1, true],
  ['coat', 'coatings', 2, false],
  ['', 'a', 1, true],
])('%s and %s differ by at most %d: %s', (a, b, most, expected) => {
  expect(isWithinDistance(a, b, most)).toBe(expected);
});

test('short words forgive nothing', () => {
  expect(['red', 'coat', 'cardigan', '10024680'].map(forgivenLetters)).toEqual([0, 1, 2, 0]);
});

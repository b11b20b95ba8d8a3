import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { forgivenLetters, isWithinDistance } from './edit-distance.ts';
import { foldText, wordsOf } from './fold-text.ts';

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
    ['عبــاءة', 'عباه'],
    ['کنزہ', 'كنزہ'],
    ['آبي', 'ابي'],
    ['مؤنث', 'مونث'],
    ['۴۲', '42'],
    ['Երևան', 'երեվան'],
    ['Երեւան', 'երեվան'],
    ['Łódź', 'lodz'],
    ['Đorđe', 'dorde'],
    ['İSTANBUL', 'istanbul'],
    ['col·lecció', 'colleccio'],
    ['pull\u00ADover', 'pullover'],
    ['\u200Fقميص\u200E', 'قميص'],
    ['مقاس ٤٢', 'مقاس 42'],
    ['plain', 'plain'],
  ])('%s', (typed, folded) => {
    expect(foldText(typed)).toBe(folded);
  });

  test('folding once is enough, and two ways to type a letter become one', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
        expect(foldText(text.normalize('NFD'))).toBe(foldText(text.normalize('NFC')));
      }),
    );
  });

  test('languages of two alphabets are read in both', () => {
    const [cyrillic, latin] = ['абвгдђежзијклљмнњопрстћуфхцчџш', 'a b v g d đ e ž z i j k l lj m n nj o p r s t ć u f h c č dž š'];
    const pairs = [...cyrillic].map((letter, at) => [letter, latin.split(' ')[at]!] as const);
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pairs), { minLength: 1 }), fc.constantFrom('sr', 'bs', 'mk'), (word, language) => {
        const [one, other] = [0, 1].map((at) => word.map((letters) => letters[at]).join('')) as [string, string];
        expect(wordsOf(one, language)).toEqual(wordsOf(other, language));
        expect(wordsOf(one.toUpperCase(), language)).toEqual(wordsOf(other, language));
      }),
    );
  });

  test.each([
    ['en', 'T-shirt, 100% cotton', 't shirt 100 cotton'],
    ['en', "men's jeans and ladies' tops", 'men jeans and ladies tops'],
    ['en', 'crew-neck', 'crew neck'],
    ['nl', "polo's", 'polo'],
    ['fr', "robe d'été", 'robe d ete'],
    ['it', 'giacca d’inverno', 'giacca d inverno'],
    ['uk', "в'язаний светр", 'вязании светр'],
    ['tr', "Selvedge'in kotları", 'selvedge kotlari'],
    ['sr', 'Кошуља', 'kosulja'],
    ['mk', 'фустан', 'fustan'],
    ['bg', 'рокля', 'рокля'],
  ])('%s: the words of "%s"', (language, text, expected) => {
    expect(wordsOf(text, language).join(' ')).toBe(expected);
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

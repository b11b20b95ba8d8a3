import { describe, expect, test } from 'vitest';
import { checkText, sourceOf } from './check-text.ts';
import { isOneNumber, pluralForms, pluralKey } from './plural-key.ts';
import { lengthLimit, roomFor, warnOfText } from './warn-of-text.ts';

const english = {
  'basket.title': 'Basket',
  'basket.total': 'Total {total} with {tax}',
  'basket.pieces_one': '{count} piece',
  'basket.pieces_other': '{count} pieces',
  'basket.gifts_one': 'Choose one gift',
  'basket.gifts_other': 'Choose {count} gifts',
  'wishlist.too_many': 'Too many',
};
const codes = (key: string, language: string, text: string) => checkText(english, { key, language, text }).map(({ code }) => code);

describe('a text of a translator', () => {
  test.each([
    ['basket.title', 'fi', 'Ostoskori', []],
    ['basket.total', 'fi', 'Yhteensä {total}, {tax}', []],
    ['basket.total', 'fi', '{tax}: {total}, {total}', []],
    ['basket.total', 'fi', 'Yhteensä {total}', ['placeholder_missing']],
    ['basket.total', 'fi', '{total} {tax} {shop}', ['placeholder_unknown']],
    ['basket.total', 'fi', '{Total} {tax}', ['placeholder_missing', 'placeholder_unknown']],
    ['basket.title', 'fi', 'Ostos{kori', ['braces']],
    ['basket.title', 'fi', 'Ostos{ kori }', ['braces']],
    ['basket.title', 'fi', 'Ostos\u0007kori', ['control']],
    ['basket.title', 'fi', 'Ostos\ud800kori', ['control']],
    ['basket.title', 'fi', 'x'.repeat(4001), ['too_long']],
    ['basket.nothing', 'fi', 'Ostoskori', ['key_unknown']],
    ['toString', 'fi', 'Ostoskori', ['key_unknown']],
    ['__proto__', 'fi', 'Ostoskori', ['key_unknown']],
  ])('%s in %s: %j', (key, language, text, expected) => {
    expect(codes(key, language, text)).toEqual(expected);
  });

  test('names the placeholders that are wrong', () => {
    expect(checkText(english, { key: 'basket.total', language: 'fi', text: '{sum} {tax}' })).toEqual([
      { code: 'placeholder_missing', placeholders: ['{total}'] },
      { code: 'placeholder_unknown', placeholders: ['{sum}'] },
    ]);
  });
});

describe('plurals', () => {
  test('are in the forms of the language, also where English has none', () => {
    expect(pluralForms('pl')).toEqual(['one', 'few', 'many', 'other']);
    expect(pluralForms('ar')).toEqual(['zero', 'one', 'two', 'few', 'many', 'other']);
    expect([pluralForms('cs'), pluralForms('fr')]).toEqual([
      ['one', 'few', 'other'],
      ['one', 'other'],
    ]);
    expect(codes('basket.pieces_few', 'pl', '{count} sztuki')).toEqual([]);
    expect(codes('basket.pieces_few', 'fi', '{count} kappaletta')).toEqual(['form_unused']);
    expect(sourceOf(english, 'basket.pieces_few')).toBe('{count} pieces');
  });

  test('a key whose name only ends like a form is none', () => {
    expect(pluralKey(english, 'wishlist.too_many')).toBeUndefined();
    expect(codes('wishlist.too_many', 'fi', 'Liikaa')).toEqual([]);
  });

  test('may spell a number out where the form stands for that number alone', () => {
    expect([isOneNumber('ar', 'two'), isOneNumber('fi', 'one'), isOneNumber('hr', 'one')]).toEqual([true, true, false]);
    expect(codes('basket.pieces_one', 'fi', 'yksi kappale')).toEqual([]);
    expect(codes('basket.pieces_one', 'hr', 'jedan komad')).toEqual(['placeholder_missing']);
    expect(codes('basket.gifts_one', 'hr', 'Odaberite dar')).toEqual(['placeholder_missing']);
    expect(codes('basket.gifts_one', 'hr', 'Odaberite {count} dar')).toEqual([]);
    expect(codes('basket.pieces_other', 'fi', 'kappaletta')).toEqual(['placeholder_missing']);
  });
});

describe('a warning', () => {
  const warn = (source: string, text: string, key = 'basket.title') => warnOfText({ key, source, text, isEnglish: false });
  test('short words may grow more than sentences', () => {
    expect([roomFor(4), roomFor(100)]).toEqual([14, 137]);
    expect(warn('Back', 'Zurückgehen')).toEqual([]);
    expect(warn('Back', 'Zur vorherigen Seite')).toEqual(['much_longer']);
  });

  test('titles and descriptions have a limit of their own, in every language', () => {
    expect(lengthLimit('page.basket.title')).toBe(60);
    expect(warn('Basket', 'x'.repeat(61), 'page.basket.title')).toEqual(['over_limit']);
    expect(warnOfText({ key: 'page.basket.intro', source: 'Short', text: 'x'.repeat(161), isEnglish: true })).toEqual(['over_limit']);
  });

  test('what is still English, and what begins with a space, is worth a look', () => {
    expect(warn('Basket', 'Basket')).toEqual(['same_as_english']);
    expect(warn('OK', 'OK')).toEqual([]);
    expect(warn('Basket', ' Kori')).toEqual(['edge_space']);
  });
});

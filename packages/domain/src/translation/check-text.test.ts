import { describe, expect, test } from 'vitest';
import { checkText, placeholdersOf } from './check-text.ts';
import { isOneNumber, numbersOf, pluralForms } from './plural-forms.ts';
import { writeForms as counting } from './plural-text.ts';
import { lengthLimit, roomFor, warnOfText } from './warn-of-text.ts';

const english = {
  'basket.title': 'Basket',
  'basket.total': 'Total {total} with {tax}',
  'basket.pieces': '{count, plural, one {{count} piece} other {{count} pieces}}',
  'basket.gifts': '{count, plural, one {Choose one gift} other {Choose {count} gifts}}',
  'club.points': '{count, plural, one {{points} point} other {{points} points}}',
  'order.from': '{gender, select, female {She ordered {count}} other {They ordered {count}}}',
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

describe('a text that counts', () => {
  const fi = (other: string, one = '{count} kpl') => counting({ one, other });
  test.each([
    ['basket.pieces', 'fi', fi('{count} kappaletta'), []],
    ['basket.pieces', 'fi', '{count, plural, one {# kappale} other {# kappaletta}}', []],
    ['basket.pieces', 'fi', '{count, plural, =0 {ei mitään} one {# kappale} other {# kappaletta}}', []],
    ['basket.pieces', 'fi', 'Kori: {count, plural, one {{count} kappale} other {{count} kappaletta}}.', []],
    ['basket.pieces', 'fi', "{count, plural, one {l'{count}} other {d'{count}}}", []],
    ['basket.pieces', 'fi', '{count} kappaletta', ['form_missing']],
    ['basket.pieces', 'fi', '{count, plural, one {{count} kappale}}', ['other_missing']],
    ['basket.pieces', 'fi', '{count, plural, other {{count} kappaletta}}', ['form_missing']],
    ['basket.pieces', 'pl', fi('{count} sztuk'), ['form_missing']],
    ['basket.pieces', 'fi', counting({ one: '{count}', few: '{count}', other: '{count}' }), ['form_unused']],
    ['basket.pieces', 'fi', counting({ ones: '{count}', one: '{count}', other: '{count}' }), ['form_unused']],
    ['basket.pieces', 'fi', '{count, plural, one {a} one {b} other {{count}}}', ['form_twice']],
    ['basket.pieces', 'fi', '{count, plural, one {{count} kappale} other {{count} kappaletta}', ['braces']],
    ['basket.pieces', 'fi', '{count, plural, one {{count} kappale} other {{count} kappaletta}}}', ['braces']],
    ['basket.pieces', 'fi', '{count, plural, one kappale other {{count} kappaletta}}', ['braces']],
    ['basket.pieces', 'fi', '{count, plural, offset:1 one {a} other {{count}}}', ['unsupported']],
    ['basket.pieces', 'fi', '{count, selectordinal, one {a} other {{count}}}', ['unsupported']],
    ['basket.pieces', 'fi', '{count, number} kappaletta', ['unsupported']],
    ['basket.pieces', 'fi', '{count, money} kappaletta', ['unsupported']],
    ['basket.pieces', 'fi', '{pieces, plural, one {a} other {{count}}}', ['unsupported']],
    ['basket.pieces', 'fi', fi('{count} / {count, plural, one {a} other {b}}'), ['unsupported']],
    ['basket.pieces', 'fi', fi('kappaletta'), ['placeholder_missing']],
    ['basket.pieces', 'fi', fi('{count} {shop}'), ['placeholder_unknown']],
    ['club.points', 'fi', counting({ one: '{points} piste', other: '{points} pistettä' }), []],
    ['club.points', 'fi', counting({ one: '{count} piste', other: '{count} pistettä' }), ['placeholder_missing', 'placeholder_unknown']],
    ['basket.title', 'fi', fi('Korit', 'Kori'), ['placeholder_unknown']],
    ['wishlist.too_many', 'fi', 'Liikaa', []],
  ])('%s in %s: %j', (key, language, text, expected) => {
    expect(codes(key, language, text)).toEqual(expected);
  });

  test('says which forms are wrong', () => {
    const text = counting({ one: '{count}', two: '{count}', other: '{count}' });
    expect(checkText(english, { key: 'basket.pieces', language: 'pl', text })).toEqual([
      { code: 'form_missing', forms: ['few', 'many'] },
      { code: 'form_unused', forms: ['two'] },
    ]);
    expect(checkText(english, { key: 'basket.pieces', language: 'cs', text: '{count} kusů' })).toEqual([
      { code: 'form_missing', forms: ['one', 'few', 'other'] },
    ]);
  });

  test('has the forms of its language, also where English has none', () => {
    expect(pluralForms('pl')).toEqual(['one', 'few', 'many', 'other']);
    expect(pluralForms('ar')).toEqual(['zero', 'one', 'two', 'few', 'many', 'other']);
    expect([pluralForms('cs'), pluralForms('fr')]).toEqual([
      ['one', 'few', 'other'],
      ['one', 'other'],
    ]);
    expect([numbersOf('hr', 'one', 3), numbersOf('ar', 'two', 4), numbersOf('cs', 'few', 4)]).toEqual([[1, 21, 31], [2], [2, 3, 4]]);
  });

  test('may spell a number out where the form stands for that number alone', () => {
    expect([isOneNumber('ar', 'two'), isOneNumber('fi', 'one'), isOneNumber('hr', 'one'), isOneNumber('hr', '=0')]).toEqual([
      true,
      true,
      false,
      true,
    ]);
    expect(codes('basket.pieces', 'fi', fi('{count} kappaletta', 'yksi kappale'))).toEqual([]);
    const hr = (one: string) => counting({ one, few: '{count} komada', other: '{count} komada' });
    expect(codes('basket.pieces', 'hr', hr('jedan komad'))).toEqual(['placeholder_missing']);
    expect(codes('basket.gifts', 'hr', hr('Odaberite dar'))).toEqual(['placeholder_missing']);
    expect(codes('basket.gifts', 'hr', hr('Odaberite {count} dar'))).toEqual([]);
  });

  test('names what fills it, in whichever form', () => {
    expect(placeholdersOf('{count, plural, one {Only one for {name}} other {{count} for {name}}}')).toEqual(['{count}', '{name}']);
  });
});

describe('a text that goes by a word', () => {
  const chosen = (cases: string) => `{gender, select, ${cases}}`;
  test.each([
    [chosen('female {Hän {count}} other {He {count}}'), []],
    [chosen('female {Hän {count}}'), ['other_missing']],
    [chosen('female {Hän} other {He {count}}'), ['placeholder_missing']],
    ['{colour, select, red {{count}} other {{count}}}', ['placeholder_unknown']],
    [chosen('female {{count, plural, one {a {count}} other {b {count}}}} other {{count}}'), []],
    [chosen('female {{count, plural, one {a {count}}}} other {{count}}'), ['other_missing']],
  ])('%j', (text, expected) => {
    expect(codes('order.from', 'fi', text)).toEqual(expected);
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

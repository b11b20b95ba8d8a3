import { describe, expect, test } from 'vitest';
import { foldText, wordsOf } from '../catalogue/fold-text.ts';
import { currencyWords } from './currency-words.ts';
import type { KnownMeasures, Measure, MeasureSign, Token } from './measure.ts';
import { rangeWords } from './range-words.ts';
import { readMeasures } from './read-measures.ts';

const called = (...names: string[]) => new Map(names.map((name) => [name.toLowerCase(), [name]]));
const known: KnownMeasures = {
  sizes: called('XS', 'S', 'M', 'L', 'XL', '30', '32', '36', '38', '40'),
  lengths: called('30', '32', '34'),
  currency: currencyWords('de-DE', 'EUR'),
  decimals: 2,
  thousands: new Set(['tis', 'k']),
  range: rangeWords('de'),
  silent: new Set(['den', 'i', 'los']),
};

/** What the signs are called, as one language has it: `id=words`. */
function read(query: string, signs: Partial<Record<MeasureSign['id'], string>> = {}, change: Partial<KnownMeasures> = {}) {
  const tokens: Token[] = [];
  const words: string[] = [];
  for (const raw of query.split(/\s+/)) {
    const own = wordsOf(raw, 'de');
    tokens.push({ text: foldText(raw), at: words.length, length: own.length });
    words.push(...own);
  }
  const found = Object.entries(signs).flatMap(([id, name]): MeasureSign[] => {
    const sign = wordsOf(name, 'de');
    return words.flatMap((_, at) =>
      sign.every((word, offset) => words[at + offset] === word) ? [{ id: id as 'size', at, length: sign.length }] : [],
    );
  });
  return readMeasures({ tokens, signs: found, known: { ...known, ...change } }).map(({ from, to, ...meant }) => ({
    ...meant,
    said: tokens
      .slice(from, to)
      .map(({ text }) => text)
      .join(' '),
  }));
}
const price = (said: string, bounds: { lowest?: number; highest?: number }) => [{ kind: 'price', ...bounds, said }];

describe('a price', () => {
  test.each<[string, Parameters<typeof read>[1], ReturnType<typeof price>, Partial<KnownMeasures>?]>([
    ['kleid unter 50', { below: 'unter' }, price('unter 50', { highest: 50 })],
    ['unter 49,95 € kleid', { below: 'unter' }, price('unter 49,95 €', { highest: 49.95 })],
    ['mantel unter 1.000 Euro', { below: 'unter' }, price('unter 1.000 euro', { highest: 1000 })],
    ['kappa under 1 000 kr', { below: 'under' }, price('under 1 000 kr', { highest: 1000 }), { currency: currencyWords('sv-SE', 'SEK') }],
    ['пальто до 1 000', { below: 'до' }, price('до 1 000', { highest: 1000 })],
    ['manteau de 1 000 à 12 500 €', {}, price('de 1 000 a 12 500 €', { lowest: 1000, highest: 12_500 }), { range: rangeWords('fr') }],
    ['mantel 1 000 – 2 000', {}, price('1 000 – 2 000', { lowest: 1000, highest: 2000 })],
    ['mantel unter € 1 299,50', { below: 'unter' }, price('unter € 1 299,50', { highest: 1299.5 })],
    ['kleid unter 50 100', { below: 'unter' }, price('unter 50 100', { highest: 50_100 })],
    ['kleid unter den 50', { below: 'unter' }, price('unter den 50', { highest: 50 })],
    ['piumino sotto i 200 euro', { below: 'sotto' }, price('sotto i 200 euro', { highest: 200 })],
    ['kleid unter 50 38', { below: 'unter' }, price('unter 50', { highest: 50 })],
    ['kleid unter 1000 501', { below: 'unter' }, price('unter 1000', { highest: 1000 })],
    ['robe moins de 50 €', { below: 'moins de' }, price('moins de 50 €', { highest: 50 })],
    ['dress under €50', { below: 'under' }, price('under €50', { highest: 50 })],
    ['dress under 50eur', { below: 'under' }, price('under 50eur', { highest: 50 })],
    ['فستان أقل من ٥٠', { below: 'أقل من' }, price('اقل من 50', { highest: 50 })],
    ['elbise 50 altı', { below: 'altı' }, price('50 altı'.replace('ı', 'i'), { highest: 50 })],
    ['mantel über 200', { above: 'über' }, price('uber 200', { lowest: 200 })],
    ['mantel von 100 bis 200 €', { above: 'von' }, price('von 100 bis 200 €', { lowest: 100, highest: 200 })],
    ['mantel ab 100 bis 200', { above: 'ab', below: 'bis' }, price('ab 100 bis 200', { lowest: 100, highest: 200 })],
    ['mantel von 100 bis 200', { below: 'bis' }, price('von 100 bis 200', { lowest: 100, highest: 200 })],
    ['mantel zwischen 100 und 200', { between: 'zwischen' }, price('zwischen 100 und 200', { lowest: 100, highest: 200 })],
    ['kleid zwischen 38 und 40', { between: 'zwischen' }, price('zwischen 38 und 40', { lowest: 38, highest: 40 })],
    ['kleid 38 bis 40 €', { below: 'bis' }, price('38 bis 40 €', { lowest: 38, highest: 40 })],
    ['mantel 100-200', {}, price('100-200', { lowest: 100, highest: 200 })],
    ['mantel 100 – 200.', {}, price('100 – 200.', { lowest: 100, highest: 200 })],
    ['mantel 100-200 €', {}, price('100-200 €', { lowest: 100, highest: 200 })],
    ['mantel €100–€200', {}, price('€100–€200', { lowest: 100, highest: 200 })],
  ])('is read in “%s”', (query, signs, expected, change) => {
    expect(read(query, signs, change)).toEqual(expected);
  });

  test.each([
    'kleid unter',
    'unter kleid 50',
    'hemd 32-200',
    'hemd 30-200',
    'hemd 030-200',
    'hemd 100 und 200',
    'hemd 100-200-300',
    'hemd 200-100 €',
    'kleid 50 €',
    'unter fünfzig',
    'unter 50cm',
  ])('is none in “%s”', (query) => {
    expect(read(query, { below: 'unter' }).filter(({ kind }) => kind === 'price')).toEqual([]);
  });

  test('has thousandths where the money has them', () => {
    expect(read('unter 12.500', { below: 'unter' }, { decimals: 3 })).toEqual(price('unter 12.500', { highest: 12.5 }));
    expect(read('unter 12.500', { below: 'unter' })).toEqual(price('unter 12.500', { highest: 12_500 }));
  });

  test('is the first of several', () => {
    expect(read('unter 50 unter 80', { below: 'unter' })).toEqual(price('unter 50', { highest: 50 }));
  });
});

describe('a size', () => {
  test.each<[string, Parameters<typeof read>[1], (Pick<Measure, 'kind'> & { values: string[]; said: string })[]]>([
    ['kleid größe 38', { size: 'größe' }, [{ kind: 'size', values: ['38'], said: 'grosse 38' }]],
    ['hemd XL', {}, [{ kind: 'size', values: ['XL'], said: 'xl' }]],
    ['hemd m', {}, [{ kind: 'size', values: ['M'], said: 'm' }]],
    ['xl', {}, [{ kind: 'size', values: ['XL'], said: 'xl' }]],
    ['kleid 36-38', {}, [{ kind: 'size', values: ['36', '38'], said: '36-38' }]],
    ['kleid größe 36-40', { size: 'größe' }, [{ kind: 'size', values: ['36', '38', '40'], said: 'grosse 36-40' }]],
    ['kleid größe s bis l', { size: 'größe', below: 'bis' }, [{ kind: 'size', values: ['S', 'L'], said: 'grosse s bis l' }]],
    ['kleid größe von 36 bis 38', { size: 'größe', below: 'bis' }, [{ kind: 'size', values: ['36', '38'], said: 'grosse von 36 bis 38' }]],
    ['kleid 38', {}, [{ kind: 'size', values: ['38'], said: '38' }]],
    ['فستان ٣٨', {}, [{ kind: 'size', values: ['38'], said: '38' }]],
    [
      'jeans 32/34',
      {},
      [
        { kind: 'size', values: ['32'], said: '32/34' },
        { kind: 'length', values: ['34'], said: '32/34' },
      ],
    ],
    [
      'jeans w32 l34',
      {},
      [
        { kind: 'size', values: ['32'], said: 'w32' },
        { kind: 'length', values: ['34'], said: 'l34' },
      ],
    ],
    [
      'jeans 32 länge 34',
      { length: 'länge' },
      [
        { kind: 'size', values: ['32'], said: '32' },
        { kind: 'length', values: ['34'], said: 'lange 34' },
      ],
    ],
    [
      'hemd m, l',
      {},
      [
        { kind: 'size', values: ['M'], said: 'm,' },
        { kind: 'size', values: ['L'], said: 'l' },
      ],
    ],
  ])('is read in “%s”', (query, signs, expected) => {
    expect(read(query, signs)).toEqual(expected);
  });

  test.each(['kleid größe 99', 'kleid 99', 'm', 'modell 32 40', 'jeans 32/99', 't-shirt'])('is none in “%s”', (query) => {
    expect(read(query, { size: 'größe' })).toEqual([]);
  });

  test('is no price, and a price no size', () => {
    expect(read('kleid 38 unter 40', { below: 'unter' })).toEqual([
      { kind: 'size', values: ['38'], said: '38' },
      { kind: 'price', highest: 40, said: 'unter 40' },
    ]);
  });
});

test.each([
  ['de-DE', 'EUR', ['eur', '€', 'euro']],
  ['fr-FR', 'EUR', ['euros', '€']],
  ['pl-PL', 'PLN', ['zl', 'pln', 'zloty']],
  ['da-DK', 'DKK', ['kr', 'dkk']],
  ['ar-KW', 'KWD', ['kwd', 'دينار']],
  ['en-GB', 'GBP', ['£', 'gbp', 'pounds']],
  ['tr-TR', 'TRY', ['₺', 'lirasi', 'tl']],
  ['uk-UA', 'UAH', ['₴', 'грн']],
  ['sv-SE', 'SEK', ['kr']],
  ['ro-RO', 'RON', ['lei']],
])('money of %s in %s is called %j', (locale, currency, words) => {
  const called = currencyWords(locale, currency);
  expect(words.filter((word) => !called.has(word))).toEqual([]);
});

describe('as languages with endings say it', () => {
  test.each<[string, Parameters<typeof read>[1], unknown, Partial<KnownMeasures>?]>([
    ['40 numara ayakkabı', { size: 'numara' }, [{ kind: 'size', values: ['40'], said: '40 numara' }]],
    ['кросівки 40 розмір', { size: 'розмір' }, [{ kind: 'size', values: ['40'], said: '40 розмір' }]],
    [
      'jeans 32 length 34',
      { length: 'length' },
      [
        { kind: 'size', values: ['32'], said: '32' },
        { kind: 'length', values: ['34'], said: 'length 34' },
      ],
    ],
    ['L beden gömlek', { size: 'beden' }, [{ kind: 'size', values: ['L'], said: 'l beden' }]],
    ['L-es ing', {}, [{ kind: 'size', values: ['L'], said: 'l-es' }]],
    ['ing S-XL', {}, [{ kind: 'size', values: ['S', 'XL'], said: 's-xl' }]],
    ['cipő 40-es', {}, [{ kind: 'size', values: ['40'], said: '40-es' }]],
    ['cipő 40-es méret', { size: 'méret' }, [{ kind: 'size', values: ['40'], said: '40-es meret' }]],
    [
      '5000 liraya kadar kazak',
      { below: 'kadar' },
      price('5000 liraya kadar', { highest: 5000 }),
      { range: rangeWords('tr'), currency: currencyWords('tr-TR', 'TRY') },
    ],
    [
      'pulóver 40000 forintig',
      {},
      price('40000 forintig', { highest: 40_000 }),
      { range: rangeWords('hu'), currency: currencyWords('hu-HU', 'HUF') },
    ],
  ])('%s', (query, signs, measures, change) => {
    expect(read(query, signs, change)).toEqual(measures);
  });
});

describe('a number behind a price', () => {
  test.each<[string, number]>([
    ['jeans under 100 501', 100],
    ['sneakers under 150 574 white', 150],
    ['coat under 100 000', 100_000],
    ['coat under 1 299', 1299],
    ['coat under 100 501 €', 100_501],
    ['coat under 250 000', 250_000],
  ])('%s is at most %s', (query, highest) => {
    expect(read(query, { below: 'under' })[0]).toMatchObject({ kind: 'price', highest });
  });
});

describe('three noughts that are a word', () => {
  test.each([
    ['boty do 2 tis.', 2_000],
    ['boty do 2 tis. €', 2_000],
    ['boty do 15k', 15_000],
    ['boty do 2,5 tis', 2_500],
    ['boty do 200', 200],
  ])('%s', (query, highest) => {
    expect(read(query, { below: 'do' })).toEqual([expect.objectContaining({ kind: 'price', highest })]);
  });
});

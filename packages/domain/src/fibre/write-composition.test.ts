import { claims, components, fibreCodes, readComposition } from '@selvedge/contract/catalogue/fibre.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fibreNames } from './fibre-names.ts';
import { writeComposition } from './write-composition.ts';

const languages = 'ar bg bs ca cs da de el en es et fi fr hr hu hy it lt lv mk nl no pl pt ro sk sl sq sr sv tr uk'.split(' ');
const plain = (text: string) => text.replace(/\s|\u200e|\u200f|\u061c/g, ' ').replace(/ +/g, ' ');

describe('fibres by their legal names', () => {
  test.each([
    ['en', '15 polyester recycled, 85 cotton organic', false, '85% cotton (organic), 15% polyester (recycled)'],
    ['de', '2 elastane, 98 virgin-wool', false, '98 % Schurwolle, 2 % Elasthan'],
    [
      'fr',
      'shell: 100 polyamide; lining: 50 viscose, 50 acetate',
      false,
      'Tissu extérieur : 100 % polyamide\nDoublure : 50 % viscose, 50 % acétate',
    ],
    ['tr', '60 cotton, 40 linen', false, '%60 pamuk, %40 keten'],
    ['es', '100 cotton', true, '100 % algodón\nContiene partes no textiles de origen animal'],
    ['sr', '100 wool', false, '100% вуна'],
    ['fi', '5.5 elastane, 94.5 modal', false, '94,5 % modaali, 5,5 % elastaani'],
    ['xx', '100 silk', false, '100% silk'],
  ])('%s: %s', (language, fibres, animalParts, expected) => {
    const written = writeComposition({ fibres, animalParts }, language);
    expect(written.split('\n').map(plain)).toEqual(expected.split('\n'));
  });

  test('what has no name stands last, even where it is more', () => {
    expect(writeComposition({ fibres: '55 other, 45 wool', animalParts: false }, 'en')).toBe('45% wool, 55% other fibres');
  });

  test('nothing coded, nothing written', () => {
    expect(writeComposition({ fibres: '', animalParts: false }, 'da')).toBe('');
  });

  test('every language of the shop has every name, none of them twice', () => {
    expect(Object.keys(fibreNames).sort()).toEqual(languages);
    for (const { fibres, words, animalParts } of Object.values(fibreNames)) {
      expect(Object.keys(fibres).sort()).toEqual([...fibreCodes].sort());
      expect(Object.keys(words).sort()).toEqual([...components, ...claims].sort());
      const names = Object.values(fibres);
      expect([new Set(names).size, names.every((name) => name.trim() === name && name !== ''), animalParts.length > 10]).toEqual([
        names.length,
        true,
        true,
      ]);
    }
  });

  test('in every language the shares fall and no fibre is lost', () => {
    const share = fc.record({ fibre: fc.constantFrom(...fibreCodes), weight: fc.integer({ min: 1, max: 20 }) });
    const some = fc.uniqueArray(share, { selector: ({ fibre }) => fibre, minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(some, fc.constantFrom(...languages), (shares, language) => {
        const rest = 100 - shares.slice(1).reduce((sum, { weight }) => sum + weight, 0);
        const fibres = shares.map(({ fibre, weight }, at) => `${at === 0 ? rest : weight} ${fibre}`).join(', ');
        const written = writeComposition({ fibres, animalParts: false }, language);
        const parts = written.split(language === 'ar' ? '، ' : ', ').filter((part) => !part.includes(fibreNames[language]!.fibres.other));
        const numbers = parts.map((part) => Number(/\d+/.exec(part)![0]));
        expect(numbers).toEqual([...numbers].sort((a, b) => b - a));
        for (const { fibre } of shares) expect(written).toContain(fibreNames[language]!.fibres[fibre]);
      }),
    );
  });
});

test.each([
  ['99 cotton'],
  ['100 unobtainium'],
  ['50 cotton, 50 cotton'],
  ['100 cotton; 100 wool'],
  ['lining: 100 cotton; lining: 100 wool'],
  ['sleeve: 100 cotton'],
  ['100 cotton magic'],
  ['0 wool, 100 cotton'],
  ['cotton'],
  ['; '],
])('"%s" is no composition', (written) => {
  expect(readComposition(written)).toBeUndefined();
});

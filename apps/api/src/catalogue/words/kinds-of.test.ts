import { describe, expect, test } from 'vitest';
import type { ConceptKind } from './en.ts';
import { kindsKnownAs, kindsOf, toldByTrade } from './kinds-of.ts';

describe('what a garment is by its name', () => {
  test.each([
    ['en', 'Shirt dress Alma', ['shirt-dress']],
    ['en', 'Blazer with shirt collar', ['blazer']],
    ['en', 'Coat with wool collar', ['coat']],
    ['en', 'Wool coat Liv', ['wool-coat']],
    ['en', 'Scented candle', []],
    ['de', 'Leinenkleid Olive', ['dress']],
    ['de', 'Jacke aus Denim', ['denim-jacket']],
    ['de', 'Hemdblusenkleid', ['shirt-dress']],
    ['fr', 'Robe chemise Alma', ['shirt-dress']],
    ['fr', 'Veste en jean', ['denim-jacket']],
    ['cs', 'Oblekové kalhoty', ['trousers']],
    ['cs', 'Džínová sukně', ['skirt']],
    ['pl', 'Płaszcz wełniany', ['wool-coat']],
    ['el', 'Λινό φόρεμα', ['dress']],
    ['ar', 'فستان كتان', ['dress']],
  ])('%s: %s', (language, name, kinds) => {
    expect(kindsOf(name, language)).toEqual(kinds);
  });
});

describe('what a garment is by what else is known of it', () => {
  test.each([
    [['coat'], ['material:wool'], ['wool-coat']],
    [['jacket'], ['material:cotton', 'material:denim'], ['denim-jacket']],
    [['trench-coat'], ['material:wool'], ['trench-coat']],
    [['coat'], ['material:cotton'], ['coat']],
    [['skirt'], ['material:denim'], ['skirt']],
    [['bag'], ['garment:tote-bag'], ['tote-bag']],
    [['tote-bag'], ['garment:bag'], ['tote-bag']],
    [['dress'], ['detail:knitted'], ['knitted-dress']],
    [[], ['material:wool'], []],
  ])('%j of %j', (kinds, known, expected) => {
    expect(
      kindsKnownAs(
        kinds,
        known.map((each) => ({ kind: each.split(':')[0] as ConceptKind, id: each.split(':')[1]! })),
      ),
    ).toEqual(expected);
  });
});

test('the word of the trade says how long a garment is, what it is made like, and which of its kind it is', () => {
  const told = (word: string) => toldByTrade(word).map(({ kind, id }) => `${kind}:${id}`);
  expect(told('Mini skirts')).toEqual(['detail:mini', 'garment:skirt']);
  expect(told('Knitted dresses')).toEqual(['detail:knitted', 'garment:knitted-dress']);
  expect(told('Tote bags')).toEqual(['garment:tote-bag']);
});

import { describe, expect, test } from 'vitest';
import { kindsMadeOf, kindsOf } from './kinds-of.ts';

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

describe('what a garment is by what it is made of', () => {
  test.each([
    [['coat'], ['wool'], ['wool-coat']],
    [['jacket'], ['cotton', 'denim'], ['denim-jacket']],
    [['trench-coat'], ['wool'], ['trench-coat']],
    [['coat'], ['cotton'], ['coat']],
    [['skirt'], ['denim'], ['skirt']],
    [[], ['wool'], []],
  ])('%j of %j', (kinds, materials, expected) => {
    expect(kindsMadeOf(kinds, materials)).toEqual(expected);
  });
});

import type { Maker } from '@selvedge/contract/product-safety.ts';
import { expect, test } from 'vitest';
import { findMaker } from './find-maker.ts';

const maker = (id: string, ...brands: string[]): Maker => ({ id, brands, name: id, address: 'Street 1', contact: 'a@b.example' });
const makers = [maker('own', 'Selvedge'), maker('rest'), maker('mill', 'Other Side')];

test.each([
  ['of the brand, in any case', { maker: '', brand: 'selvedge' }, 'own'],
  ['whom the product names', { maker: 'mill', brand: 'Selvedge' }, 'mill'],
  ['of everything else', { maker: '', brand: 'Unknown' }, 'rest'],
  ['nobody, rather than a wrong one, where the product names one who is gone', { maker: 'gone', brand: 'Selvedge' }, undefined],
])('DUTY-05 the maker %s', (_, made, expected) => {
  expect(findMaker(makers, made)?.id).toBe(expected);
});

test('DUTY-05 without anybody for the rest a brand has none', () => {
  expect(findMaker([maker('own', 'Selvedge')], { maker: '', brand: 'Unknown' })).toBeUndefined();
});

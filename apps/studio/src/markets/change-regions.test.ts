import { canadianProvinces } from '@selvedge/domain/tax/regions.ts';
import { expect, test } from 'vitest';
import { changeRegions } from './change-regions.ts';

const quebec = canadianProvinces.find(({ code }) => code === 'QC')!;
const alberta = canadianProvinces.find(({ code }) => code === 'AB')!;
const raised = quebec.taxes.map((tax) => ({ ...tax, rate: tax.rate + 1 }));

test('a region whose tax differs is kept, beside the others and in the order of names', () => {
  const one = changeRegions([], quebec, raised);
  expect(one).toEqual([{ code: 'QC', name: 'Quebec', taxes: raised }]);
  expect(changeRegions(one, alberta, [{ en: 'GST', fr: 'TPS', rate: 6 }]).map(({ code }) => code)).toEqual(['AB', 'QC']);
});

test('a region that is as the shop knows it again is not kept', () => {
  expect(changeRegions(changeRegions([], quebec, raised), quebec, quebec.taxes)).toEqual([]);
});

test('a second change takes the place of the first', () => {
  const twice = changeRegions(changeRegions([], quebec, raised), quebec, [{ en: 'HST', fr: 'TVH', rate: 15 }]);
  expect(twice).toMatchObject([{ code: 'QC', taxes: [{ en: 'HST', rate: 15 }] }]);
});

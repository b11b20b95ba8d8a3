import { expect, test } from 'vitest';
import { taxNameIn } from './tax-name-in.ts';

test.each([
  ['el', 'FPA', 'ΦΠΑ'],
  ['uk', 'PDV', 'ПДВ'],
  ['hu', 'AFA', 'áfa'],
  ['sr', 'PDV', 'PDV'],
  ['de', 'MwSt', 'MwSt.'],
  ['nl', 'BTW', 'btw'],
  ['no', 'MVA', 'mva.'],
  ['fi', 'ALV', 'alv'],
  ['hy', 'VAT', 'ԱԱՀ'],
  ['en', 'VAT', 'VAT'],
  ['bg', 'Данък', 'Данък'],
])('in %s the tax %s is called %s', (language, name, expected) => {
  expect(taxNameIn(language, name)).toBe(expected);
});

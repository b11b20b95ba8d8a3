import { describe, expect, test } from 'vitest';
import { unitPriceOf, writeUnitPrice } from './unit-price.ts';

const market = (id: string, currency: string) => ({ id, currency, country: { code: id.slice(3) } });
const plain = (text: string | undefined) => text?.replace(/[\u00a0\u202f]/g, ' ');

describe('DUTY-08 what is sold by measure is priced by the unit, too', () => {
  test.each<[number, string, number, string]>([
    [950, '150 ml', 6_333, 'l'],
    [950, '1 l', 950, 'l'],
    [950, '1.5 l', 633, 'l'],
    [1_200, '75 g', 16_000, 'kg'],
    [1_200, '0.5 kg', 2_400, 'kg'],
    [500, '120 cm', 417, 'm'],
    [500, '3 m', 167, 'm'],
    [9_900, '2.5 m2', 3_960, 'm2'],
    [1, '3 kg', 0, 'kg'],
    // Half a cent goes up, also where the quantity is no exact number of the machine's.
    [7, '0.56 l', 13, 'l'],
  ])('%s for %s is %s for 1 %s or the like', (sales, netContent, amount, base) => {
    expect(unitPriceOf(sales, { netContent, country: 'DE' })).toMatchObject({ amount, base });
  });

  test.each(['', '0 ml', '0.000 l', '150ml', '150 pieces', '-1 l', '1e3 ml', ' 150 ml', '1. l'])(
    'of "%s" nothing is said',
    (netContent) => {
      expect(unitPriceOf(950, { netContent, country: 'DE' })).toBeUndefined();
    },
  );

  test.each(['US', 'CA', 'KW'])('nor in %s, whose law does not ask for it', (country) => {
    expect(unitPriceOf(950, { netContent: '150 ml', country })).toBeUndefined();
  });

  test.each([
    ['de-DE', 'EUR', 950, '150 ml', '150 ml · 63,33 €/l'],
    ['hu-HU', 'HUF', 3_990, '150 ml', '150 ml · 26 600 Ft/l'],
    ['sv-SE', 'SEK', 9_900, '0.75 l', '0,75 l · 132,00 KR/l'],
    ['en-GB', 'GBP', 850, '75 g', '75 g · £113.33/kg'],
    ['uk-UA', 'UAH', 39_900, '150 ml', '150 мл · 2 660,00 ₴/л'],
    ['sr-RS', 'RSD', 119_000, '150 g', '150 g · 7.933,33 RSD/kg'],
    ['el-GR', 'EUR', 950, '120 cm', '120 εκ. · 7,92 €/μ.'],
    ['tr-TR', 'TRY', 9_900, '2.5 m2', '2,5 m² · 39,60 TL/m²'],
    ['fr-FR', 'EUR', 950, '1 l', '1 l'],
  ])('%s reads it as its shoppers write', (id, currency, sales, netContent, text) => {
    const written = writeUnitPrice(sales, netContent, market(id, currency)) ?? '';
    expect(plain(written)).toBe(text);
    // Only beside the dot may a line break.
    expect(written.split(' ').length).toBeLessThanOrEqual(3);
  });

  test.each([
    ['KWD', 12_345, '150 ml · KWD 82.300/l'],
    ['HUF', 12_345, '150 ml · HUF 82,300/l'],
    ['EUR', 12_345, '150 ml · 823.00 €/l'],
  ])('an amount of %s has the decimals that its currency has', (currency, sales, text) => {
    expect(plain(writeUnitPrice(sales, '150 ml', market('en-IE', currency)))).toBe(text);
  });
});

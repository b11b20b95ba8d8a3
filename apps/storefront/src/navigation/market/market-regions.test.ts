import type { Market } from '@selvedge/contract/market.ts';
import { describe, expect, it } from 'vitest';
import { marketRegions } from './market-regions.ts';

const market = (id: string, country: string, language = 'English', currency = 'EUR'): Market => ({
  id,
  priority: 1,
  language: { name: language, baseCode: id.slice(0, 2) },
  country: { name: country, code: id.slice(3) },
  url: `/${id}`,
  name: country,
  fullName: `${country} (${language})`,
  currency,
  direction: 'ltr',
  dialPrefix: '',
});

describe('the list of markets', () => {
  it('names a country once with all its languages, countries in alphabetical order', () => {
    const [europe] = marketRegions([market('fr-BE', 'Belgium'), market('sq-AL', 'Albania'), market('nl-BE', 'Belgium')]);
    expect(europe?.countries.map(({ name, markets }) => [name, markets.map(({ id }) => id)])).toEqual([
      ['Albania', ['sq-AL']],
      ['Belgium', ['fr-BE', 'nl-BE']],
    ]);
  });

  it('leaves out a region without markets', () => {
    expect(marketRegions([market('en-US', 'United States')]).map(({ region }) => region)).toEqual(['northAmerica']);
  });
});

describe('a market that staff have added', () => {
  it('stands where its country is, and is not made European', () => {
    const regions = marketRegions([market('en-ZA', 'South Africa'), market('de-DE', 'Deutschland')]);
    expect(regions.map(({ region, countries }) => [region, countries[0]?.code])).toEqual([
      ['europe', 'DE'],
      ['world', 'ZA'],
    ]);
  });
});

import type { MarketSettings } from '@selvedge/contract/market.ts';
import { describe, expect, test } from 'vitest';
import { countryName, filterMarkets } from './filter-markets.ts';

const market = (id: string, over: Partial<MarketSettings>): MarketSettings => ({
  id,
  priority: 1,
  language: { name: 'Dansk', baseCode: 'da' },
  country: { name: 'Danmark', code: id.slice(3) },
  url: `/${id}`,
  name: id,
  fullName: id,
  currency: 'DKK',
  direction: 'ltr',
  dialPrefix: '+45',
  decimals: 2,
  tax: { name: 'moms', rate: 25, included: true },
  paymentProviders: [],
  hasStoreLocator: true,
  ...over,
});

const markets = [
  market('da-DK', {}),
  market('de-AT', {
    language: { name: 'Deutsch', baseCode: 'de' },
    country: { name: 'Österreich', code: 'AT' },
    currency: 'EUR',
    dialPrefix: '+43',
  }),
  market('ar-AE', {
    language: { name: 'العربية', baseCode: 'ar' },
    country: { name: 'الإمارات', code: 'AE' },
    currency: 'AED',
    direction: 'rtl',
  }),
];

describe('filtering markets', () => {
  test.each([
    ['', ['da-DK', 'de-AT', 'ar-AE']],
    ['osterr', ['de-AT']],
    ['AUSTRIA', ['de-AT']],
    ['arabic', ['ar-AE']],
    ['rtl', ['ar-AE']],
    ['krone', ['da-DK']],
    ['euro german', ['de-AT']],
    ['euro arabic', []],
    ['+45', ['da-DK', 'ar-AE']],
  ])('"%s" finds its markets', (query, ids) => {
    expect(filterMarkets(markets, query).map(({ id }) => id)).toEqual(ids);
  });

  test('a code that is no country names itself', () => {
    expect(countryName('?')).toBe('?');
  });
});

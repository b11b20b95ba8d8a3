import type { Market } from '@selvedge/contract/market.ts';
import { describe, expect, it, test } from 'vitest';
import { matchesMarket } from './matches-market.ts';

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

const shops = [
  market('en-GB', 'United Kingdom', 'English', 'GBP'),
  market('en-US', 'United States', 'English', 'USD'),
  market('en-AE', 'United Arab Emirates', 'English', 'AED'),
  market('ar-KW', 'الكويت', 'العربية', 'KWD'),
  market('nl-NL', 'Nederland', 'Nederlands'),
  market('de-CH', 'Schweiz', 'Deutsch', 'CHF'),
  market('cs-CZ', 'Česko', 'Čeština', 'CZK'),
  market('el-GR', 'Ελλάδα', 'Ελληνικά'),
  market('da-DK', 'Danmark', 'Dansk', 'DKK'),
  market('mk-MK', 'Северна Македонија', 'Македонски', 'MKD'),
  market('sr-RS', 'Srbija', 'Srpski', 'RSD'),
  market('fr-DZ', 'Algérie', 'Français', 'DZD'),
];

const found = (typed: string, readers?: string) => shops.filter((each) => matchesMarket(each, typed, readers)).map(({ id }) => id);

test.each([
  ['uk', 'en-GB'],
  ['U.K.', 'en-GB'],
  ['England', 'en-GB'],
  ['great britain', 'en-GB'],
  ['usa', 'en-US'],
  ['America', 'en-US'],
  ['uae', 'en-AE'],
  ['Dubai', 'en-AE'],
  ['holland', 'nl-NL'],
  ['netherlands', 'nl-NL'],
  ['suisse', 'de-CH'],
  ['czech republic', 'cs-CZ'],
  ['greece', 'el-GR'],
  ['ελλαδα', 'el-GR'],
  ['København', 'da-DK'],
  ['كويت', 'ar-KW'],
  ['الكويت', 'ar-KW'],
  ['kuwait', 'ar-KW'],
  ['macedonia', 'mk-MK'],
  ['Србија', 'sr-RS'],
  ['الجزائر', 'fr-DZ'],
])('MKT-022 %s is %s', (typed, id) => {
  expect(found(typed)).toEqual([id]);
});

test('a country is found by what the reader calls it', () => {
  expect(found('Vereinigtes', 'de-DE')).toEqual(['en-GB']);
  expect(found('Royaume-Uni', 'fr-FR')).toEqual(['en-GB']);
  expect(found('Royaume-Uni', 'sv-SE')).toEqual([]);
});

describe('typing into the list', () => {
  const turkey = market('tr-TR', 'Türkiye', 'Türkçe', 'TRY');
  it.each(['turk', 'TÜRK', 'try', 'tr-tr', 'turkiye turkce', 'Türkiye TRY', 'turkish'])('finds Türkiye by %s', (typed) => {
    expect(matchesMarket(turkey, typed)).toBe(true);
  });
  it('does not find it by what it is not', () => {
    expect(matchesMarket(turkey, 'turk lira')).toBe(false);
  });
});

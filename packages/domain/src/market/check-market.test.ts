import type { MarketEdit } from '@selvedge/contract/studio/markets.ts';
import { expect, test } from 'vitest';
import { checkMarket } from './check-market.ts';
import { directionOf, languageOfMarket, nameProblem, ownNames } from './market-name.ts';

const settings: MarketEdit = {
  ...{ priority: 1, languageName: 'English', countryName: 'South Africa', direction: 'ltr', currency: 'ZAR' },
  ...{ tax: { name: 'VAT', rate: 15, included: true }, dialPrefix: '+27', paymentProviders: [], hiddenPaymentMethods: [] },
  ...{ suggested: [], hasStoreLocator: false, formats: {}, seller: {}, notes: '' },
};
const markets = ['en-ZA', 'en-GB'];
const check = (over: Partial<MarketEdit>) => checkMarket({ id: 'en-ZA', settings: { ...settings, ...over }, keepsNumbers: false, markets });

test.each<[what: string, over: Partial<MarketEdit>, problems: object]>([
  ['what is right', {}, {}],
  ['marks of its own', { formats: { decimal: '.', group: "'" } }, {}],
  ['one mark for two things', { formats: { decimal: '.', group: '.' } }, { 'formats.group': ['studio.market_marks'] }],
  ['a currency that nobody pays with (MKT-007)', { currency: 'QQQ' }, { currency: ['studio.market_currency_unknown'] }],
  ['a tax of everything', { tax: { ...settings.tax, rate: 100 } }, { 'tax.rate': ['studio.market_tax_range'] }],
  ['a tax that the books would round', { tax: { ...settings.tax, rate: 8.8755 } }, { 'tax.rate': ['studio.market_tax_decimals'] }],
  ['three decimals', { tax: { ...settings.tax, rate: 8.875 } }, {}],
  ['a market that suggests itself (MKT-012)', { suggested: ['en-ZA'] }, { suggested: ['studio.market_suggested'] }],
  ['one that is not there', { suggested: ['xx-XX'] }, { suggested: ['studio.market_suggested'] }],
  ['one that is named twice', { suggested: ['en-GB', 'en-GB'] }, { suggested: ['studio.market_suggested'] }],
])('%s', (_, over, expected) => {
  expect(check(over)).toEqual(expected);
});

test.each([
  ['en-ZA', undefined],
  ['EN-za', 'studio.market_id_form'],
  ['qq-ZA', 'studio.market_language_unknown'],
  ['en-QQ', 'studio.market_country_unknown'],
])('a market called %s (MKT-003)', (id, problem) => {
  expect(nameProblem(id)).toBe(problem);
});

test('MKT-004 a new market knows its language, its direction and what people there call it', () => {
  expect([languageOfMarket('nb-SJ'), languageOfMarket('en-ZA')]).toEqual(['no', 'en']);
  expect([directionOf('ar'), directionOf('en')]).toEqual(['rtl', 'ltr']);
  expect(ownNames('de-LI')).toEqual({ languageName: 'Deutsch', countryName: 'Liechtenstein' });
  expect(ownNames('fi-FI')).toEqual({ languageName: 'Suomen kieli', countryName: 'Suomi' });
});

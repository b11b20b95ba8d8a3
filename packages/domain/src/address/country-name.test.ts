import { expect, test } from 'vitest';
import { countryName, ownCountries } from './country-name.ts';
import { countryNamesOf } from './country-names-of.ts';

test('pages in languages that browsers lack bring the names of countries along', () => {
  expect(countryNamesOf('mk-MK', ['DE', 'GR'])).toEqual({ DE: 'Германија', GR: 'Грција' });
  expect(['bs-BA', 'hy-AM', 'sq-AL'].map((market) => countryNamesOf(market, ['DE'])?.DE)).toEqual(['Njemačka', 'Գերմանիա', 'Gjermani']);
  expect(countryNamesOf('de-DE', ['DE'])).toBeUndefined();
});

test('a country is called what the page says, and otherwise as the language has it', () => {
  ownCountries['sq-XK'] = { DE: 'Gjermania' };
  expect(['DE', 'GR', 'nowhere'].map((code) => countryName(code, 'sq-XK'))).toEqual(['Gjermania', 'Greqi', 'nowhere']);
});

test('the shops of Serbia and Montenegro write Latin letters', () => {
  expect(['sr-RS', 'sr-ME'].map((market) => countryName('DE', market))).toEqual(['Nemačka', 'Njemačka']);
});

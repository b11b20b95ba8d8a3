import type { PageAlias } from '@selvedge/contract/page.ts';
import { describe, expect, test } from 'vitest';
import { chooseWelcomeFlyout } from './choose-welcome-flyout.ts';
import { findDialPrefix, listDialPrefixes } from './dial-prefix.ts';
import { findMarketByPath, looksLikeMarket } from './find-market-by-path.ts';
import { readAcceptLanguage } from './read-accept-language.ts';
import * as special from './special-markets.ts';
import { suggestMarkets } from './suggest-markets.ts';
import { switchMarketPath } from './switch-market-path.ts';

const market = (id: string, priority: number, dialPrefix = '+1') => ({
  ...{ id, priority, dialPrefix, url: `/${id}` },
  language: { name: '', baseCode: id === 'nb-NO' ? 'no' : id.slice(0, 2) },
  country: { name: '', code: id.slice(3) },
});
const markets = [
  market('de-DE', 1, '+49'),
  market('en-GB', 2, '+44'),
  market('fr-FR', 3, '+33'),
  market('en-US', 4),
  market('nb-NO', 5, '+47'),
  market('de-AT', 6, '+43'),
  market('de-CH', 7, '+41'),
  market('fr-CH', 8, '+41'),
  market('nl-BE', 9, '+32'),
  market('fr-BE', 10, '+32'),
  market('en-CA', 11),
  market('en-IE', 12, '+353'),
];
const get = (id: string) => markets.find((each) => each.id === id)!;

test.each([
  ['/de-DE/women', 'de-DE'],
  ['/DE-de', 'de-DE'],
  ['/xx-YY', undefined],
  ['/', undefined],
  ['', undefined],
])('MKT-016 the first segment of %s names %s', (path, expected) => {
  expect(findMarketByPath(markets, path)?.id).toBe(expected);
});

test('only two letters, a hyphen and two letters look like a market', () => {
  expect(['xx-YY', 'XX-yy', 'women', 'de', 'de-DEU', 'de_DE'].map(looksLikeMarket)).toEqual([true, true, false, false, false, false]);
});

test('MKT-011 six countries have a check of their own', () => {
  const { isUnitedStates, isCanada, isTurkey, isEmirates, isGermany, isAndorra } = special;
  const ids = ['en-US', 'en-CA', 'tr-TR', 'ar-AE', 'de-DE', 'ca-AD'];
  const checks = [isUnitedStates, isCanada, isTurkey, isEmirates, isGermany, isAndorra];
  for (const [row, check] of checks.entries())
    expect(ids.map((id) => check(market(id, 0)))).toEqual(ids.map((_, column) => column === row));
  expect(isGermany(market('de-AT', 0))).toBe(false);
  expect(isGermany(null)).toBe(false);
});

test('MKT-006 a country has its dial prefix, and each is listed once', () => {
  expect([findDialPrefix(markets, 'de'), findDialPrefix(markets, 'GB'), findDialPrefix(markets, 'XX')]).toEqual(['+49', '+44', undefined]);
  expect(listDialPrefixes(markets).filter((prefix) => prefix === '+1')).toHaveLength(1);
});

test.each([
  ['de-AT,de;q=0.9,en;q=0.8', ['de-AT', 'de', 'en']],
  ['en;q=0.5, fr-CH', ['fr-CH', 'en']],
  ['zh-Hant-TW', ['zh-TW']],
  ['*, de;q=0', []],
  ['<script>', []],
  [undefined, []],
])('a browser that asks for %s wants %o', (header, expected) => {
  expect(readAcceptLanguage(header).map(({ language, region }) => (region ? `${language}-${region}` : language))).toEqual(expected);
});

describe('MKT-025 suggested markets', () => {
  test.each([
    // current, country, languages, suggestion
    ['de-DE', 'DE', 'de', []],
    ['de-DE', 'AT', 'de', ['de-AT']],
    ['de-DE', 'at', '', ['de-AT']],
    ['de-DE', 'CH', 'fr-CH,fr', ['fr-CH', 'de-CH']],
    ['nl-BE', 'BE', 'fr', ['fr-BE']],
    ['nl-BE', 'BE', 'fr,nl', []],
    ['nl-BE', 'BE', 'en', []],
    ['de-DE', 'BR', 'pt-BR', []],
    ['de-DE', 'BR', 'en', ['en-GB', 'en-US', 'en-CA']],
    ['de-DE', undefined, 'de', []],
    ['de-DE', undefined, 'de-AT,de', ['de-AT']],
    ['de-DE', undefined, 'fr', ['fr-FR', 'fr-CH', 'fr-BE']],
    ['en-GB', undefined, 'nb-NO,nb', ['nb-NO']],
    ['nb-NO', undefined, 'nn', []],
    ['de-DE', undefined, '', []],
    ['de-DE', 'T1', 'de', []],
    ['de-DE', 'XX', 'de-AT', ['de-AT']],
    ['de-DE', undefined, 'de,en-US;q=0.7', []],
    ['de-AT', undefined, 'de,de-DE;q=0.9,en-US;q=0.7', []],
    ['fr-BE', undefined, 'fr,en-GB;q=0.5', []],
    ['en-GB', 'GB', 'en-US', []],
    ['en-GB', undefined, 'en-US,en', []],
    ['en-IE', undefined, 'en-US', []],
    ['de-DE', undefined, 'en-US', ['en-US']],
    ['en-US', 'GB', 'en-US', ['en-GB']],
    ['de-DE', 'BR', 'de-AT', []],
  ])('on %s, seen in %s, asking for %s: %o', (current, country, header, expected) => {
    expect(suggestMarkets(markets, { current: get(current), country, languages: readAcceptLanguage(header) })).toEqual(expected);
  });
});

describe('MKT-022, MKT-023 switching market', () => {
  const alternate = (hreflang: string, href: string) => ({ rel: 'alternate', hreflang, href });
  const linkTags = [
    { rel: 'canonical', href: 'https://shop.example/de-DE/damen/strick' },
    alternate('x-default', 'https://shop.example/en-GB/somewhere-else'),
    alternate('fr-FR', 'https://shop.example/fr-FR/femme/maille'),
    alternate('no-NO', '/nb-NO/dame/strikk'),
  ];
  const page = (alias: PageAlias, path: string, over: object = {}) => ({ alias, path, market: get('de-DE'), linkTags: [], ...over });
  const knitwear = page('categoryPage', '/de-DE/damen/strick', { linkTags, search: '?size=M', scroll: '#y=400' });
  const jumper = '/de-DE/p/pullover/100_black_1';
  test.each([
    ['the same category under its name there, with what was chosen and the place', knitwear, 'fr-FR', '/fr-FR/femme/maille?size=M#y=400'],
    ['the market by its address, whatever its language is called', knitwear, 'nb-NO', '/nb-NO/dame/strikk?size=M#y=400'],
    ['what is nearest to the category there, from its top', knitwear, 'en-GB', '/en-GB/damen/strick?size=M&formerMarket=de-DE'],
    ['what is nearest to the store there', page('store', '/de-DE/stores/mitte'), 'en-GB', '/en-GB/stores/mitte?formerMarket=de-DE'],
    ['the product of a store', page('storeProductPage', '/de-DE/stores/mitte/p/7'), 'en-GB', '/en-GB/p/p/7?formerMarket=de-DE'],
    ['the basket', page('basketPage', '/de-DE/basket'), 'en-GB', '/en-GB/basket'],
    ['the same search', page('searchPage', '/de-DE/search', { search: '?q=wolle' }), 'fr-CH', '/fr-CH/search?q=wolle'],
    ['the same product', page('productPage', jumper, { scroll: '#y=9' }), 'fr-FR', '/fr-FR/p/pullover/100_black_1?formerMarket=de-DE#y=9'],
    ['the same set', page('productSetPage', '/de-DE/set/anzug/7', {}), 'nl-BE', '/nl-BE/set/anzug/7?formerMarket=de-DE'],
    ['home from a page that is not there', page('notFoundPage', '/de-DE/404'), 'en-GB', '/en-GB'],
    ['home from the country selector', page('countrySelectorPage', '/', { market: null }), 'en-GB', '/en-GB'],
  ] as const)('leads to %s', (_, place, picked, expected) => {
    expect(switchMarketPath(place, get(picked))).toBe(expected);
  });
});

describe('who greets a visitor', () => {
  const visit = {
    toggles: { geoLocatorFlyout: true, appBannerFlyout: true },
    isSigningIn: false,
    device: 'mobile' as const,
    inStore: false,
    isGeoShown: false,
    isMarketChosen: false,
    isAppBannerHandled: false,
  };
  test.each([
    ['MKT-026 better markets', {}, ['de-AT'], 'geoLocator'],
    ['MKT-032 the app, when no market is better', {}, [], 'appBanner'],
    ['MKT-030, MKT-058 nobody, when the flyout was shown before', { isGeoShown: true }, ['de-AT'], undefined],
    ['nobody, when the market was chosen', { isMarketChosen: true }, ['de-AT'], undefined],
    ['MKT-027 nobody, when the flag is off', { toggles: { ...visit.toggles, geoLocatorFlyout: false } }, ['de-AT'], undefined],
    ['MKT-028 nobody in a store', { inStore: true }, ['de-AT'], undefined],
    ['nobody in a store, not even the app', { inStore: true }, [], undefined],
    ['MKT-029 nobody on the login callback', { isSigningIn: true }, ['de-AT'], undefined],
    ['MKT-033 nobody on a desktop', { device: 'desktop' as const }, [], undefined],
    ['MKT-033 nobody inside the app', { device: 'app' as const }, [], undefined],
    ['MKT-034 nobody, when the app was declined', { isAppBannerHandled: true }, [], undefined],
    ['nobody, when the app is not offered', { toggles: { ...visit.toggles, appBannerFlyout: false } }, [], undefined],
  ])('%s', (_, over, suggestions, expected) => {
    expect(chooseWelcomeFlyout({ ...visit, ...over }, suggestions)).toBe(expected);
  });
});

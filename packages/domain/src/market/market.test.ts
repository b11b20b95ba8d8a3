import type { Market } from '@selvedge/contract/market.ts';
import type { PageData } from '@selvedge/contract/page-data.ts';
import { describe, expect, test } from 'vitest';
import { chooseWelcomeFlyout } from './choose-welcome-flyout.ts';
import { findDialPrefix, listDialPrefixes } from './dial-prefix.ts';
import { findMarketByPath, looksLikeMarket } from './find-market-by-path.ts';
import { readAcceptLanguage } from './read-accept-language.ts';
import * as special from './special-markets.ts';
import { suggestMarkets } from './suggest-markets.ts';
import { redirectOf, switchMarketPath } from './switch-market.ts';

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
  ])('on %s, seen in %s, asking for %s: %o', (current, country, header, expected) => {
    expect(suggestMarkets(markets, { current: get(current), country, languages: readAcceptLanguage(header) })).toEqual(expected);
  });
});

describe('MKT-022, MKT-023, MKT-024 switching market', () => {
  const page = (alias: string, path: string, links: object[] = []) =>
    ({
      content: { _meta: { alias, url: path }, seo: { linkTags: links } },
      location: { market: get('de-DE'), path, query: {} },
    }) as unknown as PageData;
  const knitwear = page('categoryPage', '/de-DE/damen/strick', [
    { rel: 'alternate', hreflang: 'fr-FR', href: 'https://shop.example/fr-FR/femme/maille' },
  ]);
  test.each([
    ['the same category under its name there', knitwear, 'fr-FR', '/fr-FR/femme/maille'],
    ['home where the category is missing', knitwear, 'en-GB', '/en-GB'],
    ['the same page of the shop', page('basketPage', '/de-DE/basket'), 'en-GB', '/en-GB/basket'],
    ['home from a page that is not there', page('notFoundPage', '/de-DE/404'), 'en-GB', '/en-GB'],
    ['home from the country selector', page('countrySelectorPage', '/de-DE/country-selector'), 'en-GB', '/en-GB'],
    ['nowhere when it is the current one', knitwear, 'de-DE', undefined],
  ])('leads to %s', (_, data, picked, expected) => {
    expect(switchMarketPath(data, get(picked) as Market)).toBe(expected);
  });
});

test('MKT-019, MKT-057 a status from 300 to 399 sends the visitor on', () => {
  const data = (statusCode: number, redirect?: string) =>
    ({ statusCode, location: { market: get('de-DE'), redirect } }) as unknown as PageData;
  expect([200, 404, 503].map((status) => redirectOf(data(status, '/x')))).toEqual([undefined, undefined, undefined]);
  expect([redirectOf(data(300)), redirectOf(data(301, '/x'))]).toEqual(['/de-DE', '/x']);
});

describe('who greets a visitor', () => {
  const visit = {
    toggles: { geoLocatorFlyout: true, appBannerFlyout: true },
    isSigningIn: false,
    device: 'mobile' as const,
    inStore: false,
    isGeoShown: false,
    isAppBannerHandled: false,
  };
  test.each([
    ['MKT-026 better markets', {}, ['de-AT'], 'geoLocator'],
    ['MKT-032 the app, when no market is better', {}, [], 'appBanner'],
    ['MKT-030, MKT-058 nobody, when the flyout was shown before', { isGeoShown: true }, ['de-AT'], undefined],
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

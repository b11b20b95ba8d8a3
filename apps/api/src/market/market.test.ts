import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { testApp } from '../harness/test-app.ts';

const ask = async (market: string, headers: Record<string, string>, env: Record<string, string> = {}) => {
  const app = await testApp({ config: readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', ...env }) });
  const answer = await app.inject({ url: `/api/geolocation/suggest/${market}`, headers });
  return answer.json();
};
const behindProxy = { TRUSTED_PROXIES: '127.0.0.1' };

test('a visitor whose market fits is left alone', async () => {
  expect(await ask('de-DE', { 'accept-language': 'de-DE,de;q=0.9' })).toEqual([]);
  expect(await ask('de-DE', {})).toEqual([]);
});

test('the language of the browser suggests a market, three at most', async () => {
  expect(await ask('de-DE', { 'accept-language': 'sv-SE,sv' })).toEqual(['sv-SE']);
  expect(await ask('de-DE', { 'accept-language': 'ar' })).toEqual(['ar-AE', 'ar-SA', 'ar-KW']);
});

test('the country that a trusted proxy names counts more than the language', async () => {
  expect(await ask('de-DE', { 'cf-ipcountry': 'AT', 'accept-language': 'de-DE' }, behindProxy)).toEqual(['de-AT']);
  const own = { ...behindProxy, COUNTRY_HEADER: 'X-Country' };
  expect(await ask('de-DE', { 'x-country': 'BE', 'accept-language': 'fr' }, own)).toEqual(['fr-BE', 'nl-BE']);
});

test('a country that anybody could have written is not believed', async () => {
  expect(await ask('de-DE', { 'cf-ipcountry': 'AT', 'accept-language': 'de-DE' })).toEqual([]);
});

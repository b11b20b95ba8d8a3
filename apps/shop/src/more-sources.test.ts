import { readConfig } from '@selvedge/api/config.ts';
import type { MarketContent } from '@selvedge/api/published/content-snapshot.ts';
import { ForeignScripts } from '@selvedge/contract/foreign-scripts.ts';
import type { PageAlias } from '@selvedge/contract/page.ts';
import { expect, test } from 'vitest';
import { moreSources } from './more-sources.ts';

const config = readConfig({ NODE_ENV: 'test', SCRIPT_HOSTS: 'https://try.example, https://*.count.example', KLARNA_CLIENT_ID: 'x' });
const settings = ForeignScripts.parse({
  conversionTesting: { script: 'https://try.example/a.js', hosts: ['https://eu.count.example', 'https://evil.example'] },
  sizeScript: { script: 'https://sizes.example/a.js' },
});
const market = {
  documents: new Map([['foreign-scripts', settings]]),
  featureToggles: { conversionScript: true, sizingAssistant: true, sizeScript: true },
} as unknown as MarketContent;
const scriptsOn = (alias: PageAlias, of: MarketContent | undefined = market) => moreSources(config, alias, of)['script-src'] ?? [];

test('ANA-031 a page may run the scripts that its market has set and the operator allows, and no others', () => {
  expect(scriptsOn('homePage')).toEqual(['https://try.example', 'https://eu.count.example']);
  expect(moreSources(config, 'homePage', market)['worker-src']).toBeUndefined();
  expect(scriptsOn('homePage', { ...market, documents: new Map() })).toEqual([]);
});

test('where somebody pays there is the provider alone, whatever is set', () => {
  expect(scriptsOn('checkoutPaymentPage')).not.toContain('https://try.example');
  expect(scriptsOn('checkoutDetailsPage')).toContain('https://try.example');
});

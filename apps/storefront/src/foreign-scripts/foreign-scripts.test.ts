// @vitest-environment happy-dom
import type { PageScripts } from '@selvedge/contract/foreign-scripts.ts';
import { optionalCategories } from '@selvedge/contract/optional-categories.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveConsent } from '../consent/save-consent.ts';
import { thirdParty } from '../lib/third-party.ts';

const monitoring = {
  script: 'https://rum.example/r.js',
  appId: 'a',
  clientToken: 't',
  serviceName: 's',
  site: '',
  share: 100,
  replayShare: 10,
};
const scripts: PageScripts = {
  tagManager: { script: 'https://tags.example/gtm.js?id=GTM-AAAA' },
  monitoring,
  conversionTesting: { script: 'https://try.example/a.js' },
};
const loaded = () => [...document.scripts].map(({ src }) => new URL(src).hostname);
const layer = () => Array.from(Reflect.get(window, 'dataLayer') as ArrayLike<unknown>[], (entry) => Array.from(entry));
const consentOf = (entry: unknown[]) => entry[2] as Record<string, unknown>;

beforeEach(() => {
  vi.resetModules();
  Object.assign(Reflect.get(window, 'happyDOM').settings, { handleDisabledFileLoadingAsSuccess: true });
  saveConsent([]);
});
afterEach(() => {
  document.head.replaceChildren();
  for (const name of ['dataLayer', 'DD_RUM']) Reflect.deleteProperty(window, name);
  delete thirdParty.isLeftFor;
});

async function open() {
  const { followScripts } = await import('./follow-scripts.ts');
  const { thirdParty: left } = await import('../lib/third-party.ts');
  const { saveConsent: save } = await import('../consent/save-consent.ts');
  return { followScripts, left, save };
}

test('ANA-020, ANA-031 each comes with its own category, once, and goes when that is taken back; the next page is then a new document', async () => {
  const { followScripts, left, save } = await open();
  followScripts(scripts, 'homePage');
  expect(loaded()).toEqual([]);
  save(['performance']);
  followScripts(scripts, 'homePage');
  followScripts(scripts, 'basketPage');
  expect(loaded()).toEqual(['try.example']);
  expect(left.isLeftFor?.('categoryPage')).toBe(false);
  expect(left.isLeftFor?.('checkoutShippingPage')).toBe(true);
  save(['performance', 'analytics']);
  followScripts(scripts, 'homePage');
  expect(loaded()).toEqual(['try.example', 'tags.example', 'rum.example']);
  save(['analytics']);
  expect(loaded()).toEqual(['tags.example', 'rum.example']);
  expect(left.isLeftFor?.('categoryPage')).toBe(true);
  save([]);
  expect(loaded()).toEqual([]);
  expect('DD_RUM' in window || 'dataLayer' in window).toBe(false);
});

test.each(['checkoutPaymentPage', 'loginPage', 'accountPage', 'trackOrderPage'] as const)('nothing comes on %s', async (alias) => {
  const { followScripts, save } = await open();
  save(optionalCategories);
  followScripts(scripts, alias);
  expect(loaded()).toEqual([]);
});

test('nothing comes beside a key to an order in the address', async () => {
  const { followScripts, save } = await open();
  save(optionalCategories);
  location.hash = '#token=abc';
  followScripts(scripts, 'receiptPage');
  expect(loaded()).toEqual([]);
  location.hash = '';
});

test('ANA-005 tags hear what is refused before anything that happened, that they shall wait, and later what is allowed beside', async () => {
  const { followScripts, save } = await open();
  save(['analytics']);
  Object.assign(window, { dataLayer: [{ length: 1, 0: 'page_view' }] });
  followScripts(scripts, 'homePage');
  const [first, second, third] = layer();
  expect(first?.slice(0, 2)).toEqual(['consent', 'default']);
  expect(consentOf(first!)).toMatchObject({ analytics_storage: 'denied', ad_storage: 'denied', wait_for_update: 2000 });
  expect(second?.slice(0, 2)).toEqual(['consent', 'update']);
  expect(consentOf(second!)).toMatchObject({ analytics_storage: 'granted', ad_storage: 'denied', ad_user_data: 'denied' });
  expect(third).toEqual(['page_view']);
  save(['analytics', 'advertisement']);
  followScripts(scripts, 'homePage');
  followScripts(scripts, 'homePage');
  expect(layer()).toHaveLength(5);
  expect(consentOf(layer()[4]!)).toMatchObject({ ad_storage: 'granted' });
});

test('ANA-012, ANA-018, ANA-019 monitoring is told its facts, records public pages alone, and what it throws is logged only', async () => {
  const { followScripts, save } = await open();
  document.documentElement.dataset.build = 'b1';
  save(['analytics']);
  followScripts(scripts, 'homePage');
  const queued = Reflect.get(window, 'DD_RUM') as { q: (() => void)[] };
  const said = vi.fn();
  const told = { init: (options: object) => said('init', options), startSessionReplayRecording: () => said('start') };
  const stop = { stopSessionReplayRecording: () => said('stop'), onReady: (act: () => void) => act() };
  Object.assign(window, { DD_RUM: { ...told, ...stop } });
  for (const act of queued.q) act();
  followScripts(scripts, 'checkoutPage');
  expect(said.mock.calls.map(([name]) => name)).toEqual(['init', 'start', 'stop']);
  expect(said.mock.calls[0]?.[1]).toMatchObject({ applicationId: 'a', service: 's', version: 'b1', sessionReplaySampleRate: 10 });
  const event = { view: { url: 'https://shop.example/search?q=ada#token=x', referrer: '' } };
  (said.mock.calls[0]![1] as { beforeSend(given: object): void }).beforeSend(event);
  expect(event.view.url).toBe('https://shop.example/search');
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  told.startSessionReplayRecording = () => {
    throw new Error('broken');
  };
  Object.assign(window, { DD_RUM: { ...told, ...stop } });
  expect(() => followScripts(scripts, 'homePage')).not.toThrow();
  expect(logged).toHaveBeenCalledTimes(1);
});

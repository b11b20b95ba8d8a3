import { personalStorageKeys, storageKeys } from '@selvedge/domain/constants.ts';
import { expect, test, vi } from 'vitest';
import { forgetTraces, onTracesForgotten } from './forget-traces.ts';

/** As a browser's: what is kept are its own properties. */
function storage(keys: readonly string[]): Record<string, string> {
  const kept: Record<string, string> = Object.fromEntries(keys.map((key) => [key, 'x']));
  return Object.setPrototypeOf(kept, { removeItem: (key: string) => delete kept[key] });
}

test('who signs out leaves nothing in this tab that tells of them, and what belongs to the browser stays', () => {
  const everything = [...Object.values(storageKeys), `${storageKeys.checkoutDraft} de-AT`, `${storageKeys.checkoutDraft} ar-AE`];
  const [local, session] = [storage(everything), storage(everything)];
  const target = new EventTarget();
  vi.stubGlobal('window', { localStorage: local, sessionStorage: session });
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('dispatchEvent', target.dispatchEvent.bind(target));
  let isTold = false;
  onTracesForgotten(() => {
    isTold = true;
  });
  forgetTraces();
  const device = ['geo_locator_shown', 'app_banner_handled', 'build_reloaded_at', 'store_id'];
  expect([Object.keys(local), Object.keys(session)]).toEqual([device, device]);
  expect(isTold).toBe(true);
});

test('every key is either of the person or of the browser', () => {
  const ofBrowser = ['geoLocatorShown', 'appBannerHandled', 'buildReloadedAt', 'storeId', 'terminalId'];
  const personal = Object.entries(storageKeys).filter(([name]) => !ofBrowser.includes(name));
  expect(personal.map(([, key]) => key)).toEqual([...personalStorageKeys].sort((a, b) => order(a) - order(b)));
});

const order = (key: string) => Object.values(storageKeys).indexOf(key as never);

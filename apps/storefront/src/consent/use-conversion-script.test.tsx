// @vitest-environment happy-dom
import type { PageAlias } from '@selvedge/contract/page.ts';
import type { PageData } from '@selvedge/contract/page-data.ts';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ShopProvider } from '../lib/shop-context.tsx';
import { thirdParty } from '../lib/third-party.ts';
import { saveConsent } from './save-consent.ts';
import { useConversionScript } from './use-conversion-script.ts';

const src = 'https://try.example/a.js';
let root: Root;

function Page() {
  useConversionScript();
  return null;
}

const pageOf = (alias: PageAlias, conversionScript: boolean) =>
  ({
    featureToggles: { conversionScript },
    content: { _meta: { alias, url: '/' } },
    location: {},
    translations: {},
  }) as unknown as PageData;

const show = (alias: PageAlias, isOn = true) =>
  act(() =>
    root.render(
      <ShopProvider page={pageOf(alias, isOn)} router={undefined}>
        <Page />
      </ShopProvider>,
    ),
  );

const loaded = () => [...document.scripts].filter((script) => script.src === src).length;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  Object.assign(Reflect.get(window, 'happyDOM').settings, { handleDisabledFileLoadingAsSuccess: true });
  document.documentElement.dataset.conversionScript = src;
  root = createRoot(document.body.appendChild(document.createElement('div')));
  saveConsent([]);
});
afterEach(() => {
  act(() => root.unmount());
  document.head.replaceChildren();
  delete thirdParty.isLeftFor;
});

test('ANA-020 comes when the visitor agrees, once, and goes when they do not any more; the next page is then a new document', () => {
  show('homePage');
  expect(loaded()).toBe(0);
  saveConsent(['performance']);
  saveConsent(['performance', 'functional']);
  expect(loaded()).toBe(1);
  expect(thirdParty.isLeftFor?.('categoryPage')).toBe(false);
  expect(thirdParty.isLeftFor?.('checkoutPaymentPage')).toBe(true);
  saveConsent(['functional']);
  expect(loaded()).toBe(0);
  expect(thirdParty.isLeftFor?.('categoryPage')).toBe(true);
});

test('never comes where somebody signs in or pays, nor where the market does not want it', () => {
  saveConsent(['performance']);
  show('checkoutPaymentPage');
  show('accountPage');
  show('homePage', false);
  expect(loaded()).toBe(0);
});

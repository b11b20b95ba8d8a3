// @vitest-environment happy-dom
import type { ListingTile } from '@selvedge/contract/catalogue/listing.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { testMarkets } from '../../../../../demo/src/content/test-markets.ts';
import { ProductTile } from '../../catalogue/product-tile.tsx';
import { quickBuySlot } from '../../catalogue/quick-buy-slot.ts';
import { closeScreen, find, showScreen } from '../../harness/test-screen.tsx';
import { QuickBuy } from './quick-buy.tsx';

const market = testMarkets().find(({ id }) => id === 'de-DE')!;
const money = { amount: 1, currency: 'EUR' };
const coat = {
  ...{ id: '7_black_1', name: 'Coat', url: '/de-DE/p/coat/7_black_1', colourName: 'Black', styleOptionCount: 1, sizes: [] },
  ...{ images: { urlTemplate: '', indexes: [] }, price: { listPrice: money, salesPrice: money } },
};

afterEach(closeScreen);

async function open(told: Partial<ListingTile>, toggles: Record<string, boolean> = {}) {
  quickBuySlot.load = async () => QuickBuy;
  showScreen(<ProductTile product={{ ...coat, inStock: false, ...told } as ListingTile} sizes="50vw" />, { market, toggles });
  const tile = await find('article', '');
  tile.dispatchEvent(new Event('touchstart', { bubbles: true }));
  return () => document.querySelector('article a[aria-haspopup]');
}

test('a tile of a piece that is gone in every size invites to be told when it is back', async () => {
  const invitation = await open({ awaited: true });
  await vi.waitFor(() => expect(invitation()?.textContent).toBe('product.tellMe.backInStock: Coat'));
  expect(invitation()?.getAttribute('href')).toContain('productId=7_black_1');
});

test('a tile of a piece that is not sold yet invites to be told when it is', async () => {
  const invitation = await open({ awaited: true, inStock: true, comingSoonProduct: '2027-01-01T00:00:00Z' });
  await vi.waitFor(() => expect(invitation()?.textContent).toBe('product.tellMe.goingLive: Coat'));
});

test.each([
  ['that nobody may wait for', {}, {}],
  ['in a market where nobody is told', { awaited: true as const }, { notifyMe: false }],
])('a tile of a piece %s invites to nothing', async (_, told, toggles) => {
  const invitation = await open(told, toggles);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(invitation()).toBeNull();
});

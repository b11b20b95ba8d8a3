import { webAppFiles } from '@selvedge/contract/web-app-files.ts';
import { find } from './demo-products.ts';
import { test } from './rotation.ts';
import { expect, type Page } from './test.ts';

test.use({ serviceWorkers: 'allow' });

/** Everything that any cache of the shop holds. */
const readCaches = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)));
    return kept.flat().map((url) => new URL(url).pathname);
  });

test('without a connection a page of the shop says so in the language of the market; nothing of the visit was kept, and the page opens by itself later', async ({
  page,
  context,
  request,
  there,
}) => {
  const { url } = await find(request, { size: 5 }, () => true, there.id);
  await page.goto(url);
  await page.goto(there.url('/basket'));
  await expect.poll(() => readCaches(page), { timeout: 40_000 }).toEqual([webAppFiles.offlinePage(there.id)]);
  // What it holds is what everybody is sent, without a price or a name.
  const kept = await page.evaluate(async (path) => (await caches.match(path))?.text(), webAppFiles.offlinePage(there.id));
  expect(kept).toBe(await (await request.get(webAppFiles.offlinePage(there.id))).text());

  await context.setOffline(true);
  const answer = await page.goto(there.url('/wishlist'));
  expect(answer?.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(there.t('page.offline.title'));
  await expect(page.locator('html')).toHaveAttribute('lang', there.id);
  await context.setOffline(false);
  await expect(page.locator('html')).toHaveAttribute('data-page', 'wishlistPage');
  await expect(page).toHaveURL(there.url('/wishlist'));

  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.postMessage({ type: 'clear' }));
  await expect.poll(() => readCaches(page)).toEqual([]);
});

test('a shop that was away while the connection was there is asked for every half minute, and the page opens by itself', {
  tag: '@all',
}, async ({ page, context, there }) => {
  await page.clock.install();
  // Of a shop that is back no browser tells.
  await page.addInitScript(() => addEventListener('online', (event) => event.stopImmediatePropagation()));
  await page.goto(there.url('/basket'));
  await expect.poll(() => readCaches(page), { timeout: 40_000 }).toEqual([webAppFiles.offlinePage(there.id)]);
  await context.setOffline(true);
  await page.goto(there.url('/wishlist'));
  await expect(page.locator('html')).toHaveAttribute('data-page', 'offline');
  await context.setOffline(false);
  await page.clock.runFor(29_000);
  await expect(page.locator('html')).toHaveAttribute('data-page', 'offline');
  await page.clock.runFor(2000);
  await expect(page.locator('html')).toHaveAttribute('data-page', 'wishlistPage');
});

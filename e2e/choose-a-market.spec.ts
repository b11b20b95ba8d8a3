import { cookies, delays, storageKeys } from '@selvedge/domain/constants.ts';
import { nextFrames } from './next-frames.ts';
import { expect, type Page, test } from './test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('MKT-017, MKT-018, MKT-020 a newcomer finds a country by typing, and is remembered for 90 days', async ({ page, context }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-page', 'countrySelectorPage');
  await page.getByRole('searchbox').fill('schwei');
  await page.getByRole('link', { name: /Schweiz.*Deutsch/ }).click();
  await expect(page).toHaveURL('/de-CH');
  const cookie = (await context.cookies()).find(({ name }) => name === 'market');
  expect(cookie?.value).toBe('de-CH');
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(90);
  await page.goto('/women');
  await expect(page).toHaveURL('/de-CH/women');
});

test('MKT-022, MKT-023 switching keeps the page that is being looked at and the place on it', async ({ page }) => {
  await page.goto('/en-GB/women');
  await page.evaluate(() => scrollTo({ top: 640, behavior: 'instant' }));
  await expect(page).toHaveURL(/#y=640$/);
  // Pressed where it stands: a pointer would first bring the link into view, and the place would be another.
  const change = page.getByRole('link', { name: /United Kingdom.*Change/ }).first();
  await change.evaluate((link: HTMLElement) => link.click());
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox').fill('france');
  await dialog
    .getByRole('link', { name: /France/ })
    .first()
    .click();
  await expect(page).toHaveURL('/fr-FR/women#y=640');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(640);
});

test('MKT-023 on a product the same piece is shown in the other market, under its name there', { tag: '@all' }, async ({ page }) => {
  await page.goto('/en-GB/women/clothing/knitwear');
  const href = await page.locator('main a[href*="/p/"]').first().getAttribute('href');
  await page.goto(href ?? '');
  await page
    .getByRole('link', { name: /United Kingdom.*Change/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox').fill('france');
  await dialog
    .getByRole('link', { name: /France/ })
    .first()
    .click();
  const id = href?.split('/').at(-1);
  await expect(page).toHaveURL(new RegExp(`/fr-FR/p/[^/?]+/${id}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('MKT-024 choosing the market that is shown only closes the flyout', { tag: '@all' }, async ({ page }) => {
  await page.goto('/en-GB/women');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page
    .getByRole('link', { name: /United Kingdom.*Change/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('link', { name: /United Kingdom/ }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/en-GB\/women/);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test.describe('a visitor whose browser speaks German', () => {
  test.use({ locale: 'de-DE' });

  test('NAV-029, MKT-058 is offered the German shop once, and may stay', { tag: '@all' }, async ({ page, context }) => {
    await page.goto('/fr-FR');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible({ timeout: 10_000 });
    await expect(dialog).toContainText('Deutschland');
    // Not twice in a session, and not twice in a day.
    expect(await page.evaluate((key) => sessionStorage.getItem(key), storageKeys.geoLocatorShown)).not.toBeNull();
    const cookie = (await context.cookies()).find(({ name }) => name === cookies.geoLocator.name);
    expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 3600)).toBe(24);
    // It lies beside the page, which stays in use and keeps its place and its focus.
    expect(await page.evaluate(() => document.activeElement === document.body && !document.querySelector(':modal'))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    const asked = countRequests(page, /geolocation/);
    await page.clock.install();
    await page.reload();
    await page.clock.runFor(delays.appBannerFlyout + 1000);
    await expect(dialog).toBeHidden();
    expect(asked()).toBe(0);
  });

  test('NAV-032 keeps the search and what was typed; the offer comes afterwards, moves nothing, and only then counts as shown', {
    tag: '@all',
  }, async ({ page }) => {
    const isShown = () => page.evaluate((key) => sessionStorage.getItem(key), storageKeys.geoLocatorShown);
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const asked = page.waitForResponse(/geolocation/);
    await page.goto('/fr-FR');
    await page.locator('header a[href$="/search"]').click();
    const search = page.locator('dialog[data-side="top"]');
    await search.getByRole('combobox').fill('lain');
    await asked;
    await nextFrames(page);
    await expect(search.getByRole('combobox')).toHaveValue('lain');
    expect(await isShown()).toBeNull();
    await search.getByRole('button').first().click();
    await expect(search).toHaveCount(0);
    await page.evaluate(() => Object.assign(window, { shift: 0 }));
    await expect(page.getByRole('dialog')).toContainText('Deutschland');
    await nextFrames(page);
    expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBe(0);
    expect(await isShown()).toBe('yes');
    // The shopper need not wait for the shop to make way.
    await page.locator('header a[href$="/search"]').click();
    await expect(search).toBeVisible();
  });

  test('is not asked where the market was chosen', { tag: '@all' }, async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: cookies.market.name, value: 'fr-FR', url: baseURL as string }]);
    const asked = countRequests(page, /geolocation/);
    await page.clock.install();
    await page.goto('/fr-FR');
    await page.clock.runFor(delays.appBannerFlyout + 1000);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(asked()).toBe(0);
  });
});

test.describe('a visitor with a phone who is where they should be', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('NAV-030, MKT-032, MKT-034 is offered the app, and seeing it is kept', { tag: '@all' }, async ({ page, context }) => {
    // Journeys are otherwise made as if it had been seen.
    await context.addInitScript((handled) => localStorage.removeItem(handled), storageKeys.appBannerHandled);
    await page.goto('/en-GB');
    const dialog = page.getByRole('dialog', { name: 'Get the app' });
    await expect(dialog).toBeVisible({ timeout: 30_000 });
    // Written once it is painted.
    const handled = () => page.evaluate((key) => localStorage.getItem(key), storageKeys.appBannerHandled);
    await expect.poll(handled).toBe('app banner handled');
    await dialog.getByRole('button', { name: 'Not now' }).click();
    await expect(dialog).toHaveCount(0);
  });
});

function countRequests(page: Page, url: RegExp): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (url.test(request.url())) count += 1;
  });
  return () => count;
}

import { nextFrames } from './next-frames.ts';
import { test } from './rotation.ts';
import { expect, type Page } from './test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const mark = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);

test('MKT-001 a link inside the market changes the page without a new document', async ({ page, there }) => {
  await page.goto(there.url(''));
  await mark(page);
  await page.locator('footer').locator('a[href$="/i/about"]').click();
  await expect(page).toHaveURL(there.url('/i/about'));
  await expect(page.locator('html')).toHaveAttribute('data-page', 'contentPage');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${there.url('/i/about')}$`));
  expect(await isSameDocument(page)).toBe(true);
});

test('going back returns to the same place on the page', { tag: '@all' }, async ({ page, there }) => {
  await page.goto(there.url(''));
  await mark(page);
  await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }));
  await expect(page).toHaveURL(/#y=1200$/);
  await page
    .locator('footer')
    .locator('a[href$="/i/about"]')
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(there.url('/i/about'));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('data-page', 'homePage');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1200);
  expect(await isSameDocument(page)).toBe(true);
});

test('a reload comes back to the same place', { tag: '@all' }, async ({ page, there }) => {
  await page.goto(there.url(''));
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await expect(page).toHaveURL(/#y=900$/);
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
});

test('the page that was clicked last wins, however slow the first one is', async ({ page, there }) => {
  const slow = Promise.withResolvers<void>();
  await page.route(/\/i\/about\?.*type=json/, async (route) => {
    await slow.promise;
    await route.continue().catch(() => undefined);
  });
  await page.goto(there.url(''));
  const footer = page.locator('footer');
  await footer.locator('a[href$="/i/about"]').evaluate((link: HTMLElement) => link.click());
  await footer.locator('a[href$="/careers"]').evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(there.url('/careers'));
  slow.resolve();
  await page.unrouteAll({ behavior: 'wait' });
  await nextFrames(page);
  await expect(page).toHaveURL(there.url('/careers'));
  await expect(page.locator('html')).toHaveAttribute('data-page', 'careerPage');
});

test('a missing chunk reloads the page once, and never in checkout', { tag: '@all' }, async ({ page, there }) => {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.goto(there.url(''));
  const fail = () => page.evaluate(() => void window.dispatchEvent(new Event('vite:preloadError', { cancelable: true })));
  await fail();
  await expect.poll(() => loads).toBe(2);
  await fail();
  await nextFrames(page);
  expect(loads).toBe(2);
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(there.url('/checkout'));
  await fail();
  await nextFrames(page);
  expect(loads).toBe(3);
});

test('an answer of another build brings a new document', { tag: '@all' }, async ({ page, there }) => {
  await page.route(/\/i\/about\?.*type=json/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'x-build': 'newer' } });
  });
  await page.goto(there.url(''));
  await mark(page);
  await page
    .locator('footer')
    .locator('a[href$="/i/about"]')
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(there.url('/i/about'));
  await expect.poll(() => isSameDocument(page)).toBe(false);
});

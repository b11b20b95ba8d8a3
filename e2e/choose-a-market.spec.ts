import { cookies, storageKeys } from '@selvedge/domain/constants.ts';
import { expect, test } from './test.ts';

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

test('MKT-024 choosing the market that is shown only closes the flyout', async ({ page }) => {
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

  test('NAV-029, MKT-058 is offered the German shop once, and may stay', async ({ page, context }) => {
    await page.goto('/fr-FR');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible({ timeout: 10_000 });
    await expect(dialog).toContainText('Deutschland');
    // Not twice in a session, and not twice in a day.
    expect(await page.evaluate((key) => sessionStorage.getItem(key), storageKeys.geoLocatorShown)).not.toBeNull();
    const cookie = (await context.cookies()).find(({ name }) => name === cookies.geoLocator.name);
    expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 3600)).toBe(24);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.reload();
    await page.waitForTimeout(4000);
    await expect(dialog).toBeHidden();
  });
});

test.describe('a visitor with a phone who is where they should be', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('NAV-030, MKT-032, MKT-034 is offered the app, and seeing it is kept', async ({ page, context }) => {
    // Journeys are otherwise made as if it had been seen.
    await context.addInitScript((handled) => localStorage.removeItem(handled), storageKeys.appBannerHandled);
    await page.goto('/en-GB');
    const dialog = page.getByRole('dialog', { name: 'The app' });
    await expect(dialog).toBeVisible({ timeout: 30_000 });
    // Written once it is painted.
    const handled = () => page.evaluate((key) => localStorage.getItem(key), storageKeys.appBannerHandled);
    await expect.poll(handled).toBe('app banner handled');
    await dialog.getByRole('button', { name: 'Not now' }).click();
    await expect(dialog).toHaveCount(0);
  });
});

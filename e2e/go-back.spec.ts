import { find } from './demo-products.ts';
import { expect, type Page, test } from './test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('the way back closes the menu and stays on the page; from a page it leads to the one before', async ({ page }) => {
  await page.goto('/de-AT');
  await page.goto('/de-AT/women');
  await page.locator('header a[href="#site-menu"]').click();
  const menu = page.locator('dialog[data-side="start"]');
  await expect(menu).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(menu).toHaveCount(0);
  await expect(page).toHaveURL(/\/de-AT\/women/);
  // Closed by hand, and left by a link: the history holds pages alone.
  await page.locator('header a[href="#site-menu"]').click();
  await menu.getByRole('button').first().click();
  await expect(menu).toHaveCount(0);
  await page.locator('header a[href="#site-menu"]').click();
  await menu.locator('a[href$="/account"]').click();
  await expect(page).toHaveURL(/account/);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/de-AT\/women/);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/de-AT$/);
});

test('the way back closes an enlarged picture and stays on the product', async ({ page, request }) => {
  const { url } = await find(request, { size: 5 }, () => true, 'pl-PL');
  await page.goto(url);
  await page.getByRole('link', { name: /^Enlarge picture 1/ }).click();
  const zoom = page.locator('dialog[open]');
  await expect(zoom).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(zoom).toHaveCount(0);
  await expect(page).toHaveURL(url);
});

/** A page on which everything that comes after it has come. */
async function openWhole(page: Page, path: string): Promise<void> {
  const texts = page.waitForResponse(/part=shared/);
  await page.goto(path);
  await (await texts).finished();
}

test('a click without a connection stays in the shop, says so once, and works again afterwards', { tag: '@all' }, async ({
  page,
  context,
}) => {
  await openWhole(page, '/ar-AE/women');
  const link = page.locator('footer a[href*="/i/"]').first();
  const href = (await link.getAttribute('href')) ?? '';
  await context.setOffline(true);
  await link.evaluate((element: HTMLElement) => element.click());
  const notice = page.getByRole('status').filter({ has: page.getByRole('button') });
  const retry = notice.getByRole('button');
  await expect(retry).toBeVisible();
  await expect(page).toHaveURL(/\/ar-AE\/women/);
  await expect(notice.getByRole('paragraph')).toHaveCount(1);
  await context.setOffline(false);
  await retry.click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(retry).toHaveCount(0);
});

test('what is opened without a connection is said once to be missing, and opens when there is one again', async ({ page, context }) => {
  await openWhole(page, '/fr-FR/women');
  await context.setOffline(true);
  await page.locator('header a[href="#site-menu"]').click();
  await expect(page.getByRole('status').getByRole('paragraph')).toHaveCount(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.locator('dialog[data-side="start"]')).toBeVisible();
  await expect(page).toHaveURL(/\/fr-FR\/women/);
});

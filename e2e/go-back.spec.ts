import { fillBasket } from './checkout-steps.ts';
import { find } from './demo-products.ts';
import { setFlags } from './feature-flags.ts';
import { visit } from './rotation.ts';
import { skipPrompts } from './skip-prompts.ts';
import { expect, type Page, test } from './test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** The phone's own button. A moment later, because a way back to another document ends the script that asks for it, and its answer with it. */
const pressBack = (page: Page) => page.evaluate(() => void setTimeout(() => history.back()));

test('the way back closes the menu and stays on the page; from a page it leads to the one before', async ({ page }) => {
  await page.goto('/de-AT');
  await page.goto('/de-AT/women');
  await page.locator('header a[href="#site-menu"]').click();
  const menu = page.locator('dialog[data-side="start"]');
  await expect(menu).toBeVisible();
  await pressBack(page);
  await expect(menu).toHaveCount(0);
  await expect(page).toHaveURL(/\/de-AT\/women/);
  // Closed by hand, and left by a link: the history holds pages alone.
  await page.locator('header a[href="#site-menu"]').click();
  await menu.getByRole('button').first().click();
  await expect(menu).toHaveCount(0);
  await page.locator('header a[href="#site-menu"]').click();
  await menu.locator('a[href$="/account"]').click();
  await expect(page).toHaveURL(/account/);
  await pressBack(page);
  await expect(page).toHaveURL(/\/de-AT\/women/);
  await pressBack(page);
  await expect(page).toHaveURL(/\/de-AT$/);
});

test('forward after the way back finds nothing left of what was closed, and the next way back leaves the page', { tag: '@all' }, async ({
  page,
  context,
  baseURL,
}) => {
  await skipPrompts({ context, baseURL });
  await page.goto('/fi-FI');
  await page.goto('/fi-FI/women');
  const menu = page.locator('dialog[data-side="start"]');
  const overlay = () => page.evaluate(() => history.state?.overlay ?? 0);
  await page.locator('header a[href="#site-menu"]').click();
  await expect(menu).toBeVisible();
  await expect.poll(overlay).toBe(1);
  await pressBack(page);
  await expect(menu).toHaveCount(0);
  await page.evaluate(() => {
    const arrived = new Promise((done) => addEventListener('popstate', done, { once: true }));
    history.forward();
    return arrived.then(() => undefined);
  });
  await expect.poll(overlay).toBe(0);
  await expect(menu).toHaveCount(0);
  await expect(page).toHaveURL(/\/fi-FI\/women/);
  await pressBack(page);
  await expect(page).toHaveURL(/\/fi-FI$/);
});

test('the way back closes an enlarged picture and stays on the product', { tag: '@all' }, async ({ page, request }) => {
  const there = await visit(request, 'pl-PL');
  const { url } = await find(request, { size: 5 }, () => true, there.id);
  await page.goto(url);
  await page.getByRole('link', { name: there.like('product.enlarge', { number: 1 }) }).click();
  const zoom = page.locator('dialog[open]');
  await expect(zoom).toBeVisible();
  await pressBack(page);
  await expect(zoom).toHaveCount(0);
  await expect(page).toHaveURL(url);
});

test('the way back closes the filters and keeps what was chosen in them; once more it takes the choice back', { tag: '@all' }, async ({
  page,
  request,
  context,
  baseURL,
}) => {
  await skipPrompts({ context, baseURL });
  const there = await visit(request, 'ro-RO');
  await page.goto('/ro-RO');
  await openWhole(page, '/ro-RO/women');
  await page.getByRole('button', { name: there.t('listing.filter') }).click();
  const filters = page.locator('#filters');
  await expect.poll(() => page.evaluate(() => history.state?.overlay)).toBe(1);
  await pressBack(page);
  await expect(filters).toBeHidden();
  await expect(page).toHaveURL(/\/ro-RO\/women(#|$)/);

  await page.getByRole('button', { name: there.t('listing.filter') }).click();
  await filters.locator('input[name=colour][value=navy]').check();
  await expect(page).toHaveURL(/\/women\?colour=navy(#|$)/);
  await expect.poll(() => page.evaluate(() => history.state?.overlay)).toBe(1);
  await pressBack(page);
  await expect(filters).toBeHidden();
  await expect(page).toHaveURL(/\/women\?colour=navy(#|$)/);
  const chosen = page.getByRole('link', { name: there.part('listing.remove') });
  await expect(chosen).toBeVisible();
  await pressBack(page);
  await expect(chosen).toHaveCount(0);
  await expect(page).toHaveURL(/\/ro-RO\/women(#|$)/);
});

test('the way back closes express checkout and stays on the step', { tag: '@all' }, async ({ page, request, context, baseURL }) => {
  const market = 'fr-CH';
  const there = await visit(request, market);
  await skipPrompts({ context, baseURL });
  await page.route('**/basket/express-checkout', (route) => route.fulfill({ json: {} }));
  await setFlags(request, market, { expressCheckout: true });
  await fillBasket(page, market);
  const open = page.getByRole('button', { name: there.t('checkout.express') });
  await expect(async () => {
    await page.goto(`/${market}/checkout/customer`);
    await expect(open).toBeVisible({ timeout: 8_000 });
  }).toPass({ timeout: 60_000 });
  await open.click();
  const dialog = page.getByRole('dialog', { name: there.t('checkout.express') });
  await expect(dialog).toBeVisible();
  await pressBack(page);
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(`/${market}/checkout/customer`);
  await expect(open).toBeEnabled();
  await setFlags(request, market, { expressCheckout: null });
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

test('what is opened without a connection is said once to be missing, and opens when there is one again', { tag: '@all' }, async ({
  page,
  context,
}) => {
  await openWhole(page, '/fr-FR/women');
  await context.setOffline(true);
  await page.locator('header a[href="#site-menu"]').click();
  await expect(page.getByRole('status').getByRole('paragraph')).toHaveCount(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.locator('dialog[data-side="start"]')).toBeVisible();
  await expect(page).toHaveURL(/\/fr-FR\/women/);
});

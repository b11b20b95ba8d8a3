import { cards, expectReceipt, goToPayment, payButton, payByCard, typeCard, walkToPayment } from './cashier.ts';
import { lookUndisturbed } from './look-undisturbed.ts';
import { join } from './shopper.ts';
import { expect, type Page, test } from './test.ts';
import type { Written } from './till.ts';

const market = 'nl-NL';
const written: Written = {
  ...{ 'First name': 'Ada', 'Last name': 'Weaver', Street: 'Damrak', Number: '12', 'Postal code': '1012 LG', Town: 'Amsterdam' },
  'Mobile number': '612345678',
};
const soon = { timeout: 30_000 };

test.use({ viewport: { width: 1440, height: 900 } });
test.describe.configure({ timeout: 180_000 });
test.beforeEach(({ context, baseURL }) => lookUndisturbed({ context, baseURL }));

async function secondTab(page: Page): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(new URL(page.url()).pathname);
  await expect(tab.getByRole('group', { name: 'How would you like to pay?' })).toBeVisible(soon);
  return tab;
}

test('who pays in one tab and presses pay in the other sees the same receipt in both, and so does who goes back', async ({ page }) => {
  await walkToPayment(page, { market, written, term: '' });
  const tab = await secondTab(page);
  await typeCard(tab, cards.approved);
  await page.bringToFront();
  await payByCard(page, cards.approved);
  const { orderId } = await expectReceipt(page, { market });
  // As it stood there all the time: nobody has looked at this tab since.
  if (await payButton(tab).isVisible()) await payButton(tab).click();
  expect((await expectReceipt(tab, { market })).orderId).toBe(orderId);
  await page.goBack();
  expect((await expectReceipt(page, { market })).orderId).toBe(orderId);
});

test('a basket that another tab emptied is never said to be charged or paid', async ({ page }) => {
  await goToPayment(page);
  await typeCard(page, cards.approved);
  const removed = await page.request.delete('/api/order/en-GB/basket');
  expect(removed.ok()).toBe(true);
  await payButton(page).click();
  await expect(page.getByRole('alert')).toContainText('We cannot find this basket in this browser any more', soon);
});

test('what changed since the summary is told with old and new before anything is paid', async ({ page }) => {
  await walkToPayment(page, { market, written, term: '' });
  const before = await payButton(page).innerText();
  const { basket } = (await (await page.request.get(`/api/order/${market}/basket`)).json()) as {
    basket: { lines: { id: string; sku: string }[] };
  };
  const [line] = basket.lines;
  const set = await page.request.put(`/api/order/${market}/basket/lines`, { data: [{ id: line!.id, quantity: 2 }] });
  expect(set.ok(), await set.text()).toBe(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your basket has changed since the summary' })).toBeVisible(soon);
  await expect(page.getByText(/: 2 instead of 1\./)).toBeVisible();
  await expect(page.getByText(/The total is now .* instead of /)).toBeVisible();
  await page.getByRole('button', { name: /^Go on with / }).click();
  await expect(payButton(page)).toBeVisible(soon);
  expect(await payButton(page).innerText()).not.toBe(before);
});

test('AUT-030 a sign-out that fails says so, and the shopper is still signed in and may try again', async ({ page }) => {
  await join(page);
  await page.route('**/api/auth/signout', (route) => route.abort());
  const button = page.getByRole('button', { name: 'Sign out', exact: true }).first();
  await button.click();
  await expect(page.getByText('You are still signed in: signing out did not work.').first()).toBeVisible(soon);
  await expect(page).toHaveURL(/\/account/);
  await page.unroute('**/api/auth/signout');
  await button.click();
  await expect(page).toHaveURL(/\/en-GB\/?$/, soon);
});

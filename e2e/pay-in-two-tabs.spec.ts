import { cards, expectReceipt, goToPayment, payButton, payByCard, typeCard, walkToPayment } from './cashier.ts';
import { lookUndisturbed } from './look-undisturbed.ts';
import { type There, test } from './rotation.ts';
import { join, signOut } from './shopper.ts';
import { expect, type Page } from './test.ts';

const soon = { timeout: 30_000 };

test.use({ viewport: { width: 1440, height: 900 } });
test.describe.configure({ timeout: 180_000 });
test.beforeEach(({ context, baseURL }) => lookUndisturbed({ context, baseURL }));

async function secondTab(page: Page, there: There): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(new URL(page.url()).pathname);
  await expect(tab.getByRole('group', { name: there.t('payment.choose') })).toBeVisible(soon);
  return tab;
}

test('who pays in one tab and presses pay in the other sees the same receipt in both, and so does who goes back', async ({
  page,
  there,
}) => {
  await walkToPayment(page, there);
  const tab = await secondTab(page, there);
  await typeCard(tab, cards.approved);
  await page.bringToFront();
  await payByCard(page, there, cards.approved);
  const { orderId } = await expectReceipt(page, there);
  // As it stood there all the time: nobody has looked at this tab since.
  if (await payButton(tab, there).isVisible()) await payButton(tab, there).click();
  expect((await expectReceipt(tab, there)).orderId).toBe(orderId);
  await page.goBack();
  expect((await expectReceipt(page, there)).orderId).toBe(orderId);
});

test('a basket that another tab emptied is never said to be charged or paid', async ({ page, there }) => {
  await goToPayment(page, there);
  await typeCard(page, cards.approved);
  const removed = await page.request.delete(`/api/order/${there.id}/basket`);
  expect(removed.ok()).toBe(true);
  await payButton(page, there).click();
  await expect(page.getByRole('alert')).toContainText(there.t('payment.basket_gone'), soon);
});

test('what changed since the summary is told with old and new before anything is paid', async ({ page, there }) => {
  await walkToPayment(page, there);
  const before = await payButton(page, there).innerText();
  const { basket } = (await (await page.request.get(`/api/order/${there.id}/basket`)).json()) as {
    basket: { lines: { id: string; sku: string }[] };
  };
  const [line] = basket.lines;
  const set = await page.request.put(`/api/order/${there.id}/basket/lines`, { data: [{ id: line!.id, quantity: 2 }] });
  expect(set.ok(), await set.text()).toBe(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: there.t('payment.changed.title') })).toBeVisible(soon);
  await expect(page.getByText(there.like('payment.changed.quantity', { before: 1, after: 2 }))).toBeVisible();
  await expect(page.getByText(there.like('payment.changed.total'))).toBeVisible();
  await page.getByRole('button', { name: there.like('payment.changed.agree') }).click();
  await expect(payButton(page, there)).toBeVisible(soon);
  expect(await payButton(page, there).innerText()).not.toBe(before);
});

test('AUT-030 a sign-out without an answer says so, and the shopper stays in the account and may try again', async ({ page, there }) => {
  await join(page, there);
  await page.route('**/api/auth/signout', (route) => route.abort());
  const button = signOut(page, there);
  await button.click();
  await expect(page.getByText(there.t('feedback.error_lost')).first()).toBeVisible(soon);
  await expect(page).toHaveURL(/\/account/);
  await page.unroute('**/api/auth/signout');
  await button.click();
  await expect(page).toHaveURL(there.url(''), soon);
});

import { basketAt } from './checkout-steps.ts';
import { acceptTerms, cards, expectReceipt, goToPayment, payButton, payByCard, typeCard, walkToPayment } from './payment-steps.ts';
import { type There, test } from './rotation.ts';
import { join, signOut } from './shopper.ts';
import { skipPrompts } from './skip-prompts.ts';
import { staff as colleague } from './staff.ts';
import { type APIRequestContext, expect, type Page } from './test.ts';

const soon = { timeout: 30_000 };

test.use({ viewport: { width: 1440, height: 900 } });
test.describe.configure({ timeout: 180_000 });
test.beforeEach(({ context, baseURL }) => skipPrompts({ context, baseURL }));

async function secondTab(page: Page, there: There): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(new URL(page.url()).pathname);
  await expect(tab.getByRole('group', { name: there.t('payment.choose') })).toBeVisible(soon);
  return tab;
}

type StaffProduct = { variants: { id: string; stock: { kind: string; id: string; pieces: number }[] }[] };

/** The stock of a size, as staff count it. */
async function openStock(staff: APIRequestContext, sku: string) {
  expect((await staff.post('/api/studio/sign-in', { data: colleague })).status()).toBe(200);
  const read = async () => {
    const answer = await staff.get(`/api/studio/products/${sku.split(',', 1)[0]}`);
    return ((await answer.json()) as StaffProduct).variants.find(({ id }) => id === sku)!.stock;
  };
  const was = await read();
  const count = async (piecesOf: (place: (typeof was)[number]) => number) => {
    for (const place of await read()) {
      const { kind, id: locationId, pieces: basedOn } = place;
      const data = { sku, kind, locationId, basedOn, pieces: piecesOf(place), reason: 'journey' };
      expect((await staff.post('/api/studio/products/stock', { data })).status()).toBe(200);
    }
  };
  return {
    /** So many in each warehouse, and none in stores. */
    set: (pieces: number) => count(({ kind }) => (kind === 'warehouse' ? pieces : 0)),
    restore: () => count(({ kind, id }) => was.find((place) => place.kind === kind && place.id === id)?.pieces ?? 0),
  };
}

/** Of the basket's one line, once everybody sees it. */
async function piecesLeft(page: Page, there: There): Promise<number> {
  const read = async () => {
    const { basket } = (await (await page.request.get(`/api/order/${there.id}/basket`)).json()) as {
      basket: { lines: { state: string; maximumQuantity: number }[] };
    };
    return basket.lines[0]!;
  };
  await expect.poll(async () => (await read()).state).toBe('limited');
  return (await read()).maximumQuantity;
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

test('a basket that another tab emptied is never said to be charged or paid', { tag: '@all' }, async ({ page, there }) => {
  await goToPayment(page, there);
  await typeCard(page, cards.approved);
  const removed = await page.request.delete(`/api/order/${there.id}/basket`);
  expect(removed.ok()).toBe(true);
  await payButton(page, there).click();
  await expect(page.getByRole('alert')).toContainText(there.t('payment.basket_gone'), soon);
});

test('what changed since the summary is told with old and new before anything is paid', { tag: '@all' }, async ({ page, there }) => {
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

test('fewer left than wanted, found out by paying: told with old and new, set to what is left, and paid for without leaving the step', {
  tag: '@all',
}, async ({ page, there, playwright, baseURL }) => {
  const staff = await playwright.request.newContext({ baseURL: baseURL! });
  // Nobody else buys these: all journeys share one stock.
  const sku = there.stocked(await there.find(page.request, ({ variants }) => variants.some(({ isFewLeft }) => !isFewLeft), { from: 200 }));
  const stock = await openStock(staff, sku);
  await stock.set(5);
  const put = await page.request.post(`/api/order/${there.id}/basket/line`, { data: { sku, quantity: 4 } });
  expect(put.ok(), await put.text()).toBe(true);
  await basketAt.summary(page, there);
  await page.goto(there.url('/checkout/summary'));
  await acceptTerms(page, there);
  await typeCard(page, cards.approved);
  const before = await payButton(page, there).innerText();
  await stock.set(1);
  const left = await piecesLeft(page, there);
  await payButton(page, there).click();
  await expect(page.getByRole('heading', { name: there.t('payment.changed.title') })).toBeVisible(soon);
  await expect(page.getByText(there.like('payment.changed.short', { before: 4, after: left }))).toBeVisible();
  await page.getByRole('button', { name: there.t('payment.changed.takeLeft') }).click();
  await expect(page.getByText(there.like('payment.changed.quantity', { before: 4, after: left }))).toBeVisible(soon);
  await expect(page.getByText(there.like('payment.changed.total'))).toBeVisible();
  await page.getByRole('button', { name: there.like('payment.changed.agree') }).click();
  await expect(page).toHaveURL(there.url('/checkout/payment'));
  await expect(payButton(page, there)).toBeVisible(soon);
  expect(await payButton(page, there).innerText()).not.toBe(before);
  await payByCard(page, there, cards.approved);
  await expectReceipt(page, there);
  await stock.restore();
  await staff.dispose();
});

test('AUT-030 a sign-out without an answer says so, and the shopper stays in the account and may try again', { tag: '@all' }, async ({
  page,
  there,
}) => {
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

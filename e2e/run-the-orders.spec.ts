import { cards, expectReceipt, goToPayment, payByCard } from './payment-steps.ts';
import { test } from './rotation.ts';
import { join, newEmail } from './shopper.ts';
import { openStudio } from './staff.ts';
import { expect } from './test.ts';

const email = process.env.STAFF_EMAIL ?? 'admin@selvedge.example';

test.use({ viewport: { width: 1440, height: 900 } });
test.setTimeout(120_000);

test('service staff find an order, open it, and that they looked is kept; who bought it may not look there', async ({
  page,
  browser,
  there,
}) => {
  const buyer = newEmail('orders');
  await goToPayment(page, there, buyer);
  await payByCard(page, there, cards.approved);
  const { orderId, orderNumber } = await expectReceipt(page, there);

  // Whoever may see the receipt may not see what staff see.
  expect((await page.request.post('/api/studio/orders/look', { data: { orderId } })).status()).toBe(401);
  expect((await page.request.post('/api/studio/orders/find', { data: { search: buyer } })).status()).toBe(401);

  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const staff = await context.newPage();
  await openStudio(staff, '/studio/orders');
  await staff.getByLabel('Find an order').fill(buyer);
  const row = staff.getByRole('row', { name: orderNumber });
  await expect(row).toContainText('To pack');
  await expect(staff.getByRole('row')).toHaveCount(2);
  // The list names nobody in full, and what was searched for is a person: neither belongs into an address.
  await expect(row).not.toContainText(buyer);
  expect(staff.url()).not.toContain(buyer);

  await row.getByRole('link', { name: orderNumber }).click();
  const screen = staff.getByRole('region', { name: orderNumber });
  await expect(screen).toContainText(buyer);
  await expect(screen).toContainText(there.address.line1!);
  await expect(screen.getByRole('listitem').filter({ hasText: 'adyen' }).first()).toBeVisible();
  await expect(screen.getByText('Email sent: Confirmation')).toBeVisible();

  await staff.goto('/studio/audit');
  const look = staff.getByRole('row', { name: orderNumber });
  await expect(look).toHaveCount(1);
  await expect(look).toContainText('Order viewed');
  await expect(look).toContainText(email);
  await context.close();
});

test('an order that there is none of is said to be none', { tag: '@all' }, async ({ page }) => {
  await openStudio(page, '/studio/orders');
  await page.getByLabel('Find an order').fill('nobody-ever@example.com');
  await expect(page.getByText('No orders found')).toBeVisible();
});

test('a shopper with an account is nobody in the Studio', { tag: '@all' }, async ({ page, there }) => {
  const buyer = await join(page, there, 'curious');
  const found = await page.request.post('/api/studio/orders/find', { data: { search: buyer } });
  expect(found.status()).toBe(401);
  await page.goto('/studio/orders');
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeHidden();
});

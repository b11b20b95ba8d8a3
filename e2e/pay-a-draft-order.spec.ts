import { basketAt } from './checkout-steps.ts';
import { cards, expectReceipt, payByCard, waysToPay } from './payment-steps.ts';
import { test } from './rotation.ts';
import { mailedLink, newEmail } from './shopper.ts';
import { skipPrompts } from './skip-prompts.ts';
import { openStudio } from './staff.ts';
import { expect } from './test.ts';

test.use({ viewport: { width: 1440, height: 900 } });
test.setTimeout(120_000);
test.beforeEach(({ context, baseURL }) => skipPrompts({ context, baseURL }));

test('service staff put an order together for a customer, who opens the link, sees it and pays', async ({ page, browser, there }) => {
  const email = newEmail('on-the-phone');
  // Journeys that buy take theirs from beyond the first forty.
  const product = await there.find(
    page.request,
    ({ variants }) => variants.some(({ inStockEcom, isFewLeft }) => inStockEcom && !isFewLeft),
    {
      from: 40,
    },
  );
  const sku = product.variants.find(({ inStockEcom, isFewLeft }) => inStockEcom && !isFewLeft)!.id;
  const staff = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await openStudio(staff, '/studio/draft-orders/new');
  const form = staff.getByRole('form', { name: 'New draft order' });
  await form.getByLabel('Market').selectOption(there.id);
  await form.getByLabel('Customer email').fill(email);
  // As a scanner types it.
  await form.getByLabel('Find an item').fill(sku);
  await staff.keyboard.press('Enter');
  await form.getByRole('spinbutton').fill('2');
  await form.getByRole('button', { name: 'Send payment link' }).click();
  const draft = staff.getByRole('region', { name: /^D\d+$/ });
  await expect(draft).toContainText('Link sent');

  await page.goto(await mailedLink(page, { to: email, template: 'draft-order' }));
  const line = there.lines(page).filter({ hasText: product.name });
  await expect(line).toHaveCount(1);
  await expect(line.getByRole('textbox', { name: there.like('basket.quantity') })).toHaveValue('2');
  expect(page.url()).not.toContain('draft');
  await basketAt.payment(page, there, email);
  await page.goto(there.url('/checkout/payment'));
  await expect(waysToPay(page, there)).toBeVisible();
  await payByCard(page, there, cards.approved);
  const { orderNumber } = await expectReceipt(page, there);

  await staff.reload();
  await expect(draft.getByRole('heading', { level: 2 })).toContainText('Paid');
  await expect(draft.getByRole('link', { name: orderNumber })).toBeVisible();
  await staff.context().close();
});

import { fillBasket, sendAddress, writeAddress } from './checkout-steps.ts';
import { acceptTerms, cards, expectReceipt, payByCard } from './payment-steps.ts';
import { test } from './rotation.ts';
import { join } from './shopper.ts';
import { skipPrompts } from './skip-prompts.ts';
import { expect } from './test.ts';

test.use({ viewport: { width: 1440, height: 900 } });
test.describe.configure({ timeout: 180_000 });
test.beforeEach(({ context, baseURL }) => skipPrompts({ context, baseURL }));

test('with an address that was kept the last time, and no invitation to make an account', async ({ page, there }) => {
  await join(page, there, 'buyer');
  await fillBasket(page, there.id);
  await page.goto(there.url('/checkout'));
  await writeAddress(page, there);
  await page.getByLabel(there.t('address.save')).check();
  await sendAddress(page, there);
  await page.getByRole('button', { name: there.t('checkout.toSummary') }).click();
  await acceptTerms(page, there);
  await payByCard(page, there, cards.approved);
  await expectReceipt(page, there);
  await expect(page.getByRole('heading', { name: there.t('receipt.account.title') })).toHaveCount(0);

  await fillBasket(page, there.id);
  await page.goto(there.url('/checkout'));
  await expect(page.getByRole('radio', { name: new RegExp(there.address.line1!) })).toBeChecked();
  await sendAddress(page, there);
  await page.getByRole('button', { name: there.t('checkout.toSummary') }).click();
  await expect(page.getByText(there.address.line1!).first()).toBeVisible();
  await acceptTerms(page, there);
  await payByCard(page, there, cards.approved);
  await expectReceipt(page, there);
});

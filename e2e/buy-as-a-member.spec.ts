import { acceptTerms, cards, expectReceipt, payByCard } from './cashier.ts';
import { lookUndisturbed } from './look-undisturbed.ts';
import { join } from './shopper.ts';
import { expect, test } from './test.ts';
import { british, fillBasket, sendAddress, writeAddress } from './till.ts';

test.use({ viewport: { width: 1440, height: 900 } });
test.describe.configure({ timeout: 180_000 });
test.beforeEach(({ context, baseURL }) => lookUndisturbed({ context, baseURL }));

test('with an address that was kept the last time, and no invitation to make an account', async ({ page }) => {
  await join(page, 'buyer');
  await fillBasket(page);
  await page.goto('/en-GB/checkout');
  await writeAddress(page, british);
  await page.getByLabel('Keep this address in my account').check();
  await sendAddress(page);
  await page.getByRole('button', { name: 'Go on to the summary' }).click();
  await acceptTerms(page);
  await payByCard(page, cards.approved);
  await expectReceipt(page);
  await expect(page.getByRole('heading', { name: 'Keep this for next time' })).toHaveCount(0);

  await fillBasket(page, 'en-GB', 'coat');
  await page.goto('/en-GB/checkout');
  await expect(page.getByRole('radio', { name: /Savile Row/ })).toBeChecked();
  await sendAddress(page);
  await page.getByRole('button', { name: 'Go on to the summary' }).click();
  await expect(page.getByText('Savile Row').first()).toBeVisible();
  await acceptTerms(page);
  await payByCard(page, cards.approved);
  await expectReceipt(page);
});

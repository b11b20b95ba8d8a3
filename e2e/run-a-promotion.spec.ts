import type { ProductCard, ProductDetail } from '@selvedge/contract/catalogue/product.ts';
import { openStudio } from './staff.ts';
import { expect, test } from './test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('a promotion is drafted, tried on a basket, saved, given a code, and a shopper gets it', async ({ page, request }) => {
  const data = { searchTerms: 'shirt', size: 20 };
  const { results } = (await (await request.post('/api/catalog/en-IE/search', { data })).json()) as { results: ProductCard[] };
  const found = results.find(({ inStock, comingSoonProduct, isProductSet }) => inStock && !comingSoonProduct && !isProductSet);
  const product = (await (await request.get(`/api/catalog/en-IE/product/${found?.id}`)).json()) as ProductDetail;
  const sku = product.variants.find(({ inStockEcom }) => inStockEcom)?.id ?? '';

  const name = `Loom days ${Date.now()}`;
  const code = `LOOM${Date.now()}`;
  await openStudio(page, '/studio/promotions');
  await page.getByRole('textbox', { name: 'New name' }).fill(name);
  await page.getByRole('button', { name: 'New promotion' }).click();
  const screen = page.getByRole('region', { name });
  await screen.getByRole('checkbox', { name: 'Active', exact: true }).check();
  await screen.getByRole('checkbox', { name: 'Needs a code' }).check();
  await screen.getByRole('textbox', { name: 'Percentage off' }).fill('50');
  await screen.getByRole('textbox', { name: 'Minimum spend' }).fill('EUR');
  await expect(screen.getByText('This isn’t valid.')).toBeVisible();
  await screen.getByRole('textbox', { name: 'Minimum spend' }).fill('EUR 1');

  const simulator = screen.getByRole('region', { name: 'Basket simulator' });
  await simulator.getByLabel('Market').fill('en-IE');
  await simulator.getByLabel('Basket').fill(`${sku} 2`);
  await simulator.getByRole('button', { name: 'Run' }).click();
  await expect(simulator.getByRole('row', { name })).toContainText('Applied');

  await screen.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`Saved: ${name}`)).toBeVisible();
  await screen.getByRole('textbox', { name: 'Custom code' }).fill(code);
  await screen.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(screen.getByText(code)).toBeVisible();

  const shop = '/api/order/en-IE/basket';
  await request.post(`${shop}/line`, { data: { sku, quantity: 1 } });
  await expect
    .poll(async () => {
      const answer = await request.post(`${shop}/add-promo-code?promoCode=${code}`);
      const { basket } = (await (answer.ok() ? answer : await request.get(shop)).json()) as { basket: { promoCodeAmounts: object } };
      return Object.keys(basket.promoCodeAmounts);
    })
    .toEqual([code]);
});

test('a gift card is given with a reason, blocked, and good again', { tag: '@all' }, async ({ page }) => {
  await openStudio(page, '/studio/gift-cards');
  await page.getByText('New gift card').click();
  await page.getByLabel('Amount', { exact: true }).fill('30');
  await page.getByLabel('Email', { exact: true }).fill('friend@example.com');
  await page.getByLabel('Reason', { exact: true }).fill('a late parcel');
  await page.getByRole('button', { name: 'Send by email' }).click();
  await expect(page.getByText('Gift card sent to friend@example.com')).toBeVisible();
  await page.getByRole('row').filter({ hasText: '£30.00' }).first().getByRole('button').first().click();
  const screen = page.getByRole('region', { name: /\d{4}$/ });
  await expect(screen.getByRole('row', { name: /Issued/ })).toContainText('£30.00');
  await screen.getByLabel('Reason').fill('reported as lost');
  await screen.getByRole('button', { name: 'Block card' }).click();
  await expect(page.getByText('Card blocked')).toBeVisible();
  await screen.getByLabel('Reason').fill('found again');
  await screen.getByRole('button', { name: 'Unblock card' }).click();
  await expect(page.getByText('Card unblocked')).toBeVisible();
});

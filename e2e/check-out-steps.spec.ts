import { toast } from './basket.ts';
import { lookUndisturbed } from './look-undisturbed.ts';
import { fillSignIn, join } from './shopper.ts';
import { expect, test } from './test.ts';
import { basketAt, british, comeAsGuest, expectSound, fillBasket, sendAddress, writeAddress } from './till.ts';
import { watchPage } from './watch-page.ts';

test.use({ viewport: { width: 1440, height: 900 } });
test.beforeEach(({ context, baseURL }) => lookUndisturbed({ context, baseURL }));

test('CHK-001 CHK-002 CHK-003 CHK-004 CHK-005 a guest walks from the door to the summary, and every step is sound', async ({ page }) => {
  test.slow();
  const seen = await watchPage(page);
  await fillBasket(page);
  await page.goto('/en-GB/checkout');
  await expect(page).toHaveURL('/en-GB/checkout/customer');
  await expectSound(page);
  await page.getByLabel('E-mail address').fill('nobody');
  await page.getByRole('button', { name: 'Go on as a guest' }).click();
  await expect(page.getByText('Please write the whole e-mail address')).toBeVisible();
  await page.getByLabel('E-mail address').fill('guest@example.com');
  await page.getByRole('button', { name: 'Go on as a guest' }).click();
  await expect(page.getByText('guest@example.com')).toBeVisible();
  await page.getByRole('button', { name: 'Go on to delivery' }).click();
  await expect(page.getByText('This is needed.').first()).toBeVisible();
  await expect(page.getByLabel('First name')).toBeFocused();
  await expectSound(page);
  await writeAddress(page, british);
  await sendAddress(page);
  await expect(page.getByText('Ada Weaver, 12 Savile Row')).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Go on to the summary' }).click();
  await expect(page).toHaveURL('/en-GB/checkout/summary');
  await expect(page.getByRole('navigation', { name: 'Steps of checkout' }).getByRole('link')).toHaveCount(2);
  expect(seen.consoleErrors).toEqual([]);
  expect(seen.otherHosts).toEqual([]);
});

test('CHK-006 a step that is asked for too early leads to the right one, and back does not lead into it again', async ({ page }) => {
  await fillBasket(page);
  await page.goto('/en-GB/basket');
  await page.goto('/en-GB/checkout/payment');
  await expect(page).toHaveURL('/en-GB/checkout/customer');
  await page.goBack();
  await expect(page).toHaveURL('/en-GB/basket');
  await page.goto('/en-GB/checkout/shipping');
  await expect(page).toHaveURL('/en-GB/checkout/customer');
});

test('an empty basket says so and has a way on', async ({ page }) => {
  await page.goto('/en-GB/checkout/shipping');
  await expect(page.getByText('Your basket is empty', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'See what is new' })).toBeVisible();
});

test('what was typed is there after the basket, after a reload, and goes with another market into no other', async ({ page }) => {
  await fillBasket(page);
  await comeAsGuest(page);
  await writeAddress(page, { 'First name': 'Ada', Street: 'Savile Row' });
  await page.getByLabel('The bill goes to another address').check();
  await page.getByRole('link', { name: 'Back to the basket' }).click();
  await expect(page).toHaveURL('/en-GB/basket');
  await page.goBack();
  await expect(page.getByLabel('First name').first()).toHaveValue('Ada');
  await page.reload();
  await expect(page.getByLabel('Street').first()).toHaveValue('Savile Row');
  await expect(page.getByLabel('The bill goes to another address')).toBeChecked();
  await expect(page.getByRole('group', { name: 'Billing address' }).getByLabel('Street')).toHaveValue('');
});

test('an address that was saved is there when the shopper goes back from delivery', async ({ page }) => {
  await fillBasket(page);
  await comeAsGuest(page);
  await writeAddress(page, british);
  await sendAddress(page);
  // The usual way is saved before it is shown as chosen.
  await expect(page.getByRole('radio', { checked: true })).not.toHaveCount(0);
  await page.getByRole('navigation', { name: 'Steps of checkout' }).getByRole('link', { name: 'Details' }).click();
  await expect(page.getByLabel('Street')).toHaveValue('Savile Row');
  await expect(page.getByLabel('Mobile number')).toHaveValue('7700900123');
  await page.goForward().catch(() => null);
  await page.goto('/en-GB/checkout');
  await expect(page).toHaveURL('/en-GB/checkout/summary');
});

test.describe('at the ways of delivery', () => {
  test.beforeEach(async ({ page }) => {
    await fillBasket(page);
    await basketAt.shipping(page);
    await page.goto('/en-GB/checkout/shipping');
    await expect(page.getByRole('button', { name: 'Go on to the summary' })).toBeVisible();
    await expect(page.getByRole('radio', { checked: true })).not.toHaveCount(0);
  });

  test('CHK-012 a failure of the 300 kind leads back to the address, with the reason', async ({ page }) => {
    await page.route('**/basket/shipment', (route) => route.fulfill({ status: 300, json: { code: 'address_needed', errors: {} } }));
    await page.getByRole('button', { name: 'Go on to the summary' }).click();
    await expect(page).toHaveURL('/en-GB/checkout/details');
    await expect(page.getByRole('alert').getByText('We cannot send this to the address you gave.')).toBeVisible();
    await expect(page.getByLabel('Street')).toHaveValue('Savile Row');
  });

  test('CHK-075 a way that cannot be saved is said, and nothing moves', async ({ page }) => {
    await page.route('**/basket/shipment', (route) => route.fulfill({ status: 500, json: { code: 'unexpected', errors: {} } }));
    await page.getByRole('button', { name: 'Go on to the summary' }).click();
    await expect(toast(page, 'The way of delivery could not be saved.')).toBeVisible();
    await expect(page).toHaveURL('/en-GB/checkout/shipping');
  });

  test('ways that cannot be loaded are asked for again', async ({ page }) => {
    await page.route('**/get-shipping-methods', (route) => route.abort());
    await page.reload();
    await expect(page.getByText('The ways of delivery could not be loaded.')).toBeVisible();
    await page.unroute('**/get-shipping-methods');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('radio').first()).toBeVisible();
  });

  test('CHK-054 a place to fetch it is chosen in the list or on the map, and is still chosen after a reload', async ({ page }) => {
    test.slow();
    const methods = page.getByRole('group', { name: 'How should it reach you?' });
    await methods
      .getByRole('radio', { name: /pick|point|locker|collect/i })
      .first()
      .check();
    const places = methods.getByRole('list').getByRole('radio');
    await expect(places.first()).toBeVisible();
    await page.getByRole('button', { name: 'Go on to the summary' }).click();
    await expect(page.getByRole('alert').getByText('Please choose where you would like to fetch it.')).toBeVisible();
    await page.getByRole('button', { name: 'Show them on a map' }).click();
    const map = page.getByRole('region', { name: 'Map of the places' });
    await map.getByRole('button').filter({ hasText: /^2$/ }).press('Enter');
    await expect(places.nth(1)).toBeChecked();
    await expectSound(page);
    await page.reload();
    await expect(places.nth(1)).toBeChecked();
    await page.getByRole('button', { name: 'Go on to the summary' }).click();
    await expect(page).toHaveURL('/en-GB/checkout/summary');
  });

  test('CHK-076 where there is no place it is said, and another town can be tried', async ({ page }) => {
    await page.route(/get-(pickup-points|packstations|click-collect-stores)/, (route) => route.fulfill({ json: [] }));
    const methods = page.getByRole('group', { name: 'How should it reach you?' });
    await methods
      .getByRole('radio', { name: /pick|point|locker|collect/i })
      .first()
      .check();
    await expect(toast(page, 'There is no place to fetch it around here.')).toBeVisible();
    await expect(page.getByLabel('Town or postal code')).toBeVisible();
  });

  test('another tab that changes the basket is followed', async ({ page, context }) => {
    const other = await context.newPage();
    await other.goto('/en-GB/checkout/shipping');
    await other.getByRole('button', { name: /^One more of/ }).click();
    await expect(page.getByRole('heading', { name: 'Your order, 2 pieces' })).toBeVisible();
  });
});

test('CHK-009 a member goes straight to the details, keeps an address, and finds it the next time', async ({ page }) => {
  test.slow();
  await join(page, 'till');
  await fillBasket(page);
  await page.goto('/en-GB/checkout');
  await expect(page).toHaveURL('/en-GB/checkout/details');
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await writeAddress(page, british);
  await page.getByLabel('Keep this address in my account').check();
  await sendAddress(page);
  await page.goto('/en-GB/checkout/details');
  await expect(page.getByRole('radio', { name: /Savile Row/ })).toBeChecked();
  await expect(page.getByLabel('Street')).toHaveCount(0);
  await page.getByRole('radio', { name: 'Another address' }).check();
  await expect(page.getByLabel('Street')).toBeVisible();
  await expectSound(page);
});

test('CHK-015 a guest signs in on the way and goes on to the details', async ({ page }) => {
  test.slow();
  const email = await join(page, 'till');
  await page.getByRole('button', { name: 'Sign out' }).first().click();
  await expect(page).toHaveURL('/en-GB');
  await fillBasket(page);
  await page.goto('/en-GB/checkout');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await fillSignIn(page.locator('[data-view=login]'), { email });
  await expect(page).toHaveURL('/en-GB/checkout/details');
});

test('from right to left every step is sound at every width', async ({ page }) => {
  test.slow();
  await fillBasket(page, 'ar-AE');
  await comeAsGuest(page, 'ar-AE');
  await writeAddress(page, {
    ...{ 'First name': 'ليلى', 'Last name': 'حداد', Street: 'شارع الوصل', Town: 'دبي', 'Mobile number': '501234567' },
  });
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectSound(page);
  }
  await sendAddress(page);
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectSound(page);
  }
});

test('without scripts the step says what it needs, and nobody is invited to index it', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL as string });
  const page = await context.newPage();
  await page.goto('/en-GB/checkout/details');
  await expect(page.getByRole('heading', { level: 1, name: 'Delivery address' })).toBeVisible();
  expect(await page.content()).toContain('Checkout needs scripts.');
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
  await context.close();
});

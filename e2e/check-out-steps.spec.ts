import { fillSignIn, join } from './shopper.ts';
import { expect, type Page, test } from './test.ts';
import { basketAt, british, comeAsGuest, expectSound, fillBasket, sendAddress, writeAddress } from './till.ts';
import { watchPage } from './watch-page.ts';

const toast = (page: Page, text: string | RegExp) => page.getByRole('status').getByText(text).first();
const next = (page: Page) => page.getByRole('button', { name: 'Go on to delivery' });
const emptyPicture = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="4"/>';

test.use({ viewport: { width: 1440, height: 900 } });
test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'geo_locator', value: 'shown', url: baseURL as string }]);
  await context.route('/img/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: emptyPicture }));
});

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
  await next(page).click();
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
  await page.getByRole('navigation', { name: 'Steps of checkout' }).getByRole('link', { name: 'Details' }).click();
  await expect(page.getByLabel('Street')).toHaveValue('Savile Row');
  await expect(page.getByLabel('Mobile number')).toHaveValue('7700900123');
  await page.goForward().catch(() => null);
  await page.goto('/en-GB/checkout');
  await expect(page).toHaveURL('/en-GB/checkout/shipping');
});

test.describe('the form of each country', () => {
  const forms: [market: string, there: string[], absent: string[]][] = [
    ['de-DE', ['Number', 'Postal code', 'Town', 'Post number (optional)'], ['State', 'Customs number']],
    ['en-US', ['ZIP code', 'State', 'Town'], ['Postal code']],
    ['en-CA', ['Postal code', 'Province'], ['State']],
    ['tr-TR', ['Province (il)', 'District (ilçe)'], ['Postal code', 'Town']],
    ['ar-SA', ['Town', 'Customs number'], ['Postal code']],
    ['ar-KW', ['Block and street', 'Town'], ['Number', 'Number (optional)', 'Postal code']],
  ];
  for (const [market, there, absent] of forms) {
    test(`CHK-031..043 ${market}`, async ({ page }) => {
      await fillBasket(page, market);
      await comeAsGuest(page, market);
      for (const label of there) await expect(page.getByLabel(label, { exact: true }), label).toHaveCount(1);
      for (const label of absent) await expect(page.getByLabel(label, { exact: true }), label).toHaveCount(0);
      await page.setViewportSize({ width: 390, height: 844 });
      await expectSound(page);
    });
  }
});

test('CHK-039 a postal code is put in form while it is typed at its end, and left alone in its middle', async ({ page }) => {
  await fillBasket(page, 'sk-SK');
  await comeAsGuest(page, 'sk-SK');
  const code = page.getByLabel('Postal code');
  await code.pressSequentially('81101');
  await expect(code).toHaveValue('811 01');
  await code.press('Home');
  await code.press('ArrowRight');
  await code.press('Delete');
  await expect(code).toHaveValue('81 01');
  expect(await code.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(1);
  await code.press('5');
  await expect(code).toHaveValue('851 01');
});

test('a field is judged when it is left, and forgiven when it is mended', async ({ page }) => {
  await fillBasket(page);
  await comeAsGuest(page);
  const code = page.getByLabel('Postal code');
  await code.fill('12');
  await expect(page.getByText('This does not look like a postal code')).toHaveCount(0);
  await code.blur();
  await expect(page.getByText('This does not look like a postal code')).toBeVisible();
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await code.fill('w1s3pq');
  await code.blur();
  await expect(code).toHaveValue('W1S 3PQ');
  await expect(page.getByText('This does not look like a postal code')).toHaveCount(0);
});

test('CHK-029 a house number in the street finds its own field', async ({ page }) => {
  await fillBasket(page, 'de-DE');
  await comeAsGuest(page, 'de-DE');
  await page.getByLabel('Street').fill('Hauptstraße 12a');
  await page.getByLabel('Street').blur();
  await expect(page.getByLabel('Street')).toHaveValue('Hauptstraße');
  await expect(page.getByLabel('Number', { exact: true })).toHaveValue('12a');
});

test('suggestions are walked through and taken by keyboard', async ({ page }) => {
  await page.route('**/suggest/**', (route) =>
    route.fulfill({
      json: ['Savile Row', 'Savile Street'].map((street) => ({
        ...{ country: 'GB', region: '', city: 'London', zipcode: 'W1S3PQ', street, number: '', label: `${street}, London` },
      })),
    }),
  );
  await fillBasket(page);
  await comeAsGuest(page);
  const street = page.getByRole('combobox', { name: 'Street' });
  await street.pressSequentially('Savi');
  const offered = page.getByRole('listbox').getByRole('option');
  await expect(offered).toHaveCount(2);
  await expectSound(page);
  await street.press('ArrowDown');
  await expect(offered.first()).toHaveAttribute('aria-selected', 'true');
  await street.press('Enter');
  await expect(offered).toHaveCount(0);
  await expect(street).toHaveValue('Savile Row');
  await expect(page.getByLabel('Postal code')).toHaveValue('W1S 3PQ');
  await expect(page).toHaveURL(/details/);
});

test('CHK-022 an address that nobody knows is asked about, and the shopper has the last word', async ({ page }) => {
  await page.route('**/validate', (route) =>
    route.fulfill({ json: { cityValidated: true, streetValidated: false, houseNumberValidated: true } }),
  );
  await fillBasket(page);
  await comeAsGuest(page);
  await writeAddress(page, british);
  await next(page).click();
  await expect(page.getByRole('heading', { name: 'Is this your address?' })).toBeFocused();
  await expect(page.getByText('We do not know this street.')).toBeVisible();
  await page.getByRole('button', { name: 'No, let me change it' }).click();
  await expect(page.getByLabel('Street')).toBeFocused();
  await next(page).click();
  await page.getByRole('button', { name: 'Yes, send it there' }).click();
  await expect(page).toHaveURL('/en-GB/checkout/shipping');
});

test('CHK-074 an address that cannot be saved is kept in its fields, and it is said', async ({ page }) => {
  await fillBasket(page);
  await comeAsGuest(page);
  await writeAddress(page, british);
  await page.route('**/validate', (route) => route.abort());
  await page.route('**/basket/address', (route) => route.fulfill({ status: 500, json: { code: 'unexpected', errors: {} } }));
  await next(page).click();
  await expect(toast(page, 'Your address could not be saved.')).toBeVisible();
  await expect(page.getByLabel('Street')).toHaveValue('Savile Row');
  await page.unroute('**/basket/address');
  await page.route('**/basket/address', (route) =>
    route.fulfill({ status: 400, json: { code: 'address_refused', errors: { 'shippingAddress.city': ['validation.invalid_format'] } } }),
  );
  await next(page).click();
  await expect(page.getByLabel('Town')).toBeFocused();
  await expect(page.getByLabel('Town')).toHaveAttribute('aria-invalid', 'true');
});

test('CHK-077 countries that cannot be loaded are said, and the form can be filled in all the same', async ({ page }) => {
  await page.route('**/countries', (route) => route.fulfill({ status: 500, json: { code: 'unexpected', errors: {} } }));
  await fillBasket(page);
  await comeAsGuest(page);
  await expect(toast(page, 'The list of countries could not be loaded.')).toBeVisible();
  await writeAddress(page, british);
  await sendAddress(page);
});

test.describe('at the ways of delivery', () => {
  test.beforeEach(async ({ page }) => {
    await fillBasket(page);
    await basketAt.shipping(page);
    await page.goto('/en-GB/checkout/shipping');
    await expect(page.getByRole('button', { name: 'Go on to the summary' })).toBeVisible();
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

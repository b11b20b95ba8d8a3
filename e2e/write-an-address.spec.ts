import { toast } from './basket.ts';
import { lookUndisturbed } from './look-undisturbed.ts';
import { expect, type Page, test } from './test.ts';
import { british, comeAsGuest, expectSound, fillBasket, sendAddress, writeAddress } from './till.ts';

const next = (page: Page) => page.getByRole('button', { name: 'Go on to delivery' });

test.use({ viewport: { width: 1440, height: 900 } });
test.beforeEach(({ context, baseURL }) => lookUndisturbed({ context, baseURL }));

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

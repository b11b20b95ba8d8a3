import type { AddressField } from '@selvedge/domain/address/address-rules.ts';
import { toast } from './basket.ts';
import { comeAsGuest, expectSound, fillBasket, sendAddress, writeAddress } from './checkout-steps.ts';
import { type There, test, visit } from './rotation.ts';
import { skipPrompts } from './skip-prompts.ts';
import { someOf } from './some-of.ts';
import { expect, type Page } from './test.ts';

const next = (page: Page, there: There) => page.getByRole('button', { name: there.t('checkout.toShipping') });

test.use({ viewport: { width: 1440, height: 900 } });
test.beforeEach(({ context, baseURL }) => skipPrompts({ context, baseURL }));

test.describe('the form of each country', () => {
  const forms: [market: string, fields: AddressField[], absent: string[]][] = [
    ['de-DE', ['houseNumber', 'postalCode', 'city', 'carrierPostNumber'], ['address.state', 'address.customs_number']],
    ['en-US', ['postalCode', 'regionCode', 'city'], ['address.postal_code']],
    ['en-CA', ['postalCode', 'regionCode'], ['address.state']],
    ['tr-TR', ['regionCode', 'district'], ['address.postal_code', 'address.city']],
    ['ar-SA', ['city', 'customsCustomerNumber'], ['address.postal_code']],
    ['ar-KW', ['line1', 'city'], ['address.street', 'address.house_number', 'address.postal_code']],
  ];
  for (const [market, fields, absent] of someOf('address forms', forms, 2)) {
    test(`CHK-031..043 ${market}`, async ({ page, request }) => {
      const there = await visit(request, market);
      await fillBasket(page, market);
      await comeAsGuest(page, market);
      for (const name of fields) await expect(page.getByLabel(there.label(name), { exact: true }), name).toHaveCount(1);
      for (const key of absent) await expect(page.getByLabel(there.t(key), { exact: true }), key).toHaveCount(0);
      await page.setViewportSize({ width: 390, height: 844 });
      await expectSound(page);
    });
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, among: ['el-GR', 'el-CY'] });

  test('fields beside each other line up, also where one label has two lines or one field is wrong', async ({ page, there }) => {
    await fillBasket(page, there.id);
    await comeAsGuest(page, there.id);
    const unevenPairs = () => page.locator('[data-width="narrow"], [data-width="wide"]').evaluateAll(findUneven);
    expect(await unevenPairs()).toEqual([]);
    await page.getByLabel(there.label('postalCode'), { exact: true }).fill('x');
    await page.getByLabel(there.label('city'), { exact: true }).focus();
    await expect(page.locator('[data-width="narrow"] [aria-invalid]')).toHaveCount(1);
    expect(await unevenPairs()).toEqual([]);
  });
});

/** Of cells that share a row: the labels of those whose fields begin at different heights. */
function findUneven(cells: Element[]): string[] {
  const topOf = (cell: Element | undefined) => Math.round(cell?.querySelector('input, select')?.getBoundingClientRect().top ?? 0);
  const labelOf = (cell: Element) => cell.querySelector('label')?.textContent ?? '';
  return cells.flatMap((cell, at) => {
    const beside = cells[at + 1];
    const isBeside = beside && beside.getBoundingClientRect().top < cell.getBoundingClientRect().bottom;
    return isBeside && topOf(cell) !== topOf(beside) ? [`${labelOf(cell)} | ${labelOf(beside)}`] : [];
  });
}

test('CHK-039 a postal code is put in form while it is typed at its end, and left alone in its middle', { tag: '@all' }, async ({
  page,
  request,
}) => {
  const there = await visit(request, 'sk-SK');
  await fillBasket(page, there.id);
  await comeAsGuest(page, there.id);
  const code = page.getByLabel(there.label('postalCode'));
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

test.describe('where a postal code has a blank', () => {
  test.use({ among: ['en-CA', 'sv-SE'] });

  test('a field is judged when it is left, and forgiven when it is mended', { tag: '@all' }, async ({ page, there }) => {
    await fillBasket(page, there.id);
    await comeAsGuest(page, there.id);
    const code = page.getByLabel(there.label('postalCode'));
    const wrong = page.getByText(there.t('address.error.postal_code'));
    await code.fill('12');
    await expect(wrong).toHaveCount(0);
    await code.blur();
    await expect(wrong).toBeVisible();
    await expect(code).toHaveAttribute('aria-invalid', 'true');
    await code.fill(there.address.postalCode!.replace(' ', '').toLowerCase());
    await code.blur();
    await expect(code).toHaveValue(there.address.postalCode!);
    await expect(wrong).toHaveCount(0);
  });

  test('suggestions are walked through and taken by keyboard', { tag: '@all' }, async ({ page, request }) => {
    // Where a street begins with its name.
    const there = await visit(request, 'sv-SE');
    const { city = '', line1 = '', postalCode = '' } = there.address;
    await page.route('**/suggest/**', (route) =>
      route.fulfill({
        json: [line1, 'Savile Street'].map((street) => ({
          ...{
            country: there.country,
            region: '',
            city,
            zipcode: postalCode.replace(' ', ''),
            street,
            number: '',
            label: `${street}, ${city}`,
          },
        })),
      }),
    );
    await fillBasket(page, there.id);
    await comeAsGuest(page, there.id);
    const street = page.getByRole('combobox', { name: there.label('line1') });
    await street.pressSequentially(line1.slice(0, 4));
    const offered = page.getByRole('listbox').getByRole('option');
    await expect(offered).toHaveCount(2);
    await expectSound(page);
    await street.press('ArrowDown');
    await expect(offered.first()).toHaveAttribute('aria-selected', 'true');
    await street.press('Enter');
    await expect(offered).toHaveCount(0);
    await expect(street).toHaveValue(line1);
    await expect(page.getByLabel(there.label('postalCode'))).toHaveValue(postalCode);
    await expect(page).toHaveURL(/details/);
  });
});

test('CHK-029 a house number in the street finds its own field', { tag: '@all' }, async ({ page, request }) => {
  const there = await visit(request, 'de-DE');
  await fillBasket(page, there.id);
  await comeAsGuest(page, there.id);
  const street = page.getByLabel(there.label('line1'));
  await street.fill('Hauptstraße 12a');
  await street.blur();
  await expect(street).toHaveValue('Hauptstraße');
  await expect(page.getByLabel(there.label('houseNumber'), { exact: true })).toHaveValue('12a');
});

test('CHK-022 an address that nobody knows is asked about, and the shopper has the last word', async ({ page, there }) => {
  await page.route('**/validate', (route) =>
    route.fulfill({ json: { cityValidated: true, streetValidated: false, houseNumberValidated: true } }),
  );
  await fillBasket(page, there.id);
  await comeAsGuest(page, there.id);
  await writeAddress(page, there);
  await next(page, there).click();
  await expect(page.getByRole('heading', { name: there.t('address.doubt') })).toBeFocused();
  await expect(page.getByText(there.t('address.doubt_street'))).toBeVisible();
  await page.getByRole('button', { name: there.t('address.doubt_no') }).click();
  await expect(page.getByLabel(there.label('line1'))).toBeFocused();
  await next(page, there).click();
  await page.getByRole('button', { name: there.t('address.doubt_yes') }).click();
  await expect(page).toHaveURL(there.url('/checkout/shipping'));
});

test('CHK-074 an address that cannot be saved is kept in its fields, and it is said', { tag: '@all' }, async ({ page, there }) => {
  await fillBasket(page, there.id);
  await comeAsGuest(page, there.id);
  await writeAddress(page, there);
  await page.route('**/validate', (route) => route.abort());
  await page.route('**/basket/address', (route) => route.fulfill({ status: 500, json: { code: 'unexpected', errors: {} } }));
  await next(page, there).click();
  await expect(toast(page, there.t('feedback.error_address_update'))).toBeVisible();
  await expect(page.getByLabel(there.label('line1'))).toHaveValue(there.address.line1!);
  await page.unroute('**/basket/address');
  await page.route('**/basket/address', (route) =>
    route.fulfill({ status: 400, json: { code: 'address_refused', errors: { 'shippingAddress.city': ['validation.invalid_format'] } } }),
  );
  await next(page, there).click();
  await expect(page.getByLabel(there.label('city'), { exact: true })).toBeFocused();
  await expect(page.getByLabel(there.label('city'), { exact: true })).toHaveAttribute('aria-invalid', 'true');
});

test('CHK-077 countries that cannot be loaded are said, and the form can be filled in all the same', { tag: '@all' }, async ({
  page,
  there,
}) => {
  await page.route('**/countries', (route) => route.fulfill({ status: 500, json: { code: 'unexpected', errors: {} } }));
  await fillBasket(page, there.id);
  await comeAsGuest(page, there.id);
  await expect(toast(page, there.t('feedback.error_no_countries'))).toBeVisible();
  await writeAddress(page, there);
  await sendAddress(page, there);
});

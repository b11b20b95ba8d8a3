import { toast } from './basket.ts';
import { basketAt, comeAsGuest, expectSound, fillBasket, ownNumber, sendAddress, writeAddress } from './checkout-steps.ts';
import { test } from './rotation.ts';
import { fillSignIn, join, signOut } from './shopper.ts';
import { skipPrompts } from './skip-prompts.ts';
import { expect, type Page } from './test.ts';
import { watchPage } from './watch-page.ts';

/** Every market of the rotation has one. */
const pickup = (page: Page) => page.locator('main input[type=radio][value$="-pickup"]');

test.use({ viewport: { width: 1440, height: 900 } });
test.beforeEach(({ context, baseURL }) => skipPrompts({ context, baseURL }));

test('CHK-001 CHK-002 CHK-003 CHK-004 CHK-005 a guest walks from the door to the summary, and every step is sound', async ({
  page,
  there,
}) => {
  test.slow();
  const seen = await watchPage(page);
  await fillBasket(page, there.id);
  await page.goto(there.url('/checkout'));
  await expect(page).toHaveURL(there.url('/checkout/customer'));
  await expectSound(page);
  await page.getByLabel(there.t('login.email')).fill('nobody');
  await page.getByRole('button', { name: there.t('checkout.asGuest') }).click();
  await expect(page.getByText(there.t('field.email'))).toBeVisible();
  await page.getByLabel(there.t('login.email')).fill('guest@example.com');
  await page.getByRole('button', { name: there.t('checkout.asGuest') }).click();
  await expect(page.getByText('guest@example.com')).toBeVisible();
  await page.getByRole('button', { name: there.t('checkout.toShipping') }).click();
  await expect(page.getByText(there.t('validation.required')).first()).toBeVisible();
  // The first one of the country: a family name in Hungary.
  await expect(page.locator('main [aria-invalid=true]').first()).toBeFocused();
  await expectSound(page);
  await writeAddress(page, there);
  await sendAddress(page, there);
  await expect(page.getByText(there.addressLines().join(', '))).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: there.t('checkout.toSummary') }).click();
  await expect(page).toHaveURL(there.url('/checkout/summary'));
  await expect(page.getByRole('navigation', { name: there.t('checkout.steps') }).getByRole('link')).toHaveCount(2);
  expect(seen.consoleErrors).toEqual([]);
  expect(seen.otherHosts).toEqual([]);
});

test('CHK-006 a step that is asked for too early leads to the right one, and back does not lead into it again', async ({ page, there }) => {
  await fillBasket(page, there.id);
  await page.goto(there.url('/basket'));
  await page.goto(there.url('/checkout/payment'));
  await expect(page).toHaveURL(there.url('/checkout/customer'));
  await page.goBack();
  await expect(page).toHaveURL(there.url('/basket'));
  await page.goto(there.url('/checkout/shipping'));
  await expect(page).toHaveURL(there.url('/checkout/customer'));
});

test('an empty basket says so and has a way on', { tag: '@all' }, async ({ page, there }) => {
  await page.goto(there.url('/checkout/shipping'));
  await expect(page.getByText(there.t('basket.empty'), { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: there.t('basket.newIn') })).toBeVisible();
});

test('what was typed is there after the basket, after a reload, and goes with another market into no other', { tag: '@all' }, async ({
  page,
  there,
}) => {
  await fillBasket(page, there.id);
  await comeAsGuest(page, there.id);
  await writeAddress(page, there, {}, ['firstName', 'line1']);
  await page.getByLabel(there.t('checkout.billingApart')).check();
  await page.getByRole('link', { name: there.t('checkout.back') }).click();
  await expect(page).toHaveURL(there.url('/basket'));
  await page.goBack();
  await expect(page.getByLabel(there.label('firstName')).first()).toHaveValue('Ada');
  await page.reload();
  await expect(page.getByLabel(there.label('line1')).first()).toHaveValue(there.address.line1!);
  await expect(page.getByLabel(there.t('checkout.billingApart'))).toBeChecked();
  await expect(page.getByRole('group', { name: there.t('checkout.billing') }).getByLabel(there.label('line1'))).toHaveValue('');
});

test('an address that was saved is there when the shopper goes back from delivery', { tag: '@all' }, async ({ page, there }) => {
  await fillBasket(page, there.id);
  await comeAsGuest(page, there.id);
  await writeAddress(page, there);
  await sendAddress(page, there);
  // The usual way is saved before it is shown as chosen.
  await expect(page.getByRole('radio', { checked: true })).not.toHaveCount(0);
  await page
    .getByRole('navigation', { name: there.t('checkout.steps') })
    .getByRole('link', { name: there.t('checkout.step.details') })
    .click();
  await expect(page.getByLabel(there.label('line1'))).toHaveValue(there.address.line1!);
  await expect(page.getByLabel(there.label('mobilePhoneNumber'))).toHaveValue(ownNumber(there.address.mobilePhoneNumber));
  await page.goForward().catch(() => null);
  await page.goto(there.url('/checkout'));
  await expect(page).toHaveURL(there.url('/checkout/summary'));
});

test.describe('at the ways of delivery', () => {
  test.beforeEach(async ({ page, there }) => {
    await fillBasket(page, there.id);
    await basketAt.shipping(page, there);
    await page.goto(there.url('/checkout/shipping'));
    await expect(page.getByRole('button', { name: there.t('checkout.toSummary') })).toBeVisible();
    await expect(page.getByRole('radio', { checked: true })).not.toHaveCount(0);
  });

  test('CHK-012 a failure of the 300 kind leads back to the address, with the reason', { tag: '@all' }, async ({ page, there }) => {
    await page.route('**/basket/shipment', (route) => route.fulfill({ status: 300, json: { code: 'address_needed', errors: {} } }));
    await page.getByRole('button', { name: there.t('checkout.toSummary') }).click();
    await expect(page).toHaveURL(there.url('/checkout/details'));
    await expect(page.getByRole('alert').getByText(there.t('checkout.addressNotServed'))).toBeVisible();
    await expect(page.getByLabel(there.label('line1'))).toHaveValue(there.address.line1!);
  });

  test('CHK-075 a way that cannot be saved is said, and nothing moves', { tag: '@all' }, async ({ page, there }) => {
    await page.route('**/basket/shipment', (route) => route.fulfill({ status: 500, json: { code: 'unexpected', errors: {} } }));
    await page.getByRole('button', { name: there.t('checkout.toSummary') }).click();
    await expect(toast(page, there.t('feedback.error_shipping_methods_update'))).toBeVisible();
    await expect(page).toHaveURL(there.url('/checkout/shipping'));
  });

  test('ways that cannot be loaded are asked for again', { tag: '@all' }, async ({ page, there }) => {
    await page.route('**/get-shipping-methods', (route) => route.abort());
    await page.reload();
    await expect(page.getByText(there.t('checkout.methodsFailed'))).toBeVisible();
    await page.unroute('**/get-shipping-methods');
    await page.getByRole('button', { name: there.t('shell.tryAgain') }).click();
    await expect(page.getByRole('radio').first()).toBeVisible();
  });

  test('CHK-054 a place to fetch it is chosen in the list or on the map, and is still chosen after a reload', async ({ page, there }) => {
    test.slow();
    const methods = page.getByRole('group', { name: there.t('checkout.methods') });
    await pickup(page).check();
    const places = methods.getByRole('list').getByRole('radio');
    await expect(places.first()).toBeVisible();
    await page.getByRole('button', { name: there.t('checkout.toSummary') }).click();
    await expect(page.getByRole('alert').getByText(there.t('checkout.choosePlace'))).toBeVisible();
    await page.getByRole('button', { name: there.t('checkout.showMap') }).click();
    const map = page.getByRole('region', { name: there.t('checkout.map') });
    await map.getByRole('button').filter({ hasText: /^2$/ }).press('Enter');
    await expect(places.nth(1)).toBeChecked();
    await expectSound(page);
    await page.reload();
    await expect(places.nth(1)).toBeChecked();
    await page.getByRole('button', { name: there.t('checkout.toSummary') }).click();
    await expect(page).toHaveURL(there.url('/checkout/summary'));
  });

  test('CHK-076 where there is no place it is said, and another town can be tried', { tag: '@all' }, async ({ page, there }) => {
    await page.route(/get-(pickup-points|packstations|click-collect-stores)/, (route) => route.fulfill({ json: [] }));
    await pickup(page).check();
    await expect(toast(page, there.t('feedback.error_no_pickup_points'))).toBeVisible();
    await expect(page.getByLabel(there.t('checkout.placesAround'))).toBeVisible();
  });

  test('another tab that changes the basket is followed', { tag: '@all' }, async ({ page, context, there }) => {
    const other = await context.newPage();
    await other.goto(there.url('/checkout/shipping'));
    await other.getByRole('button', { name: there.like('basket.more') }).click();
    await expect(page.getByRole('heading', { name: there.t('checkout.order', { count: 2 }) })).toBeVisible();
  });
});

test('CHK-009 a member goes straight to the details, keeps an address, and finds it the next time', { tag: '@all' }, async ({
  page,
  there,
}) => {
  test.slow();
  await join(page, there, 'checkout');
  await fillBasket(page, there.id);
  await page.goto(there.url('/checkout'));
  await expect(page).toHaveURL(there.url('/checkout/details'));
  await expect(page.getByLabel(there.label('firstName'))).toHaveValue('Ada');
  await writeAddress(page, there);
  await page.getByLabel(there.t('address.save')).check();
  await sendAddress(page, there);
  await page.goto(there.url('/checkout/details'));
  await expect(page.getByRole('radio', { name: new RegExp(there.address.line1!) })).toBeChecked();
  await expect(page.getByLabel(there.label('line1'))).toHaveCount(0);
  await page.getByRole('radio', { name: there.t('address.new') }).check();
  await expect(page.getByLabel(there.label('line1'))).toBeVisible();
  await expectSound(page);
});

test('CHK-015 a guest signs in on the way and goes on to the details', { tag: '@all' }, async ({ page, there }) => {
  test.slow();
  const email = await join(page, there, 'checkout');
  await signOut(page, there).click();
  await expect(page).toHaveURL(there.url(''));
  await fillBasket(page, there.id);
  await page.goto(there.url('/checkout'));
  await page.getByRole('button', { name: there.t('login.sign_in') }).click();
  await fillSignIn(page.locator('[data-view=login]'), there, { email });
  await expect(page).toHaveURL(there.url('/checkout/details'));
});

test.describe('from right to left', () => {
  test.use({ among: ['ar-KW'] });

  test('every step is sound at every width', { tag: '@all' }, async ({ page, there }) => {
    test.slow();
    await fillBasket(page, there.id);
    await comeAsGuest(page, there.id);
    await writeAddress(page, there, { firstName: 'ليلى', lastName: 'حداد', line1: 'شارع سالم المبارك', city: 'السالمية' });
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectSound(page);
    }
    await sendAddress(page, there);
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectSound(page);
    }
  });
});

test('without scripts the step says what it needs, and nobody is invited to index it', { tag: '@all' }, async ({
  browser,
  baseURL,
  there,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL as string });
  const page = await context.newPage();
  await page.goto(there.url('/checkout/details'));
  await expect(page.getByRole('heading', { level: 1, name: there.t('page.checkout_details.title') })).toBeVisible();
  expect(await page.content()).toContain(there.t('checkout.needsScript'));
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
  await context.close();
});

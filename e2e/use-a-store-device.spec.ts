import { randomUUID } from 'node:crypto';
import { staffDevices } from '@selvedge/contract/studio/devices.ts';
import { storageKeys } from '@selvedge/domain/constants.ts';
import { badgeDigits, writeBadge } from '@selvedge/domain/device/staff-badge.ts';
import { follow, readTraces, scan, setUpDevice, typeCode } from './device-steps.ts';
import { type There, test } from './rotation.ts';
import { openStudio } from './staff.ts';
import { type APIRequestContext, expect, type Page } from './test.ts';

/** Markets with stores. */
test.use({ among: ['de-DE', 'da-DK', 'nl-NL'], viewport: { width: 1080, height: 1920 }, hasTouch: true });

/** Staff get a code in the Studio, and somebody types it in on the device. Answers what it is called: journeys beside this one have devices, too. */
async function setUp(device: Page, staff: Page, there: There): Promise<string> {
  const name = `Counter ${randomUUID().slice(0, 8)}`;
  await openStudio(staff, '/studio/devices');
  const form = staff.getByRole('form', { name: 'New device' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Market').selectOption(there.id);
  await form.getByLabel('Store').selectOption({ index: 1 });
  const issued = staff.waitForResponse((answer) => answer.url().endsWith(staffDevices.create.path) && answer.request().method() === 'POST');
  await form.getByRole('button', { name: 'Get code' }).click();
  const { code } = (await (await issued).json()) as { code: string };
  await expect(staff.getByText(code)).toBeVisible();
  await typeCode(device, there, code);
  await expect(bar(device, there)).toBeVisible();
  return name;
}

const bar = (page: Page, { t }: There) => page.getByRole('navigation', { name: t('device.bar') });
const question = (page: Page, { t }: There) => page.getByText(t('checkout.delete_basket_idle_title'));

/** The call that tells of flags is closed with the shop: the page itself tells. */
async function switchMaintenance(staff: APIRequestContext, { id, url }: There, change: { before: true | null; value: true | null }) {
  const changes = [{ market: id, name: 'maintenanceMode', ...change }];
  expect((await staff.put('/api/studio/flags', { data: { changes } })).status()).toBe(200);
  await expect.poll(async () => (await staff.get(url(''))).status()).toBe(change.value ? 503 : 200);
}

const isScanned = ({ inStockEcom, ean }: { inStockEcom: boolean; ean: string }) => inStockEcom && ean !== '';

test('ISO-001..017 two shoppers one after the other on one device find nothing of each other', async ({
  browser,
  baseURL,
  there,
  request,
}) => {
  const [context, office] = [await browser.newContext({ baseURL }), await browser.newContext({ baseURL })];
  const [page, staff] = [await context.newPage(), await office.newPage()];
  await page.clock.install();
  const name = await setUp(page, staff, there);
  await expect(page.getByText(there.t('shell.changeMarket'))).toHaveCount(0);
  const before = await readTraces(page, context);
  const product = await there.find(request, (each) => each.variants.some(isScanned));
  const { ean, size } = product.variants.find(isScanned)!;

  // The first shopper scans a tag, wherever the focus is; the product opens in that size and goes into the basket.
  await scan(page, ean);
  await expect(page).toHaveURL((url) => url.pathname === product.url);
  await expect(page.getByRole('radio', { name: size.name, exact: true })).toBeChecked();
  await page
    .getByRole('button', { name: there.t('device.send_home') })
    .first()
    .tap();
  await expect(there.header(page)).toContainText('1');
  await follow(page, there.url('/search?q=secret-wish'));
  await follow(page, there.url('/checkout/customer'));
  const email = page.locator('input[type="email"]').first();
  await email.fill('first-shopper@example.com');
  await expect(email).toHaveAttribute('autocomplete', 'off');

  // ISO-005..008 half a minute without a touch: the question. Somebody is still there, and it goes.
  await page.clock.runFor(32_000);
  await expect(question(page, there)).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(question(page, there)).toBeVisible();
  await page.getByRole('button', { name: there.t('checkout.delete_basket_idle_cancel') }).tap();
  await expect(question(page, there)).toBeHidden();
  await expect(email).toHaveValue('first-shopper@example.com');

  // ISO-009 nobody answers: a minute later everything is gone.
  await page.clock.runFor(32_000);
  await expect(question(page, there)).toBeVisible();
  await page.clock.runFor(61_000);
  await expect(page).toHaveURL(there.at(''));
  await expect(bar(page, there)).toBeVisible();
  const after = await readTraces(page, context);
  const told = JSON.stringify({ ...after, text: '' });
  for (const word of ['first-shopper', 'secret-wish', product.id, ean]) expect(told).not.toContain(word);
  expect(after.text).not.toContain('first-shopper');
  expect(after.cookies.map(({ name }) => name).filter((name) => !before.cookies.some((each) => each.name === name))).toEqual([]);
  // The second is written into every page of a journey.
  expect(Object.keys(after.local).filter((name) => name !== storageKeys.appBannerHandled)).toEqual([storageKeys.storeId]);
  expect(Object.keys(after.session).filter((name) => name !== storageKeys.lastVisited)).toEqual([]);
  expect(after.databases).toEqual(['selvedge-device']);
  expect(after.fields.filter(Boolean)).toEqual([]);

  // The way back leads to where the browser was before the shop was opened on it, and to no page of anybody.
  expect(after.history).toBe(before.history);
  await page.goBack();
  expect(page.url()).toBe('about:blank');
  await page.goForward();
  await expect(page).toHaveURL(there.at(''));
  await follow(page, there.url('/basket'));
  await expect(page.getByText(there.t('basket.empty'), { exact: true }).first()).toBeVisible();

  // Staff call it otherwise, and it keeps working; revoked it is a browser like any other.
  await staff.reload();
  const row = (called: string) => staff.getByRole('row', { name: called });
  await row(name).getByRole('button', { name: /^Edit/ }).click();
  const change = staff.getByRole('form', { name: /^Edit/ });
  await change.getByLabel('Name').fill(`${name} upstairs`);
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(row(`${name} upstairs`)).toContainText('In use');
  await row(`${name} upstairs`)
    .getByRole('button', { name: /^Revoke/ })
    .click();
  await expect(row(`${name} upstairs`)).toContainText('Revoked');
  await context.close();
  await office.close();
});

test.describe('in a market of its own', () => {
  // No other journey goes there while it is closed.
  test.use({ among: ['el-GR'] });

  test('a device takes a new version, stands maintenance through and keeps its proof when its clock is set', { tag: '@all' }, async ({
    page,
    there,
    request,
  }) => {
    const home = there.url('');
    await page.clock.install();
    await setUpDevice(page, there, { request });
    await expect(bar(page, there)).toBeVisible();
    await page.evaluate(() => document.documentElement.classList.add('before'));
    await page.route(
      (url) => url.pathname === home,
      async (route) => {
        if (route.request().method() !== 'HEAD') return route.continue();
        const response = await route.fetch();
        await route.fulfill({ response, headers: { ...response.headers(), 'x-build': 'newer' } });
      },
    );
    await page.clock.runFor(32_000);
    await expect(page.locator('html:not(.before)')).toHaveAttribute('data-page', 'homePage');
    await page.unrouteAll();
    await expect(bar(page, there)).toBeVisible();

    // Five minutes forward: what the device signs is too early, and the refusal tells it the time.
    await page.clock.setSystemTime(Date.now() + 5 * 60_000);
    await scan(page, writeBadge('1'.repeat(badgeDigits - 2)));
    await page.getByLabel(there.t('device.badge_pin'), { exact: true }).fill('2580');
    await page.getByRole('button', { name: there.t('device.badge_sign_in') }).click();
    await expect(page.getByText(there.t('device.badge_refused'))).toBeVisible();

    await switchMaintenance(request, there, { before: null, value: true });
    expect((await page.reload())?.status()).toBe(503);
    await expect(bar(page, there)).toBeVisible();
    await switchMaintenance(request, there, { before: true, value: null });
    await page.clock.runFor(32_000);
    await expect(page.locator('html')).toHaveAttribute('data-page', 'homePage');
    await expect(bar(page, there)).toBeVisible();
  });
});

import type { Handover } from '@selvedge/contract/handover.ts';
import { storageKeys } from '@selvedge/domain/constants.ts';
import { basketAt, fillBasket } from './checkout-steps.ts';
import { follow, readTraces, scan, setUpDevice } from './device-steps.ts';
import { cards, expectReceipt, payByCard, waysToPay } from './payment-steps.ts';
import { test as base, type There } from './rotation.ts';
import { newEmail } from './shopper.ts';
import { skipPrompts } from './skip-prompts.ts';
import { type Browser, expect, type Page } from './test.ts';

const screens = { device: { viewport: { width: 1080, height: 1920 }, hasTouch: true }, phone: { viewport: { width: 390, height: 844 } } };

async function open(browser: Browser, baseURL: string | undefined, kind: keyof typeof screens): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL as string, ...screens[kind] });
  await skipPrompts({ context, baseURL });
  return context.newPage();
}

/** A screen that staff have set up, with a clock that can be put forward. */
const test = base.extend<{ device: Page }>({
  device: async ({ browser, baseURL, request, there }, use) => {
    const device = await open(browser, baseURL, 'device');
    await device.clock.install();
    await setUpDevice(device, there, { request });
    await use(device);
    await device.context().close();
  },
});

/** Stores stand there, and journeys have an address. */
test.use({ among: ['de-DE'] });
test.setTimeout(90_000);

/** Asks for the code, and answers what its square says. */
async function offer(page: Page, there: There, key: string): Promise<Handover> {
  const made = page.waitForResponse((answer) => /\/handover(\/payment)?$/.test(answer.url()) && answer.request().method() === 'POST');
  await page.getByRole('button', { name: there.t(key) }).click();
  const offered = (await (await made).json()) as Handover;
  await expect(page.getByRole('img', { name: there.t('handover.code_square') })).toBeVisible();
  return offered;
}

/** Nothing but what makes it the store's device. */
async function expectForgotten(page: Page, there: There): Promise<void> {
  await expect(page).toHaveURL(there.at(''));
  await expect(page.getByRole('navigation', { name: there.t('device.bar') })).toBeVisible();
  const { local, session, databases, fields, cookies } = await readTraces(page, page.context());
  expect(Object.keys(local).filter((name) => name !== storageKeys.appBannerHandled)).toEqual([storageKeys.storeId]);
  expect(Object.keys(session).filter((name) => name !== storageKeys.lastVisited)).toEqual([]);
  expect([databases, fields.filter(Boolean)]).toEqual([['selvedge-device'], []]);
  expect(cookies.map(({ name }) => name)).not.toContain('basket');
  await follow(page, there.url('/basket'));
  await expect(page.getByText(there.t('basket.empty'), { exact: true }).first()).toBeVisible();
}

test('a basket goes from a phone to the screen in the store and back onto a phone, and the screen forgets it', { tag: '@all' }, async ({
  browser,
  baseURL,
  there,
  device,
}) => {
  const phone = await open(browser, baseURL, 'phone');
  await fillBasket(phone, there.id);
  await phone.goto(there.url('/basket'));
  const shown = await offer(phone, there, 'handover.to_screen');
  await expect(phone.getByText(shown.code)).toBeVisible();
  await scan(device, shown.url);
  await expect(there.lines(device)).toHaveCount(1);
  await expect(phone.getByText(there.t('handover.moved_there'))).toBeVisible();
  // Photographed and read once more, on another phone: it is used.
  const other = await open(browser, baseURL, 'phone');
  await other.goto(shown.url);
  await expect(other.getByText(there.t('basket.handover_used'))).toBeVisible();

  const back = await offer(device, there, 'handover.to_phone');
  await other.goto(back.url);
  await expect(there.lines(other)).toHaveCount(1);
  expect(other.url()).not.toContain('handover');
  await device.clock.runFor(3000);
  await expect(device.getByText(there.t('handover.moved'))).toBeVisible();
  await device.clock.runFor(16_000);
  await expectForgotten(device, there);
  for (const page of [phone, other]) await page.context().close();
});

test('what was chosen on the screen is paid on a phone; the screen waits, says so and forgets it', { tag: '@all' }, async ({
  browser,
  baseURL,
  there,
  device,
}) => {
  const phone = await open(browser, baseURL, 'phone');
  await fillBasket(device, there.id);
  await follow(device, there.url('/basket'));
  const { url } = await offer(device, there, 'handover.pay_on_phone');
  // Nobody touches the screen while the phone is looked for: it does not ask.
  await device.clock.runFor(95_000);
  await expect(device.getByText(there.t('checkout.delete_basket_idle_title'))).toBeHidden();
  await phone.goto(url);
  await expect(phone).toHaveURL(new RegExp(there.url('/checkout')));
  await device.clock.runFor(3000);
  await expect(device.getByText(there.t('handover.opened'), { exact: true })).toBeVisible();
  await basketAt.payment(phone, there, newEmail('by-phone'));
  await phone.goto(there.url('/checkout/payment'));
  await expect(waysToPay(phone, there)).toBeVisible();
  await payByCard(phone, there, cards.approved);
  await expectReceipt(phone, there);
  await device.clock.runFor(3000);
  await expect(device.getByText(there.t('handover.paid'), { exact: true })).toBeVisible();
  await device.clock.runFor(46_000);
  await expectForgotten(device, there);
  await phone.context().close();
});

import { basketAt, expectSound } from './checkout-steps.ts';
import { scan, setUpDevice } from './device-steps.ts';
import { setFlags } from './feature-flags.ts';
import { acceptTerms, cards, expectReceipt, payButton, payByCard, walkToPayment } from './payment-steps.ts';
import { type There, test } from './rotation.ts';
import { skipPrompts } from './skip-prompts.ts';
import { openStudio } from './staff.ts';
import { type APIRequestContext, expect, type Page } from './test.ts';

/** No other journey visits it: what is switched here stands in nobody's way. */
const market = 'de-AT';
const soon = { timeout: 30_000 };

test.use({ among: [market], viewport: { width: 1440, height: 900 } });
// One after the other: what the first switches on is switched off by the last.
test.describe.configure({ mode: 'serial', timeout: 240_000 });
test.beforeEach(({ context, baseURL }) => skipPrompts({ context, baseURL }));
test.beforeAll(async ({ playwright, baseURL }) => switchTo(await playwright.request.newContext({ baseURL: baseURL! }), true));
test.afterAll(async ({ playwright, baseURL }) => switchTo(await playwright.request.newContext({ baseURL: baseURL! }), null));

async function switchTo(request: Parameters<typeof setFlags>[0], value: boolean | null): Promise<void> {
  await setFlags(request, market, { payByLink: value, posPayment: value });
  await request.dispose();
}

test('PAY-012 PAY-013 PAY-014 PAY-015 by a link: its code is drawn, it is paid on a telephone, and this page goes on', async ({
  page,
  browser,
  there,
}) => {
  await walkToPayment(page, there);
  await choose(page, there.t('payment.way.payByLink'));
  await payButton(page, there).click();
  await expect(page.getByRole('img', { name: there.t('payment.link.code') })).toBeVisible(soon);
  await expect(page.getByRole('status').getByText(there.t('feedback.error_pay_by_link_pending')).first()).toBeVisible(soon);
  await expectSound(page);
  const link = await page.getByRole('link', { name: there.t('payment.link.open') }).getAttribute('href');
  const telephone = await browser.newPage();
  await telephone.goto(link!);
  await telephone.locator('#holder').fill('Ada Weaver');
  await telephone.locator('#number').fill(cards.approved);
  await telephone.locator('#expiry').fill('12/30');
  await telephone.locator('#code').fill('737');
  await telephone.locator('button.first').click();
  await expectReceipt(page, there);
  await telephone.close();
});

test('PAY-016 a link whose order was paid in another way says on its receipt that it is paid', { tag: '@all' }, async ({ page, there }) => {
  await walkToPayment(page, there);
  await choose(page, there.t('payment.way.payByLink'));
  const started = page.waitForResponse('**/create-payment');
  await payButton(page, there).click();
  const { payByLink } = (await (await started).json()) as { payByLink: { linkId: string } };
  const checkoutBasketId = await page.evaluate(async (where) => {
    return (await (await fetch(`/api/order/${where}/basket`)).json()).basket.basketId as string;
  }, market);
  await page.getByRole('button', { name: there.t('payment.waiting.other') }).click();
  await page.locator('input[type="radio"][value="adyen-scheme"]').check();
  await payByCard(page, there, cards.approved);
  await expectReceipt(page, there);
  await page.goto(`/${market}/receipt?linkId=${payByLink.linkId}&checkoutBasketId=${checkoutBasketId}`);
  await expect(page.getByRole('heading', { level: 1, name: there.t('receipt.linkPaid.title') })).toBeVisible(soon);
  await expectSound(page);
});

test('PAY-029 at the till: nothing is ordered until the card was presented at the terminal', { tag: '@all' }, async ({
  page,
  browser,
  baseURL,
  there,
  request,
}) => {
  await page.clock.install();
  await walkToPayment(page, there);
  await expect(page.getByRole('radio', { name: there.t('payment.way.pos') })).toHaveCount(0);
  await setUpDevice(page, there, { request, storeId: '1006', terminalId: 'till-1' });
  await page.goto(there.url('/checkout/payment'));
  await payAtTill(page, there);
  await expect(page.getByRole('heading', { name: there.t('payment.waiting.title') })).toBeVisible(soon);
  await expectSound(page);
  await present(await browser.newPage(), { baseURL, terminal: 'till-1', key: 'Present a card' });
  await expectReceipt(page, there);

  // ISO-010 ISO-011 nobody touches the receipt: after three quarters of a minute it is gone, and nobody was asked about it.
  await expect(page.getByRole('timer')).toBeVisible();
  await page.clock.runFor(35_000);
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(page.getByText(there.t('checkout.delete_basket_idle_title'))).toBeHidden();
  await page.clock.runFor(11_000);
  await expect(page).toHaveURL(there.at(''), soon);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('basket');
});

test('PAY-029 at the till of the store that the device stands in, refused there: it is said, and another card pays', {
  tag: '@all',
}, async ({ page, browser, baseURL, there, request }) => {
  // Which of several terminals lights up is what staff set the device up with.
  await setUpDevice(page, there, { request, storeId: '1006', terminalId: 'till-1' });
  await walkToPayment(page, there);
  await payAtTill(page, there);
  await present(await browser.newPage(), { baseURL, terminal: 'till-1', key: 'Present a card that is refused' });
  await expect(page.getByRole('alert')).toContainText(there.t('payment.refused'), soon);
  await page.getByRole('button', { name: there.t('payment.again') }).click();
  await page.locator('input[type="radio"][value="adyen-scheme"]').check();
  await payByCard(page, there, cards.approved);
  await expectReceipt(page, there);
});

test('ISO staff scan a badge, take something off for a reason, and the shopper takes it along, pays at the till and has it as a gift', {
  tag: '@all',
}, async ({ browser, baseURL, there, request }) => {
  const context = await browser.newContext({ baseURL, viewport: { width: 1080, height: 1920 }, hasTouch: true });
  const page = await context.newPage();
  const storeId = '1006';
  await setUpDevice(page, there, { request, storeId, terminalId: 'till-1' });
  const { ean } = await findInStore(request, there, storeId);

  // A colleague signs in: the badge is scanned wherever the focus is, and the PIN typed.
  const desk = await browser.newPage({ baseURL });
  await openStudio(desk, '/studio/team');
  const badge = await makeBadge(desk, '2580');
  await scan(page, badge);
  await page.getByLabel(there.t('device.badge_pin'), { exact: true }).fill('2580');
  await page.getByRole('button', { name: there.t('device.badge_sign_in') }).tap();
  await expect(page.getByRole('button', { name: there.t('device.staff_sign_out') })).toBeVisible();

  // What hangs here is taken along; nothing is asked about where it should go.
  await scan(page, ean);
  await page
    .getByRole('button', { name: there.t('device.take_now') })
    .first()
    .tap();
  await expect(there.header(page)).toContainText('1');
  await page.goto(there.url('/basket'));
  await expect(page.getByText(there.t('device.taken_now'))).toBeVisible();
  // On a phone it would be sent: that is said before anybody reads the code.
  await page.getByRole('button', { name: there.t('handover.pay_on_phone') }).tap();
  await expect(page.getByRole('alert').getByText(there.t('handover.sent_instead'))).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: there.t('handover.here_instead') }).tap();
  await page.getByRole('button', { name: there.t('device.discount'), exact: true }).tap();
  const form = page.getByRole('dialog').locator('form');
  await form.getByLabel(there.t('device.discount_value'), { exact: true }).fill('10');
  await form.getByLabel(there.t('device.discount_reason'), { exact: true }).selectOption('damaged');
  await form.getByRole('button', { name: there.t('device.discount_give'), exact: true }).tap();
  await expect(page.getByRole('button', { name: there.t('device.discount_off', { reason: 'Beschädigt' }) })).toBeVisible();

  // A second scan signs the colleague out; the discount stays.
  await scan(page, badge);
  await expect(page.getByRole('button', { name: there.t('device.staff_sign_out') })).toBeHidden();
  await basketAt.details(page, there.id, 'ada@example.com');
  await page.goto(there.url('/checkout/summary'));
  await acceptTerms(page, there);
  await payAtTill(page, there);
  await present(await browser.newPage(), { baseURL, terminal: 'till-1', key: 'Present a card' });

  // The receipt: when, as stores write it, what was taken off, and the gift's without any price.
  await expect(page).toHaveURL(new RegExp(`${there.url('/receipt')}\\?orderid=`), soon);
  await expect(page.locator('[data-store-receipt]')).toContainText(/\d{2}-\d{2}-\d{4} \d{2}:\d{2}/);
  await expect(page.getByText('Beschädigt').first()).toBeVisible();
  await expect(page.getByText(there.t('order.takenAlong')).first()).toBeVisible();
  await expect(page.getByText(there.t('receipt.next.packed'))).toBeHidden();
  await page.evaluate(() => {
    window.print = () => {};
  });
  await page.getByRole('button', { name: there.t('device.print_gift') }).tap();
  await page.emulateMedia({ media: 'print' });
  const gift = page.getByRole('heading', { name: there.t('device.gift_receipt'), includeHidden: true }).locator('..');
  await expect(gift).toBeVisible();
  expect(await gift.innerText()).not.toMatch(/[€]/);
  await page.emulateMedia({ media: 'screen' });
  await page
    .getByRole('button', { name: there.t('device.finish') })
    .first()
    .tap();
  await expect(page).toHaveURL(there.at(''));
  await expect(there.header(page)).not.toContainText('1');
  await context.close();
  await desk.close();
});

/** Scrolled and pressed within one frame, as no hand can, the press goes to where the card's frame was before. */
async function choose(page: Page, name: string): Promise<void> {
  await expect(async () => page.getByRole('radio', { name }).check({ timeout: 5000 })).toPass(soon);
}

async function payAtTill(page: Page, there: There): Promise<void> {
  await choose(page, there.t('payment.way.pos'));
  await payButton(page, there).click();
}

type Presented = { baseURL: string | undefined; terminal: string; key: string };

/** What happens at the counter: the sandbox's terminal shows the oldest payment that waits there. */
async function present(screen: Page, { baseURL, terminal, key }: Presented): Promise<void> {
  const { protocol, hostname, port } = new URL(baseURL!);
  const wanted = screen.getByRole('button', { name: key, exact: true });
  await expect(async () => {
    await screen.goto(`${protocol}//${hostname}:${Number(port) + 2}/terminal/${terminal}`);
    await expect(wanted).toBeVisible({ timeout: 1000 });
  }).toPass(soon);
  await wanted.click();
  await screen.close();
}

/** For the administrator who is signed in, by the screen of the staff. */
async function makeBadge(desk: Page, pin: string): Promise<string> {
  await desk
    .getByRole('button', { name: /^(?:Create badge|New badge) for/ })
    .first()
    .click();
  await desk.getByLabel('PIN').fill(pin);
  const issued = desk.waitForResponse((answer) => answer.url().endsWith('/badge') && answer.request().method() === 'POST');
  await desk.getByRole('button', { name: 'Create badge' }).click();
  const { code } = (await (await issued).json()) as { code: string };
  await expect(desk.getByRole('img', { name: 'QR code of the badge' })).toBeVisible();
  return code;
}

/** A size that hangs in the store. */
async function findInStore(request: APIRequestContext, there: There, storeId: string): Promise<{ ean: string }> {
  const { variants } = await there.find(request, undefined, { storeId });
  for (const { ean } of variants) {
    const answer = await request.get(`/api/retail-stock/${there.id}/get-retail-availability?Ean=${ean}`);
    const stores = (await answer.json()) as { storeId: string; inStock: boolean }[];
    if (stores.some((each) => each.storeId === storeId && each.inStock)) return { ean };
  }
  throw new Error(`nothing hangs in ${storeId}`);
}

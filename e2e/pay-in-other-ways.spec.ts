import { expectSound } from './checkout-steps.ts';
import { setUpDevice } from './device-steps.ts';
import { setFlags } from './feature-flags.ts';
import { cards, expectReceipt, payButton, payByCard, walkToPayment } from './payment-steps.ts';
import { type There, test } from './rotation.ts';
import { skipPrompts } from './skip-prompts.ts';
import { expect, type Page } from './test.ts';

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

test('PAY-029 at the till: nothing is ordered until the card was presented at the terminal', async ({
  page,
  browser,
  baseURL,
  there,
  request,
}) => {
  await walkToPayment(page, there);
  await expect(page.getByRole('radio', { name: there.t('payment.way.pos') })).toHaveCount(0);
  await setUpDevice(page, there, { request, storeId: '1006', terminalId: 'till-1' });
  await page.goto(there.url('/checkout/payment'));
  await payAtTill(page, there);
  await expect(page.getByRole('heading', { name: there.t('payment.waiting.title') })).toBeVisible(soon);
  await expectSound(page);
  await present(await browser.newPage(), { baseURL, terminal: 'till-1', key: 'Present a card' });
  await expectReceipt(page, there);
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

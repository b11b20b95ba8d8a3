import { formatCount } from '@selvedge/domain/writing-style/writing-style.ts';
import { expectSound, sendAddress, writeAddress } from './checkout-steps.ts';
import { isDear, joinClub, pointsOf, waitForBooking, waitForPoints } from './club-steps.ts';
import { openDesk } from './desk-steps.ts';
import { acceptTerms, cards, expectReceipt, payByCard } from './payment-steps.ts';
import { type There, test } from './rotation.ts';
import { skipPrompts } from './skip-prompts.ts';
import { expect, type Page } from './test.ts';

// Where points may pay a part.
test.use({ viewport: { width: 390, height: 844 }, among: ['de-DE', 'ar-KW', 'sv-SE'] });
test.describe.configure({ timeout: 240_000 });
test.beforeEach(({ context, baseURL }) => skipPrompts({ context, baseURL }));

test('LOY-018 LOY-019 a member buys, earns, waits, redeems a voucher, spends it and points, returns the goods, and sees the points go back', {
  tag: '@all',
}, async ({ page, baseURL, there }) => {
  const count = (points: number) => formatCount(points, there.id);
  const desk = await openDesk(baseURL as string);
  const email = await joinClub(page, there);
  const points = page.getByRole('region', { name: there.t('loyalty.yours') });

  const dear = await there.find(page.request, isDear, { sorting: 'price-descending' });
  const sku = dear.variants.find(({ inStockEcom, isFewLeft }) => inStockEcom && !isFewLeft)!.id;
  await there.put(page, [sku, sku, sku]);
  await page.goto(there.url('/checkout'));
  await writeAddress(page, there);
  await page.getByLabel(there.t('address.save')).check();
  await goToPayment(page, there);
  await payByCard(page, there, cards.approved);
  const first = await expectReceipt(page, there);
  await expect.poll(async () => (await pointsOf(page, email)).pendingPoints).toBeGreaterThan(220);
  const earned = (await pointsOf(page, email)).pendingPoints;
  await page.goto(there.url('/account/rewards'));
  await expect(points).toContainText(there.part('loyalty.pending', { points: count(earned) }));

  await desk.sendWhole(first.orderId);
  await waitForBooking(page, email);
  await page.reload();
  await expect(points).not.toContainText(there.part('loyalty.pending', { points: count(earned) }));
  await expect(points).toContainText(count(earned));
  await expect(page.getByText(there.t('loyalty.vouchers_none'))).toBeVisible();
  await page.getByRole('button', { name: there.part('loyalty.take', { points: count(150) }) }).click();
  await expect(page.getByText(there.part('loyalty.take_ask', { points: count(150) }))).toContainText(count(earned - 150));
  await expectSound(page);
  await page.getByRole('button', { name: there.t('loyalty.take_confirm') }).click();
  await expect(points).toContainText(count(earned - 150));
  await page
    .getByRole('group', { name: there.t('loyalty.voucher_choose') })
    .getByRole('radio')
    .first()
    .check();
  await page.getByRole('button', { name: there.t('loyalty.voucher_show') }).click();
  await expect(page.getByRole('img', { name: there.t('loyalty.voucher_label') })).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^1[45]:\d\d$/);
  await expectSound(page);
  const code = await page.getByRole('main').locator('code').innerText();

  await there.put(page, [sku]);
  await page.goto(there.url('/basket'));
  const summary = there.summary(page);
  await summary.getByText(there.t('basket.promoCode')).click();
  await summary.getByRole('textbox', { name: there.t('basket.code'), exact: true }).fill(code);
  await summary
    .getByRole('button', { name: there.t('basket.apply') })
    .first()
    .click();
  await expect(summary.getByRole('button', { name: there.like('basket.dropCode', { code }) })).toBeVisible();
  await page.goto(there.url('/checkout'));
  await goToPayment(page, there);
  await page.getByText(there.t('loyalty.pay_title')).click();
  await page.getByLabel(there.t('loyalty.pay_points'), { exact: true }).fill('60');
  await expectSound(page);
  await page.getByRole('button', { name: there.t('loyalty.pay_use') }).click();
  await expect(page.getByRole('button', { name: there.t('loyalty.pay_back') })).toBeVisible();
  await expectSound(page);
  await payByCard(page, there, cards.approved);
  const second = await expectReceipt(page, there);
  await expect.poll(async () => (await pointsOf(page, email)).pendingPoints).toBeGreaterThan(0);
  expect(await pointsOf(page, email)).toMatchObject({ balance: earned - 210 });

  await desk.sendWhole(second.orderId);
  await page.goto(there.url(`/returns?orderid=${second.orderId}`));
  const line = page.getByRole('form', { name: there.t('returns.title') }).getByRole('article');
  await line.getByRole('checkbox').check();
  await line.getByLabel(there.t('returns.why')).selectOption('tooSmall');
  await page.getByRole('button', { name: there.t('returns.register') }).click();
  await expect(page.getByRole('region', { name: `${second.orderNumber}-R1` })).toBeVisible();
  await desk.receiveWhole(second.orderId);
  await waitForPoints(page, email, { balance: earned - 150, pendingPoints: 0 });
  await page.goto(there.url('/account/customer-club'));
  await expect(page.getByText(there.t('loyalty.history_payment.unspend'))).toBeVisible();
  await expect(page.getByText(there.like('loyalty.history_of_order.unearn', { number: second.orderNumber }))).toBeVisible();
  await page.getByRole('button', { name: there.t('loyalty.card_show') }).click();
  await expect(page.getByRole('img', { name: there.t('loyalty.card_label') })).toBeVisible();
  await expectSound(page);
});

/** From an address that is written or known. */
async function goToPayment(page: Page, there: There): Promise<void> {
  await sendAddress(page, there);
  await page.getByRole('button', { name: there.t('checkout.toSummary') }).click();
  await acceptTerms(page, there);
}

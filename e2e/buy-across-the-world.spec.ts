import { comeAsGuest, expectSound, fillBasket, sendAddress, writeAddress } from './checkout-steps.ts';
import { acceptTerms, cards, expectReceipt, payByCard, walkToPayment } from './payment-steps.ts';
import { test, visit } from './rotation.ts';
import { skipPrompts } from './skip-prompts.ts';
import { someOf } from './some-of.ts';
import { expect } from './test.ts';

test.use({ viewport: { width: 1440, height: 900 } });
test.describe.configure({ timeout: 120_000 });
test.beforeEach(({ context, baseURL }) => skipPrompts({ context, baseURL }));

test('in Germany to a pickup point, and the receipt says where', { tag: '@all' }, async ({ page, request }) => {
  const there = await visit(request, 'de-DE');
  await fillBasket(page, there.id);
  await comeAsGuest(page, there.id);
  await writeAddress(page, there);
  await sendAddress(page, there);
  await page.locator('main input[type=radio][value$="-pickup"]').check();
  const places = page
    .getByRole('group', { name: there.t('checkout.methods') })
    .getByRole('list')
    .getByRole('radio');
  await places.first().check();
  await page.getByRole('button', { name: there.t('checkout.toSummary') }).click();
  await expect(page).toHaveURL(/\/checkout\/summary/);
  await acceptTerms(page, there);
  await payByCard(page, there, cards.approved);
  await expectReceipt(page, there);
  await expect(page.getByText(there.t('receipt.next.pickup'))).toBeVisible();
  await expectSound(page);
});

for (const market of someOf('buy across the world', ['en-US', 'en-CA', 'ar-SA', 'ar-KW'])) {
  test(`in ${market}, with its own address, tax and money`, async ({ page, request }) => {
    const there = await visit(request, market);
    await walkToPayment(page, there);
    if (market.startsWith('ar')) await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expectSound(page);
    await payByCard(page, there, cards.approved);
    await expectReceipt(page, there);
    // CHK-042
    await expect(page.getByRole('region', { name: there.t('order.tax.title') })).toHaveCount(market === 'en-US' ? 1 : 0);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectSound(page);
  });
}

test('CHK-044 in Türkiye: each text is confirmed on its own, and the card is typed at Iyzico', async ({ page, request }) => {
  const there = await visit(request, 'tr-TR');
  const linked = (key: string) => /\[(.+)\]/.exec(there.t(key))?.[1] ?? '';
  const next = page.getByRole('button', { name: there.t('summary.toPayment') });
  const pay = page.getByRole('button', { name: there.like('payment.payAt') });
  await fillBasket(page, there.id);
  await comeAsGuest(page, there.id);
  await writeAddress(page, there);
  await page.getByLabel(there.label('regionCode'), { exact: true }).selectOption({ index: 1 });
  await page.getByLabel(there.label('district'), { exact: true }).selectOption({ index: 1 });
  await sendAddress(page, there);
  await page.getByRole('button', { name: there.t('checkout.toSummary') }).click();
  await page.getByRole('checkbox', { name: linked('summary.termsTr') }).check();
  await next.click();
  await expect(page.getByText(there.t('field.tick'))).toBeVisible();
  await page.getByRole('link', { name: linked('summary.disclosureTr') }).click();
  await expect(page.getByRole('dialog', { name: there.t('flyout.terms') }).getByText(/6698/)).toBeVisible();
  await page.keyboard.press('Escape');
  await acceptTerms(page, there);
  await page.getByLabel(there.t('payment.personalNumber')).fill('12345');
  await pay.click();
  await expect(page.getByText(there.t('payment.personalNumberWrong'))).toBeVisible();
  await page.getByLabel(there.t('payment.personalNumber')).fill('10000000146');
  await page.getByLabel(there.t('payment.bin')).fill('552879');
  await expect(page.getByText('Halkbank')).toBeVisible();
  await pay.click();
  await page.locator('#holder').fill('Ada Weaver');
  await page.locator('#number').fill('5528 7900 0000 0008');
  await page.locator('#expiry').fill('12/30');
  await page.locator('#code').fill('123');
  await page.locator('button.first').click();
  await expectReceipt(page, there);
});

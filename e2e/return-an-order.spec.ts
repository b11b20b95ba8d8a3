import type { ProductDetail } from '@selvedge/contract/catalogue/product.ts';
import { basketAt, expectSound } from './checkout-steps.ts';
import { openDesk } from './desk-steps.ts';
import { expectLoaded } from './expect-loaded.ts';
import { cards, expectReceipt, goToPayment, payByCard } from './payment-steps.ts';
import { photograph } from './photograph.ts';
import { test } from './rotation.ts';
import { mailedLink, newEmail } from './shopper.ts';
import { skipPrompts } from './skip-prompts.ts';
import { expect } from './test.ts';

test.use({ viewport: { width: 390, height: 844 } });
test.describe.configure({ timeout: 180_000 });
test.beforeEach(({ context, baseURL }) => skipPrompts({ context, baseURL }));

test('ORD-029 a guest returns one piece and exchanges the other, by order number and e-mail address', async ({
  page,
  browser,
  baseURL,
  there,
}) => {
  const email = newEmail('returns');
  // Of another size there must be a piece as well.
  const hasSizes = ({ variants }: ProductDetail) => variants.filter(({ inStockEcom }) => inStockEcom).length > 1;
  const swapped = await there.find(page.request, hasSizes);
  const other = await there.find(page.request, (product) => product.id !== swapped.id);
  await there.put(page, [swapped, other].map(there.stocked));
  await basketAt.payment(page, there, email);
  await page.goto(there.url('/checkout/payment'));
  await payByCard(page, there, cards.approved);
  const { orderId, orderNumber } = await expectReceipt(page, there);
  const desk = await openDesk(baseURL as string);
  await desk.sendWhole(orderId);

  const context = await browser.newContext({ baseURL: baseURL as string, viewport: { width: 390, height: 844 } });
  await skipPrompts({ context, baseURL });
  const guest = await context.newPage();
  await guest.goto(there.url('/returns'));
  await guest.getByLabel(there.t('track.number')).fill(orderNumber);
  await guest.getByLabel(there.t('login.email')).fill(email);
  await guest.keyboard.press('Enter');
  const lines = guest.getByRole('form', { name: there.t('returns.title') }).getByRole('article');
  for (const [at, reason] of ['tooSmall', 'faulty'].entries()) {
    await lines.nth(at).getByRole('checkbox').check();
    await lines.nth(at).getByLabel(there.t('returns.why')).selectOption(reason);
  }
  await lines.nth(0).getByLabel(there.t('returns.instead')).selectOption({ index: 1 });
  await expect(guest.getByText(there.t('returns.same_way'))).toBeVisible();
  await expectSound(guest);
  await guest.getByRole('button', { name: there.t('returns.register') }).click();
  const made = guest.getByRole('region', { name: `${orderNumber}-R1` });
  await expect(made.getByRole('heading', { name: there.t('returns.state.registered') })).toBeVisible();
  await expect(made).toBeFocused();
  await expect(made.getByText(there.t('returns.exchange.reserved'))).toBeVisible();
  await expect(made.getByRole('img')).toBeVisible();
  const seam = { name: 'seam.png', mimeType: 'image/png', buffer: photograph('#204060', 300, 400) };
  await made.getByLabel(there.like('returns.picture_add')).setInputFiles(seam);
  await expectLoaded(made.getByRole('img', { name: there.t('returns.picture', { number: 1 }) }));
  await expectSound(guest);
  await context.close();
  const link = await mailedLink(page, { to: email, template: 'order-return' });
  await desk.receiveWhole(orderId);
  await page.goto(link);
  const here = page.getByRole('region', { name: `${orderNumber}-R1` });
  const { number = '' } = there.gaps('returns.exchange.sent', await here.getByText(there.like('returns.exchange.sent')).innerText());
  const confirmation = await mailedLink(page, { to: email, template: 'order-confirmation', about: number });
  await page.goto(confirmation.replace('/receipt?', '/track-order?'));
  await expect(page.getByText(there.t('order.exchange_of', { number: orderNumber }))).toBeVisible();
  await expectSound(page);
});

test.describe('in the EU', () => {
  test.use({ among: ['de-DE', 'sv-SE', 'hu-HU', 'ro-RO'] });

  test('a guest withdraws from a purchase before it is sent, and has it in writing', { tag: '@all' }, async ({ page, there }) => {
    const email = newEmail('withdraws');
    await goToPayment(page, there, email);
    await payByCard(page, there, cards.approved);
    const { orderId } = await expectReceipt(page, there);
    await page.goto(there.url(`/track-order?orderid=${orderId}`));
    await page.getByRole('link', { name: there.t('order.return_or_withdraw') }).click();
    await page.getByRole('button', { name: there.t('returns.withdraw') }).click();
    await page.getByRole('button', { name: there.t('returns.withdraw_confirm') }).click();
    await expect(page.getByText(there.t('returns.withdrawn'))).toBeVisible();
    await expectSound(page);
    await mailedLink(page, { to: email, template: 'order-return' });
    await page.goto(there.url(`/track-order?orderid=${orderId}`));
    await expect(page.getByRole('heading', { level: 1, name: there.t('order.progress.cancelled') })).toBeVisible();
  });
});

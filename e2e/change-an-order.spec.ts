import { basketAt, expectSound } from './checkout-steps.ts';
import { openDesk } from './desk-steps.ts';
import { cards, expectReceipt, payByCard, waysToPay } from './payment-steps.ts';
import { test } from './rotation.ts';
import { newEmail } from './shopper.ts';
import { skipPrompts } from './skip-prompts.ts';
import { expect } from './test.ts';

test.use({ viewport: { width: 390, height: 844 } });
test.describe.configure({ timeout: 180_000 });
test.beforeEach(({ context, baseURL }) => skipPrompts({ context, baseURL }));

test('a guest cancels one of two lines, has the other sent elsewhere, and is told when somebody has begun to pack', async ({
  page,
  baseURL,
  there,
}) => {
  await there.fill(page, 2);
  await basketAt.payment(page, there, newEmail('cancels'));
  await page.goto(there.url('/checkout/payment'));
  await expect(waysToPay(page, there)).toBeVisible();
  await payByCard(page, there, cards.approved);
  const { orderId } = await expectReceipt(page, there);

  await page.goto(there.url(`/track-order?orderid=${orderId}`));
  const cancel = page.getByRole('button', { name: there.t('order.cancel'), exact: true });
  await cancel.click();
  const form = page.getByRole('form', { name: there.t('order.cancel') });
  await form.getByRole('checkbox').nth(1).check();
  await form.getByLabel(there.t('returns.why')).selectOption('mistake');
  const worth = form.getByRole('definition').first();
  await expect(worth).not.toBeEmpty();
  const amount = await worth.innerText();
  await expectSound(page);
  await form.getByRole('button', { name: there.t('order.cancel_confirm') }).click();
  await expect(page.getByRole('status').getByText(there.t('order.cancel_done', { count: 1 }))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: there.t('order.progress.partlyCancelled') })).toBeVisible();
  await expect(page.getByText(there.part('order.moment.refund', { amount }))).toBeVisible();

  await page.getByRole('button', { name: there.t('order.change_address') }).click();
  const editor = page.getByRole('form', { name: there.t('order.change_address') });
  await editor.getByLabel(there.label('line1')).fill('Weaver Lane');
  await expectSound(page);
  await editor.getByRole('button', { name: there.t('account.save') }).click();
  await expect(page.getByRole('status').getByText(there.t('order.address_changed'))).toBeVisible();
  await expect(page.getByText(/Weaver Lane/)).toBeVisible();

  await cancel.click();
  await (await openDesk(baseURL as string)).packWhole(orderId);
  await form.getByRole('checkbox').first().check();
  await form.getByLabel(there.t('returns.why')).selectOption('changedMind');
  await form.getByRole('button', { name: there.t('order.cancel_confirm_all') }).click();
  await expect(page.getByRole('status').getByText(there.t('order.already_packed'))).toBeVisible();
  await expect(cancel).toBeHidden();
});

import { expectSound } from './checkout-steps.ts';
import { openDesk } from './desk-steps.ts';
import { issueGiftCard } from './issue-gift-card.ts';
import { orderByCalls } from './order-by-calls.ts';
import { test } from './rotation.ts';
import { mailedLink, newEmail } from './shopper.ts';
import { skipPrompts } from './skip-prompts.ts';
import { expect } from './test.ts';

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ context, baseURL }) => skipPrompts({ context, baseURL }));

test('ORD-007 ORD-010 a parcel is followed from the mail to the door, with an attempt that failed', async ({ page, baseURL, there }) => {
  const email = newEmail('follows');
  const desk = await openDesk(baseURL!);
  const orderId = await orderByCalls(page, there, { email, card: await issueGiftCard(page.request, there, 50_000) });
  const [parcelId] = await desk.packWhole(orderId);
  const { trackingNumber } = await desk.call<{ trackingNumber: string }>('carrier/book', { orderId, parcelId });
  const link = await mailedLink(page, { to: email, template: 'order-confirmation' });
  const events = page.getByRole('region', { name: there.t('order.timeline') }).getByRole('listitem');

  // The carrier is part of the sandbox, which stands beside the shop.
  const carrier = new URL('/control/carrier/', baseURL);
  carrier.port = String(Number(carrier.port) + 2);
  const control = async (verb: string, data: object = {}) => {
    const answer = await page.request.post(new URL(`${trackingNumber}/${verb}`, carrier).href, { data });
    expect(answer.status(), await answer.text()).toBe(200);
    return ((await answer.json()) as { events: { type: string }[] }).events.map(({ type }) => type);
  };
  await control('mishap', { mishap: 'failedAttempt' });
  let told: string[] = [];
  while (told.at(-1) !== 'delivered') told = await control('advance');

  await expect
    .poll(async () => {
      await page.goto(link.replace('/receipt?', '/track-order?'));
      return page.getByRole('heading', { level: 1 }).textContent();
    })
    .toBe(there.t('order.progress.delivered'));
  await expect(events.first()).toContainText(there.t('parcel.event.delivered'));
  await page.getByText(there.part('order.earlier')).click();
  await expect(events.filter({ hasText: there.t('parcel.event.failedAttempt') })).toHaveCount(1);
  await expect(events.last()).toContainText(there.t('order.moment.state.placed'));
  await expect(page.getByRole('link', { name: there.like('order.follow') })).toHaveAttribute(
    'href',
    new RegExp(`/carrier/track/${trackingNumber}$`),
  );
  await expectSound(page);
});

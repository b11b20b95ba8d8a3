import type { ReturnsAnswer } from '@selvedge/contract/returns.ts';
import { openDesk } from './desk-steps.ts';
import { expectLoaded } from './expect-loaded.ts';
import { cards, expectReceipt, goToPayment, payByCard } from './payment-steps.ts';
import { photograph } from './photograph.ts';
import { test } from './rotation.ts';
import { newEmail } from './shopper.ts';
import { openStudio } from './staff.ts';
import { expect } from './test.ts';

test.use({ viewport: { width: 1440, height: 900 } });
test.setTimeout(120_000);

test('the desk scans a return, sees what goes back, and takes it in: on the shelf again, and paid back', async ({
  page,
  browser,
  baseURL,
  there,
}) => {
  await goToPayment(page, there, newEmail('comes-back'));
  await payByCard(page, there, cards.approved);
  const { orderId, orderNumber } = await expectReceipt(page, there);
  await (await openDesk(baseURL as string)).sendWhole(orderId);
  // The browser that paid is known by its cookie.
  const asked = await page.request.post(`/api/order/order/${orderId}/return`, { data: {} });
  const { lines } = (await asked.json()) as ReturnsAnswer;
  const wishes = lines.map(({ lineItemId, quantity }) => ({ lineItemId, quantity, reason: 'faulty', words: 'A hole in the seam' }));
  const data = { key: crypto.randomUUID(), lines: wishes, method: 'dropOff' };
  expect((await page.request.post(`/api/order/order/${orderId}/return/register`, { data })).status()).toBe(200);

  const number = `${orderNumber}-R1`;
  const picture = `/api/order/order/${orderId}/return/${number}/picture?lineItemId=${lines[0]!.lineItemId}&key=${crypto.randomUUID()}`;
  const seam = { headers: { 'content-type': 'image/png' }, data: photograph('#204060', 300, 400) };
  expect((await page.request.post(picture, seam)).status()).toBe(200);
  const staff = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await openStudio(staff, '/studio/returns');
  await expect(staff.getByRole('row', { name: number })).toContainText('Registered');
  // A scanner is a keyboard: it types into nothing in particular.
  await staff.getByRole('heading', { level: 1 }).click();
  await staff.keyboard.type(number);
  await staff.keyboard.press('Enter');
  const screen = staff.getByRole('region', { name: number });
  await expect(screen).toContainText('A hole in the seam');
  await expectLoaded(screen.getByRole('img', { name: 'Photo 1 of the fault' }));
  const goesBack = await screen.getByText('Refund', { exact: true }).locator('xpath=following::dd[1]/b').innerText();
  await screen.getByRole('button', { name: `Receive and refund ${goesBack}` }).click();
  await expect(staff.getByText(`${number} received.`)).toBeVisible();
  await expect(screen).toContainText('restocked');
  await expect(staff.getByRole('searchbox', { name: 'Scan or find a return' })).toBeFocused();
  const state = async () =>
    ((await (await staff.request.post('/api/studio/returns/get', { data: { returnNumber: number } })).json()) as { returnState: string })
      .returnState;
  await expect.poll(state).toBe('refunded');
  await screen.getByRole('link', { name: orderNumber }).click();
  const order = staff.getByRole('region', { name: orderNumber });
  await expect(order.getByRole('listitem').filter({ hasText: number })).toContainText(goesBack);
  await staff.context().close();
});

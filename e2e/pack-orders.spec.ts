import { issueGiftCard } from './issue-gift-card.ts';
import { orderByCalls } from './order-by-calls.ts';
import { test } from './rotation.ts';
import { newEmail } from './shopper.ts';
import { isInFull } from './some-of.ts';
import { openStudio } from './staff.ts';
import { expect, type Page } from './test.ts';

test.use({ viewport: { width: 1440, height: 900 } });
test.setTimeout(180_000);

type Place = { kind: string; locationId: string; quantity: number };
type Line = { ean: string; quantity: number; places: Place[] };

/** What a scanner reads off the pieces of an order's next parcel: those that lie at the first place. */
async function codesOf(page: Page, orderId: string): Promise<string[]> {
  const answer = await page.request.post('/api/studio/fulfilment/get', { data: { orderId } });
  expect(answer.status(), await answer.text()).toBe(200);
  const { lines } = (await answer.json()) as { lines: Line[] };
  const [first] = lines.flatMap(({ places }) => places);
  const isThere = ({ kind, locationId }: Place) => kind === first?.kind && locationId === first.locationId;
  return lines.flatMap(({ ean, quantity, places }) => {
    const here = places.find(isThere)?.quantity ?? 0;
    return Array.from({ length: Math.min(quantity, here) }, () => ean);
  });
}

/** A scanner types digits and Enter. */
async function scan(page: Page, code: string): Promise<void> {
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
}

const openOrder = (page: Page) => new URL(page.url()).pathname.split('/').at(-1)!;

/** Ten in full; three show as well that the next one opens by itself, and that the last one says so. */
const orders = isInFull ? 10 : 3;

test('orders are packed and shipped one after the other by keyboard alone', async ({ page, browser, there }) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const packer = await context.newPage();
  await openStudio(packer, '/studio');
  const card = await issueGiftCard(packer.request, there, 500_000);
  const email = newEmail('pack');
  const bought: string[] = [];
  for (let n = 0; n < orders; n++) bought.push(await orderByCalls(page, there, { email, card }));

  await packer.goto(`/studio/orders?list=toPack&market=${there.id}`);
  const first = packer.getByRole('row').nth(1).getByRole('link');
  await expect(first).toBeVisible();
  await packer.keyboard.press('ArrowDown');
  await expect(first).toBeFocused();
  await packer.keyboard.press('Enter');
  await expect(packer).toHaveURL(/\/studio\/orders\/[^?]+\?list=toPack/);
  const field = packer.getByLabel('Scan an item');
  const waiting = new Set(bought);
  // Other journeys' orders of the market stand on the list, too: they are packed with them.
  for (let most = 40; waiting.size > 0 && most > 0; most--) {
    await expect(field).toBeFocused();
    const orderId = openOrder(packer);
    if (waiting.size === orders) {
      await scan(packer, '4000000000000');
      await expect(packer.getByText('Wrong item: 4000000000000 isn’t in this parcel')).toBeVisible();
    }
    const codes = await codesOf(packer, orderId);
    for (const code of codes) await scan(packer, code);
    await expect(packer.getByText('All items scanned. Press Enter to pack and ship.')).toBeVisible();
    await packer.keyboard.press('Enter');
    waiting.delete(orderId);
    // The next one opens by itself; after the last one the way back to the list is under Enter. What lies elsewhere is a parcel of its own.
    const isLast = packer.getByText('That was the last order in the list');
    const pack = packer.getByRole('region', { name: 'Pack' });
    const hasNextParcel = async () => {
      const [code] = await codesOf(packer, orderId);
      return code !== undefined && code !== codes[0] && (await pack.getByText(code).isVisible());
    };
    await expect.poll(async () => openOrder(packer) !== orderId || (await isLast.isVisible()) || (await hasNextParcel())).toBe(true);
  }
  expect([...waiting]).toEqual([]);
  for (const orderId of bought) {
    const answer = await packer.request.post('/api/studio/fulfilment/get', { data: { orderId } });
    // The first ones may have arrived by now: the demo's carrier is quick.
    const fulfilment = expect.stringMatching(/^(shipped|delivered)$/);
    expect(await answer.json()).toMatchObject({ fulfilment, parcels: [{ number: 1, courier: 'Swift' }] });
  }
  await context.close();
});

test('service refunds a line, and is refused the second time', { tag: '@all' }, async ({ page, browser, there }) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const [first, second] = [await context.newPage(), await context.newPage()];
  await openStudio(first, '/studio');
  const card = await issueGiftCard(first.request, there, 50_000);
  const orderId = await orderByCalls(page, there, { email: newEmail('refund'), card });
  // Two windows of one order: what the second still offers is refunded by then.
  for (const each of [first, second]) {
    await each.goto(`/studio/orders/${orderId}?list=all`);
    await each.getByText('Refund customer').click();
    await each.getByRole('textbox', { name: 'Reason' }).fill('A seam was open');
  }
  await refund(first);
  const refunds = first.getByRole('list', { name: 'Refunds' }).getByRole('listitem');
  await expect(refunds).toHaveCount(1);
  await expect(refunds).toContainText('A seam was open');

  await refund(second);
  await expect(second.getByRole('alert').filter({ hasText: 'There are fewer items left than you asked for' })).toBeVisible();
  await second.reload();
  await expect(second.getByRole('list', { name: 'Refunds' }).getByRole('listitem')).toHaveCount(1);
  await context.close();
});

async function refund(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  await page.getByRole('button', { name: 'Yes, refund' }).click();
}

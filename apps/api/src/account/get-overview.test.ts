import { randomUUID } from 'node:crypto';
import { accountOverview } from '@selvedge/contract/account-overview.ts';
import { wishlist } from '@selvedge/contract/wishlist.ts';
import { addDays } from '@selvedge/domain/date/add-days.ts';
import { utcDay } from '@selvedge/domain/date/utc-day.ts';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { testDb } from '../db/test-database.ts';
import { testNow as now } from '../harness/test-app.ts';
import { catalog, give, join, openClub, shop, signIn } from '../loyalty/loyalty.fixture.ts';
import { draftOf, filledBasket, place } from '../order/order.fixture.ts';
import { orderLineTable, orderTable } from '../order/tables.ts';

const knitted = '100_black_1,M';
const coat = '200_black_1,36';
const params = { catalog: 'en-GB' };

beforeEach(openClub);

type Bought = { skus?: readonly string[]; daysAgo?: number; promised?: string };

async function bought(shopperId: string, { skus = [knitted], daysAgo = 0, promised = '' }: Bought = {}) {
  const basket = await filledBasket(shop, { skus });
  const [shipment] = basket.shipments;
  const shipments = promised === '' ? basket.shipments : [{ ...shipment!, predictedDeliveryDate: promised }];
  return place(draftOf({ ...basket, shipments }, { shopperId, now: addDays(now, -daysAgo) }));
}

async function arrives(orderId: string) {
  const { db } = await testDb();
  await db.update(orderTable).set({ state: 'completed', fulfilment: 'delivered' }).where(eq(orderTable.id, orderId));
}

async function goesBack(orderId: string, sku: string) {
  const { db } = await testDb();
  const line = and(eq(orderLineTable.orderId, orderId), eq(orderLineTable.sku, sku));
  await db.update(orderLineTable).set({ packed: 1, shipped: 1, returned: 1 }).where(line);
}

const overviewOf = ({ browser }: Awaited<ReturnType<typeof signIn>>) => browser.api(accountOverview.get, { params });

describe('ACC-001 the first page of an account', () => {
  test('of somebody new is empty, and makes no list by being looked at', async () => {
    expect(await overviewOf(await signIn())).toEqual({ orders: [], sizes: [], points: null, wishlist: { count: 0, products: [] } });
  });

  test('tells what is on its way, with its step and the day that was promised', async () => {
    const ada = await signIn();
    const arrived = await bought(ada.subject, { daysAgo: 9 });
    await arrives(arrived.orderId);
    const first = await bought(ada.subject, { daysAgo: 2, promised: utcDay(addDays(now, 1)) });
    const second = await bought(ada.subject, { daysAgo: 1 });
    const { orders } = await overviewOf(ada);
    expect(orders.map(({ orderId, step, expected }) => [orderId, step, expected])).toEqual([
      [second.orderId, 'placed', null],
      [first.orderId, 'placed', utcDay(addDays(now, 1))],
    ]);
    for (const { orderId } of [first, second]) await arrives(orderId);
    expect((await overviewOf(ada)).orders).toMatchObject([{ orderId: second.orderId, step: 'delivered', expected: null }]);
  });

  test('works sizes out from what was kept, by the kinds of the market', async () => {
    const ada = await signIn();
    const { orderId } = await bought(ada.subject, { skus: [knitted, coat] });
    const medium = { size: 'M', kinds: ['Knitwear'], quantity: 1 };
    expect((await overviewOf(ada)).sizes).toEqual([medium, { size: '36', kinds: ['Coats'], quantity: 1 }]);
    await goesBack(orderId, coat);
    expect((await overviewOf(ada)).sizes).toEqual([medium]);
  });

  test('shows the newest wishes as cards, and how many there are', async () => {
    const ada = await signIn();
    for (const sku of ['100_black_1', '200_black_1']) await ada.browser.api(wishlist.add, { params: catalog, query: { sku } });
    const shown = (await overviewOf(ada)).wishlist;
    expect([shown.count, shown.products.map(({ id }) => id)]).toEqual([2, ['200_black_1', '100_black_1']]);
  });

  test('has points for members alone, by an address that is proven', async () => {
    await give(await join(), 40);
    const ada = await signIn();
    expect((await overviewOf(ada)).points).toMatchObject({ balance: 40, pointsNeededForReward: 60 });
    await give(await join('grace@example.com'), 40);
    const unproven = await signIn('grace@example.com', { emailVerified: false });
    expect((await overviewOf(unproven)).points).toBeNull();
  });

  test("is the session's own: nothing of another shopper's is in it, and a guest is refused", async () => {
    await bought(randomUUID());
    expect((await overviewOf(await signIn())).orders).toEqual([]);
    await expect(shop.browser().api(accountOverview.get, { params })).rejects.toMatchObject({ status: 401 });
  });
});

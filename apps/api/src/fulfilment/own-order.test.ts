import { randomUUID } from 'node:crypto';
import { order } from '@selvedge/contract/order.ts';
import type { SomePieces } from '@selvedge/contract/order-shape.ts';
import { beforeEach, expect, test } from 'vitest';
import { emptyTables } from '../db/test-database.ts';
import { signInAsShopper } from '../harness/sign-in-as.ts';
import { testNow as now } from '../harness/test-app.ts';
import { getOrderRow } from '../order/locked-order.ts';
import { accessToken } from '../order/order-access.ts';
import { fulfilmentShop } from './fulfilment.fixture.ts';

let shop: Awaited<ReturnType<typeof fulfilmentShop>>;

beforeEach(async () => {
  await emptyTables();
  shop = await fulfilmentShop();
});

async function buyerOf(orderId: string) {
  const token = accessToken(await getOrderRow(shop.db, orderId), 'mail');
  const { api } = shop.browser();
  const asked = (lines?: SomePieces) => ({ params: { orderId }, body: { token, ...(lines && { lines }) } });
  return {
    worth: (lines?: SomePieces) => api(order.cancelWorth, asked(lines)),
    cancel: (lines?: SomePieces) =>
      api(order.cancel, { params: { orderId }, body: { token, key: randomUUID(), reason: 'mistake', ...(lines && { lines }) } }),
  };
}

test('what is said to come back is what comes back: a piece, then the rest with the freight', async () => {
  const { orderId, lines, total } = await shop.bought({
    ...{ currency: 'JPY', freight: 700, byCard: 900 },
    lines: [
      { quantity: 3, amount: 1_000, tax: 91 },
      { quantity: 1, amount: 4_999, tax: 454 },
    ],
  });
  const buyer = await buyerOf(orderId);
  const some = [{ lineItemId: lines[0]!, quantity: 2 }];
  const refunds = ({ timeline = [] }: Awaited<ReturnType<typeof buyer.cancel>>) =>
    timeline.flatMap((moment) => (moment.kind === 'refund' ? [moment.amount.amount] : []));

  const first = await buyer.worth(some);
  expect(first).toEqual({ amount: { amount: 667, currency: 'JPY' }, freight: { amount: 0, currency: 'JPY' } });
  const partly = await buyer.cancel(some);
  expect(refunds(partly)).toEqual([667]);
  expect(partly.order).toMatchObject({ orderProgress: 'partlyCancelled', canBeChanged: true });

  const rest = await buyer.worth();
  expect(rest).toMatchObject({ amount: { amount: total - 667 }, freight: { amount: 700 } });
  expect(refunds(await buyer.cancel())).toEqual([total - 667, 667]);
});

test('more pieces than are left, a packed order, another shopper: nothing is said of it', async () => {
  const { orderId, lines } = await shop.bought();
  const buyer = await buyerOf(orderId);
  const refused = (field: string, key: string) => ({ result: { code: 'order_refused', errors: { [field]: [key] } } });
  await expect(buyer.worth([{ lineItemId: lines[0]!, quantity: 3 }])).rejects.toMatchObject(refused('lines', 'order.not_so_many'));
  const someone = await signInAsShopper(shop.db, { now, market: 'en-GB' });
  for (const session of [undefined, someone])
    await expect(shop.browser(session).api(order.cancelWorth, { params: { orderId }, body: {} })).rejects.toMatchObject({
      result: { code: 'not_found' },
    });
  await shop.pack(await shop.staff('warehouse'), orderId, [{ lineItemId: lines[0]!, quantity: 1 }]);
  await expect(buyer.worth()).rejects.toMatchObject(refused('order', 'order.already_packed'));
});

import { randomUUID } from 'node:crypto';
import { type ReturnMethod, returns } from '@selvedge/contract/returns.ts';
import { fulfilment } from '@selvedge/contract/studio/fulfilment.ts';
import { staffReturns } from '@selvedge/contract/studio/returns.ts';
import { beforeEach, expect, test } from 'vitest';
import { emptyTables } from '../db/test-database.ts';
import { fulfilmentShop } from '../fulfilment/fulfilment.fixture.ts';
import { getOrderRow } from '../order/locked-order.ts';
import { accessToken } from '../order/order-access.ts';

let shop: Awaited<ReturnType<typeof fulfilmentShop>>;

beforeEach(async () => {
  await emptyTables();
  shop = await fulfilmentShop();
});

test('who has a return picked up chooses one of the next working days, and staff read it', async () => {
  const { orderId, lines } = await shop.bought({ lines: [{ quantity: 3, amount: 3_000 }] });
  const desk = await shop.staff('warehouse');
  const parcelId = await shop.pack(desk, orderId, [{ lineItemId: lines[0]!, quantity: 3 }]);
  await desk(fulfilment.ship, { body: { orderId, parcelId, courier: 'Post', trackingNumber: 'T-1' } });
  const token = accessToken(await getOrderRow(shop.db, orderId), 'mail');
  const { api } = shop.browser();
  const params = { orderId };
  const register = (method: ReturnMethod, pickupDay?: string) => {
    const wish = { lineItemId: lines[0]!, quantity: 1, reason: 'tooSmall' as const, words: '' };
    return api(returns.register, { params, body: { token, key: randomUUID(), lines: [wish], method, ...(pickupDay && { pickupDay }) } });
  };
  // The shop's clock stands on a Sunday.
  const days = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'];
  expect((await api(returns.get, { params, body: { token } })).pickupDays).toEqual(days);
  for (const day of ['2026-11-15', '2026-11-21', '2026-11-23'])
    await expect(register('pickup', day)).rejects.toMatchObject({ result: { errors: { pickupDay: ['returns.no_pickup_then'] } } });
  await register('pickup', '2026-11-18');
  await register('pickup');
  await register('dropOff', '2026-11-18');
  const { returns: found } = await desk(staffReturns.find, { body: {} });
  expect(found.map(({ method, pickupDay }) => [method, pickupDay]).sort()).toEqual([
    ['dropOff', undefined],
    ['pickup', '2026-11-16'],
    ['pickup', '2026-11-18'],
  ]);
  const { returns: seen } = await desk(staffReturns.ofOrder, { body: { orderId } });
  expect(seen.map(({ pickupDay }) => pickupDay)).toEqual([undefined, '2026-11-16', '2026-11-18']);
});

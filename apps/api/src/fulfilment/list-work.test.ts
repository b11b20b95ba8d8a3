import { randomUUID } from 'node:crypto';
import { fulfilment } from '@selvedge/contract/studio/fulfilment.ts';
import { staffOrders } from '@selvedge/contract/studio/orders.ts';
import { beforeEach, expect, test } from 'vitest';
import { emptyTables } from '../db/test-database.ts';
import { fulfilmentShop } from './fulfilment.fixture.ts';

let shop: Awaited<ReturnType<typeof fulfilmentShop>>;

beforeEach(async () => {
  await emptyTables();
  shop = await fulfilmentShop();
});

test('every list tells how many of the pieces that are not cancelled have left', async () => {
  const desk = await shop.staff('administrator');
  const { orderId, lines } = await shop.bought({ lines: [{ quantity: 4, amount: 40_00 }] });
  const find = async () => (await desk(staffOrders.find, { body: {} })).orders;
  expect(await find()).toMatchObject([{ fulfilment: 'open', sentQuantity: 0, toSendQuantity: 4, openQuantity: 4 }]);
  const line = (quantity: number) => [{ lineItemId: lines[0]!, quantity }];
  const parcelId = await shop.pack(desk, orderId, line(2));
  await desk(fulfilment.ship, { body: { orderId, parcelId, courier: 'Post', trackingNumber: 'T-12' } });
  await desk(fulfilment.cancelLines, { body: { orderId, key: randomUUID(), lines: line(1), reason: 'Not there' } });
  const told = { fulfilment: 'partlyShipped', sentQuantity: 2, toSendQuantity: 3, openQuantity: 1 };
  expect(await find()).toMatchObject([told]);
  const { orders } = await desk(fulfilment.workList, { body: { state: 'onTheWay' } });
  expect(orders).toMatchObject([{ ...told, parcels: 1 }]);
});

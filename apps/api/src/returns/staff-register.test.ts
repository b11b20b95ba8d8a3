import { randomUUID } from 'node:crypto';
import { fulfilment } from '@selvedge/contract/studio/fulfilment.ts';
import { staffReturns } from '@selvedge/contract/studio/returns.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { auditTable } from '../audit/tables.ts';
import { emptyTables } from '../db/test-database.ts';
import { fulfilmentShop } from '../fulfilment/fulfilment.fixture.ts';

const large = '100_black_1,L';
let shop: Awaited<ReturnType<typeof fulfilmentShop>>;

beforeEach(async () => {
  await emptyTables();
  shop = await fulfilmentShop();
});

test('staff announce a return for a buyer, for another size that is put aside; once for a key, and refused to who may only look', async () => {
  await shop.stockUp(large, 1);
  const { orderId, orderNumber, lines } = await shop.bought({ lines: [{ quantity: 2, amount: 6_000 }] });
  const desk = await shop.staff('customer-service');
  const offer = () => desk(staffReturns.returnable, { body: { orderId } });
  expect((await offer()).lines).toMatchObject([{ quantity: 0, why: 'notSent', sizes: [] }]);
  const parcelId = await shop.pack(desk, orderId, [{ lineItemId: lines[0]!, quantity: 2 }]);
  await desk(fulfilment.ship, { body: { orderId, parcelId, courier: 'Post', trackingNumber: 'T-1' } });
  expect((await offer()).lines).toMatchObject([{ quantity: 2, sizes: [{ sku: large, size: 'L' }] }]);
  const wish = { lineItemId: lines[0]!, quantity: 1, reason: 'tooSmall' as const, words: '', exchangeFor: large };
  const body = { orderId, key: randomUUID(), lines: [wish], method: 'dropOff' as const };
  for (const role of ['auditor', 'editor'] as const)
    await expect((await shop.staff(role))(staffReturns.register, { body })).rejects.toMatchObject({ status: 404 });
  const made = await desk(staffReturns.register, { body });
  expect(made).toMatchObject({ returnNumber: `${orderNumber}-R1`, returnState: 'registered', exchangeState: 'reserved' });
  expect((await desk(staffReturns.register, { body })).returnId).toBe(made.returnId);
  expect((await offer()).lines).toMatchObject([{ quantity: 1, sizes: [] }]);
  const logged = await shop.db.select().from(auditTable).where(eq(auditTable.action, 'order.returnEvent')).orderBy(auditTable.id);
  expect(logged).toMatchObject([{ subject: orderNumber, after: { type: 'registered', returnNumber: `${orderNumber}-R1` } }]);
});

import { randomUUID } from 'node:crypto';
import { fulfilment } from '@selvedge/contract/studio/fulfilment.ts';
import { staffReturns } from '@selvedge/contract/studio/returns.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { emptyTables } from '../db/test-database.ts';
import { fulfilmentShop } from '../fulfilment/fulfilment.fixture.ts';
import { outboxTable } from '../jobs/tables.ts';

let shop: Awaited<ReturnType<typeof fulfilmentShop>>;

beforeEach(async () => {
  await emptyTables();
  shop = await fulfilmentShop();
});

test('what is worn is kept off the shelf and noted so, and the buyer reads every reason why pieces are refused', async () => {
  const { orderId, lines } = await shop.bought({
    lines: [
      { quantity: 3, amount: 9_000 },
      { quantity: 1, amount: 5_000 },
    ],
  });
  const desk = await shop.staff('warehouse');
  const all = lines.map((lineItemId, at) => ({ lineItemId, quantity: at === 0 ? 3 : 1 }));
  const parcelId = await shop.pack(desk, orderId, all);
  await desk(fulfilment.ship, { body: { orderId, parcelId, courier: 'Post', trackingNumber: 'T-1' } });
  const wishes = all.map((line) => ({ ...line, reason: 'changedMind' as const, words: '' }));
  const { returnId } = await desk(staffReturns.register, { body: { orderId, key: randomUUID(), lines: wishes, method: 'dropOff' } });
  const shelf = { kind: 'warehouse', locationId: 'CENTRAL' } as const;
  const taken = await desk(staffReturns.receive, {
    body: {
      ...{ returnId, key: randomUUID(), ...shelf },
      lines: [{ lineItemId: lines[0]!, quantity: 2, condition: 'worn', isRestocked: false }],
      refused: [
        { lineItemId: lines[0]!, quantity: 1, reason: 'The seal is broken.' },
        { lineItemId: lines[1]!, quantity: 1, reason: 'Not ours.' },
      ],
    },
  });
  expect(taken.lines.find(({ lineItemId }) => lineItemId === lines[0])).toMatchObject({
    received: 2,
    restocked: 0,
    condition: 'worn',
    refused: 1,
  });
  expect(taken.amount.amount).toBe(60);
  const mails = await shop.db.select().from(outboxTable).where(eq(outboxTable.topic, 'mail')).orderBy(outboxTable.id);
  const told = mails.map(({ payload }) => (payload as { values: { kind: string; reason?: string } }).values);
  expect(told.find(({ kind }) => kind === 'partlyRefused')?.reason).toBe('The seal is broken. Not ours.');
});

import { payment } from '@selvedge/contract/payment.ts';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test, vi } from 'vitest';
import { emptyTables } from '../db/test-database.ts';
import { findLiveAttempt } from '../payment/find-attempt.ts';
import { checkoutShop, jumper, params } from './checkout.fixture.ts';
import { placeOrder } from './place-order.ts';

beforeEach(emptyTables);

test('PAY-023 whoever asks how to pay in the moment in which the basket is ordered is shown the receipt, and not asked to pay again', async () => {
  const shop = await checkoutShop();
  await shop.stockUp(jumper, 10);
  const { db } = shop;
  const browser = await shop.readyBrowser();
  shop.adyen.set('redirect');
  await browser.api(payment.create, { params, body: { paymentMethod: { type: 'ideal' } } });
  await db.execute(sql`update payment_attempt set state = 'authorised'`);
  const live = (await findLiveAttempt(db, browser.basketId))!;
  const { asked } = await db.transaction(async (tx) => {
    // The question has read the basket, and waits to read its payment until the order is written.
    await tx.execute(sql`lock table payment_attempt in access exclusive mode`);
    const question = browser.api(payment.methods, { params });
    await vi.waitFor(async () => {
      const { rows } = await tx.execute(sql`select from pg_locks where not granted and relation = 'payment_attempt'::regclass`);
      expect(rows).toHaveLength(1);
    });
    expect(await placeOrder(tx, live, shop.deps.clock())).toMatchObject({ state: 'ordered' });
    return { asked: question };
  });
  expect(await asked).toMatchObject({ payment: { paymentState: 'authorised', redirectReason: 'receipt' } });
});

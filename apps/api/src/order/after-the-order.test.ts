import { eq, gt } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { basketShop } from '../basket/basket.fixture.ts';
import { emptyTables, testDb } from '../db/test-database.ts';
import { giftCardTable } from '../gift-card/tables.ts';
import { testNow as now } from '../harness/test-app.ts';
import { relayOutbox } from '../jobs/relay-outbox.ts';
import { outboxTable } from '../jobs/tables.ts';
import { deliverMail } from '../mail/deliver-mail.ts';
import { type MailPort, mailbox } from '../mail/mail-port.ts';
import { mailTopic } from '../mail/send-mail.ts';
import { mailTable } from '../mail/tables.ts';
import { confirmOrder, orderHandlers } from './confirm-order.ts';
import { moveOrder } from './move-order.ts';
import { draftOf, filledBasket, place } from './order.fixture.ts';
import { accessToken } from './order-access.ts';
import { findOrder } from './store.ts';
import { orderMailTable, orderTable } from './tables.ts';

let shop: Awaited<ReturnType<typeof basketShop>>;

beforeEach(async () => {
  await emptyTables();
  shop = await basketShop();
});

async function bought(changes: Parameters<typeof draftOf>[1] = {}) {
  return place(draftOf(await filledBasket(shop), changes));
}

describe('after the order', () => {
  const quiet = { warn() {}, error() {} };

  async function deliver(port: MailPort = mailbox) {
    const { db } = await testDb();
    const clock = () => now;
    const handlers = {
      ...orderHandlers({ db, clock }),
      [mailTopic]: deliverMail({ db, content: shop.app.shop.content, clock, shopUrl: 'https://shop.example', port }),
    };
    while ((await relayOutbox({ db, handlers, now, log: quiet })) > 0);
  }

  test('the confirmation goes out once, however often it is told', async () => {
    const { db } = await testDb();
    const { orderId, orderNumber } = await bought();
    await deliver();
    await db.update(outboxTable).set({ deliveredAt: null, dueAt: now });
    await deliver();
    await Promise.all(Array.from({ length: 5 }, () => db.transaction((tx) => confirmOrder(tx, { orderId, now }))));
    await deliver();
    const mails = await db.select().from(mailTable).orderBy(mailTable.outboxId);
    expect(mails).toMatchObject([{ recipient: 'ada@example.com', template: 'order-confirmation' }]);
    expect(mails[0]!.subject).toContain(orderNumber);
    const token = accessToken((await findOrder(db, orderId))!, 'mail');
    expect(mails[0]!.text).toContain(`https://shop.example/en-GB/receipt?orderid=${orderId}#token=${token}`);
    expect(mails[0]!.text).toMatch(/Rib jumper[\s\S]*Ada Byron\n1 Ockham Road\nLondon\nW1 1AA/);
    expect(await db.select().from(orderMailTable)).toMatchObject([{ orderId, outboxId: mails[0]!.outboxId }]);
  });

  test('what a shopper wrote into an address is text in the mail', async () => {
    const { db } = await testDb();
    const basket = await filledBasket(shop);
    const hostile = { ...basket.shippingAddress!, firstName: '<img src=x onerror=alert(1)>', lastName: 'a\r\nBcc: b@example.com' };
    await place(draftOf({ ...basket, shippingAddress: hostile, billingAddress: hostile }));
    await deliver();
    const [mail] = await db.select().from(mailTable).orderBy(mailTable.outboxId);
    expect(mail!.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(mail!.html).not.toContain('<img src=x');
    expect(mail!.subject).not.toMatch(/[\r\n]/);
  });

  test('a gift card that was bought is made once a piece, and mailed to whom it is for', async () => {
    const { db } = await testDb();
    const basket = await filledBasket(shop);
    const [line] = basket.lines;
    const giftCards = [{ lineId: line!.id, recipientName: 'Charles', recipientEmail: 'charles@example.com', message: 'Yours' }];
    const { orderId } = await place(draftOf(basket, { giftCards }));
    await deliver();
    await db.transaction((tx) => confirmOrder(tx, { orderId, now }));
    await deliver();
    expect(await db.select().from(giftCardTable)).toMatchObject([{ balance: 4500, currency: 'GBP' }]);
    const sent = await db.select({ to: mailTable.recipient, template: mailTable.template }).from(mailTable).orderBy(mailTable.template);
    expect(sent).toEqual([
      { to: 'charles@example.com', template: 'gift-card' },
      { to: 'ada@example.com', template: 'order-confirmation' },
    ]);
  });

  test('a gift card for a later day is made and mailed on that day, and one for an order that was cancelled never', async () => {
    const { db } = await testDb();
    const buy = async (deliverOn: string) => {
      const basket = await filledBasket(shop);
      const wish = { recipientName: '', recipientEmail: 'charles@example.com', message: '', deliverOn };
      return place(draftOf(basket, { giftCards: [{ lineId: basket.lines[0]!.id, ...wish }] }));
    };
    const { orderId } = await buy('2026-12-24');
    const cancelled = await buy('2026-12-24');
    await deliver();
    expect(await db.select().from(giftCardTable)).toEqual([]);
    await db.transaction((tx) => moveOrder(tx, { orderId: cancelled.orderId, to: 'cancelled', now }));
    const due = await db.select().from(outboxTable).where(gt(outboxTable.dueAt, now)).orderBy(outboxTable.id);
    expect(due.map(({ payload, dueAt }) => [payload, dueAt.toISOString()])).toContainEqual([{ orderId }, '2026-12-24T08:00:00.000Z']);
    const then = new Date('2026-12-24T08:00:01Z');
    for (const { payload } of due) await db.transaction((tx) => confirmOrder(tx, { ...(payload as { orderId: string }), now: then }));
    expect(await db.select().from(giftCardTable)).toHaveLength(1);
  });

  test('ORD-012 an order that waits for its money is confirmed when it is there, and never after it was cancelled', async () => {
    const { db } = await testDb();
    const waiting = await bought({ state: 'paymentProcessing' });
    const given = await bought({ state: 'paymentProcessing' });
    await deliver();
    expect(await db.select().from(mailTable)).toEqual([]);
    expect(await db.transaction((tx) => moveOrder(tx, { orderId: waiting.orderId, to: 'placed', now }))).toBe(true);
    expect(await db.transaction((tx) => moveOrder(tx, { orderId: waiting.orderId, to: 'placed', now }))).toBe(false);
    expect(await db.transaction((tx) => moveOrder(tx, { orderId: given.orderId, to: 'cancelled', now }))).toBe(true);
    expect(await db.transaction((tx) => moveOrder(tx, { orderId: given.orderId, to: 'placed', now }))).toBe(false);
    await deliver();
    expect(await db.select().from(mailTable)).toHaveLength(1);
    const [row] = await db.select().from(orderTable).where(eq(orderTable.id, given.orderId));
    expect(row!.state).toBe('cancelled');
  });
});

import { randomUUID } from 'node:crypto';
import { fillPath } from '@selvedge/contract/client.ts';
import type { ParcelEventType } from '@selvedge/contract/parcel.ts';
import { OrderMailKind, orderMails } from '@selvedge/contract/studio/order-mails.ts';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { basketShop } from '../basket/basket.fixture.ts';
import { emptyTables, testDb } from '../db/test-database.ts';
import { signInAsStaff } from '../harness/sign-in-as.ts';
import { testNow as now } from '../harness/test-app.ts';
import { invoiceAttachment } from '../invoice/get-invoice-file.ts';
import { invoiceTable } from '../invoice/tables.ts';
import { writeInvoice } from '../invoice/write-invoice.ts';
import { relayOutbox } from '../jobs/relay-outbox.ts';
import { outboxTable } from '../jobs/tables.ts';
import { writeOutbox } from '../jobs/write-outbox.ts';
import { deliverMail } from '../mail/deliver-mail.ts';
import { mailbox } from '../mail/mail-port.ts';
import { orderNewsKinds } from '../mail/order-news.ts';
import { mailTopic } from '../mail/send-mail.ts';
import { mailTable } from '../mail/tables.ts';
import { draftOf, filledBasket, place } from '../order/order.fixture.ts';
import { type OrderEventKind, orderEventTable, orderLineTable, orderTable } from '../order/tables.ts';
import { parcelEventTable, parcelLineTable, parcelTable } from '../parcel/tables.ts';
import { readPdf } from '../pdf/read-pdf.fixture.ts';
import { orderMailHandlers, tellOfEvent } from './tell-of-event.ts';

let shop: Awaited<ReturnType<typeof basketShop>>;

beforeEach(async () => {
  await emptyTables();
  shop = await basketShop();
});

const markets = ['de-DE', 'en-GB', 'ar-AE', 'hy-AM'] as const;

async function bought(market: string = 'en-GB') {
  const { db } = await testDb();
  const basket = await filledBasket(shop);
  const { currency } = shop.app.shop.content().byMarket.get(market)!.market;
  const there = JSON.parse(JSON.stringify({ ...basket, market }).replaceAll(basket.currency, currency)) as typeof basket;
  const { orderId, orderNumber } = await place(draftOf(there));
  const [line] = await db.select().from(orderLineTable).where(eq(orderLineTable.orderId, orderId));
  return { orderId, orderNumber, lineId: line!.lineId };
}

async function sentParcel({ orderId, lineId }: { orderId: string; lineId: string }) {
  const { db } = await testDb();
  const id = randomUUID();
  const facts = { key: randomUUID(), kind: 'warehouse', locationId: 'CENTRAL', packedAt: now, packedBy: 'x', shippedAt: now } as const;
  const carrier = { courier: 'Swift', trackingNumber: 'SW123', trackingLink: 'https://carrier.example/SW123' };
  await db.insert(parcelTable).values({ id, orderId, number: 1, state: 'shipped', ...facts, ...carrier });
  await db.insert(parcelLineTable).values({ parcelId: id, orderId, lineId, quantity: 1 });
  return id;
}

async function happened(orderId: string, kind: OrderEventKind, detail: Record<string, unknown>) {
  const { db } = await testDb();
  const values = { orderId, state: 'placed', kind, detail, at: now } as const;
  const [event] = await db.insert(orderEventTable).values(values).returning({ id: orderEventTable.id });
  await writeOutbox(db, { topic: 'order.event', payload: { orderId, eventId: event!.id, kind }, now });
  return event!.id;
}

async function deliver() {
  const { db } = await testDb();
  const { content } = shop.app.shop;
  const clock = () => now;
  const handlers = {
    ...orderMailHandlers({ db, clock, content }),
    [mailTopic]: deliverMail({
      ...{ db, content, clock, shopUrl: 'https://shop.example', port: mailbox },
      attach: ({ number }) => invoiceAttachment(db, number),
    }),
  };
  while ((await relayOutbox({ db, handlers, now, log: { warn() {}, error() {} } })) > 0);
  return db.select().from(mailTable).orderBy(mailTable.outboxId);
}

describe('mails of an order', () => {
  test('of a parcel come once each, however often and by however many events they are told', async () => {
    const { db } = await testDb();
    const order = await bought();
    const parcelId = await sentParcel(order);
    await happened(order.orderId, 'shipped', { parcel: 1, parcelId, lines: [] });
    const told: ParcelEventType[] = ['inTransit', 'delay', 'outForDelivery', 'failedAttempt', 'outForDelivery', 'delivered', 'delivered'];
    for (const type of told) await happened(order.orderId, 'parcelEvent', { parcel: 1, parcelId, type });
    await deliver();
    await db.update(outboxTable).set({ deliveredAt: null, dueAt: now });
    const mails = await deliver();
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/is on its way$/),
      expect.stringMatching(/arrives today$/),
      expect.stringMatching(/was delivered$/),
    ]);
    expect(mails[0]!.text).toMatch(/Rib jumper[\s\S]*Swift SW123\nhttps:\/\/carrier\.example\/SW123/);
    expect(mails[0]!.html).toContain('<img src=');
  });

  test('five processes with the same event send one', async () => {
    const { db } = await testDb();
    const order = await bought();
    const eventId = await happened(order.orderId, 'cancelledLines', { lines: [{ lineItemId: order.lineId, quantity: 1 }], reason: 'x' });
    const told = { orderId: order.orderId, eventId, content: shop.app.shop.content(), now };
    await Promise.all(Array.from({ length: 5 }, () => db.transaction((tx) => tellOfEvent(tx, told))));
    expect((await deliver()).map(({ subject }) => subject)).toEqual([expect.stringContaining('Part of order')]);
  });

  test('an order that is cancelled whole is told so, and one without a person in it is silent', async () => {
    const { db } = await testDb();
    const [whole, nobody] = [await bought(), await bought()];
    await db.update(orderTable).set({ state: 'cancelled' }).where(eq(orderTable.id, whole.orderId));
    await db.update(orderTable).set({ email: null }).where(eq(orderTable.id, nobody.orderId));
    for (const { orderId, lineId } of [whole, nobody]) {
      await happened(orderId, 'cancelledLines', { lines: [{ lineItemId: lineId, quantity: 1 }], reason: 'x' });
    }
    expect((await deliver()).map(({ subject, text }) => subject + text!)).toEqual([
      expect.stringMatching(/was cancelled[\s\S]*We won’t send this order/),
    ]);
  });

  test('a parcel to collect says where', async () => {
    const { db } = await testDb();
    const order = await bought('de-DE');
    const parcelId = await sentParcel(order);
    const event = { parcelId, carrierEventId: '1', type: 'pickupReady', at: now, receivedAt: now } as const;
    await db.insert(parcelEventTable).values({ ...event, pickupAddress: 'Kiosk, Hauptstr. 1' });
    await happened(order.orderId, 'parcelEvent', { parcel: 1, parcelId, type: 'pickupReady' });
    expect((await deliver())[0]!.text).toContain('Kiosk, Hauptstr. 1');
  });
});

describe('a refund', () => {
  async function refunded(market: string) {
    const { db } = await testDb();
    const order = await bought(market);
    const content = shop.app.shop.content();
    await db.transaction((tx) => writeInvoice(tx, { orderId: order.orderId, content, now }));
    const [row] = await db.select().from(orderTable).where(eq(orderTable.id, order.orderId));
    const refundId = randomUUID();
    const { total, vat } = row!;
    await db.execute(sql`insert into refund (id, order_id, key, kind, state, amount, reason, asked_by, asked_at)
      values (${refundId}, ${order.orderId}, ${randomUUID()}, 'line', 'approved', ${total}, 'x', 'staff', ${now.toISOString()})`);
    await db.execute(sql`insert into refund_line (refund_id, order_id, line_id, quantity, amount, tax)
      values (${refundId}, ${order.orderId}, ${order.lineId}, 1, ${total}, ${vat})`);
    await happened(order.orderId, 'refundApproved', { refundId });
    await happened(order.orderId, 'refunded', { refundId, amount: total });
    await happened(order.orderId, 'refunded', { refundId, amount: total });
    return { order, refundId };
  }

  test.each(markets)('in %s gets one credit note, which goes along with one mail and names its invoice', async (market) => {
    const { db } = await testDb();
    await refunded(market);
    const mails = await deliver();
    const [invoice, note, ...more] = await db.select().from(invoiceTable).orderBy(invoiceTable.serial);
    expect(more).toEqual([]);
    expect(note).toMatchObject({ kind: 'creditNote', serial: 2, total: invoice!.total });
    expect(note!.document.facts.map(({ value }) => value)).toContain(invoice!.number);
    expect(note!.document.taxes.rows[0]).toMatchObject(invoice!.document.taxes.rows[0]!);
    expect(mails).toMatchObject([{ template: 'order-news', market, attachments: [`${note!.number}.pdf`] }]);
    const { bytes } = await invoiceAttachment(db, note!.number);
    expect(readPdf(bytes).text).toContain(note!.number);
  });

  test('that waits for a second pair of eyes has none yet', async () => {
    const { db } = await testDb();
    const { refundId } = await refunded('en-GB');
    await db.execute(sql`update refund set state = 'waiting' where id = ${refundId}`);
    await deliver();
    expect(await db.select({ kind: invoiceTable.kind }).from(invoiceTable)).toEqual([{ kind: 'invoice' }]);
  });
});

test('staff see every kind of mail with a real order, and its link opens nothing', async () => {
  const { db } = await testDb();
  const order = await bought('ar-AE');
  await sentParcel(order);
  const headers = await signInAsStaff(db, { role: 'customer-service', now });
  for (const kind of OrderMailKind.options) {
    const url = fillPath(orderMails.preview.path, { orderId: order.orderId, kind });
    const answer = await shop.app.inject({ method: 'GET', url, headers });
    expect(answer.headers['content-security-policy']).toContain("style-src 'unsafe-inline'");
    expect(answer.body).toMatch(/<html lang="ar-AE" dir="rtl">/);
    expect(answer.body).toContain(order.orderNumber);
    expect(answer.body).not.toMatch(/token=\w/);
  }
  expect(OrderMailKind.options.slice(1)).toEqual([...orderNewsKinds]);
});

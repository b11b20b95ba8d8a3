import { fillPath } from '@selvedge/contract/client.ts';
import { invoice } from '@selvedge/contract/invoice.ts';
import { staffInvoices } from '@selvedge/contract/studio/staff-invoices.ts';
import { formatMoney } from '@selvedge/domain/money/format-money.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditTable } from '../audit/tables.ts';
import { basketShop } from '../basket/basket.fixture.ts';
import { emptyTables, testDb } from '../db/test-database.ts';
import { callAs } from '../harness/call-as.ts';
import { signInAsStaff } from '../harness/sign-in-as.ts';
import { testNow as now } from '../harness/test-app.ts';
import { relayOutbox } from '../jobs/relay-outbox.ts';
import { deliverMail } from '../mail/deliver-mail.ts';
import type { MailFile, MailPort } from '../mail/mail-port.ts';
import { mailTopic } from '../mail/send-mail.ts';
import { mailTable } from '../mail/tables.ts';
import { confirmOrder, type WriteInvoice } from '../order/confirm-order.ts';
import { draftOf, filledBasket, place } from '../order/order.fixture.ts';
import { accessToken } from '../order/order-access.ts';
import { orderTable } from '../order/tables.ts';
import { readPdf } from '../pdf/read-pdf.fixture.ts';
import { invoiceAttachment } from './get-invoice-file.ts';
import { anonymiseGuestInvoices } from './personal-invoices.ts';
import { invoiceTable } from './tables.ts';
import { writeInvoice } from './write-invoice.ts';

let shop: Awaited<ReturnType<typeof basketShop>>;

beforeEach(async () => {
  await emptyTables();
  shop = await basketShop();
});

async function bought(changes: Parameters<typeof draftOf>[1] = {}, catalog = 'en-GB') {
  const basket = await filledBasket(shop);
  const { currency } = shop.app.shop.content().byMarket.get(catalog)!.market;
  const there = JSON.parse(JSON.stringify({ ...basket, market: catalog }).replaceAll(basket.currency, currency)) as typeof basket;
  return place(draftOf(there, changes));
}

async function write(orderId: string, at = now) {
  const { db } = await testDb();
  const content = shop.app.shop.content();
  return db.transaction((tx) => writeInvoice(tx, { orderId, content, now: at }));
}

async function rowOf(orderId: string) {
  const { db } = await testDb();
  const [row] = await db.select().from(orderTable).where(eq(orderTable.id, orderId));
  return row!;
}

async function mailToken(orderId: string) {
  return accessToken(await rowOf(orderId), 'mail');
}

describe('numbers of invoices', () => {
  test('twenty at once have no gap and no number twice, and the same order has one', async () => {
    const orders = [];
    for (let at = 0; at < 20; at++) orders.push((await bought()).orderId);
    const rows = await Promise.all([...orders, ...orders].map((orderId) => write(orderId)));
    const numbers = new Set(rows.map((row) => row!.number));
    expect([...numbers].sort()).toEqual(Array.from({ length: 20 }, (_, at) => `GB-2026-${String(at + 1).padStart(6, '0')}`));
  });

  test('what is undone leaves no gap', async () => {
    const { db } = await testDb();
    const [first, second] = [await bought(), await bought()];
    const content = shop.app.shop.content();
    const undone = db.transaction(async (tx) => {
      expect((await writeInvoice(tx, { orderId: first.orderId, content, now }))?.number).toBe('GB-2026-000001');
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    expect((await write(second.orderId))?.number).toBe('GB-2026-000001');
    expect((await write(first.orderId))?.number).toBe('GB-2026-000002');
  });

  test('begin again with the year, and in every market', async () => {
    const [british, german, later] = [await bought(), await bought({}, 'de-DE'), await bought()];
    expect((await write(british.orderId))?.number).toBe('GB-2026-000001');
    expect((await write(german.orderId))?.number).toBe('DE-2026-000001');
    expect((await write(later.orderId, new Date('2027-01-01T00:00:00Z')))?.number).toBe('GB-2027-000001');
  });

  test('an order whose money is not there has none', async () => {
    const { db } = await testDb();
    const { orderId } = await bought({ state: 'paymentProcessing' });
    expect(await write(orderId)).toBeUndefined();
    expect(await db.select().from(invoiceTable)).toEqual([]);
  });
});

describe('the file', () => {
  async function file(orderId: string, catalog: string) {
    const row = (await write(orderId))!;
    const path = fillPath(invoice.file.path, { catalog, orderId, number: row.number });
    const answer = await shop.app.inject({ method: 'GET', url: `${path}?token=${await mailToken(orderId)}` });
    return { answer, row };
  }

  test.each(['en-GB', 'de-DE', 'ar-AE', 'ar-KW', 'hy-AM', 'el-GR'])(
    'of %s says its number and what was paid, in fonts of its own',
    async (catalog) => {
      const { orderId, orderNumber } = await bought({}, catalog);
      const { answer, row } = await file(orderId, catalog);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe('application/pdf');
      expect(answer.headers['content-disposition']).toContain(`${row.number}.pdf`);
      const order = await rowOf(orderId);
      const { text, fonts, pages } = readPdf(answer.rawPayload);
      expect(pages).toBe(1);
      for (const said of [row.number, orderNumber, 'Rib jumper', 'Ada Byron']) expect(text).toContain(said);
      const total = formatMoney(order.total, order.currency, catalog).match(/[\p{Nd}.,٫٬]{4,}/u)![0];
      expect(text.replaceAll('\n', '')).toContain(total);
      expect(fonts.every((name) => /^(InterTight|Vazirmatn|NotoSansArmenian)/.test(name))).toBe(true);
    },
  );

  test('is the same for ever, whatever a market is called later', async () => {
    const { orderId } = await bought();
    const { answer } = await file(orderId, 'en-GB');
    const content = shop.app.shop.content();
    const market = content.byMarket.get('en-GB')!;
    const changed = { ...market, market: { ...market.market, tax: { ...market.market.tax, rate: 99 } } };
    shop.app.shop.content = () => ({ ...content, byMarket: new Map([...content.byMarket, ['en-GB', changed]]) });
    expect((await file(orderId, 'en-GB')).answer.rawPayload.equals(answer.rawPayload)).toBe(true);
  });

  test('names the seller with the numbers that the law asks for, and taxes by rate', async () => {
    const content = shop.app.shop.content();
    const german = content.byMarket.get('de-DE')!;
    const seller = { name: 'Selvedge GmbH', address: 'Hauptstr. 1\n10115 Berlin', vatId: 'DE123456789', companyNumber: 'HRB 12345' };
    shop.app.shop.content = () => ({
      ...content,
      byMarket: new Map([...content.byMarket, ['de-DE', { ...german, market: { ...german.market, seller } }]]),
    });
    const { orderId } = await bought({}, 'de-DE');
    const { row } = await file(orderId, 'de-DE');
    expect(row.document.seller.join('\n')).toMatch(/^Selvedge GmbH\nHauptstr. 1\n10115 Berlin\n.*DE123456789\n.*HRB 12345$/);
    expect(row.document.taxes.rows).toHaveLength(1);
    expect(row.document.taxes.rows[0]).toMatchObject({ net: '37,50\u00a0€', tax: '7,50\u00a0€', gross: '45,00\u00a0€' });
  });

  test('is for the buyer: nobody else finds it', async () => {
    const [mine, other] = [await bought(), await bought({ email: 'grace@example.com' })];
    const number = (await write(mine.orderId))!.number;
    const get = async (catalog: string, orderId: string, token = '') => {
      const path = fillPath(invoice.file.path, { catalog, orderId, number });
      return (await shop.app.inject({ method: 'GET', url: `${path}?token=${token}` })).statusCode;
    };
    expect(await get('en-GB', mine.orderId)).toBe(404);
    expect(await get('en-GB', mine.orderId, await mailToken(other.orderId))).toBe(404);
    expect(await get('en-GB', other.orderId, await mailToken(other.orderId))).toBe(404);
    expect(await get('de-DE', mine.orderId, await mailToken(mine.orderId))).toBe(404);
    expect(await get('en-GB', mine.orderId, await mailToken(mine.orderId))).toBe(200);
  });

  test('staff take it, and leave a note of that', async () => {
    const { db } = await testDb();
    const { orderId } = await bought();
    const number = (await write(orderId))!.number;
    const headers = await signInAsStaff(db, { role: 'customer-service', now });
    const call = callAs(shop.app, headers);
    expect((await call(staffInvoices.list, { params: { orderId } })).invoices).toMatchObject([{ number, kind: 'invoice' }]);
    const answer = await shop.app.inject({
      method: 'GET',
      url: fillPath(staffInvoices.file.path, { number }),
      headers,
    });
    expect(readPdf(answer.rawPayload).text).toContain(number);
    expect(await db.select().from(auditTable).where(eq(auditTable.action, 'invoice.look')).orderBy(auditTable.id)).toMatchObject([
      { subject: number },
    ]);
  });
});

test('when somebody is erased the document stays, without whom it was written to', async () => {
  const { db } = await testDb();
  const { orderId } = await bought();
  await write(orderId);
  await db.transaction((tx) => anonymiseGuestInvoices(tx, 'ada@example.com'));
  const [row] = await db.select().from(invoiceTable);
  expect(JSON.stringify(row)).not.toMatch(/Byron|Ockham/);
  expect(row!.document.lines).toHaveLength(1);
});

test('the confirmation carries the invoice, once', async () => {
  const { db } = await testDb();
  const { orderId } = await bought({}, 'el-GR');
  const content = shop.app.shop.content;
  const make: WriteInvoice = async (tx, asked) => (await writeInvoice(tx, { ...asked, content: content() }))?.number;
  await Promise.all(Array.from({ length: 5 }, () => db.transaction((tx) => confirmOrder(tx, { orderId, now }, make))));
  const sent: (readonly MailFile[])[] = [];
  const port: MailPort = { keepsTexts: true, send: async ({ files = [] }) => void sent.push(files) };
  const attach = ({ number }: { number: string }) => invoiceAttachment(db, number);
  const handlers = { [mailTopic]: deliverMail({ db, content, clock: () => now, shopUrl: 'https://shop.example', port, attach }) };
  await relayOutbox({ db, handlers, now, log: { warn() {}, error() {} } });
  expect(sent).toMatchObject([[{ name: 'GR-2026-000001.pdf', type: 'application/pdf' }]]);
  expect(readPdf(sent[0]![0]!.bytes).text).toContain('GR-2026-000001');
  expect(await db.select().from(mailTable).orderBy(mailTable.outboxId)).toMatchObject([
    { template: 'order-confirmation', attachments: ['GR-2026-000001.pdf'] },
  ]);
});

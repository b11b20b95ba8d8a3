import { randomUUID } from 'node:crypto';
import { customers } from '@selvedge/contract/studio/customers.ts';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { addressTable } from '../../address/tables.ts';
import { auditTable } from '../../audit/tables.ts';
import { basketShop } from '../../basket/basket.fixture.ts';
import { basketTable } from '../../basket/tables.ts';
import { emptyTables, testDb } from '../../db/test-database.ts';
import { callAs } from '../../harness/call-as.ts';
import { signInAsShopper, signInAsStaff } from '../../harness/sign-in-as.ts';
import { testNow as now } from '../../harness/test-app.ts';
import type { Role } from '../../identity/roles.ts';
import { shopperIdentityTable, shopperSessionTable } from '../../identity/shopper-tables.ts';
import { relayOutbox } from '../../jobs/relay-outbox.ts';
import { enrol } from '../../loyalty/enrol.ts';
import { clubConsentTable, clubContactTable, clubWishTable } from '../../loyalty/tables.ts';
import { deliverMail } from '../../mail/deliver-mail.ts';
import type { MailPort } from '../../mail/mail-port.ts';
import { mailTopic, sendMail } from '../../mail/send-mail.ts';
import { mailTable } from '../../mail/tables.ts';
import { ada, draftOf, filledBasket, place } from '../../order/order.fixture.ts';
import { orderLineTable, orderTable } from '../../order/tables.ts';
import { paymentAttemptTable } from '../../payment/tables.ts';
import { wishlistTable } from '../../wishlist/tables.ts';
import { emailChangeTable, shopperProfileTable, termsAcceptanceTable } from '../tables.ts';
import { phoneEnds } from './find-customers.ts';
import { maskEmail } from './mask.ts';

const email = 'zephyrine@quill.example';
const zephyrine = {
  ...ada,
  ...{ email, firstName: 'Zephyrine', lastName: 'Quillfeather', line1: 'Harpsichord Lane', mobilePhoneNumber: '+44 1632 960777' },
};
const traces = /zephyrine|quillfeather|harpsichord|960777|960 777/i;

let shop: Awaited<ReturnType<typeof basketShop>>;

beforeEach(async () => {
  await emptyTables();
  shop = await basketShop();
});

async function staff(role: Role = 'customer-service') {
  const { db } = await testDb();
  return callAs(shop.app, await signInAsStaff(db, { role, now }));
}

async function order({ shopperId, as = zephyrine }: { shopperId?: string; as?: typeof zephyrine } = {}) {
  const basket = { ...(await filledBasket(shop)), shippingAddress: as, billingAddress: as };
  const placed = await place(draftOf(basket, { email: as.email, shopperId }));
  const { db } = await testDb();
  await db
    .insert(basketTable)
    .values({
      ...{
        id: basket.basketId,
        tokenHash: Buffer.from(randomUUID()),
        shopperId: shopperId ?? null,
        market: 'en-GB',
        createdAt: now,
        changedAt: now,
      },
      closedAt: now,
      content: {
        lines: [],
        codes: [],
        giftCards: [],
        email: as.email,
        shippingAddress: as,
        billingAddress: as,
        note: `For ${as.firstName}`,
      },
    })
    .onConflictDoUpdate({ target: basketTable.id, set: { closedAt: now, shopperId: shopperId ?? null, content: sql`excluded.content` } });
  await db.insert(paymentAttemptTable).values({
    ...{ id: randomUUID(), basketId: basket.basketId, basketVersion: 1, number: 1, market: 'en-GB', shopperId: shopperId ?? null },
    ...{ provider: 'adyen', state: 'ordered', amount: 4500, currency: 'GBP', reference: randomUUID() },
    ...{ createdAt: now, changedAt: now, expiresAt: now },
    frozen: { basket, email: as.email, giftCards: [], wishes: [], promotions: [], customer: 'x' },
  });
  return placed;
}

/** Everything that the shop keeps about anybody. */
async function everything({ emailVerified = true } = {}) {
  const { db } = await testDb();
  const shopperId = randomUUID();
  const headers = await signInAsShopper(db, { market: 'en-GB', now, subject: shopperId, email, emailVerified });
  const profile = {
    firstName: 'Zephyrine',
    lastName: 'Quillfeather',
    birthdate: '1990-01-02',
    phoneNumber: '+441632960777',
    updatedAt: now,
  };
  await db.insert(shopperProfileTable).values({ shopperId, ...profile });
  const { email: _email, ...place } = zephyrine;
  await db
    .insert(addressTable)
    .values({ shopperId, country: 'GB', content: { ...place, email }, isPreferred: true, createdAt: now, changedAt: now });
  await db.insert(termsAcceptanceTable).values({ shopperId, slug: 'terms', version: '3', market: 'en-GB', acceptedAt: now });
  await db.insert(wishlistTable).values({ shopperId, name: 'Zephyrine’s coats', isDefault: true, createdAt: now });
  await db.insert(shopperIdentityTable).values({ provider: 'google', subject: 'zephyrine-at-google', shopperId, createdAt: now });
  const tokens = { tokenHash: Buffer.from(randomUUID()), createdAt: now, expiresAt: new Date(now.getTime() + 1000) };
  await db.insert(emailChangeTable).values({ shopperId, email: 'zephyrine@new.example', ...tokens });
  await db.insert(basketTable).values({
    ...{ id: randomUUID(), tokenHash: Buffer.from(randomUUID()), shopperId, market: 'en-GB', createdAt: now, changedAt: now },
    content: { lines: [], codes: [], giftCards: [], shippingAddress: zephyrine },
  });
  const own = await order({ shopperId });
  const guest = await order();
  await order({
    as: {
      ...zephyrine,
      email: 'other@example.com',
      firstName: 'Somebody',
      lastName: 'Else',
      line1: 'Elm Row',
      mobilePhoneNumber: '+44 1632 960111',
    },
  });
  const agreement = { email, market: 'en-GB', source: 'footer', termsVersion: '3', askedAt: now, askedFrom: '192.0.2.1' };
  const details = { firstName: 'Zephyrine', lastName: 'Quillfeather', subBrands: [] };
  await db.transaction((tx) => enrol(tx, { ...agreement, details, at: now, confirmedFrom: '192.0.2.1' }));
  const { askedFrom: _from, ...wish } = agreement;
  await db
    .insert(clubWishTable)
    .values({ ...wish, tokenHash: Buffer.from(randomUUID()), wish: details, address: '192.0.2.1', expiresAt: now });
  await sendMail(db, { template: 'new-device', to: email, market: 'en-GB', values: { device: 'Firefox', at: 'now' }, now });
  await db.insert(mailTable).values({
    outboxId: 9_999,
    template: 'new-device',
    market: 'en-GB',
    recipient: email,
    subject: 'Hello Zephyrine',
    text: 'x',
    html: 'x',
    createdAt: now,
  });
  const wishes = { recipientName: 'Zephyrine', recipientEmail: email, message: 'Happy birthday, Zephyrine' };
  await db
    .update(orderLineTable)
    .set({ giftCard: wishes })
    .where(sql`order_id = (select id from customer_order where email = 'other@example.com')`);
  return { shopperId, headers, own, guest, customerId: `a-${shopperId}` };
}

/** Every row of every table that names the person. */
async function findTraces(): Promise<string[]> {
  const { db } = await testDb();
  const { rows: tables } = await db.execute<{ schema: string; name: string }>(sql`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`);
  const found: string[] = [];
  for (const { schema, name } of tables) {
    const { rows } = await db.execute<{ row: string }>(sql.raw(`select t::text as row from "${schema}"."${name}" t`));
    found.push(...rows.filter(({ row }) => traces.test(row)).map(({ row }) => `${name}: ${row.slice(0, 300)}`));
  }
  return found;
}

async function deliver() {
  const { db } = await testDb();
  const port: MailPort = { keepsTexts: false, send: async () => {} };
  const handler = deliverMail({ db, content: shop.app.shop.content, clock: () => now, shopUrl: 'https://shop.example', port });
  while ((await relayOutbox({ db, handlers: { [mailTopic]: handler }, now, log: { warn() {}, error() {} } })) > 0);
}

describe('finding a customer', () => {
  test('by e-mail address, name, telephone, order number and club number; the list names nobody whole', async () => {
    const { customerId, own, guest } = await everything();
    const { db } = await testDb();
    const [contact] = await db.select().from(clubContactTable);
    const call = await staff();
    const searches = [
      'ZEPHYRINE@',
      'zephyrine q',
      'quillfeather zeph',
      '01632 960777',
      '+44 1632 960 777',
      own.orderNumber,
      guest.orderNumber.toLowerCase(),
      contact!.id,
    ];
    for (const search of searches) {
      const { customers: found } = await call(customers.find, { body: { search } });
      expect(found, search).toMatchObject([
        { customerId, kind: 'account', name: 'Zephyrine Q.', email: 'ze•••@q•••.example', isMember: true },
      ]);
    }
    for (const search of ['phyrine', '%%%', '___', 'quill.example']) {
      expect((await call(customers.find, { body: { search } })).customers, search).toEqual([]);
    }
    expect(await db.select().from(auditTable)).toEqual([]);
  });

  test('who bought without an account is found, too, once however often they bought', async () => {
    const ids = [(await order()).orderId, (await order()).orderId];
    const { customers: found } = await (await staff())(customers.find, { body: { search: 'zeph' } });
    expect(found).toMatchObject([{ kind: 'guest', orders: 2, isMember: false }]);
    expect(ids.map((id) => `g-${id}`)).toContain(found[0]?.customerId);
  });

  test('an account with an address that nobody has proven is not who bought with that address', async () => {
    const { shopperId } = await everything({ emailVerified: false });
    const call = await staff();
    const { customers: found } = await call(customers.find, { body: { search: email } });
    expect(found.map(({ kind }) => kind)).toEqual(['account', 'guest']);
    const seen = await call(customers.look, { body: { customerId: `a-${shopperId}` } });
    expect(seen).toMatchObject({ isEmailProven: false, orders: { count: 1 } });
    expect(seen.club).toBeUndefined();
    const file = await call(customers.exportData, { body: { customerId: `a-${shopperId}` } });
    expect(file.guestOrders).toBeUndefined();
  });

  test.each([
    ['01632960777', [], ['632960777']],
    ['12345678', ['+45', '+47'], ['12345678', '512345678', '712345678']],
  ])('a telephone number said as %s', (digits, prefixes, ends) => {
    expect(phoneEnds(digits, prefixes)).toEqual(ends);
  });

  test.each([
    ['ada@example.com', 'a•••@e•••.com'],
    ['grace.hopper@navy.mil', 'gr•••@n•••.mil'],
  ])('%s is shown as %s', (given, shown) => {
    expect(maskEmail(given)).toBe(shown);
  });
});

describe('looking at a customer', () => {
  test('shows what is kept, and is written down with who, whom, when and why', async () => {
    const { customerId, own, guest } = await everything();
    const { db } = await testDb();
    const call = await staff();
    const seen = await call(customers.look, { body: { customerId, reason: 'asked on the telephone' } });
    expect(seen).toMatchObject({
      ...{ email, firstName: 'Zephyrine', lastName: 'Quillfeather', isEmailProven: true },
      account: { phoneNumber: '+441632960777', providers: ['google'], pendingEmail: 'zephyrine@new.example' },
      addresses: [{ isPreferred: true, address: { line1: 'Harpsichord Lane' } }],
      orders: { count: 2 },
      club: { consents: [{ kind: 'given', source: 'footer', version: '3' }] },
      terms: [{ slug: 'terms', version: '3' }],
      wishlists: [{ name: 'Zephyrine’s coats' }],
      baskets: [{ market: 'en-GB' }],
      sessions: [{ market: 'en-GB' }],
      mails: [{ template: 'new-device' }, { template: 'club-welcome' }],
      looks: [],
    });
    expect(seen.orders.latest.map(({ orderId }) => orderId).sort()).toEqual([own.orderId, guest.orderId].sort());
    // Found by another way, it is the same person, and within minutes the same look.
    await call(customers.look, { body: { customerId: `g-${guest.orderId}` } });
    expect(await db.select().from(auditTable)).toMatchObject([
      {
        action: 'customer.look',
        subject: customerId,
        who: expect.stringMatching(/^customer-service/),
        after: { reason: 'asked on the telephone' },
      },
    ]);
    await (await staff('administrator'))(customers.look, { body: { customerId } });
    const again = await call(customers.look, { body: { customerId, reason: 'another reason' } });
    expect(again.looks).toHaveLength(2);
    // The record names nobody but staff.
    expect(JSON.stringify(await db.select({ subject: auditTable.subject, after: auditTable.after }).from(auditTable))).not.toMatch(traces);
  });

  test('nobody looks, exports or erases without the right', async () => {
    const { customerId } = await everything();
    for (const role of ['editor', 'merchandiser', 'country-manager', 'store', 'auditor', 'newcomer'] as const) {
      const call = await staff(role);
      await expect(call(customers.find, { body: { search: email } })).rejects.toMatchObject({ status: 404 });
      await expect(call(customers.look, { body: { customerId } })).rejects.toMatchObject({ status: 404 });
      await expect(call(customers.exportData, { body: { customerId } })).rejects.toMatchObject({ status: 404 });
      await expect(call(customers.erase, { body: { customerId, email } })).rejects.toMatchObject({ status: 404 });
    }
    await expect(callAs(shop.app)(customers.look, { body: { customerId } })).rejects.toMatchObject({ status: 401 });
  });
});

describe('what service staff do for a customer', () => {
  test('the file holds every part, and handing it out is written down', async () => {
    const { customerId } = await everything();
    const file = await (await staff())(customers.exportData, { body: { customerId, reason: 'request of today' } });
    expect(Object.keys(file)).toEqual(
      expect.arrayContaining([
        'account',
        'addresses',
        'baskets',
        'customerClub',
        'orders',
        'payments',
        'wishlists',
        'guestOrders',
        'guestPayments',
        'mails',
      ]),
    );
    expect(JSON.stringify(file.guestOrders)).toContain('Harpsichord Lane');
    expect(JSON.stringify(file)).not.toContain('Elm Row');
    const { db } = await testDb();
    expect(await db.select().from(auditTable)).toMatchObject([{ action: 'customer.export', subject: customerId }]);
  });

  test('messages end with a proof, sessions end at once, and an address is asked to be proven again', async () => {
    const { customerId } = await everything();
    const { db } = await testDb();
    const call = await staff();
    await call(customers.unsubscribe, { body: { customerId } });
    await call(customers.unsubscribe, { body: { customerId } });
    expect((await db.select().from(clubConsentTable)).map(({ kind, source }) => `${kind} ${source}`)).toEqual([
      'given footer',
      'withdrawn service',
    ]);
    await call(customers.endSessions, { body: { customerId } });
    expect(await db.select().from(shopperSessionTable)).toMatchObject([{ revokedAt: now }]);
    await expect(call(customers.resendVerification, { body: { customerId } })).rejects.toMatchObject({ status: 409 });
    expect((await db.select().from(auditTable)).map(({ action }) => action)).toEqual(['customer.unsubscribe', 'customer.end-sessions']);
  });
});

describe('erasing a customer', () => {
  test('after it no table of the shop holds the person, and the books still hold what was sold', async () => {
    const { customerId } = await everything();
    const { db } = await testDb();
    await deliver();
    const readBooks = () => db.select({ number: orderTable.number, total: orderTable.total }).from(orderTable).orderBy(orderTable.number);
    const books = await readBooks();
    expect((await findTraces()).length).toBeGreaterThan(10);
    const call = await staff();
    const plan = await call(customers.previewErasure, { body: { customerId } });
    expect(plan).toMatchObject({
      openOrders: 2,
      livePayments: 0,
      stays: [
        { what: 'orders', count: 2 },
        { what: 'payments', count: 2 },
      ],
    });
    expect(plan.goes.map(({ what }) => what)).toEqual([
      'account',
      'addresses',
      'sessions',
      'baskets',
      'wishlists',
      'club',
      'consents',
      'mails',
    ]);
    await call(customers.erase, { body: { customerId, email: ` ${email.toUpperCase()}`, withOpenOrders: true } });
    await deliver();
    expect(await findTraces()).toEqual([]);
    expect(await readBooks()).toEqual(books);
    expect(await db.select().from(auditTable)).toMatchObject([
      { action: 'customer.erase', subject: customerId, after: { kept: { orders: 2 } } },
    ]);
    await expect(call(customers.look, { body: { customerId } })).rejects.toMatchObject({ status: 404 });
  });

  test('somebody without an account is erased, too', async () => {
    const { orderId } = await order();
    const { db } = await testDb();
    const details = { firstName: 'Zephyrine', lastName: 'Quillfeather', subBrands: [] };
    const agreement = { email, market: 'en-GB', source: 'footer', termsVersion: '3', askedAt: now, askedFrom: '192.0.2.1' };
    await db.transaction((tx) => enrol(tx, { ...agreement, details, at: now, confirmedFrom: '192.0.2.1' }));
    const call = await staff();
    await call(customers.erase, { body: { customerId: `g-${orderId}`, email, withOpenOrders: true } });
    await deliver();
    expect(await findTraces()).toEqual([]);
  });

  test('needs the address typed, open orders agreed to, and no payment under way; a refusal erases nothing', async () => {
    const { customerId, shopperId } = await everything();
    const { db } = await testDb();
    const call = await staff();
    const before = await findTraces();
    const erase = (body: object) => call(customers.erase, { body: { customerId, email, ...body } });
    await expect(erase({ email: 'zephyrine@quill.exampl' })).rejects.toMatchObject({ status: 400 });
    await expect(erase({})).rejects.toMatchObject({ status: 400 });
    await db.update(paymentAttemptTable).set({ state: 'pending' }).where(sql`shopper_id = ${shopperId}`);
    await expect(erase({ withOpenOrders: true })).rejects.toMatchObject({ status: 409 });
    await db.update(paymentAttemptTable).set({ state: 'ordered' }).where(sql`shopper_id = ${shopperId}`);
    expect((await findTraces()).length).toBe(before.length);
  });
});

test('every question after a customer has an index to go by', async () => {
  const { db } = await testDb();
  await everything();
  await db.execute(
    sql`insert into shopper (email, market, created_at) select 'p' || n || '@example.com', 'en-GB', now() from generate_series(1, 3000) n`,
  );
  await db.execute(sql`insert into shopper_profile (shopper_id, first_name, last_name, phone_number, updated_at)
    select id, 'First' || email, 'Last', '+4416329' || row_number() over (), now() from shopper on conflict do nothing`);
  await db.execute(sql`analyze shopper, shopper_profile`);
  const plan = async (query: string) => {
    const { rows } = await db.execute<{ 'QUERY PLAN': string }>(sql.raw(`explain ${query}`));
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };
  for (const query of [
    "select id from shopper where email like 'zeph%'",
    "select shopper_id from shopper_profile where lower(first_name || ' ' || last_name) like 'zeph%' or lower(last_name || ' ' || first_name) like 'zeph%'",
    "select shopper_id from shopper_profile where right(regexp_replace(phone_number, '\\D', '', 'g'), 9) in ('632960777')",
  ]) {
    expect(await plan(query)).not.toMatch(/Seq Scan/);
  }
});

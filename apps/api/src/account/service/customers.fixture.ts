import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { addressTable } from '../../address/tables.ts';
import { basketShop } from '../../basket/basket.fixture.ts';
import { basketReminderTable, basketTable } from '../../basket/tables.ts';
import { enrol } from '../../club/enrol.ts';
import { clubWishTable } from '../../club/tables.ts';
import { emptyTables, testDb } from '../../db/test-database.ts';
import { draftTable } from '../../draft-order/tables.ts';
import { callAs } from '../../harness/call-as.ts';
import { signInAsShopper, signInAsStaff } from '../../harness/sign-in-as.ts';
import { testNow as now } from '../../harness/test-app.ts';
import { passkeyChallengeTable, passkeyTable } from '../../identity/passkey/tables.ts';
import type { Role } from '../../identity/roles.ts';
import { shopperIdentityTable, shopperSecondFactorTable, shopperTokenTable } from '../../identity/shopper-tables.ts';
import { relayOutbox } from '../../jobs/relay-outbox.ts';
import { deliverMail } from '../../mail/deliver-mail.ts';
import type { MailPort } from '../../mail/mail-port.ts';
import { mailTopic, sendMail } from '../../mail/send-mail.ts';
import { mailTable } from '../../mail/tables.ts';
import { notifyMeTable } from '../../notify-me/tables.ts';
import { ada, draftOf, filledBasket, place } from '../../order/order.fixture.ts';
import { orderLineTable } from '../../order/tables.ts';
import { paymentAttemptTable } from '../../payment/tables.ts';
import { priceDropMailTable } from '../../price-drop/tables.ts';
import { receiptOf } from '../../retail/retail.fixture.ts';
import { retailTransactionTable } from '../../retail/tables.ts';
import { returnLineTable, returnPictureTable, returnTable } from '../../returns/tables.ts';
import { caseMessageTable, caseTable } from '../../support/tables.ts';
import { wishlistTable } from '../../wishlist/tables.ts';
import { emailChangeTable, shopperProfileTable, termsAcceptanceTable } from '../tables.ts';

export const email = 'zephyrine@quill.example';
const zephyrine = {
  ...ada,
  ...{ email, firstName: 'Zephyrine', lastName: 'Quillfeather', line1: 'Harpsichord Lane', mobilePhoneNumber: '+44 1632 960777' },
};
export const traces = /zephyrine|quillfeather|harpsichord|960777|960 777/i;

let shop: Awaited<ReturnType<typeof basketShop>>;

/** Before each test: an empty shop. */
export async function openService() {
  await emptyTables();
  shop = await basketShop();
  return shop;
}

export async function staff(role: Role = 'customer-service') {
  const { db } = await testDb();
  return callAs(shop.app, await signInAsStaff(db, { role, now }));
}

export async function order({ shopperId, as = zephyrine }: { shopperId?: string; as?: typeof zephyrine } = {}) {
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
export async function everything({ emailVerified = true } = {}) {
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
  await db
    .insert(passkeyTable)
    .values({ id: 'zephyrine-key', shopperId, publicKey: Buffer.from('key'), relyingParty: 'shop.example', createdAt: now });
  await db.insert(passkeyChallengeTable).values({ purpose: 'register', challenge: 'x', shopperId, expiresAt: now });
  await db.insert(shopperSecondFactorTable).values({ shopperId, totpSealed: Buffer.from('sealed') });
  const tokens = { tokenHash: Buffer.from(randomUUID()), createdAt: now, expiresAt: new Date(now.getTime() + 1000) };
  await db.insert(shopperTokenTable).values({
    ...{ hash: Buffer.from(randomUUID()), shopperId, purpose: 'reset-password', email },
    ...{ createdAt: now, expiresAt: tokens.expiresAt },
  });
  await db.insert(emailChangeTable).values({ shopperId, email: 'zephyrine@new.example', ...tokens });
  const reminder = { basketId: randomUUID(), tokenHash: Buffer.from(randomUUID()), leftAt: now, sentAt: now };
  await db.insert(basketReminderTable).values({ shopperId, ...reminder });
  await db.insert(priceDropMailTable).values({ shopperId, productId: '100', market: 'en-GB', price: 1_000, sentAt: now });
  for (const asker of [shopperId, null]) {
    const wish = { kind: 'backInStock', market: 'en-GB', productId: '100_black_1', sku: `100_black_1,${asker ? 'M' : 'L'}` } as const;
    const asked = { askedAt: now, askedFrom: '192.0.2.1', termsVersion: '1', leaveToken: randomUUID(), confirmedAt: now };
    await db.insert(notifyMeTable).values({ ...wish, ...asked, email, shopperId: asker });
  }
  await db.insert(basketTable).values({
    ...{ id: reminder.basketId, tokenHash: Buffer.from(randomUUID()), shopperId, market: 'en-GB', createdAt: now, changedAt: now },
    content: { lines: [], codes: [], giftCards: [], shippingAddress: zephyrine },
  });
  for (const asker of [shopperId, null]) {
    const [asked] = await db
      .insert(caseTable)
      .values({
        ...{ key: randomUUID(), market: 'en-GB', subject: 'other', state: 'open', name: 'Zephyrine Quillfeather', email },
        ...{ shopperId: asker, accessKey: Buffer.from('key'), createdAt: now, changedAt: now },
      })
      .returning();
    const words = { kind: 'question', who: '', text: 'Yours, Zephyrine Quillfeather', at: now } as const;
    await db.insert(caseMessageTable).values({ caseId: asked!.id, key: randomUUID(), ...words });
  }
  const draft = { key: randomUUID(), market: 'en-GB', email, note: 'Zephyrine called', createdBy: 'ada' };
  await db.insert(draftTable).values({ ...draft, createdAt: now, changedAt: now });
  for (const owner of [shopperId, null]) {
    const document = receiptOf({ uniqueReceiptId: `of-${owner}`, customerName: 'Zephyrine Quillfeather' });
    const kept = { receiptId: document.uniqueReceiptId, market: 'en-GB', createdAt: now, receivedAt: now };
    await db.insert(retailTransactionTable).values({ ...kept, shopperId: owner, email, document });
  }
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

/** A return with what its buyer wrote and showed of a fault. */
export async function faultyReturn(orderId: string) {
  const { db } = await testDb();
  const [line] = await db.select().from(orderLineTable).where(eq(orderLineTable.orderId, orderId));
  const of = { returnId: randomUUID(), orderId, lineId: line!.lineId };
  await db.insert(returnTable).values({
    ...{ id: of.returnId, orderId, number: 1, key: randomUUID(), state: 'registered', method: 'dropOff', isWithdrawal: false },
    ...{ registeredAt: now, changedAt: now },
  });
  await db.insert(returnLineTable).values({ ...of, quantity: 1, reason: 'faulty', words: 'Zephyrine found a hole' });
  await db.insert(returnPictureTable).values({ ...of, id: randomUUID(), key: randomUUID(), bytes: Buffer.from('a hole'), at: now });
}

/** Every row of every table that names the person. */
export async function findTraces(): Promise<string[]> {
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

export async function deliver() {
  const { db } = await testDb();
  const port: MailPort = { keepsTexts: false, send: async () => {} };
  const handler = deliverMail({ db, content: shop.app.shop.content, clock: () => now, shopUrl: 'https://shop.example', port });
  while ((await relayOutbox({ db, handlers: { [mailTopic]: handler }, now, log: { warn() {}, error() {} } })) > 0);
}

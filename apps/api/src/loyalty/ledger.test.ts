import { randomUUID } from 'node:crypto';
import { type HandedInReceipt, retail } from '@selvedge/contract/retail-transaction.ts';
import { returns } from '@selvedge/contract/returns.ts';
import { fulfilment } from '@selvedge/contract/studio/fulfilment.ts';
import { staffReturns } from '@selvedge/contract/studio/returns.ts';
import { addDays } from '@selvedge/domain/date/add-days.ts';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { enrol } from '../club/enrol.ts';
import { clubContactTable } from '../club/tables.ts';
import { emptyTables, testDb } from '../db/test-database.ts';
import { cancelLines } from '../fulfilment/cancel-lines.ts';
import { fulfilmentShop } from '../fulfilment/fulfilment.fixture.ts';
import { callAs } from '../harness/call-as.ts';
import { testNow as now } from '../harness/test-app.ts';
import { chainHandlers } from '../jobs/chain-handlers.ts';
import { relayOutbox } from '../jobs/relay-outbox.ts';
import { outboxTable } from '../jobs/tables.ts';
import { loyaltyChecks } from '../ledger-audit/loyalty-checks.ts';
import { confirmOrder } from '../order/confirm-order.ts';
import { getOrderRow } from '../order/locked-order.ts';
import { accessToken } from '../order/order-access.ts';
import { orderExchangeTable, orderTable } from '../order/tables.ts';
import { parcelTable } from '../parcel/tables.ts';
import { receiptOf } from '../retail/retail.fixture.ts';
import { bookPurchases } from './book-purchases.ts';
import { earnForReceipt } from './earn-for-receipt.ts';
import { expirePoints } from './expire-points.ts';
import { openAccount } from './lock-account.ts';
import { loyaltyHandlers } from './loyalty-handlers.ts';
import { postEntry } from './post-entry.ts';
import { settleOrder } from './settle-order.ts';
import { loyaltyAccountTable, loyaltyEntryTable, loyaltyLotTable, loyaltyRuleTable } from './tables.ts';

beforeEach(emptyTables);

async function member(email = 'ada@example.com') {
  const { db } = await testDb();
  const details = { firstName: 'Ada', lastName: 'Byron', subBrands: [] };
  const asked = { email, market: 'en-GB', source: 'test', termsVersion: '1', askedAt: now, askedFrom: '::1' };
  await db.transaction((tx) => enrol(tx, { ...asked, details, at: now, confirmedFrom: '::1' }));
  const [contact] = await db.select().from(clubContactTable).where(eq(clubContactTable.email, email));
  return contact!.id;
}

async function accountOf(contactId: string) {
  const { db } = await testDb();
  const [account] = await db.select().from(loyaltyAccountTable).where(eq(loyaltyAccountTable.contactId, contactId));
  return account!;
}

async function kinds() {
  const { db } = await testDb();
  const rows = await db.select().from(loyaltyEntryTable).orderBy(loyaltyEntryTable.id);
  return rows.map(({ kind, points }) => `${kind} ${points}`);
}

/** What `npm run audit` says of points. */
async function wrongInBooks(at: Date = now) {
  const { db } = await testDb();
  const found = [];
  for (const { wrong } of loyaltyChecks(addDays(at, 1))) found.push(...(await db.execute(wrong)).rows);
  return found;
}

type Shop = Awaited<ReturnType<typeof fulfilmentShop>>;
type Desk = Awaited<ReturnType<Shop['staff']>>;

async function sendWhole(shop: Shop, desk: Desk, orderId: string): Promise<void> {
  const { lines } = await desk(fulfilment.get, { body: { orderId } });
  const pieces = lines.map(({ lineItemId, quantity }) => ({ lineItemId, quantity }));
  const parcelId = await shop.pack(desk, orderId, pieces);
  await desk(fulfilment.ship, { body: { orderId, parcelId, courier: 'Post', trackingNumber: 'T-1' } });
}

/** Announced by the buyer and received at the desk. */
async function takeBack(
  shop: Shop,
  desk: Desk,
  { orderId, lineItemId, exchangeFor }: Record<'orderId' | 'lineItemId', string> & { exchangeFor?: string },
) {
  const token = accessToken(await getOrderRow(shop.db, orderId), 'mail');
  const wish = { lineItemId, quantity: 1, reason: 'tooSmall' as const, words: '', ...(exchangeFor && { exchangeFor }) };
  const body = { token, key: randomUUID(), lines: [wish], method: 'dropOff' as const };
  await shop.browser().api(returns.register, { params: { orderId }, body });
  const { returns: found } = await desk(staffReturns.ofOrder, { body: { orderId } });
  const came = [{ lineItemId, quantity: 1, condition: 'asNew' as const, isRestocked: true }];
  const at = { kind: 'warehouse' as const, locationId: 'CENTRAL' };
  await desk(staffReturns.receive, { body: { returnId: found[0]!.returnId, key: randomUUID(), ...at, lines: came } });
}

describe('points of an order', () => {
  async function shopWithMember() {
    const contactId = await member();
    const shop = await fulfilmentShop();
    const content = shop.app.shop.content;
    const tell = async () => {
      const handlers = chainHandlers(loyaltyHandlers({ db: shop.db, clock: () => now, content, secret: 'a secret' }));
      while ((await relayOutbox({ db: shop.db, handlers, now, log: { warn() {}, error() {} } })) > 0);
    };
    return { ...shop, contactId, tell, content };
  }

  test('are promised when it is placed, taken back for what is cancelled, and told twice given once', async () => {
    const { db, bought, tell, contactId } = await shopWithMember();
    const { orderId, lines } = await bought({ currency: 'PLN', lines: [{ quantity: 3, amount: 12_000 }] });
    await tell();
    expect(await accountOf(contactId)).toMatchObject({ balance: 0, pending: 30 });
    const pieces = [{ lineItemId: lines[0]!, quantity: 1 }];
    const actor = { db, now, who: 'shopper', isStaff: false };
    await cancelLines(actor, { orderId, key: randomUUID(), lines: pieces, reason: 'changed my mind', isByShopper: true });
    await tell();
    await db.update(outboxTable).set({ deliveredAt: null, dueAt: now });
    await tell();
    expect(await accountOf(contactId)).toMatchObject({ balance: 0, pending: 20 });
    expect(await kinds()).toEqual(['earn 30', 'unearn 10']);
    expect(await wrongInBooks()).toEqual([]);
  });

  test('stay when a piece comes back for another size, and go when that one comes back too', async () => {
    const shop = await shopWithMember();
    const large = '100_black_1,L';
    await shop.stockUp(large, 1);
    const { orderId, lines } = await shop.bought({ currency: 'SEK' });
    const desk = await shop.staff('warehouse');
    await sendWhole(shop, desk, orderId);
    await shop.tell();
    const [earned] = await kinds();

    await takeBack(shop, desk, { orderId, lineItemId: lines[0]!, exchangeFor: large });
    await shop.tell();
    expect(await kinds()).toEqual([earned]);

    const [made] = await shop.db.select().from(orderExchangeTable);
    await shop.db.transaction((tx) => confirmOrder(tx, { orderId: made!.orderId, now }));
    await sendWhole(shop, desk, made!.orderId);
    await takeBack(shop, desk, { orderId: made!.orderId, lineItemId: made!.lineId });
    await shop.tell();
    // Two were bought, and one is kept.
    expect(await kinds()).toEqual(['earn 8', 'unearn 4']);
    expect(await wrongInBooks()).toEqual([]);
  });

  test('are booked when the return window has closed, and go below nothing when what was spent is returned', async () => {
    const { db, bought, tell, contactId, content } = await shopWithMember();
    const { orderId } = await bought({ currency: 'EUR', market: 'de-DE', lines: [{ quantity: 2, amount: 9_000 }] });
    await tell();
    await db.update(orderTable).set({ fulfilment: 'delivered', state: 'completed' });
    const facts = { key: randomUUID(), kind: 'warehouse', locationId: 'CENTRAL', packedAt: now, packedBy: 'x', shippedAt: now } as const;
    await db.insert(parcelTable).values({ id: randomUUID(), orderId, number: 1, state: 'delivered', ...facts, deliveredAt: now });
    const settle = (at: Date) => db.transaction((tx) => settleOrder(tx, orderId, { content: content(), now: at }));
    await settle(now);
    await bookPurchases(db, { content: content(), now: addDays(now, 29) });
    expect(await accountOf(contactId)).toMatchObject({ balance: 0, pending: 90 });
    const after = addDays(now, 31);
    await Promise.all(Array.from({ length: 4 }, () => bookPurchases(db, { content: content(), now: after })));
    expect(await accountOf(contactId)).toMatchObject({ balance: 90, pending: 0 });
    const [lot] = await db.select().from(loyaltyLotTable);
    expect(lot).toMatchObject({ points: 90, remaining: 90, expiresAt: new Date('2028-01-01T00:00:00Z') });
    const { id: accountId } = await accountOf(contactId);
    await postEntry(db, { accountId, kind: 'spend', points: 80, key: 'v', reason: 'test', now: after });
    await db.execute(sql`update order_line set shipped = 2, packed = 2, returned = 1 where order_id = ${orderId}`);
    await settle(after);
    const owed = await accountOf(contactId);
    expect(owed).toMatchObject({ balance: -35, debtReason: `correct order:${orderId}` });
    expect(await wrongInBooks(after)).toEqual([]);
    await postEntry(db, { accountId, kind: 'give', points: 50, key: 'g', reason: 'sorry', now: after, expiresAt: addDays(after, 365) });
    expect(await accountOf(contactId)).toMatchObject({ balance: 15, debtReason: '' });
    expect(await wrongInBooks(after)).toEqual([]);
  });

  test('of twenty events at once are counted once', async () => {
    const { db, bought, contactId, content } = await shopWithMember();
    const { orderId } = await bought({ currency: 'EUR', market: 'fr-FR', lines: [{ quantity: 1, amount: 4_200 }] });
    const settle = () => db.transaction((tx) => settleOrder(tx, orderId, { content: content(), now }));
    await Promise.all(Array.from({ length: 20 }, settle));
    expect(await kinds()).toEqual(['earn 42']);
    expect(await accountOf(contactId)).toMatchObject({ pending: 42 });
  });

  test('are doubled by a campaign for its goods while it lasts, and more for a higher tier', async () => {
    const { db, bought, contactId, content } = await shopWithMember();
    const { orderId } = await bought({ currency: 'EUR', market: 'fr-FR', lines: [{ quantity: 1, amount: 4_000 }] });
    const account = await db.transaction((tx) => openAccount(tx, { contactId, market: 'fr-FR', now }));
    const gift = { accountId: account.id, kind: 'give', points: 500, reason: 'test', expiresAt: addDays(now, 9) } as const;
    await postEntry(db, { ...gift, key: 'a', now: addDays(now, -10) });
    await db.transaction((tx) => settleOrder(tx, orderId, { content: content(), now, campaignsOf: async () => [[200]] }));
    expect(await accountOf(contactId)).toMatchObject({ pending: 100 });
  });

  test('are not given where the market gives none', async () => {
    const { db, bought, tell } = await shopWithMember();
    const definition = { isActive: false, amountPerPoint: 1, expiresAfterMonths: 12, tiers: [] };
    await db.insert(loyaltyRuleTable).values({ kind: 'programme', id: 'de-AT', definition, changedAt: now, changedBy: 'x' });
    await bought({ currency: 'EUR', market: 'de-AT' });
    await tell();
    expect(await kinds()).toEqual([]);
  });
});

describe('the ledger', () => {
  test('refuses to be edited, to spend what is not there, and an entry without a reason', async () => {
    const { db } = await testDb();
    const contactId = await member();
    const { id: accountId } = await db.transaction((tx) => openAccount(tx, { contactId, market: 'en-GB', now }));
    const gift = { accountId, kind: 'give', points: 10, now, expiresAt: addDays(now, 9) } as const;
    await expect(postEntry(db, { ...gift, key: 'none' })).rejects.toThrow();
    expect(await postEntry(db, { ...gift, key: 'a', reason: 'welcome' })).toBe(true);
    expect(await postEntry(db, { ...gift, key: 'a', reason: 'welcome' })).toBe(false);
    const spend = { accountId, kind: 'spend', points: 11, key: 'b', reference: 'voucher:1', now } as const;
    await expect(db.transaction((tx) => postEntry(tx, spend))).rejects.toMatchObject({ code: 'invalid_request' });
    await expect(db.execute(sql`update loyalty_entry set points = 1000`)).rejects.toThrow();
    await expect(db.execute(sql`delete from loyalty_entry`)).rejects.toThrow();
    await expect(db.execute(sql`update loyalty_account set balance = -1`)).rejects.toThrow();
    expect(await accountOf(contactId)).toMatchObject({ balance: 10 });
  });

  test('of a receipt is the same however often it is scanned, and whose it was stays', async () => {
    const { db } = await testDb();
    const [ada, eve] = [await member(), await member('eve@example.com')];
    const receipt = { receiptId: 'R1', market: 'da-DK', currency: 'DKK', boughtAt: now, now };
    const lines = [{ lineId: '1', quantity: 2, amount: 30_000 }];
    const scan = (contactId: string, returned = 0) =>
      db.transaction((tx) => earnForReceipt(tx, { ...receipt, contactId, lines: lines.map((line) => ({ ...line, returned })) }));
    await Promise.all(Array.from({ length: 10 }, () => scan(ada)));
    await scan(eve);
    expect([(await accountOf(ada)).pending, (await accountOf(eve)).pending]).toEqual([40, 0]);
    await scan(ada, 1);
    expect(await kinds()).toEqual(['earn 40', 'unearn 20']);
    expect(await wrongInBooks()).toEqual([]);
  });

  test('hears of what a till hands in, told twice once, of what comes back in a store, and books at once what comes late', async () => {
    const { db } = await testDb();
    const contactId = await member();
    const { app } = await fulfilmentShop();
    Object.assign(app.shop.config, { tillKey: 'a key of the till' });
    const till = callAs(app, { 'x-till-key': 'a key of the till' });
    const handIn = (receipt: HandedInReceipt) => till(retail.handIn, { params: { catalogId: 'en-GB' }, body: receipt });
    const tell = async () => {
      const handlers = loyaltyHandlers({ db, clock: () => now, content: app.shop.content, secret: 'a secret' });
      await db.update(outboxTable).set({ deliveredAt: null, dueAt: now });
      while ((await relayOutbox({ db, handlers, now, log: { warn() {}, error() {} } })) > 0);
    };
    await handIn(receiptOf({ memberNumber: contactId }));
    await handIn(receiptOf({ uniqueReceiptId: 'nobody', email: 'nobody@example.com' }));
    await handIn(receiptOf({ uniqueReceiptId: 'collected', memberNumber: contactId, orderNumber: 'GB100001' }));
    await tell();
    await tell();
    expect(await accountOf(contactId)).toMatchObject({ balance: 0, pending: 120 });
    const [item] = receiptOf().items;
    const back = (uniqueReceiptId: string, ean: string, amount: number) => {
      const piece = { ...item!, ean, type: 'return' as const, price: { amount: -amount, currency: 'GBP' } };
      return handIn(receiptOf({ uniqueReceiptId, email: 'ada@example.com', transactionType: 'return', items: [piece] }));
    };
    // Bought without the card: it costs what it would earn today.
    await back('unknown', '5700000000024', 20);
    await tell();
    await tell();
    expect(await kinds()).toEqual(['earn 120', 'correct 20']);
    expect(await accountOf(contactId)).toMatchObject({ balance: -20, pending: 120, debtReason: 'correct receipt:unknown:return' });
    // On her receipt: what it earned there, although less was paid for it now; and a second one is on no receipt any more.
    await back('back', item!.ean, 90);
    await tell();
    await tell();
    expect(await accountOf(contactId)).toMatchObject({ balance: -20, pending: 0 });
    await back('again', item!.ean, 90);
    await tell();
    await tell();
    expect(await kinds()).toEqual(['earn 120', 'correct 20', 'unearn 120', 'correct 90']);
    await handIn(receiptOf({ uniqueReceiptId: 'late', memberNumber: contactId, createdDate: addDays(now, -31).toISOString() }));
    await tell();
    await tell();
    expect(await accountOf(contactId)).toMatchObject({ balance: 10, pending: 0 });
    expect(await wrongInBooks()).toEqual([]);
  });

  test('comes to the balance after anything that can happen, in any order and at once', async () => {
    const { db } = await testDb();
    const { app } = await fulfilmentShop();
    const content = app.shop.content;
    const step = fc.record({
      what: fc.constantFrom('buy', 'return', 'book', 'spend', 'unspend', 'give', 'correct', 'expire', 'days'),
      whom: fc.nat(1),
      points: fc.integer({ min: 1, max: 400 }),
    });
    type Step = { what: string; whom: number; points: number };
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 8 }), async (rounds) => {
        const run = randomUUID();
        const contacts = [await member(`a${run}@example.com`), await member(`b${run}@example.com`)];
        let at = now;
        let count = 0;
        const receipts: { id: string; contactId: string; amount: number }[] = [];
        const does = ({ what, whom, points }: Step, key: string) => {
          const contactId = contacts[whom]!;
          const book = { market: 'de-DE', currency: 'EUR', boughtAt: at, now: at };
          const entry = async (kind: 'give' | 'spend' | 'unspend' | 'correct') => {
            const moved = db.transaction(async (tx) => {
              const { id: accountId } = await openAccount(tx, { contactId, market: 'de-DE', now: at });
              await postEntry(tx, { accountId, kind, points, key, reason: 'test', now: at, expiresAt: addDays(at, 40) });
            });
            await moved.catch((error) => expect(error).toMatchObject({ code: 'invalid_request' }));
          };
          switch (what) {
            case 'buy': {
              receipts.push({ id: key, contactId, amount: points * 100 });
              const lines = [{ lineId: '1', quantity: 3, amount: points * 100 }];
              return db.transaction((tx) => earnForReceipt(tx, { ...book, receiptId: key, contactId, lines, returnDays: 20 }));
            }
            case 'return': {
              const receipt = receipts[points % Math.max(1, receipts.length)];
              if (!receipt) return undefined;
              const lines = [{ lineId: '1', quantity: 3, amount: receipt.amount, returned: points % 4 }];
              return db.transaction((tx) => earnForReceipt(tx, { ...book, receiptId: receipt.id, contactId: receipt.contactId, lines }));
            }
            case 'book':
              return bookPurchases(db, { content: content(), now: at });
            case 'expire':
              return expirePoints(db, at);
            case 'days':
              return undefined;
            default:
              return entry(what as 'give');
          }
        };
        for (const round of rounds) {
          await Promise.all(round.map((each) => does(each, `${run} ${count++}`)));
          if (round.some(({ what }) => what === 'days')) at = addDays(at, round[0]!.points);
          expect(await wrongInBooks(at)).toEqual([]);
        }
        const { rows } = await db.execute<{ sum: string }>(sql`
          select sum(points) as sum from (select points from loyalty_entry union all select -points from loyalty_entry) books`);
        expect(Number(rows[0]!.sum ?? 0)).toBe(0);
      }),
      { numRuns: 10 },
    );
  });

  test('loses what has expired, of every member in one go, and nothing that is spent at the same moment', async () => {
    const { db } = await testDb();
    const contacts = await Promise.all(Array.from({ length: 12 }, (_, at) => member(`m${at}@example.com`)));
    const ids = [];
    for (const contactId of contacts) {
      const { id: accountId } = await db.transaction((tx) => openAccount(tx, { contactId, market: 'en-GB', now }));
      const gift = { accountId, kind: 'give', reason: 'test', now } as const;
      await postEntry(db, { ...gift, points: 30, key: `old ${accountId}`, expiresAt: addDays(now, 5) });
      await postEntry(db, { ...gift, points: 20, key: `new ${accountId}`, expiresAt: addDays(now, 50) });
      ids.push(accountId);
    }
    const at = addDays(now, 5);
    const spend = (accountId: string) =>
      db.transaction(async (tx) => {
        await tx.select().from(loyaltyAccountTable).where(eq(loyaltyAccountTable.id, accountId)).for('update');
        await postEntry(tx, { accountId, kind: 'spend', points: 10, key: `s ${accountId}`, reason: 'test', now: at });
      });
    const [lost] = await Promise.all([expirePoints(db, at), expirePoints(db, at), ...ids.map(spend)]);
    expect(lost).toBeLessThanOrEqual(12);
    const balances = await db.select({ balance: loyaltyAccountTable.balance }).from(loyaltyAccountTable);
    // Spent before the night, out of what was about to expire; or after it, out of the rest.
    expect(balances.every(({ balance }) => balance === 20 || balance === 10)).toBe(true);
    expect(await wrongInBooks(at)).toEqual([]);
    expect(await expirePoints(db, at)).toBe(0);
  });
});

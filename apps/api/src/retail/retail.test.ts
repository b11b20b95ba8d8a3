import { randomUUID } from 'node:crypto';
import { order } from '@selvedge/contract/order.ts';
import { type HandedInReceipt, retail } from '@selvedge/contract/retail-transaction.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { basketShop } from '../basket/basket.fixture.ts';
import { enrol } from '../club/enrol.ts';
import { findMember } from '../club/find-member.ts';
import { emptyTables, testDb } from '../db/test-database.ts';
import { signInAsShopper } from '../harness/sign-in-as.ts';
import { testNow as now } from '../harness/test-app.ts';
import { draftOf, filledBasket, place } from '../order/order.fixture.ts';
import { claimTransactions } from './claim-transactions.ts';
import { receiptOf } from './retail.fixture.ts';
import { retailTransactionTable } from './tables.ts';

const ada = 'ada@example.com';
let shop: Awaited<ReturnType<typeof basketShop>>;

beforeEach(async () => {
  await emptyTables();
  shop = await basketShop();
});

const handIn = (receipt: HandedInReceipt, key = shop.app.shop.config.tillKey!) =>
  shop.browser({ 'x-till-key': key }).api(retail.handIn, { params: { catalogId: 'en-GB' }, body: receipt });

async function member(email = ada, emailVerified = true) {
  const { db } = await testDb();
  const subject = randomUUID();
  return { subject, ...shop.browser(await signInAsShopper(db, { market: 'en-GB', now, subject, email, emailVerified })) };
}
type Member = Awaited<ReturnType<typeof member>>;
const transactionsOf = async ({ api }: Pick<Member, 'api'>, accountEmail = ada) =>
  (await api(retail.transactions, { params: { catalogId: 'en-GB', accountEmail } })).transactions;

describe('ORD-015 receipts of stores', () => {
  test('LOY-021 a till hands one in, and its buyer reads it as it was printed', async () => {
    const owner = await member();
    const receipt = receiptOf();
    expect(await handIn({ ...receipt, email: 'Ada@Example.com' })).toEqual({ isNew: true, isOwned: true });
    expect(await transactionsOf(owner, 'ADA@example.com')).toEqual([receipt]);
  });

  test('handed in again it is the same one; another one under its number is refused', async () => {
    const owner = await member();
    const receipt = receiptOf({ email: ada });
    const answers = await Promise.all([handIn(receipt), handIn(receipt), handIn(receipt)]);
    expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1);
    const dearer = { ...receipt, total: { amount: 999, currency: 'GBP' } };
    await expect(handIn(dearer)).rejects.toMatchObject({ status: 400, response: expect.stringContaining('retail.receipt_known') });
    expect(await transactionsOf(owner)).toMatchObject([{ total: { amount: 120 } }]);
  });

  test.each([
    ['a whole card number', { paymentCard: '4111 1111 1111 1111' }, 'validation.whole_card_number'],
    ['two currencies', { totalTax: { amount: 20, currency: 'EUR' } }, 'validation.several_currencies'],
    ['no goods', { items: [] }, 'items'],
  ])('with %s it is refused', async (_, changes, said) => {
    await expect(handIn(receiptOf(changes))).rejects.toMatchObject({ status: 400, response: expect.stringContaining(said) });
  });

  test('newest first, whatever the order they come in', async () => {
    const owner = await member();
    for (const [at, createdDate] of ['2026-03-01T10:00:00Z', '2026-09-01T10:00:00Z', '2025-09-01T10:00:00Z'].entries())
      await handIn(receiptOf({ email: ada, createdDate, uniqueReceiptId: `R${at}` }));
    expect((await transactionsOf(owner)).map(({ uniqueReceiptId }) => uniqueReceiptId)).toEqual(['R1', 'R0', 'R2']);
  });
});

describe('whose a receipt is', () => {
  test('by the number of the member, whatever address was typed at the till', async () => {
    const { db } = await testDb();
    const [owner, other] = [await member(), await member('otto@example.com')];
    const details = { firstName: 'Ada', lastName: 'Byron', subBrands: [] };
    const agreement = { email: ada, market: 'en-GB', source: 'footer', termsVersion: '3', askedAt: now, askedFrom: '192.0.2.1' };
    await db.transaction((tx) => enrol(tx, { ...agreement, details, at: now, confirmedFrom: '192.0.2.1' }));
    const { contactId } = (await findMember(db, ada))!;
    expect(await handIn(receiptOf({ memberNumber: contactId, email: 'otto@example.com' }))).toEqual({ isNew: true, isOwned: true });
    expect([await transactionsOf(owner), await transactionsOf(other, 'otto@example.com')]).toMatchObject([[{}], []]);
  });

  test('an address that is not proven brings nothing, and what was bought before is there once it is', async () => {
    const { db } = await testDb();
    const { subject } = await member(ada, false);
    expect(await handIn(receiptOf({ email: ada }))).toEqual({ isNew: true, isOwned: false });
    expect(await db.select().from(retailTransactionTable)).toMatchObject([{ shopperId: null }]);
    await db.transaction((tx) => claimTransactions(tx, { shopperId: subject, email: ada }));
    expect(await db.select().from(retailTransactionTable)).toMatchObject([{ shopperId: subject }]);
  });

  test("another's address in the path is not found, an own one that is not proven not yet", async () => {
    await handIn(receiptOf({ email: ada }));
    await expect(transactionsOf(await member('otto@example.com'))).rejects.toMatchObject({ status: 404 });
    await expect(transactionsOf(await member(ada, false))).rejects.toMatchObject({ status: 403 });
    await expect(transactionsOf(shop.browser())).rejects.toMatchObject({ status: 401 });
  });

  test('the key of other systems is not that of a till', async () => {
    await expect(handIn(receiptOf(), shop.app.shop.config.serviceKey)).rejects.toMatchObject({ status: 401 });
  });
});

describe('the timeline of a web order', () => {
  test("holds the store's receipt of its buyer, and of nobody else who is named by mistake", async () => {
    const owner = await member();
    const { orderNumber } = await place(draftOf(await filledBasket(shop), { shopperId: owner.subject, email: ada }));
    const back = { orderNumber, transactionType: 'return' as const };
    await handIn(receiptOf({ ...back, email: ada, uniqueReceiptId: 'R1' }));
    await handIn(receiptOf({ ...back, email: 'otto@example.com', uniqueReceiptId: 'R2' }));
    await handIn(receiptOf({ ...back, uniqueReceiptId: 'R3' }));
    const { timeline } = await owner.api(order.byNumber, { params: { orderNumber } });
    expect(timeline!.filter(({ kind }) => kind === 'storeReceipt')).toEqual([
      {
        ...{ kind: 'storeReceipt', at: '2026-11-01T12:30:00.000Z', transactionType: 'return', storeName: 'Soho', uniqueReceiptId: 'R1' },
      },
    ]);
  });
});

import { randomUUID } from 'node:crypto';
import { cases } from '@selvedge/contract/studio/cases.ts';
import { type AskSupport, support } from '@selvedge/contract/support.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditTable } from '../audit/tables.ts';
import { basketShop } from '../basket/basket.fixture.ts';
import { emptyTables, testDb } from '../db/test-database.ts';
import { signInAsShopper, signInAsStaff } from '../harness/sign-in-as.ts';
import { testNow as now } from '../harness/test-app.ts';
import { outboxTable } from '../jobs/tables.ts';
import { draftOf, filledBasket, place } from '../order/order.fixture.ts';
import { eraseCasesOf, exportCasesOf, forgetOldCases } from './personal-cases.ts';
import { caseMessageTable, caseTable } from './tables.ts';

const params = { catalog: 'en-GB' };
let shop: Awaited<ReturnType<typeof basketShop>>;

beforeEach(async () => {
  await emptyTables();
  shop = await basketShop();
});

const question = (changes: Partial<AskSupport> = {}) => ({
  ...{ key: randomUUID(), subject: 'delivery' as const, name: 'Ada Byron', email: 'ada@example.com' },
  ...{ message: 'Where is my parcel?', ...changes },
});
const ask = (changes: Partial<AskSupport> = {}, browser = shop.browser()) => browser.api(support.ask, { params, body: question(changes) });
const bought = async (changes: Parameters<typeof draftOf>[1] = {}) => place(draftOf(await filledBasket(shop), changes));

async function staff(role: Parameters<typeof signInAsStaff>[1]['role'] = 'customer-service') {
  const { db } = await testDb();
  return shop.browser(await signInAsStaff(db, { role, now }));
}

async function mails() {
  const { db } = await testDb();
  const rows = await db.select().from(outboxTable).where(eq(outboxTable.topic, 'mail')).orderBy(outboxTable.id);
  return rows.map(({ payload }) => payload as { template: string; to: string; values: { number: string; token: string; text?: string } });
}

describe('ACC-034 a question to the customer service', () => {
  test('becomes a case, and the mail about it repeats nothing that was written', async () => {
    const { caseNumber } = await ask();
    expect(caseNumber).toMatch(/^C\d{6}$/);
    const sent = await mails();
    expect(sent).toMatchObject([{ template: 'support-received', to: 'ada@example.com', values: { number: caseNumber } }]);
    expect(JSON.stringify(sent)).not.toContain('parcel');
    const found = await (await staff()).api(cases.look, { body: { caseNumber } });
    expect(found).toMatchObject({ name: 'Ada Byron', email: 'ada@example.com', caseState: 'open', shopperId: '', claimedOrderNumber: '' });
    expect(found.messages).toMatchObject([{ kind: 'question', who: '', text: 'Where is my parcel?' }]);
  });

  test('sent twice is one case and one mail', async () => {
    const key = randomUUID();
    const numbers = await Promise.all(Array.from({ length: 5 }, () => ask({ key })));
    expect(new Set(numbers.map(({ caseNumber }) => caseNumber)).size).toBe(1);
    expect(await mails()).toHaveLength(1);
  });

  test('an order is attached to who placed it, by account or by address; anybody else only says its number', async () => {
    const { db } = await testDb();
    const subject = randomUUID();
    const owner = shop.browser(await signInAsShopper(db, { market: 'en-GB', now, subject }));
    const own = await bought({ shopperId: subject, email: 'another@example.com' });
    const guests = await bought();
    const service = await staff();
    const look = async (asked: { caseNumber: string }) => service.api(cases.look, { body: asked });
    expect(await look(await ask({ orderNumber: own.orderNumber }, owner))).toMatchObject({
      order: { orderId: own.orderId },
      shopperId: subject,
    });
    expect(await look(await ask({ orderNumber: ` ${guests.orderNumber.toLowerCase()}` }))).toMatchObject({
      order: { orderNumber: guests.orderNumber },
      claimedOrderNumber: '',
    });
    const strangers = await look(await ask({ orderNumber: own.orderNumber, email: 'otto@example.com' }));
    expect([strangers.order, strangers.claimedOrderNumber]).toEqual([undefined, own.orderNumber]);
    const other = shop.browser(await signInAsShopper(db, { market: 'en-GB', now, subject: randomUUID() }));
    const others = await look(await ask({ orderNumber: own.orderNumber, email: 'otto@example.com' }, other));
    expect([others.order, others.claimedOrderNumber]).toEqual([undefined, own.orderNumber]);
    const invented = await look(await ask({ orderNumber: 'GB999999' }));
    expect([invented.order, invented.claimedOrderNumber]).toEqual([undefined, 'GB999999']);
  });

  test('refuses what cannot be answered, and who asks too often under one address', async () => {
    await expect(ask({ email: 'nobody' })).rejects.toMatchObject({ status: 400 });
    await expect(ask({ message: ' \n\u200b ' })).rejects.toMatchObject({ status: 400 });
    for (let at = 0; at < 10; at++) await ask({ email: at % 2 === 0 ? 'ada@example.com' : 'ADA@Example.com' });
    await expect(ask()).rejects.toMatchObject({ status: 429 });
  });

  test('the mail’s link shows the own words and the answers, never a note, and opens the case again', async () => {
    const { caseNumber } = await ask();
    const [{ values }] = (await mails()) as [Awaited<ReturnType<typeof mails>>[number]];
    const service = await staff();
    await service.api(cases.note, { body: { caseNumber, key: randomUUID(), text: 'A difficult one' } });
    await service.api(cases.reply, { body: { caseNumber, key: randomUUID(), text: 'It is on its way.' } });
    await service.api(cases.move, { body: { caseNumber, caseState: 'closed' } });
    const guest = shop.browser();
    const thread = await guest.api(support.thread, { params, body: { caseNumber, token: values.token } });
    expect(thread).toMatchObject({
      caseState: 'closed',
      messages: [
        { isOurs: false, text: 'Where is my parcel?' },
        { isOurs: true, text: 'It is on its way.' },
      ],
    });
    const body = { caseNumber, token: values.token, key: randomUUID(), message: 'It is not.' };
    await guest.api(support.write, { params, body });
    const again = await guest.api(support.write, { params, body });
    expect([again.caseState, again.messages.length]).toEqual(['open', 3]);
    const other = await ask({ email: 'otto@example.com' });
    for (const wrong of [{ caseNumber: other.caseNumber }, { token: 'x' }, { caseNumber: 'C1' }, { caseNumber: 'C999999999999' }]) {
      await expect(guest.api(support.thread, { params, body: { caseNumber, token: values.token, ...wrong } })).rejects.toMatchObject({
        status: 404,
      });
    }
  });
});

describe('cases in the Studio', () => {
  test('an answer goes out once by mail, and who gives it has taken the case', async () => {
    const { db } = await testDb();
    const { caseNumber } = await ask();
    const service = await staff();
    const body = { caseNumber, key: randomUUID(), text: 'It is on its way.' };
    const answered = await service.api(cases.reply, { body });
    expect(answered.caseState).toBe('answered');
    expect(answered.assignedTo).toMatch(/^customer-service-/);
    expect((await service.api(cases.reply, { body })).messages).toHaveLength(2);
    const sent = (await mails()).filter(({ template }) => template === 'support-answer');
    expect(sent).toMatchObject([{ to: 'ada@example.com', values: { number: caseNumber, text: 'It is on its way.' } }]);
    const entries = await db.select().from(auditTable).where(eq(auditTable.action, 'case.answer')).orderBy(auditTable.id);
    expect(entries).toMatchObject([
      { who: answered.assignedTo, subject: caseNumber, before: { state: 'open' }, after: { state: 'answered' } },
    ]);
    expect(JSON.stringify(entries.map(({ before, after }) => [before, after]))).not.toContain('on its way');
  });

  test('who answers a case that a colleague has leaves it there', async () => {
    const { caseNumber } = await ask();
    const answer = async (by: Awaited<ReturnType<typeof staff>>) =>
      (await by.api(cases.reply, { body: { caseNumber, key: randomUUID(), text: 'It is on its way.' } })).assignedTo;
    const first = await answer(await staff());
    expect(await answer(await staff())).toBe(first);
  });

  test('are found by state, by whose they are, by number, order and address; the list names nobody', async () => {
    const { orderNumber } = await bought();
    const first = await ask({ orderNumber });
    const second = await ask({ email: 'otto@example.com', name: 'Otto' });
    const service = await staff();
    const found = async (body: object) => (await service.api(cases.find, { body })).cases.map(({ caseNumber }) => caseNumber);
    expect(await found({})).toEqual([second.caseNumber, first.caseNumber]);
    const { assignedTo } = await service.api(cases.reply, { body: { ...first, key: randomUUID(), text: 'Yes.' } });
    const all = await service.api(cases.find, { body: {} });
    expect(all.counts).toEqual({ open: 1, answered: 1, closed: 0 });
    expect(all.cases.find(({ caseNumber }) => caseNumber === first.caseNumber)).toMatchObject({ caseState: 'answered', assignedTo });
    expect(JSON.stringify(all)).not.toMatch(/Ada|Otto|@example.com(?!")/);
    expect(await found({ state: 'open' })).toEqual([second.caseNumber]);
    expect(await found({ assigned: 'own' })).toEqual([first.caseNumber]);
    expect(await found({ assigned: 'nobody' })).toEqual([second.caseNumber]);
    expect(await found({ search: orderNumber })).toEqual([first.caseNumber]);
    expect(await found({ search: 'OTTO@' })).toEqual([second.caseNumber]);
    expect(await found({ search: second.caseNumber.toLowerCase() })).toEqual([second.caseNumber]);
    const page = await service.api(cases.find, { body: { limit: 1 } });
    expect(await found({ limit: 1, after: page.next })).toEqual([first.caseNumber]);
  });

  test('are given to somebody who may answer, closed and opened again, each on the audit log', async () => {
    const { db } = await testDb();
    const { caseNumber } = await ask();
    const service = await staff();
    const { colleagues } = await service.api(cases.look, { body: { caseNumber } });
    const assign = (assignedTo: string) => service.api(cases.assign, { body: { caseNumber, assignedTo } });
    expect((await assign(colleagues[0]!.email)).assignedTo).toBe(colleagues[0]!.email);
    await expect(assign('nobody@example.com')).rejects.toMatchObject({ status: 409 });
    expect((await assign('')).assignedTo).toBe('');
    for (const caseState of ['closed', 'closed', 'open'] as const) {
      expect((await service.api(cases.move, { body: { caseNumber, caseState } })).caseState).toBe(caseState);
    }
    const actions = (await db.select().from(auditTable).orderBy(auditTable.id)).map(({ action }) => action);
    expect(actions).toEqual(['case.look', 'case.assign', 'case.assign', 'case.close', 'case.open']);
  });

  test('are nobody’s business but the customer service’s', async () => {
    const { caseNumber } = await ask();
    for (const role of ['editor', 'merchandiser', 'store', 'auditor', 'country-manager', 'newcomer'] as const) {
      const other = await staff(role);
      await expect(other.api(cases.find, { body: {} })).rejects.toMatchObject({ status: 404 });
      await expect(other.api(cases.reply, { body: { caseNumber, key: randomUUID(), text: 'x' } })).rejects.toMatchObject({ status: 404 });
    }
    await expect(shop.browser().api(cases.look, { body: { caseNumber } })).rejects.toMatchObject({ status: 401 });
  });
});

test('what an erased person asked goes whole, and closed cases after two years', async () => {
  const { db } = await testDb();
  await ask();
  await ask({ email: 'otto@example.com' });
  expect(JSON.stringify(await exportCasesOf(db, 'ada@example.com'))).toContain('Where is my parcel?');
  await eraseCasesOf(db, 'ada@example.com');
  expect(await db.select().from(caseTable)).toMatchObject([{ email: 'otto@example.com' }]);
  expect(await db.select().from(caseMessageTable)).toHaveLength(1);
  const later = new Date(now.getTime() + 731 * 86_400_000);
  await forgetOldCases(db, later);
  expect(await db.select().from(caseTable)).toHaveLength(1);
  await db.update(caseTable).set({ state: 'closed' });
  await forgetOldCases(db, later);
  expect(await db.select().from(caseTable)).toEqual([]);
});

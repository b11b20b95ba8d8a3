import { randomUUID } from 'node:crypto';
import { staffLoyalty } from '@selvedge/contract/studio/loyalty.ts';
import { staffPoints } from '@selvedge/contract/studio/points.ts';
import { addDays } from '@selvedge/domain/date/add-days.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditTable } from '../../audit/tables.ts';
import { basketShop } from '../../basket/basket.fixture.ts';
import { refusal } from '../../basket/refusal.fixture.ts';
import { enrol } from '../../club/enrol.ts';
import { eraseClubOf } from '../../club/personal-club.ts';
import { clubContactTable } from '../../club/tables.ts';
import { emptyTables, testDb } from '../../db/test-database.ts';
import { callAs } from '../../harness/call-as.ts';
import { signInAsStaff } from '../../harness/sign-in-as.ts';
import { testNow as now } from '../../harness/test-app.ts';
import { type Role, roles } from '../../identity/roles.ts';
import { loyaltyChecks } from '../../ledger-audit/loyalty-checks.ts';
import { openAccount } from '../lock-account.ts';
import { closeLoyaltyOf } from '../personal-loyalty.ts';
import { postEntry } from '../post-entry.ts';
import { loyaltyCorrectionTable } from '../tables.ts';

const ada = 'ada@example.com';
const market = 'pl-PL';
let shop: Awaited<ReturnType<typeof basketShop>>;

beforeEach(async () => {
  await emptyTables();
  shop = await basketShop();
});

async function join(email = ada, home = market) {
  const { db } = await testDb();
  const details = { firstName: 'Ada', lastName: 'Byron', subBrands: [] };
  const asked = { email, market: home, source: 'test', termsVersion: '0', askedAt: now, askedFrom: '::1' };
  await db.transaction((tx) => enrol(tx, { ...asked, details, at: now, confirmedFrom: '::1' }));
  const [contact] = await db.select().from(clubContactTable).where(eq(clubContactTable.email, email));
  return contact!.id;
}

async function desk(role: Role = 'customer-service') {
  const { db } = await testDb();
  return callAs(shop.app, await signInAsStaff(db, { role, now }));
}

type Desk = Awaited<ReturnType<typeof desk>>;
const correct = (staff: Desk, contactId: string, points: number, key: string = randomUUID()) =>
  staff(staffPoints.correct, { body: { contactId, key, points, reason: 'the till was down' } });

async function wrongInBooks() {
  const { db } = await testDb();
  const found = [];
  for (const { wrong } of loyaltyChecks(now)) found.push(...(await db.execute(wrong)).rows);
  return found;
}

async function actions() {
  const { db } = await testDb();
  return (await db.select().from(auditTable).orderBy(auditTable.id)).map(({ action }) => action);
}

describe("a member's points", () => {
  test('are found by the whole address, and who looked is written down', async () => {
    const { db } = await testDb();
    const contactId = await join();
    const staff = await desk();
    expect(await staff(staffPoints.find, { body: { email: ' ADA@example.com' } })).toEqual({ contactId });
    for (const email of ['ada', 'nobody@example.com'])
      expect(await refusal(staff(staffPoints.find, { body: { email } }))).toMatchObject({ status: 404 });
    expect(await staff(staffPoints.get, { body: { contactId } })).toMatchObject({
      ...{ email: ada, name: 'Ada Byron', market, balance: 0, pending: 0, entries: [], corrections: [], aloneUpTo: 500 },
    });
    expect(await db.select().from(auditTable).orderBy(auditTable.id)).toMatchObject([{ action: 'loyalty.look', subject: contactId }]);
  });

  test('are told entry by entry, a page at a time, each with what could be spent after it', async () => {
    const { db } = await testDb();
    const contactId = await join();
    await db.transaction(async (tx) => {
      const { id: accountId } = await openAccount(tx, { contactId, market, now });
      const entry = { accountId, now, expiresAt: addDays(now, 60) };
      await postEntry(tx, { ...entry, kind: 'earn', points: 40, key: 'e1', reference: 'receipt:R-7' });
      await postEntry(tx, { ...entry, kind: 'book', points: 30, key: 'e2', reference: 'receipt:R-7' });
      await postEntry(tx, { ...entry, kind: 'spend', points: 25, key: 'e3', reference: 'voucher:x' });
      for (let at = 0; at < 100; at++) await postEntry(tx, { ...entry, kind: 'give', points: 1, key: `g${at}`, reason: 'a gift' });
    });
    const staff = await desk();
    const first = await staff(staffPoints.get, { body: { contactId } });
    expect(first).toMatchObject({ balance: 105, pending: 10, isMore: true });
    expect(first.entries[0]).toMatchObject({ kind: 'give', points: 1, balance: 105, reason: 'a gift' });
    const rest = await staff(staffPoints.get, { body: { contactId, before: first.entries.at(-1)!.id } });
    expect(rest.isMore).toBe(false);
    expect(rest.entries).toMatchObject([
      { kind: 'spend', points: -25, balance: 5, isPending: false },
      { kind: 'book', points: 30, balance: 30, receiptId: 'R-7' },
      { kind: 'earn', points: 40, balance: 0, isPending: true, orderNumber: null },
    ]);
  });
});

describe('a correction', () => {
  test('gives points or takes them, with a reason on the ledger and on the audit log', async () => {
    const contactId = await join();
    const staff = await desk();
    await correct(staff, contactId, 120);
    const after = await correct(staff, contactId, -200);
    expect(after).toMatchObject({ balance: -80, aloneUpTo: 180 });
    expect(after.entries).toMatchObject([
      { kind: 'correct', points: -200, reason: 'the till was down', who: expect.stringMatching(/^customer-service/) },
      { kind: 'give', points: 120 },
    ]);
    expect(await actions()).toEqual(['loyalty.corrected', 'loyalty.look', 'loyalty.corrected']);
    expect(await wrongInBooks()).toEqual([]);
  });

  test('that is nothing, too large or without a reason is refused', async () => {
    const contactId = await join();
    const staff = await desk();
    for (const points of [0, 50_001, -50_001, 1.5])
      expect(await refusal(correct(staff, contactId, points)), String(points)).toMatchObject({ status: 400 });
    const body = { contactId, key: randomUUID(), points: 5, reason: '  ' };
    expect(await refusal(staff(staffPoints.correct, { body }))).toMatchObject({ status: 400 });
    expect(await refusal(correct(staff, randomUUID(), 5))).toMatchObject({ status: 404 });
    expect((await staff(staffPoints.get, { body: { contactId } })).entries).toEqual([]);
  });

  test('under one key is done once, by ten calls at once', async () => {
    const contactId = await join();
    const staff = await desk();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => correct(staff, contactId, 30, key)));
    expect(answers.at(-1)).toMatchObject({ balance: 30, corrections: [{ points: 30 }] });
    expect(await wrongInBooks()).toEqual([]);
  });

  test('above the limit waits for a second one, never the same; small ones of a month are counted together', async () => {
    const contactId = await join();
    const [asker, other] = [await desk(), await desk()];
    await correct(asker, contactId, 300);
    const asked = await correct(asker, contactId, 201);
    expect(asked).toMatchObject({ balance: 300, corrections: [{ state: 'waiting', points: 201 }, { state: 'approved' }] });
    const { correctionId } = asked.corrections.find(({ state }) => state === 'waiting')!;
    expect(await other(staffPoints.waiting, {})).toMatchObject([{ correctionId, contactId, points: 201 }]);
    const decide = (staff: Desk, isApproved: boolean) => staff(staffPoints.decide, { body: { contactId, correctionId, isApproved } });
    const own = { status: 409, errors: { correction: ['loyalty.own_correction'] } };
    expect(await refusal(decide(asker, true))).toMatchObject(own);
    await Promise.all([decide(other, true), decide(other, true)]);
    const decided = { status: 409, errors: { correction: ['loyalty.correction_decided'] } };
    expect(await refusal(decide(other, false))).toMatchObject(decided);
    const after = await other(staffPoints.get, { body: { contactId } });
    expect(after).toMatchObject({ balance: 501, aloneUpTo: 200, entries: [{ points: 201 }, { points: 300 }] });
    expect(await other(staffPoints.waiting, {})).toEqual([]);
    expect((await actions()).filter((action) => action.startsWith('loyalty.correction'))).toEqual([
      'loyalty.correctionAsked',
      'loyalty.correctionApproved',
    ]);
    expect(await wrongInBooks()).toEqual([]);
  });

  test('that is declined moves nothing, and gives back what could be done alone', async () => {
    const contactId = await join();
    const [asker, other] = [await desk(), await desk()];
    const { corrections } = await correct(asker, contactId, -501);
    expect(corrections).toMatchObject([{ state: 'waiting' }]);
    const { correctionId } = corrections[0]!;
    const declined = await other(staffPoints.decide, { body: { contactId, correctionId, isApproved: false } });
    expect(declined).toMatchObject({ balance: 0, entries: [], corrections: [{ state: 'declined' }], aloneUpTo: 500 });
    const elsewhere = await join('bea@example.com');
    await correct(asker, elsewhere, 5);
    const body = { contactId: elsewhere, correctionId, isApproved: false };
    expect(await refusal(other(staffPoints.decide, { body }))).toMatchObject({ status: 404 });
    expect(await wrongInBooks()).toEqual([]);
  });

  test('can be decided no more once its member has left', async () => {
    const { db } = await testDb();
    const contactId = await join();
    const [asker, other] = [await desk(), await desk()];
    const { corrections } = await correct(asker, contactId, 900);
    await db.transaction(async (tx) => {
      await closeLoyaltyOf(tx, ada);
      await eraseClubOf(tx, ada);
    });
    const body = { contactId, correctionId: corrections[0]!.correctionId, isApproved: true };
    expect(await refusal(other(staffPoints.decide, { body }))).toMatchObject({ status: 404 });
    expect(await other(staffPoints.waiting, {})).toEqual([]);
    expect(await wrongInBooks()).toEqual([]);
  });

  test('that stands on no ledger is found by the audit', async () => {
    const { db } = await testDb();
    const contactId = await join();
    await correct(await desk(), contactId, 600);
    await db.update(loyaltyCorrectionTable).set({ state: 'approved' });
    expect(await wrongInBooks()).toMatchObject([{ wrong: 'approved with 0 entries' }]);
  });

  test('is for who may correct points; who may not hears that there is nothing', async () => {
    const contactId = await join();
    const may = (Object.keys(roles) as Role[]).filter((role) => (roles[role] as readonly string[]).includes('loyalty.correct'));
    expect(may).toEqual(['administrator', 'customer-service']);
    for (const role of ['merchandiser', 'country-manager', 'warehouse', 'auditor', 'newcomer'] as const) {
      const staff = await desk(role);
      expect(await refusal(correct(staff, contactId, 5)), role).toMatchObject({ status: 404 });
      expect(await refusal(staff(staffPoints.get, { body: { contactId } })), role).toMatchObject({ status: 404 });
      expect(await refusal(staff(staffPoints.waiting, {})), role).toMatchObject({ status: 404 });
    }
    expect(await refusal(correct(callAs(shop.app), contactId, 5))).toMatchObject({ status: 401 });
    expect(await actions()).toEqual([]);
  });
});

describe('open points', () => {
  test('come to money by market: what a debtor misses is not taken off the others', async () => {
    const { db } = await testDb();
    const staff = await desk('administrator');
    expect(await staff(staffLoyalty.openPoints, {})).toEqual([]);
    const [first, second, left] = [await join('a@example.com'), await join('b@example.com'), await join('c@example.com')];
    await correct(staff, first, 400);
    await correct(staff, second, -50);
    await correct(staff, left, 70);
    await db.transaction(async (tx) => {
      await closeLoyaltyOf(tx, 'c@example.com');
      const { id: accountId } = await openAccount(tx, { contactId: second, market, now });
      await postEntry(tx, { accountId, kind: 'earn', points: 20, key: 'e', reference: 'receipt:R-1', now });
    });
    const elsewhere = await join('d@example.com', 'hu-HU');
    await correct(staff, elsewhere, 10);
    expect(await staff(staffLoyalty.openPoints, {})).toEqual([
      {
        ...{ market: 'hu-HU', members: 1, booked: 10, pending: 0, missing: 0, pointWorth: 20 },
        ...{ bookedWorth: { amount: 200, currency: 'HUF' }, pendingWorth: { amount: 0, currency: 'HUF' } },
      },
      {
        ...{ market, members: 2, booked: 400, pending: 20, missing: 50, pointWorth: 0.2 },
        ...{ bookedWorth: { amount: 80, currency: 'PLN' }, pendingWorth: { amount: 4, currency: 'PLN' } },
      },
    ]);
    const body = { amountPerPoint: 4, pointWorth: 0.5, expiresAfterMonths: 12, tiers: [] };
    await staff(staffLoyalty.saveProgramme, { params: { market }, query: { basedOn: 0 }, body });
    const [, decided] = await staff(staffLoyalty.openPoints, {});
    expect(decided).toMatchObject({ pointWorth: 0.5, bookedWorth: { amount: 200, currency: 'PLN' } });
  });
});

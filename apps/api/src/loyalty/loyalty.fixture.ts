import { randomUUID } from 'node:crypto';
import { Promotion } from '@selvedge/contract/promotion.ts';
import { addDays } from '@selvedge/domain/date/add-days.ts';
import { eq } from 'drizzle-orm';
import { basketShop } from '../basket/basket.fixture.ts';
import { enrol } from '../club/enrol.ts';
import { clubContactTable } from '../club/tables.ts';
import { emptyTables, testDb } from '../db/test-database.ts';
import { callAs } from '../harness/call-as.ts';
import { openBrowser } from '../harness/open-browser.ts';
import { signInAsShopper } from '../harness/sign-in-as.ts';
import { testNow as now } from '../harness/test-app.ts';
import { loadPromotions } from '../promotion/load-promotions.ts';
import type { PromotionSnapshot } from '../promotion/promotion-snapshot.ts';
import { writePromotion } from '../promotion/save-promotion.ts';
import { openAccount } from './lock-account.ts';
import { postEntry } from './post-entry.ts';
import { loyaltyRuleTable } from './tables.ts';

export const ada = 'ada@example.com';
export let shop: Awaited<ReturnType<typeof basketShop>>;
let live: PromotionSnapshot;

const benefit = { kind: 'percentage', percent: 10 } as const;
const promotions = [
  { id: 'club-ten', names: { en: 'Ten off' }, trigger: 'code', customers: ['member'], benefit },
  { id: 'for-you', names: { en: 'For you' }, trigger: 'code', customers: ['member'], benefit },
  { id: 'club-five', names: { en: 'Five off' }, trigger: 'code', benefit: { ...benefit, percent: 5 } },
  { id: 'summer', names: { en: 'Members save' }, customers: ['member'], benefit },
  { id: 'elsewhere', names: { en: 'Not here' }, customers: ['member'], markets: ['de-DE'], benefit },
] as const;
export const reward = {
  ...{ id: 'treat', cost: 100, titles: { en: 'A treat', de: 'Eine Freude' }, validDays: 30 },
  choices: [
    { id: 'ten', names: { en: 'Ten per cent' }, promotionId: 'club-ten' },
    { id: 'five', names: { en: 'Five per cent' }, promotionId: 'club-five' },
  ],
};

/** Empty, with a reward of two choices and offers for members. */
export async function openClub(): Promise<void> {
  await emptyTables();
  const { db } = await testDb();
  for (const each of promotions) await db.transaction((tx) => writePromotion(tx, { promotion: Promotion.parse(each), who: 'test', now }));
  await db.insert(loyaltyRuleTable).values({ kind: 'reward', id: 'treat', definition: reward, changedAt: now, changedBy: 'test' });
  live = await loadPromotions(db, { log: { warn() {} } });
  shop = await basketShop({ promotions: () => live });
}

export async function join(email = ada) {
  const { db } = await testDb();
  const details = { firstName: 'Ada', lastName: 'Byron', subBrands: [] };
  const asked = { email, market: 'en-GB', source: 'test', termsVersion: '0', askedAt: now, askedFrom: '::1' };
  await db.transaction((tx) => enrol(tx, { ...asked, details, at: now, confirmedFrom: '::1' }));
  const [contact] = await db.select().from(clubContactTable).where(eq(clubContactTable.email, email));
  return contact!.id;
}

export async function signIn(email = ada, { market = 'en-GB', subject = randomUUID(), emailVerified = true } = {}) {
  const { db } = await testDb();
  const headers = await signInAsShopper(db, { market, now, email, subject, emailVerified });
  return { headers, subject, call: callAs(shop.app, headers), browser: openBrowser(shop.app, headers) };
}

export async function give(contactId: string, points: number, days = 60) {
  const { db } = await testDb();
  await db.transaction(async (tx) => {
    const { id: accountId } = await openAccount(tx, { contactId, market: 'en-GB', now });
    await postEntry(tx, { accountId, kind: 'give', points, key: randomUUID(), reason: 'test', now, expiresAt: addDays(now, days) });
  });
}

export async function member(points = 0) {
  const contactId = await join();
  if (points > 0) await give(contactId, points);
  return { contactId, ...(await signIn()) };
}

export const params = { accountEmail: ada };
export const catalog = { catalog: 'en-GB' };

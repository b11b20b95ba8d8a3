import { marketHealth, type Need } from '@selvedge/contract/studio/market-health.ts';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditTable } from '../audit/tables.ts';
import { basketShop } from '../basket/basket.fixture.ts';
import { translation } from '../content/tables.ts';
import { emptyTables, testDb } from '../db/test-database.ts';
import { callAs } from '../harness/call-as.ts';
import { signInAsStaff } from '../harness/sign-in-as.ts';
import { testNow as now } from '../harness/test-app.ts';
import { type Role, rightsOf, roles } from '../identity/roles.ts';
import { staffTable } from '../identity/tables.ts';
import { outboxTable } from '../jobs/tables.ts';
import { renderMail } from '../mail/render-mail.ts';
import type { NewMail } from '../mail/send-mail.ts';
import { mailPreference } from './mail-wish.ts';
import { sendReports } from './send-reports.ts';
import { healthReportTable, staffPreferenceTable } from './tables.ts';

let shop: Awaited<ReturnType<typeof basketShop>>;

beforeEach(async () => {
  await emptyTables();
  shop = await basketShop();
});

async function staff(role: Role) {
  const { db } = await testDb();
  return callAs(shop.app, await signInAsStaff(db, { role, now }));
}

async function examine(market: string, need: Need) {
  const { markets } = await (await staff('country-manager'))(marketHealth.examine, {});
  return markets.find((each) => each.market === market)?.findings.find((each) => each.need === need);
}

describe('the market doctor', () => {
  test('looks at every market and at every need of it', async () => {
    const { markets } = await (await staff('store'))(marketHealth.examine, {});
    expect(markets).toHaveLength(55);
    expect(new Set(markets.map(({ findings }) => findings.length))).toEqual(new Set([17]));
  });

  test('finds an empty shop broken, and sees what is mended', async () => {
    expect(await examine('de-DE', 'menu')).toMatchObject({ health: 'broken', reason: 'menu_none' });
    expect(await examine('de-DE', 'shipping')).toMatchObject({ health: 'broken', reason: 'shipping_none' });
    shop.setDocuments({ 'shipping-methods': [{ id: 'home', name: 'Home', carrier: 'Post', deliveryType: 'home', price: 0 }] });
    expect(await examine('de-DE', 'shipping')).toMatchObject({ health: 'good' });
  });

  test('counts texts that a market shows in English; English itself lacks nothing', async () => {
    const { db } = await testDb();
    const key = 'mail.written_for_this_test';
    const missing = async (market: string) => Number((await examine(market, 'mails'))?.values?.missing ?? 0);
    await db.insert(translation).values({ scope: 'en', key, text: 'If it was not you' });
    expect(await examine('da-DK', 'mails')).toMatchObject({ health: 'worse' });
    await db.insert(translation).values({ scope: 'da', key: 'mail.not_you', text: 'Hvis det ikke var dig' }).onConflictDoNothing();
    const lacking = await missing('da-DK');
    expect(lacking).toBeGreaterThan(0);
    await db.insert(translation).values({ scope: 'da-DK', key, text: 'Hvis det ikke var dig' });
    expect(await missing('da-DK')).toBe(lacking - 1);
    expect(await examine('en-GB', 'mails')).toMatchObject({ health: 'good' });
  });

  test('asks for stores only where the shop shows them', async () => {
    const { markets } = await (await staff('store'))(marketHealth.examine, {});
    const storeless = shop.app.shop.content().markets.filter(({ hasStoreLocator }) => !hasStoreLocator);
    const spared = markets.filter(({ findings }) => findings.some(({ need, health }) => need === 'stores' && health === 'spared'));
    expect(spared.map(({ market }) => market).sort()).toEqual(storeless.map(({ id }) => id).sort());
  });

  test('opens for every role that may read markets, and for nobody else', async () => {
    for (const role of Object.keys(roles) as Role[]) {
      const asked = (await staff(role))(marketHealth.examine, {});
      if (rightsOf(role).includes('market.read')) expect((await asked).markets, role).toHaveLength(55);
      else await expect(asked, role).rejects.toMatchObject({ status: 404 });
    }
  });
});

describe("the doctor's mail", () => {
  const send = async (at = now) => {
    const { db } = await testDb();
    const { content, catalogue, payments } = shop.app.shop;
    return sendReports({ db, content: content(), catalogue: catalogue(), payments, now: at });
  };
  const mails = async () => {
    const { db } = await testDb();
    const rows = await db.select().from(outboxTable).where(eq(outboxTable.topic, 'mail')).orderBy(outboxTable.id);
    return rows.map(({ payload }) => payload as NewMail<'market-doctor'>);
  };
  const nextDay = new Date(now.getTime() + 86_400_000);

  test('is a wish of one’s own, kept and written down', async () => {
    const { db } = await testDb();
    const call = await staff('auditor');
    expect(await call(marketHealth.mailWish, {})).toEqual({ isWanted: false });
    await call(marketHealth.wishMail, { body: { isWanted: true } });
    await call(marketHealth.wishMail, { body: { isWanted: true } });
    expect(await call(marketHealth.mailWish, {})).toEqual({ isWanted: true });
    expect(await (await staff('auditor'))(marketHealth.mailWish, {})).toEqual({ isWanted: false });
    expect(await db.select().from(auditTable).orderBy(auditTable.id)).toMatchObject([
      { action: 'staff.preference', subject: mailPreference, after: true },
    ]);
    expect(await db.select().from(staffPreferenceTable)).toHaveLength(1);
  });

  test('goes out once a day, however many processes try, and only to who wants it', async () => {
    await staff('editor');
    await (await staff('country-manager'))(marketHealth.wishMail, { body: { isWanted: true } });
    const sent = await Promise.all([send(), send(), send()]);
    expect(sent.reduce((sum, each) => sum + each.mails, 0)).toBe(1);
    expect(await send()).toEqual({ mails: 0 });
    expect(await send(nextDay)).toEqual({ mails: 1 });
    expect((await mails()).map(({ to }) => to.split('-')[0])).toEqual(['country', 'country']);
  });

  test('does not follow somebody who has left, or lost the right', async () => {
    const { db } = await testDb();
    await (await staff('editor'))(marketHealth.wishMail, { body: { isWanted: true } });
    await (await staff('store'))(marketHealth.wishMail, { body: { isWanted: true } });
    await db.update(staffTable).set({ endedAt: now }).where(sql`${staffTable.role} = 'editor'`);
    await db.update(staffTable).set({ role: 'newcomer' }).where(sql`${staffTable.role} = 'store'`);
    expect(await send()).toEqual({ mails: 0 });
    expect(await db.select().from(healthReportTable)).toHaveLength(1);
  });

  test('names what is broken and what was mended since the day before, and leads to the doctor', async () => {
    await (await staff('administrator'))(marketHealth.wishMail, { body: { isWanted: true } });
    await send();
    shop.setDocuments({ 'shipping-methods': [{ id: 'home', name: 'Home', carrier: 'Post', deliveryType: 'home', price: 0 }] });
    await send(nextDay);
    const [first, second] = (await mails()).map((mail) =>
      renderMail({ mail, content: shop.app.shop.content(), shopUrl: 'https://shop.example' }),
    );
    expect(first!.subject).toMatch(/^Markets: .*\d+.* things are broken$/);
    expect(first!.text).toContain('Broken for shoppers:');
    expect(first!.text).not.toContain('Changed since the last email:');
    expect(second!.text).toMatch(/Changed since the last email:\n.*Delivery.* fixed/);
    expect(second!.text).toContain('https://shop.example/studio/doctor');
  });

  test('stays away when nothing is broken and nothing has changed', async () => {
    await (await staff('administrator'))(marketHealth.wishMail, { body: { isWanted: true } });
    const { content } = shop.app.shop;
    shop.app.shop.content = () => ({ ...content(), byMarket: new Map() });
    expect(await send()).toEqual({ mails: 0 });
  });
});

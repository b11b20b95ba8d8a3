import { randomUUID } from 'node:crypto';
import { type Mailing, type MailingContent, mailing as reading, SegmentFilter } from '@selvedge/contract/mailing.ts';
import { staffMailings } from '@selvedge/contract/studio/mailings.ts';
import { addDays } from '@selvedge/domain/date/add-days.ts';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditTable } from '../audit/tables.ts';
import { basketShop } from '../basket/basket.fixture.ts';
import { categoryTable, styleTable } from '../catalogue/tables.ts';
import { enrol } from '../club/enrol.ts';
import { isMessageWanted } from '../club/is-message-wanted.ts';
import { clubContactTable } from '../club/tables.ts';
import type { Db } from '../db/db.ts';
import { emptyTables, testDb } from '../db/test-database.ts';
import { openBrowser } from '../harness/open-browser.ts';
import { signInAsShopper, signInAsStaff } from '../harness/sign-in-as.ts';
import { stockUp } from '../harness/stock-up.ts';
import { testNow } from '../harness/test-app.ts';
import { outboxTable } from '../jobs/tables.ts';
import { loyaltyAccountTable, loyaltyLotTable, loyaltyPurchaseTable } from '../loyalty/tables.ts';
import { renderMail } from '../mail/render-mail.ts';
import type { NewMail } from '../mail/send-mail.ts';
import { completeMailing } from './complete-mailing.ts';
import { sendMailings } from './send-mailings.ts';
import { mailingTable, recipientTable } from './tables.ts';

const jumper = '100_black_1';
/** Noon in Berlin. */
const noon = new Date(testNow.toISOString().replace(/T.*/, 'T11:00:00.000Z'));
let shop: Awaited<ReturnType<typeof basketShop>>;
let db: Db;
let now = noon;
let api: ReturnType<typeof openBrowser>['api'];

beforeAll(async () => {
  shop = await basketShop({ clock: () => now });
});

beforeEach(async () => {
  await emptyTables();
  ({ db } = await testDb());
  now = noon;
  api = openBrowser(shop.app, await signInAsStaff(db, { role: 'merchandiser', now })).api;
});

async function member(name: string, { market = 'de-DE', hasMessages = true } = {}): Promise<string> {
  const email = `${name}@example.com`;
  const agreement = { email, market, source: 'footer', termsVersion: '3', askedAt: now, askedFrom: '192.0.2.1' };
  const details = { firstName: '', lastName: '', subBrands: [] };
  await db.transaction((tx) => enrol(tx, { ...agreement, details, at: now, confirmedFrom: '192.0.2.1' }));
  if (!hasMessages) await db.update(clubContactTable).set({ messagesSince: null }).where(eq(clubContactTable.email, email));
  const [row] = await db.select({ id: clubContactTable.id }).from(clubContactTable).where(eq(clubContactTable.email, email));
  return row!.id;
}

/** With points of this year, and a purchase so many days ago. */
async function points(contactId: string, { balance = 0, boughtDaysAgo }: { balance?: number; boughtDaysAgo?: number }): Promise<void> {
  const id = randomUUID();
  await db.insert(loyaltyAccountTable).values({ id, contactId, market: 'de-DE', balance, openedAt: now });
  const lot = { accountId: id, reference: 'order:1', earnedAt: addDays(now, -30), expiresAt: addDays(now, 300) };
  if (balance > 0) await db.insert(loyaltyLotTable).values({ ...lot, points: balance, remaining: balance, tierPoints: balance });
  if (boughtDaysAgo === undefined) return;
  const purchase = { reference: `receipt:${id}`, accountId: id, market: 'de-DE', lines: [] };
  await db.insert(loyaltyPurchaseTable).values({ ...purchase, placedAt: addDays(now, -boughtDaysAgo) });
}

const count = (filter: Partial<SegmentFilter>) => api(staffMailings.countSegment, { body: SegmentFilter.parse(filter) });

describe('a segment', () => {
  test('counts all members, and those who agreed to messages', async () => {
    await member('ada');
    await member('bea', { hasMessages: false });
    await member('cleo', { market: 'en-GB' });
    expect(await count({})).toEqual({ members: 3, reachable: 2 });
    expect(await count({ markets: ['de-DE'] })).toEqual({ members: 2, reachable: 1 });
  });

  test('asks for points, a tier and the last purchase', async () => {
    await points(await member('ada'), { balance: 50, boughtDaysAgo: 5 });
    await points(await member('bea'), { balance: 5_000, boughtDaysAgo: 200 });
    await member('cleo');
    const { tiers } = await api(staffMailings.segments, {});
    expect(tiers.length).toBeGreaterThan(1);
    const reachable = async (filter: Partial<SegmentFilter>) => (await count(filter)).reachable;
    expect(await reachable({ pointsFrom: 50 })).toBe(2);
    expect(await reachable({ pointsFrom: 50, pointsTo: 100 })).toBe(1);
    expect(await reachable({ pointsTo: 0 })).toBe(1);
    expect(await reachable({ boughtWithinDays: 30 })).toBe(1);
    expect(await reachable({ notBoughtWithinDays: 30 })).toBe(2);
    expect(await reachable({ notBoughtWithinDays: 365 })).toBe(1);
    const perTier = await Promise.all(tiers.map(({ id }) => reachable({ tiers: [id] })));
    expect(perTier.reduce((sum, each) => sum + each, 0)).toBe(3);
    expect(perTier.at(-1)).toBe(1);
    // A tier that is held lifts who has fewer points.
    await db
      .update(loyaltyAccountTable)
      .set({ tier: tiers.at(-1)!.id, tierUntil: addDays(now, 30) })
      .where(eq(loyaltyAccountTable.balance, 50));
    expect(await reachable({ tiers: [tiers.at(-1)!.id] })).toBe(2);
  });

  test('asks for a category that was bought, or one above it', async () => {
    await member('ada');
    await member('bea');
    await stockUp(db, `${jumper},M`, 1);
    await db.insert(categoryTable).values([
      { id: 'women', names: { en: 'Women' } },
      { id: 'women-knitwear', parentId: 'women', names: { en: 'Knitwear' } },
      { id: 'men', names: { en: 'Men' } },
    ]);
    await db.update(styleTable).set({ categories: ['women-knitwear'] });
    const subject = randomUUID();
    await signInAsShopper(db, { market: 'de-DE', now, subject, email: 'ada@example.com', emailVerified: true });
    await db.execute(sql`insert into customer_order (id, number, basket_id, market, state, shopper_id, currency, total, vat, quantity, document, access_key, placed_at, changed_at)
      values ('o1', 'o1', ${randomUUID()}, 'de-DE', 'placed', ${subject}, 'EUR', 4500, 0, 1, '{"lines": []}', '\\x00', ${now}, ${now})`);
    await db.execute(
      sql`insert into order_line (order_id, line_id, place, sku, quantity, total, is_digital) values ('o1', '1', 0, ${`${jumper},M`}, 1, 4500, false)`,
    );
    expect(await count({ categories: ['women'] })).toMatchObject({ reachable: 1 });
    expect(await count({ categories: ['women-knitwear', 'men'] })).toMatchObject({ reachable: 1 });
    expect(await count({ categories: ['men'] })).toMatchObject({ reachable: 0 });
  });

  test('is kept under a name, and not overwritten by who has an older one', async () => {
    const segment = { id: 'all', name: 'Everybody', filter: SegmentFilter.parse({}) };
    const save = (basedOn: number) => api(staffMailings.saveSegment, { params: { id: 'all' }, query: { basedOn }, body: segment });
    expect((await save(0)).segments).toMatchObject([{ id: 'all', name: 'Everybody', version: 1 }]);
    await expect(save(0)).rejects.toMatchObject({ status: 409 });
    expect(await db.select({ action: auditTable.action }).from(auditTable).orderBy(auditTable.id)).toContainEqual({
      action: 'mailing.segment',
    });
  });
});

const hello: MailingContent = {
  subject: 'New knitwear',
  blocks: [
    { id: '1', kind: 'heading', text: 'Warm <b>things</b>' },
    { id: '2', kind: 'text', text: 'Two lines\nof words' },
    { id: '3', kind: 'products', products: [jumper, 'gone_black_1'] },
    { id: '4', kind: 'button', label: 'See all', url: '/women' },
  ],
};

async function drafted(change: Partial<Mailing> = {}) {
  const filter = SegmentFilter.parse({});
  await api(staffMailings.saveSegment, { params: { id: 'all' }, query: {}, body: { id: 'all', name: 'Everybody', filter } });
  const body = { id: 'knitwear', name: 'Knitwear', segmentId: 'all', contents: { en: hello }, perMinute: 120, ...change };
  return api(staffMailings.save, { params: { id: 'knitwear' }, query: {}, body });
}

const move = (to: 'draft' | 'planned' | 'stopped' | 'sending', at?: Date) =>
  api(staffMailings.move, { params: { id: 'knitwear' }, body: { to, ...(at && { at: at.toISOString() }) } });

async function planned(change: Partial<Mailing> = {}): Promise<void> {
  await drafted(change);
  await move('planned', now);
}

const send = () => sendMailings({ db, now, content: shop.app.shop.content() });
const minuteLater = () => {
  now = new Date(now.getTime() + 60_000);
};

async function mails(): Promise<NewMail<'mailing'>[]> {
  const rows = await db.select().from(outboxTable).orderBy(outboxTable.id);
  return rows.map(({ payload }) => payload as NewMail<'mailing'>).filter(({ template }) => template === 'mailing');
}

async function rendered(mail: NewMail) {
  const { content, catalogue, stock, promotions, ports } = shop.app.shop;
  const given = { db, now, ports, log: shop.app.log, content: content(), catalogue: catalogue(), stock: stock(), promotions: promotions() };
  return renderMail({ mail: await completeMailing(given, mail), content: content(), shopUrl: 'https://shop.example' });
}

describe('a mailing', () => {
  test('goes to every member once, at its moment and not before, however many processes send it', async () => {
    await Promise.all(['ada', 'bea', 'cleo'].map((name) => member(name)));
    await drafted();
    const later = new Date(now.getTime() + 1_800_000);
    await move('planned', later);
    expect(await send()).toBe(0);
    now = later;
    const counts = await Promise.all([send(), send(), send()]);
    expect(counts.reduce((sum, each) => sum + each, 0)).toBe(3);
    minuteLater();
    expect(await send()).toBe(0);
    expect((await mails()).map(({ to }) => to).sort()).toEqual(['ada@example.com', 'bea@example.com', 'cleo@example.com']);
    expect(await api(staffMailings.list, {})).toMatchObject([{ state: 'sent', figures: { sent: 3, waiting: 0, counted: 0 } }]);
  });

  test('asks for consent when it is sent, not when it was planned', async () => {
    const ada = await member('ada');
    await member('bea');
    await planned({ perMinute: 1 });
    await member('cleo', { hasMessages: false });
    expect(await send()).toBe(1);
    const left = await db.select().from(recipientTable).where(eq(recipientTable.state, 'waiting'));
    expect(left).toHaveLength(1);
    await db.update(clubContactTable).set({ messagesSince: null });
    minuteLater();
    expect(await send()).toBe(0);
    expect(await api(staffMailings.list, {})).toMatchObject([{ state: 'sent', figures: { sent: 1, skipped: 1 } }]);
    expect(await isMessageWanted(db, (await mails())[0]!)).toBe(false);
    expect(ada).toBeTruthy();
  });

  test('keeps to so many a minute, stops, and goes on where it was', async () => {
    await Promise.all(['a', 'b', 'c', 'd', 'e'].map((name) => member(name)));
    await planned({ perMinute: 2 });
    expect(await send()).toBe(2);
    expect(await send()).toBe(0);
    minuteLater();
    expect(await send()).toBe(2);
    await move('stopped');
    minuteLater();
    expect(await send()).toBe(0);
    await expect(move('draft')).rejects.toMatchObject({ status: 409 });
    await move('sending');
    expect(await send()).toBe(1);
    expect(new Set((await mails()).map(({ to }) => to)).size).toBe(5);
    expect(await mails()).toHaveLength(5);
  });

  test('waits for the morning where a member lives: by the preferred address, else by the market', async () => {
    await member('ada');
    await signInAsShopper(db, { market: 'de-DE', now, email: 'ada@example.com' });
    const address = (country: string, isPreferred: boolean) =>
      db.execute(sql`
      insert into address (shopper_id, country, content, is_preferred, created_at, changed_at)
      select id, ${country}, '{}', ${isPreferred}, ${now}, ${now} from shopper`);
    await address('DE', false);
    await address('CA', true);
    await planned();
    expect(await send()).toBe(0);
    now = new Date(now.getTime() + 8 * 3_600_000);
    expect(await send()).toBe(1);
  });

  test('is deleted while it is a draft, or a month after it was sent; its segment once no mailing names it', async () => {
    await member('ada');
    await drafted();
    const remove = () => api(staffMailings.delete, { params: { id: 'knitwear' } });
    const removeSegment = () => api(staffMailings.deleteSegment, { params: { id: 'all' } });
    await expect(removeSegment()).rejects.toMatchObject({ status: 409 });
    const later = async (days: number) => {
      now = addDays(now, days);
      api = openBrowser(shop.app, await signInAsStaff(db, { role: 'merchandiser', now })).api;
    };
    await move('planned', now);
    await expect(remove()).rejects.toMatchObject({ status: 409 });
    await send();
    await later(29);
    await expect(remove()).rejects.toMatchObject({ status: 409 });
    await later(1);
    await remove();
    expect(await db.select().from(recipientTable)).toEqual([]);
    await expect(remove()).rejects.toMatchObject({ status: 404 });
    await removeSegment();
    expect((await api(staffMailings.segments, {})).segments).toEqual([]);
    await drafted();
    await remove();
    const actions = (await db.select({ action: auditTable.action }).from(auditTable).orderBy(auditTable.id)).map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['mailing.delete', 'mailing.delete-segment']));
  });

  test('waits for the morning of each market', async () => {
    await member('ada');
    await member('usa', { market: 'en-US' });
    await planned();
    expect(await send()).toBe(1);
    expect(await db.select({ state: mailingTable.state }).from(mailingTable)).toEqual([{ state: 'sending' }]);
    now = new Date(now.getTime() + 8 * 3_600_000);
    expect(await send()).toBe(1);
    expect((await mails()).map(({ market }) => market)).toEqual(['de-DE', 'en-US']);
  });

  test('is written by nobody twice when a process dies in the middle of a batch', async () => {
    await Promise.all(['ada', 'bea'].map((name) => member(name)));
    await planned();
    await sendMailings({ db, now, content: { ...shop.app.shop.content(), byMarket: new Map() } });
    minuteLater();
    const dying = {
      ...db,
      execute: db.execute.bind(db),
      transaction: (work: Parameters<Db['transaction']>[0]) =>
        db.transaction(async (tx) => {
          await work(tx);
          await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
        }),
    } as Db;
    await expect(sendMailings({ db: dying, now, content: shop.app.shop.content() })).rejects.toThrow();
    expect(await mails()).toEqual([]);
    expect(await send()).toBe(2);
  });

  test('reads in the language of the market, with its prices, without what is not sold, and with a way to end messages', async () => {
    await member('ada');
    await planned({ contents: { en: hello, de: { ...hello, subject: 'Neue Strickwaren' } } });
    await send();
    const { subject, html, text, unsubscribeUrl } = await rendered((await mails())[0]!);
    expect(subject).toBe('Neue Strickwaren');
    expect(html).toContain('Warm &lt;b&gt;things&lt;/b&gt;');
    expect(text).toContain('Rippenpullover\nSchwarz, 45,00');
    expect(text).toContain('https://shop.example/de-DE/women');
    expect(unsubscribeUrl).toContain('/customerclub/unsubscribe/one-click?');
    expect(html).not.toContain('/mailing/');
  });

  test.each(['de-DE', 'ar-AE'])(
    'is drawn for who writes it as the very mail that a member in %s gets, each block named',
    async (market) => {
      await member('ada', { market });
      await planned();
      await send();
      const sent = await rendered((await mails())[0]!);
      const { html } = await api(staffMailings.draw, { body: { market, content: hello } });
      expect([...html.matchAll(/<div data-block="([^"]*)">/g)].map(([, id]) => id)).toEqual(hello.blocks.map(({ id }) => id));
      const links = /contactId=[^"]*/g;
      const bare = html
        .replaceAll(/<div data-block="[^"]*">(.*?)<\/div>(?=\n<div data-block|<p|\n<\/div>)/gs, '$1')
        .replaceAll(/\n+/g, '\n');
      expect(bare.replaceAll(links, '')).toBe(
        sent.html.replaceAll(links, '').replaceAll('https://shop.example', shop.app.shop.config.shopUrl),
      );
    },
  );

  test('is drawn without what is not finished, whose place stays', async () => {
    const content = { subject: '', blocks: [{ id: 'p', kind: 'picture' as const }] };
    const { html } = await api(staffMailings.draw, { body: { market: 'de-DE', content } });
    expect(html).toContain('<div data-block="p"></div>');
  });

  test('is not planned while something is missing, and not changed once it is', async () => {
    await drafted({ contents: { en: { ...hello, subject: '' } } });
    await expect(move('planned')).rejects.toMatchObject({ status: 409 });
    await api(staffMailings.save, {
      params: { id: 'knitwear' },
      query: { basedOn: 1 },
      body: { id: 'knitwear', name: 'K', segmentId: 'all', contents: { en: hello } },
    });
    await move('planned', addDays(now, 1));
    await expect(
      api(staffMailings.save, {
        params: { id: 'knitwear' },
        query: { basedOn: 2 },
        body: { id: 'knitwear', name: 'L', segmentId: 'all', contents: {} },
      }),
    ).rejects.toMatchObject({ status: 409 });
  });

  test('is tried by who writes it, without anybody’s links', async () => {
    await drafted();
    const { to } = await api(staffMailings.sendTest, { params: { id: 'knitwear' }, body: { market: 'de-DE' } });
    const [mail] = await mails();
    expect(mail).toMatchObject({ to, market: 'de-DE' });
    expect(await isMessageWanted(db, mail!)).toBe(true);
    const { unsubscribeUrl, html } = await rendered(mail!);
    expect(unsubscribeUrl).toBeUndefined();
    expect(html).toContain('Rippenpullover');
    expect(await db.select().from(recipientTable)).toEqual([]);
  });
});

describe('reading is counted', () => {
  const get = (path: string) => shop.app.inject({ method: 'GET', url: path });

  async function counted() {
    const contactId = await member('ada');
    await db.update(clubContactTable).set({ countedSince: now });
    await planned();
    await send();
    const { html } = await rendered((await mails())[0]!);
    const paths = [...html.matchAll(/https:\/\/shop\.example(\/api\/[^"]*\/mailing\/[^"]*)"/g)].map(([, path]) =>
      path!.replaceAll('&amp;', '&'),
    );
    return { contactId, paths };
  }
  const figures = async () => (await api(staffMailings.list, {}))[0]!.figures;

  test('of who agreed to it: what was opened, and which link was followed', async () => {
    const { paths } = await counted();
    expect(paths).toHaveLength(3);
    expect((await get(paths.at(-1)!)).headers['content-type']).toBe('image/webp');
    expect(await figures()).toMatchObject({ counted: 1, opened: 1, clicked: 0 });
    const [product, button] = [await get(paths[0]!), await get(paths[1]!)];
    expect([product.statusCode, product.headers.location]).toEqual([303, expect.stringContaining('/de-DE/')]);
    expect(button.headers.location).toBe('/de-DE/women');
    expect(await figures()).toMatchObject({ opened: 1, clicked: 1 });
  });

  test('not of who took it back since, whose links still lead on', async () => {
    const { paths } = await counted();
    await db.update(clubContactTable).set({ countedSince: null });
    expect((await get(paths[1]!)).headers.location).toBe('/de-DE/women');
    expect(await figures()).toMatchObject({ opened: 0, clicked: 0 });
  });

  test('by links that lead nowhere but to what the mail names', async () => {
    const clicked = (link: number) => get(`/api/account/de-DE/customerclub/mailing/clicked?recipient=unknown&link=${link}`);
    expect((await clicked(0)).headers.location).toBe('/de-DE');
    expect((await clicked(499)).headers.location).toBe('/de-DE');
  });

  test('only once a member says so in the account', async () => {
    await member('ada');
    const headers = await signInAsShopper(db, {
      market: 'de-DE',
      now,
      subject: randomUUID(),
      email: 'ada@example.com',
      emailVerified: true,
    });
    const own = openBrowser(shop.app, headers).api;
    const params = { catalog: 'de-DE' };
    expect(await own(reading.counting, { params })).toEqual({ isMember: true, isCounted: false });
    expect(await own(reading.allowCounting, { params, body: { isCounted: true } })).toEqual({ isMember: true, isCounted: true });
    expect(await own(reading.counting, { params })).toEqual({ isMember: true, isCounted: true });
  });
});

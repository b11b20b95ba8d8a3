import { editing } from '@selvedge/contract/studio/editing.ts';
import { home } from '@selvedge/contract/studio/home.ts';
import { settings } from '@selvedge/contract/studio/settings.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { basketShop } from '../basket/basket.fixture.ts';
import { priceTable, productTable, styleTable } from '../catalogue/tables.ts';
import { releaseTable } from '../content/editing/tables.ts';
import { emptyTables, testDb } from '../db/test-database.ts';
import { callAs } from '../harness/call-as.ts';
import { signInAsStaff } from '../harness/sign-in-as.ts';
import { testNow as now } from '../harness/test-app.ts';
import { type Role, rightsOf, roles } from '../identity/roles.ts';
import { outboxTable } from '../jobs/tables.ts';

let shop: Awaited<ReturnType<typeof basketShop>>;
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

beforeEach(async () => {
  await emptyTables();
  shop = await basketShop();
});

async function staff(role: Role) {
  const { db } = await testDb();
  return callAs(shop.app, await signInAsStaff(db, { role, now }));
}
type Caller = Awaited<ReturnType<typeof staff>>;

async function write(call: Caller, path: string) {
  const key = { market: 'de-DE', path };
  const { version, content } = await call(editing.createPage, { body: { ...key, title: 'Heritage' } });
  const rows = { top: [{ id: 'row', blocks: [{ id: 'words', _alias: 'text', text: 'Once' }] }], bottom: [] };
  return { ...key, ...(await call(editing.saveDraft, { body: { ...key, basedOn: version, content: { ...content, rows } } })) };
}

async function release(name: string, dueAt: Date | null): Promise<void> {
  const { db } = await testDb();
  await db.insert(releaseTable).values({ name, dueAt, createdAt: now, createdBy: 'ada@example.com' });
}

async function broken(topic: string): Promise<void> {
  const { db } = await testDb();
  await db.insert(outboxTable).values({ topic, payload: {}, createdAt: now, dueAt: now, deadAt: now, lastError: 'no answer' });
}

describe('the home of the Studio', () => {
  test('shows work that waits, one’s own first, until it is live', async () => {
    const [ada, bert] = [await staff('editor'), await staff('editor')];
    const mine = await write(ada, '/i/mine');
    await write(bert, '/i/his');
    const { drafts } = await ada(home.look, {});
    expect(drafts).toMatchObject([
      { kind: 'page', name: '/i/mine', market: 'de-DE', title: 'Heritage', isMine: true },
      { kind: 'page', name: '/i/his', isMine: false },
    ]);
    await ada(editing.publishPage, { body: { market: mine.market, path: mine.path, version: mine.version } });
    expect((await ada(home.look, {})).drafts.map(({ name }) => name)).toEqual(['/i/his']);
  });

  test('shows work on settings until it is live, and again when it goes on', async () => {
    const ada = await staff('editor');
    const waiting = async () => (await ada(home.look, {})).drafts.map(({ kind, name, market }) => [kind, name, market]);
    const save = async (name: string, market: string, content: unknown) => {
      const { version } = await ada(settings.getSetting, { query: { name, market } });
      return (await ada(settings.saveSetting, { body: { name, market, basedOn: version, content } })).version;
    };
    const freight = (freightValue: number) => ({ freightValue, currency: 'EUR', freightVersion: 'progress' });
    for (const [name, market, content] of [
      ['free-freight-value', '*', freight(50)],
      ['menus', 'de-DE', { shopName: 'Selvedge', mainMenu: [{ title: 'Damen' }] }],
      ['footer', 'de-DE', { footer: [{ id: 'help', title: 'Hilfe', categories: [] }] }],
    ] as const) {
      const version = await save(name, market, content);
      expect(await waiting()).toEqual([['setting', name, market]]);
      await ada(settings.publishSetting, { body: { name, market, version } });
      expect(await waiting()).toEqual([]);
    }
    await save('free-freight-value', '*', freight(60));
    expect(await waiting()).toEqual([['setting', 'free-freight-value', '*']]);
  });

  test('says when somebody’s work has taken the place of one’s own', async () => {
    const [ada, bert] = [await staff('editor'), await staff('editor')];
    const { market, path, version } = await write(ada, '/i/ours');
    const page = await bert(editing.getPage, { query: { market, path } });
    shop.app.shop.clock = () => inHours(0.5);
    await bert(editing.saveDraft, {
      body: { market, path, basedOn: version, content: { ...page.content, heading: 'His' }, keepsOther: true },
    });
    expect((await ada(home.look, {})).replaced).toMatchObject([{ name: '/i/ours', market: 'de-DE', title: 'His', isMine: false }]);
    expect((await bert(home.look, {})).replaced).toEqual([]);
  });

  test('tells what goes live next, soonest first, and what waits for a date', async () => {
    await release('Later', inHours(48));
    await release('Soon', inHours(2));
    await release('Some day', null);
    const from = inHours(24).toISOString();
    shop.setPromotions({
      id: 'loom',
      names: { en: 'Loom days' },
      from,
      until: inHours(72).toISOString(),
      benefit: { kind: 'freeShipping' },
    });
    const { coming, undated } = await (await staff('administrator'))(home.look, {});
    const told = coming.filter(({ kind }) => kind === 'release' || kind.startsWith('promotion'));
    expect(told.map(({ kind, title }) => [kind, title])).toEqual([
      ['release', 'Soon'],
      ['promotionStarts', 'Loom days'],
      ['release', 'Later'],
      ['promotionEnds', 'Loom days'],
    ]);
    expect(undated).toMatchObject([{ name: 'Some day', pages: 0 }]);
  });

  test('counts prices that begin later', async () => {
    const { db } = await testDb();
    await db.insert(styleTable).values({ styleNumber: '900', brand: 'Selvedge' });
    const images = {} as never;
    await db.insert(productTable).values({
      ...{
        id: '900_ink_1',
        styleNumber: '900',
        colour: 'ink',
        optionId: '1',
        colourNames: {},
        colourFamily: 'black',
        newFrom: now,
        images,
      },
    });
    const price = { productId: '900_ink_1', list: 100, sales: 100 };
    const begins = (market: string, hours: number) => ({ ...price, market, validFrom: inHours(hours) });
    await db.insert(priceTable).values([begins('de-DE', -5), begins('de-DE', 5), begins('da-DK', 5)]);
    const { coming } = await (await staff('merchandiser'))(home.look, {});
    expect(coming.filter(({ kind }) => kind === 'prices')).toMatchObject([{ at: inHours(5).toISOString(), count: 2 }]);
  });

  test('names what broke: mails and messages that were given up, releases that are late, markets', async () => {
    await broken('mail');
    await broken('order-placed');
    await release('Missed', inHours(-2));
    const { faults } = await (await staff('administrator'))(home.look, {});
    expect(Object.fromEntries(faults.map(({ kind, count }) => [kind, count]))).toMatchObject({
      mail: 1,
      message: 1,
      release: 1,
      market: 55,
    });
    expect(faults.find(({ kind }) => kind === 'release')).toMatchObject({ detail: 'Missed' });
  });

  test('shows every role only what its rights open', async () => {
    await write(await staff('editor'), '/i/mine');
    await broken('mail');
    await release('Soon', inHours(2));
    for (const role of (Object.keys(roles) as Role[]).filter((each) => rightsOf(each).includes('market.read'))) {
      const seen = await (await staff(role))(home.look, {});
      const reads = (right: 'audit.read' | 'content.read') => rightsOf(role).includes(right as never);
      expect(seen.drafts.length > 0, role).toBe(reads('content.read'));
      expect(
        seen.coming.some(({ kind }) => kind === 'release'),
        role,
      ).toBe(reads('content.read'));
      expect(
        seen.faults.some(({ kind }) => kind === 'mail'),
        role,
      ).toBe(reads('audit.read'));
      expect(seen.changes.length > 0, role).toBe(reads('audit.read'));
    }
    await expect((await staff('newcomer'))(home.look, {})).rejects.toMatchObject({ status: 404 });
  });
});

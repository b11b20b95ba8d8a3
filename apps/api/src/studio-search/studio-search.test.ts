import { studioSearch } from '@selvedge/contract/studio/studio-search.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditTable } from '../audit/tables.ts';
import { basketShop } from '../basket/basket.fixture.ts';
import { pageDraftTable, releaseTable } from '../content/editing/tables.ts';
import { emptyTables, testDb } from '../db/test-database.ts';
import { giftCardTable } from '../gift-card/tables.ts';
import { callAs } from '../harness/call-as.ts';
import { signInAsShopper, signInAsStaff } from '../harness/sign-in-as.ts';
import { testNow as now } from '../harness/test-app.ts';
import { type Role, rightsOf, roles } from '../identity/roles.ts';
import { ada, draftOf, filledBasket, place } from '../order/order.fixture.ts';

let shop: Awaited<ReturnType<typeof basketShop>>;

beforeEach(async () => {
  await emptyTables();
  shop = await basketShop();
});

async function find(role: Role, search: string, market?: string) {
  const { db } = await testDb();
  const call = callAs(shop.app, await signInAsStaff(db, { role, now }));
  return (await call(studioSearch.find, { body: { search, ...(market && { market }) } })).found;
}
const kinds = async (role: Role, search: string) => [...new Set((await find(role, search)).map(({ kind }) => kind))];

async function writePage(market: string, path: string, heading: string): Promise<void> {
  const { db } = await testDb();
  const content = { _meta: { alias: 'contentPage', url: path }, seo: { title: heading }, heading } as never;
  await db.insert(pageDraftTable).values({ market, path, alias: 'contentPage', content, version: 1, changedAt: now, changedBy: 'ada' });
}

describe('search over everything', () => {
  test('finds an order by its number, however it is written, and names nobody', async () => {
    const basket = { ...(await filledBasket(shop)), shippingAddress: ada, billingAddress: ada };
    const { orderId } = await place(draftOf(basket, { email: ada.email, now }));
    for (const search of ['GB100001', 'gb 100001', 'gb1000']) {
      const [hit] = await find('customer-service', search);
      expect(hit).toMatchObject({ kind: 'order', id: orderId, title: 'GB100001', market: 'en-GB', at: now.toISOString() });
      expect(JSON.stringify(hit)).not.toMatch(/ada|byron/i);
    }
    expect(await kinds('editor', 'GB100001')).not.toContain('order');
  });

  test('finds a customer by the whole address alone, and writes it down', async () => {
    const { db } = await testDb();
    await signInAsShopper(db, { market: 'de-DE', now, email: 'ada@example.com' });
    expect(await kinds('customer-service', 'ada@example')).not.toContain('customer');
    expect(await kinds('customer-service', 'ada')).not.toContain('customer');
    expect(await kinds('editor', 'ada@example.com')).not.toContain('customer');
    expect(await db.select().from(auditTable)).toEqual([]);
    const [hit] = await find('customer-service', ' ADA@example.com ');
    expect(hit).toMatchObject({ kind: 'customer', title: 'ada@example.com', market: 'de-DE' });
    expect(await db.select().from(auditTable).orderBy(auditTable.id)).toMatchObject([{ action: 'customer.find', subject: hit!.id }]);
  });

  test('finds a gift card by its last four digits, and shows no more of it', async () => {
    const { db } = await testDb();
    const card = { number: '6001234512347788', codeHash: Buffer.from('x'), currency: 'GBP', createdAt: now };
    await db.insert(giftCardTable).values({ id: crypto.randomUUID(), ...card });
    const [hit] = await find('customer-service', '7788');
    expect(hit).toMatchObject({ kind: 'giftCard', title: '•••• 7788' });
    // Its id is random, and holds any four digits now and then.
    expect(JSON.stringify({ ...hit, id: '' })).not.toContain('1234');
    expect(await kinds('customer-service', '6001234512347788')).not.toContain('giftCard');
    expect(await kinds('merchandiser', '7788')).not.toContain('giftCard');
  });

  test('finds a product by id, style number, bar code and name', async () => {
    const { structure } = shop.app.shop.catalogue();
    const id = structure.ids[0]!;
    const style = structure.styles[structure.styleOf[0]!]!;
    const ofStyle = style.products.map((product) => structure.ids[product]);
    expect(ofStyle).toContain((await find('merchandiser', style.styleNumber, 'en-GB'))[0]?.id);
    const { variants } = structure;
    const [byCode] = await find('merchandiser', String(variants.ean[0]).padStart(13, '0'), 'en-GB');
    const number = structure.numberOf.get(byCode!.id)!;
    expect([...variants.ean.subarray(variants.start[number], variants.start[number + 1])]).toContain(variants.ean[0]);
    const [byId] = await find('merchandiser', id, 'en-GB');
    expect(byId).toMatchObject({ kind: 'product', id });
    const named = await find('merchandiser', byId!.title, 'en-GB');
    expect(named.filter(({ kind }) => kind === 'product').map(({ title }) => title)).toContain(byId!.title);
    expect(await kinds('auditor', id)).not.toContain('product');
  });

  test('finds a page once, in the market that was typed or where one works', async () => {
    for (const market of ['de-DE', 'da-DK', 'fr-FR']) await writePage(market, '/i/heritage', 'Our heritage');
    const page = async (search: string, market?: string) => (await find('editor', search, market)).filter(({ kind }) => kind === 'page');
    expect(await page('heritage', 'da-DK')).toMatchObject([{ id: '/i/heritage', market: 'da-DK', title: 'Our heritage' }]);
    expect(await page('heritage FR-fr', 'da-DK')).toMatchObject([{ market: 'fr-FR' }]);
    expect(await page('/de-DE/i/heritage')).toMatchObject([{ market: 'de-DE' }]);
    expect(await page('heritage pl-PL')).toEqual([]);
  });

  test('finds releases, promotions, settings and texts', async () => {
    const { db } = await testDb();
    await db.insert(releaseTable).values({ name: 'Autumn loom days', createdAt: now, createdBy: 'ada' });
    shop.setPromotions({ id: 'loom', names: { en: 'Loom days' }, benefit: { kind: 'freeShipping' } });
    expect((await kinds('administrator', 'loom days')).slice(0, 2)).toEqual(['promotion', 'release']);
    expect((await find('editor', 'menus'))[0]).toMatchObject({ kind: 'setting', id: 'menus' });
    expect((await find('editor', 'mail.not_you'))[0]).toMatchObject({ kind: 'text', id: 'mail.not_you' });
    expect(await kinds('store', 'loom days')).toEqual([]);
  });

  test('answers every role only with what its rights open', async () => {
    const { db } = await testDb();
    await db.insert(releaseTable).values({ name: 'Loom', createdAt: now, createdBy: 'ada' });
    shop.setPromotions({ id: 'loom', names: { en: 'Loom' }, benefit: { kind: 'freeShipping' } });
    for (const role of (Object.keys(roles) as Role[]).filter((each) => rightsOf(each).includes('market.read'))) {
      const found = await kinds(role, 'loom');
      expect(found.includes('release'), role).toBe(rightsOf(role).includes('content.read'));
      expect(found.includes('promotion'), role).toBe(rightsOf(role).includes('promotion.read'));
    }
    await expect(find('newcomer', 'loom')).rejects.toMatchObject({ status: 404 });
  });
});

import { basket } from '@selvedge/contract/basket.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { assortment, option, price, shopLines, style } from '../catalogue/assortment.fixture.ts';
import { assortmentSource } from '../catalogue/assortment-source.ts';
import { openCatalogue } from '../catalogue/open-catalogue.ts';
import { enrol } from '../club/enrol.ts';
import { clubContactTable } from '../club/tables.ts';
import { emptyTables, testDb } from '../db/test-database.ts';
import { signInAsShopper } from '../harness/sign-in-as.ts';
import { testNow as now } from '../harness/test-app.ts';
import { basketShop } from './basket.fixture.ts';
import { refusal } from './refusal.fixture.ts';

beforeEach(emptyTables);

const params = { catalog: 'en-GB' };
const variants = [{ size: { id: 'M', name: 'M' }, ean: '4000000000024', stock: { warehouses: { CENTRAL: 5 } } }];
/** Sold to everybody in two hours. */
const cape = style({
  styleNumber: '600',
  texts: { en: { name: 'Cape' } },
  options: [
    option({ optionId: '1', comingSoon: new Date(now.getTime() + 7_200_000).toISOString(), prices: price({ list: 9000 }), variants }),
  ],
});

test('members buy what is coming so many hours earlier as the market says, and nobody else does', async () => {
  const { db } = await testDb();
  const snapshot = await openCatalogue(assortmentSource(assortment([...shopLines, cape])));
  const shop = await basketShop({ catalogue: () => snapshot });
  const plain = shop.app.shop.content;
  let earlyAccessHours = 0;
  shop.app.shop.content = () => {
    const content = plain();
    const british = content.byMarket.get('en-GB')!;
    const featureToggles = { ...british.featureToggles, earlyAccessHours };
    return { ...content, byMarket: new Map(content.byMarket).set('en-GB', { ...british, featureToggles }) };
  };
  const email = 'ada@example.com';
  const details = { firstName: 'Ada', lastName: 'Byron', subBrands: [] };
  const asked = { email, market: 'en-GB', source: 'test', termsVersion: '0', askedAt: now, askedFrom: '::1' };
  await db.transaction((tx) => enrol(tx, { ...asked, details, at: now, confirmedFrom: '::1' }));
  const member = await signInAsShopper(db, { market: 'en-GB', now, email });
  const stranger = await signInAsShopper(db, { market: 'en-GB', now });
  const add = (headers: Record<string, string>) =>
    shop.browser(headers).api(basket.addLine, { params, body: { sku: '600_black_1,M', quantity: 1 } });
  const early = { status: 400, errors: { lineItem: ['basket.not_sold_yet'] } };
  for (const hours of [0, 1]) {
    earlyAccessHours = hours;
    expect(await refusal(add(member))).toMatchObject(early);
  }
  earlyAccessHours = 2;
  for (const headers of [stranger, {}]) expect(await refusal(add(headers))).toMatchObject(early);
  expect((await add(member)).basket.lines).toMatchObject([{ sku: '600_black_1,M', state: 'available' }]);
  // Who has left meanwhile waits as everybody does: the line stays, and can't be ordered.
  await db.delete(clubContactTable).where(eq(clubContactTable.email, email));
  const { basket: after } = await shop.browser(member).api(basket.get, { params, query: {} });
  expect(after.lines[0]?.state).not.toBe('available');
});

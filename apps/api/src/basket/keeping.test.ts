import { randomUUID } from 'node:crypto';
import { basket } from '@selvedge/contract/basket.ts';
import { beforeEach, expect, test } from 'vitest';
import { emptyTables, testDb } from '../db/test-database.ts';
import { signInAsShopper } from '../harness/sign-in-as.ts';
import { testNow as now } from '../harness/test-app.ts';
import { basketShop } from './basket.fixture.ts';
import { forgetOldBaskets } from './forget-old-baskets.ts';
import { eraseBaskets, exportBaskets } from './personal-baskets.ts';
import { basketTable } from './tables.ts';

const params = { catalog: 'en-GB' };
const body = { sku: '100_black_1,M' };
const shopperId = randomUUID();
let shop: Awaited<ReturnType<typeof basketShop>>;

beforeEach(async () => {
  await emptyTables();
  shop = await basketShop();
  const { db } = await testDb();
  await shop.browser().api(basket.addLine, { params, body });
  await shop.browser(await signInAsShopper(db, { market: 'en-GB', now, subject: shopperId })).api(basket.addLine, { params, body });
});

async function owners(): Promise<(string | null)[]> {
  const { db } = await testDb();
  return (await db.select({ who: basketTable.shopperId }).from(basketTable)).map(({ who }) => who);
}
const after = (days: number) => new Date(now.getTime() + days * 86_400_000);

test('BSK-020 a guest’s basket is kept for thirty days, a shopper’s for a year', async () => {
  const { db } = await testDb();
  await forgetOldBaskets(db, after(30));
  expect(await owners()).toHaveLength(2);
  await forgetOldBaskets(db, after(31));
  expect(await owners()).toEqual([shopperId]);
  await forgetOldBaskets(db, after(366));
  expect(await owners()).toEqual([]);
});

test('a shopper’s baskets are in the file about the account, and go with it', async () => {
  const { db } = await testDb();
  expect(await exportBaskets(db, shopperId)).toMatchObject([{ market: 'en-GB', lines: [{ sku: body.sku, quantity: 1 }] }]);
  await eraseBaskets(db, shopperId);
  expect(await owners()).toEqual([null]);
});

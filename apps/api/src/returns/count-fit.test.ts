import { randomUUID } from 'node:crypto';
import { catalogue } from '@selvedge/contract/catalogue/catalogue.ts';
import type { FitHint } from '@selvedge/contract/catalogue/product.ts';
import { type ReturnReason, returns } from '@selvedge/contract/returns.ts';
import { fulfilment } from '@selvedge/contract/studio/fulfilment.ts';
import { staffReturns } from '@selvedge/contract/studio/returns.ts';
import { addDays } from '@selvedge/domain/date/add-days.ts';
import { beforeEach, expect, test } from 'vitest';
import { importAssortment } from '../assortment/import/import-assortment.ts';
import { fixtureNow, shopLines } from '../catalogue/assortment.fixture.ts';
import { loadCatalogue } from '../catalogue/load-catalogue.ts';
import type { CatalogueSnapshot } from '../catalogue/open-catalogue.ts';
import { records } from '../catalogue/test-catalogue.ts';
import { emptyTables, testDb } from '../db/test-database.ts';
import { fulfilmentShop } from '../fulfilment/fulfilment.fixture.ts';
import { callAs } from '../harness/call-as.ts';
import { testNow as now, testApp } from '../harness/test-app.ts';
import { getOrderRow } from '../order/locked-order.ts';
import { accessToken } from '../order/order-access.ts';
import { readRevision } from '../revision/revision.ts';
import { bringFitCounts } from './bring-fit-counts.ts';
import { countFit } from './count-fit.ts';

let shop: Awaited<ReturnType<typeof fulfilmentShop>>;
let desk: Awaited<ReturnType<typeof shop.staff>>;
let snapshot: CatalogueSnapshot;
let call: ReturnType<typeof callAs>;

beforeEach(async () => {
  await emptyTables();
  const { db, pool } = await testDb();
  await importAssortment(pool, records(shopLines), { now: fixtureNow, who: 'test', file: 'shop.jsonl' });
  shop = await fulfilmentShop();
  desk = await shop.staff('warehouse');
  snapshot = await loadCatalogue(db, { now });
  call = callAs(await testApp({ catalogue: () => snapshot }));
});

const hintOf = async (productId: string): Promise<FitHint | undefined> =>
  (await call(catalogue.product, { params: { catalog: 'de-DE', productId } })).fitHint;

/** The job of the night, and what a process that runs meanwhile makes of it. */
async function night(at = now): Promise<void> {
  await countFit(shop.db, at);
  snapshot = await loadCatalogue(shop.db, { now, previous: snapshot });
}

/** Bought and sent; some of it is announced with a reason, and of that some arrives. */
async function sendBack(sent: number, { announced, arrived, reason }: { announced: number; arrived: number; reason: ReturnReason }) {
  const { orderId, lines } = await shop.bought({ market: 'de-DE', currency: 'EUR', lines: [{ quantity: sent, amount: sent * 1_000 }] });
  const [lineItemId] = lines as [string];
  const parcelId = await shop.pack(desk, orderId, [{ lineItemId, quantity: sent }]);
  await desk(fulfilment.ship, { body: { orderId, parcelId, courier: 'Post', trackingNumber: `T-${orderId}` } });
  const token = accessToken(await getOrderRow(shop.db, orderId), 'mail');
  const wish = { lineItemId, quantity: announced, reason, words: '' };
  const body = { token, key: randomUUID(), lines: [wish], method: 'dropOff' as const };
  await shop.browser().api(returns.register, { params: { orderId }, body });
  if (arrived === 0) return;
  const { returns: made } = await desk(staffReturns.ofOrder, { body: { orderId } });
  const came = [{ lineItemId, quantity: arrived, condition: 'asNew' as const, isRestocked: true }];
  const receipt = { returnId: made[0]!.returnId, key: randomUUID(), kind: 'warehouse' as const, locationId: 'CENTRAL', lines: came };
  await desk(staffReturns.receive, { body: receipt });
}

test('pieces that came back as too small are told on the page of every colour of the style, and on no other', async () => {
  await sendBack(30, { announced: 12, arrived: 9, reason: 'tooSmall' });
  await sendBack(10, { announced: 2, arrived: 2, reason: 'changedMind' });
  expect(await hintOf('100_black_1')).toBeUndefined();
  await night();
  // What was announced and did not arrive counts as kept.
  expect(await hintOf('100_black_1')).toEqual({ fit: 'small', count: 9, sent: 40 });
  expect(await hintOf('100_red_2')).toEqual({ fit: 'small', count: 9, sent: 40 });
  expect(await hintOf('200_black_1')).toBeUndefined();
  // A process that starts later reads the same.
  snapshot = await loadCatalogue(shop.db, { now });
  expect(await hintOf('100_black_1')).toEqual({ fit: 'small', count: 9, sent: 40 });
});

test('counts of a shop before this one join its own, once, and for a year', async () => {
  const counts = [{ style: '100', sent: 60, tooSmall: 41, tooLarge: 2 }];
  for (const _twice of [1, 2]) await bringFitCounts(shop.db, { counts, now });
  await night();
  expect(await hintOf('100_black_1')).toEqual({ fit: 'small', count: 41, sent: 60 });
  await sendBack(10, { announced: 1, arrived: 0, reason: 'tooSmall' });
  await night();
  expect(await hintOf('100_black_1')).toEqual({ fit: 'small', count: 41, sent: 70 });
  await sendBack(10, { announced: 4, arrived: 4, reason: 'tooSmall' });
  await night();
  expect(await hintOf('100_black_1')).toEqual({ fit: 'small', count: 45, sent: 80 });
  await night(addDays(now, 366));
  expect(await hintOf('100_black_1')).toBeUndefined();
});

test('a night without news leaves the catalogue alone; counted at once by two, it is the same', async () => {
  await sendBack(20, { announced: 5, arrived: 5, reason: 'tooLarge' });
  await Promise.all([countFit(shop.db, now), countFit(shop.db, now)]);
  const before = await readRevision(shop.db, 'catalogue');
  await night();
  expect(await readRevision(shop.db, 'catalogue')).toBe(before);
  expect(await hintOf('100_black_1')).toEqual({ fit: 'large', count: 5, sent: 20 });
});

test('the hint goes when others keep what they bought, and when a year has passed', async () => {
  await sendBack(20, { announced: 5, arrived: 5, reason: 'tooSmall' });
  await night();
  expect(await hintOf('100_black_1')).toBeDefined();
  await sendBack(20, { announced: 1, arrived: 0, reason: 'tooSmall' });
  await night();
  expect(await hintOf('100_black_1')).toBeUndefined();
  await sendBack(20, { announced: 20, arrived: 20, reason: 'tooSmall' });
  await night();
  expect(await hintOf('100_black_1')).toEqual({ fit: 'small', count: 25, sent: 60 });
  await night(addDays(now, 366));
  expect(await hintOf('100_black_1')).toBeUndefined();
});

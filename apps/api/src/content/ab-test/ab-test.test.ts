import { randomUUID } from 'node:crypto';
import { analyticsCollect, type CollectedEvent } from '@selvedge/contract/analytics-collect.ts';
import { attempt } from '@selvedge/contract/attempt.ts';
import type { Client } from '@selvedge/contract/client.ts';
import { abTests, type NewAbTest } from '@selvedge/contract/studio/ab-tests.ts';
import { editing } from '@selvedge/contract/studio/editing.ts';
import { assignArm } from '@selvedge/domain/ab-test/assign-arm.ts';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import { browser } from '../../analytics/analytics.fixture.ts';
import { rollUp } from '../../analytics/roll-up.ts';
import { emptyTables, testDb } from '../../db/test-database.ts';
import { callAs } from '../../harness/call-as.ts';
import { signInAsStaff } from '../../harness/sign-in-as.ts';
import { testApp, testNow } from '../../harness/test-app.ts';
import { armOf, inArm } from '../../published/in-arm.ts';
import { loadContent } from '../load-content.ts';

let app: FastifyInstance;
let staff: Client;
const quickBuy: NewAbTest = {
  name: 'Without quick buy',
  tried: { kind: 'flag', flag: 'quickBuy', value: false },
  markets: ['sv-SE', 'nb-NO'],
  share: 50,
  goal: 'purchase',
};
const quiet = { log: { warn() {} } };

beforeEach(async () => {
  await emptyTables();
  const { db } = await testDb();
  app = await testApp();
  staff = callAs(app, await signInAsStaff(db, { role: 'administrator', now: testNow, seconds: 10_000_000 }));
});

const content = async () => loadContent((await testDb()).db, quiet);
async function run(test: NewAbTest): Promise<number> {
  const [made] = await staff(abTests.create, { body: test });
  await staff(abTests.start, { params: { id: made!.id } });
  const published = await content();
  app.shop.content = () => published;
  return made!.id;
}
const status = async (call: Promise<unknown>) => {
  const answer = await attempt(call);
  return answer.hasError ? [answer.error.status, ...answer.error.errors] : [200];
};

/** A number by which a browser is in this arm. */
function visitorIn(id: number, arm: 'a' | 'b', share = 50): string {
  for (;;) {
    const visitor = randomUUID();
    if (assignArm({ test: id, visitor, share }) === arm) return visitor;
  }
}

type Given = { visitor?: string; isShown?: boolean; market?: string };

async function count(
  id: number,
  events: (Partial<CollectedEvent> & Pick<CollectedEvent, 'name'>)[],
  { visitor, isShown = true, market = 'sv-SE' }: Given,
) {
  const body = {
    consent: true,
    session: randomUUID(),
    ...(visitor && { visitor }),
    test: { id, isShown },
    events: events.map((event) => ({ page: 'homePage' as const, ...event })),
  };
  await callAs(app, { 'user-agent': browser })(analyticsCollect.events, { params: { market }, body });
  await app.shop.collector.reader.flush();
  await rollUp((await testDb()).db);
}

const result = async () => (await staff(abTests.list, {}))[0]!.result;

describe('a test', () => {
  test('of a flag shows B to whoever has its cookie, in its markets only, and A to everybody else', async () => {
    const id = await run(quickBuy);
    const published = await content();
    const seenBy = (market: string, cookie?: string) =>
      inArm(published, market, armOf(published, market, cookie)).byMarket.get(market)!.featureToggles.quickBuy;
    expect(seenBy('sv-SE', `market=sv-SE; ab_tests=${id}.b`)).toBe(false);
    for (const cookie of [undefined, `ab_tests=${id}.a`, `ab_tests=${id + 1}.b`, 'ab_tests=%00', `xab_tests=${id}.b`])
      expect(seenBy('sv-SE', cookie)).toBe(true);
    expect(seenBy('da-DK', `ab_tests=${id}.b`)).toBe(true);
    expect(published.byMarket.get('sv-SE')!.test).toEqual({ id, share: 50, arm: 'a' });
    expect(published.byMarket.get('da-DK')!.test).toBeUndefined();
  });

  test('of a page shows its draft as it was when the test began', async () => {
    const key = { market: 'sv-SE', path: '/i/sale' };
    const page = await staff(editing.createPage, { body: { ...key, title: 'Old' } });
    const publish = await staff(editing.publishPage, { body: { ...key, version: page.version } });
    const save = (heading: string, basedOn: number) =>
      staff(editing.saveDraft, { body: { ...key, basedOn, content: { ...page.content, heading } } });
    const draft = await save('New', publish.version);
    const id = await run({ ...quickBuy, tried: { kind: 'page', path: key.path }, markets: ['sv-SE'] });
    const later = await save('Newer', draft.version);
    const published = await content();
    const headingIn = (arm: 'a' | 'b') => inArm(published, 'sv-SE', arm).byMarket.get('sv-SE')!.pages.get(key.path)!.heading;
    expect([headingIn('a'), headingIn('b')]).toEqual(['Old', 'New']);
    expect(await status(staff(abTests.decide, { params: { id }, body: { winner: 'b' } }))).toContain(409);
    await save('New', later.version);
    expect(await status(staff(abTests.decide, { params: { id }, body: { winner: 'a' } }))).toEqual([200]);
    expect((await content()).tried?.size).toBe(0);
  });

  test('is one at a time in a market, is not begun twice and ends for good', async () => {
    const id = await run(quickBuy);
    const [second] = await staff(abTests.create, { body: { ...quickBuy, markets: ['nb-NO'] } });
    expect(await status(staff(abTests.start, { params: { id: second!.id } }))).toEqual([409, 'studio.ab_test_market_taken']);
    expect(await status(staff(abTests.start, { params: { id } }))).toEqual([409, 'studio.ab_test_moved']);
    await staff(abTests.stop, { params: { id } });
    expect((await content()).tried?.size).toBe(0);
    expect(await status(staff(abTests.start, { params: { id } }))).toEqual([409, 'studio.ab_test_moved']);
    expect(await status(staff(abTests.start, { params: { id: second!.id } }))).toEqual([200]);
    expect(await status(staff(abTests.start, { params: { id: 999 } }))).toContain(404);
  });

  test('that is won sets the flag in its markets, and one that is lost changes nothing', async () => {
    const id = await run(quickBuy);
    await staff(abTests.decide, { params: { id }, body: { winner: 'b' } });
    const won = await content();
    expect(['sv-SE', 'nb-NO', 'da-DK'].map((market) => won.byMarket.get(market)!.featureToggles.quickBuy)).toEqual([false, false, true]);
    const other = await run({ ...quickBuy, markets: ['da-DK'] });
    await staff(abTests.decide, { params: { id: other }, body: { winner: 'a' } });
    expect((await content()).byMarket.get('da-DK')!.featureToggles.quickBuy).toBe(true);
    expect((await staff(abTests.list, {})).map(({ state, winner }) => [state, winner])).toEqual([
      ['decided', 'a'],
      ['decided', 'b'],
    ]);
  });

  test.each<[string, Partial<NewAbTest>]>([
    ['a market that does not exist', { markets: ['xx-XX'] }],
    ['what closes the shop', { tried: { kind: 'flag', flag: 'maintenanceMode', value: true } }],
    ['a value of another kind', { tried: { kind: 'flag', flag: 'quickBuy', value: 3 } }],
    ['revenue in two currencies', { goal: 'revenue', markets: ['sv-SE', 'nb-NO'] }],
    ['everybody', { share: 100 }],
  ])('of %s is refused', async (_, change) => {
    expect(await status(staff(abTests.create, { body: { ...quickBuy, ...change } }))).toContain(400);
  });

  test('of a page without a draft is not started', async () => {
    const [made] = await staff(abTests.create, { body: { ...quickBuy, tried: { kind: 'page', path: '/i/nothing' } } });
    expect(await status(staff(abTests.start, { params: { id: made!.id } }))).toEqual([409, 'studio.ab_test_no_draft']);
  });

  test('is read by those who read content, and changed only by those who publish', async () => {
    const { db } = await testDb();
    const reader = callAs(app, await signInAsStaff(db, { role: 'customer-service', now: testNow }));
    expect(await status(reader(abTests.create, { body: quickBuy }))).toContain(404);
    expect(await status(callAs(app)(abTests.list, {}))).toContain(401);
  });
});

describe('what is counted', () => {
  test('visitors of both arms once each, what they do after they were shown it, and what they spend', async () => {
    const id = await run({ ...quickBuy, goal: 'basket' });
    const [one, two] = [visitorIn(id, 'a'), visitorIn(id, 'b')];
    await count(id, [{ name: 'page_view' }], { visitor: one });
    await count(id, [{ name: 'page_view' }, { name: 'add_to_cart' }], { visitor: one });
    await count(id, [{ name: 'page_view' }], { visitor: two });
    await count(id, [{ name: 'purchase', value: 3_000 }], { visitor: two, isShown: false });
    await count(id, [{ name: 'purchase', value: 4_000 }], { visitor: two, isShown: false, market: 'nb-NO' });
    expect(await result()).toMatchObject({
      a: { visitors: 1, added: 1, converted: 0, revenue: 0 },
      b: { visitors: 1, added: 0, converted: 1, revenue: 7_000 },
      ...{ verdict: 'too-early', isMisshared: false },
    });
    const { db } = await testDb();
    const { rows } = await db.execute('select sum(revenue_squares)::int as squares from analytics_test_arm');
    expect(rows).toEqual([{ squares: 49_000_000 }]);
  });

  test('nobody who was not shown it, has no number or names another test; and nothing that is kept names a browser', async () => {
    const id = await run(quickBuy);
    const visitor = visitorIn(id, 'b');
    await count(id, [{ name: 'purchase', value: 1 }], { visitor, isShown: false });
    await count(id, [{ name: 'page_view' }], {});
    await count(id + 1, [{ name: 'page_view' }], { visitor });
    await count(id, [{ name: 'page_view' }], { visitor, market: 'da-DK' });
    expect(await result()).toMatchObject({ a: { visitors: 0 }, b: { visitors: 0 } });
    await count(id, [{ name: 'page_view' }], { visitor });
    const { db } = await testDb();
    const { rows } = await db.execute('select to_jsonb(s) as row from analytics_test_subject s');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(visitor);
  });
});

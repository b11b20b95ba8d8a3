import { readFileSync } from 'node:fs';
import { attempt } from '@selvedge/contract/attempt.ts';
import type { Client } from '@selvedge/contract/client.ts';
import { flags } from '@selvedge/contract/studio/flags.ts';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import { emptyTables, testDb } from '../../db/test-database.ts';
import { callAs } from '../../harness/call-as.ts';
import { signInAsStaff } from '../../harness/sign-in-as.ts';
import { testApp, testNow } from '../../harness/test-app.ts';
import { loadContent } from '../load-content.ts';
import { listMaintenance } from './list-maintenance.ts';

let app: FastifyInstance;
let manager: Client;

beforeEach(async () => {
  await emptyTables();
  const { db } = await testDb();
  app = await testApp();
  manager = callAs(app, await signInAsStaff(db, { role: 'country-manager', now: testNow }));
});

const baltic = ['et-EE', 'lv-LV', 'lt-LT', 'fi-FI', 'pl-PL'];
const off = (market: string, before: boolean | null = null) => ({ market, name: 'quickBuy' as const, before, value: false });

async function quickBuyIn(market: string): Promise<boolean | undefined> {
  const { db } = await testDb();
  return (await loadContent(db, { log: { warn() {} } })).byMarket.get(market)?.featureToggles.quickBuy;
}

test('MKT-047 a feature is switched in five markets at once and nowhere else, and back again', async () => {
  const cells = await manager(flags.change, { body: { changes: baltic.map((market) => off(market)) } });
  expect(cells.map(({ market, value }) => [market, value]).sort()).toEqual(baltic.map((market) => [market, false]).sort());
  expect([await quickBuyIn('et-EE'), await quickBuyIn('sv-SE')]).toEqual([false, true]);
  const back = baltic.map((market) => ({ market, name: 'quickBuy' as const, before: false, value: null }));
  expect(await manager(flags.change, { body: { changes: back } })).toEqual([]);
  expect(await quickBuyIn('et-EE')).toBe(true);
});

test('a value for every market holds where a market has none of its own', async () => {
  await manager(flags.change, { body: { changes: [off('*'), { ...off('de-DE'), value: true }] } });
  expect([await quickBuyIn('et-EE'), await quickBuyIn('de-DE')]).toEqual([false, true]);
});

test('who switched what is told for each market, whether alone or with others', async () => {
  await manager(flags.change, { body: { changes: baltic.map((market) => off(market)) } });
  await manager(flags.change, { body: { changes: [{ ...off('et-EE', false), value: true }] } });
  const past = await manager(flags.history, { query: { market: 'et-EE', name: 'quickBuy' } });
  expect(past).toMatchObject([
    { before: false, after: true },
    { before: null, after: false },
  ]);
  expect(past[0]?.who).toContain('country-manager');
  expect(past[0]?.name).not.toContain('@');
  expect(await manager(flags.history, { query: { market: 'et-EE', name: 'returns' } })).toEqual([]);
});

test('what somebody else switched meanwhile refuses the whole change', async () => {
  await manager(flags.change, { body: { changes: [off('lv-LV')] } });
  const answer = await attempt(manager(flags.change, { body: { changes: baltic.map((market) => off(market)) } }));
  expect(answer.hasError && [answer.error.status, answer.error.errors]).toEqual([409, ['studio.flag_changed_elsewhere']]);
  expect(await quickBuyIn('et-EE')).toBe(true);
});

test('of two who set the same flag of one market at once, one is refused and reads who was quicker', async () => {
  const { db } = await testDb();
  const colleague = callAs(app, await signInAsStaff(db, { role: 'administrator', now: testNow }));
  const timer = (value: number) => ({ changes: [{ market: 'et-EE', name: 'idleTimerMs' as const, before: null, value }] });
  const people = [manager, colleague];
  const answers = await Promise.all([45, 90].map((value, index) => attempt(people[index]!(flags.change, { body: timer(value) }))));
  const refused = answers.findIndex(({ hasError }) => hasError);
  expect(answers.filter(({ hasError }) => hasError).map((answer) => answer.hasError && answer.error.status)).toEqual([409]);
  const stands = refused === 0 ? 90 : 45;
  expect(await people[refused]!(flags.matrix, {})).toMatchObject([{ market: 'et-EE', name: 'idleTimerMs', value: stands }]);
  const past = await people[refused]!(flags.history, { query: { market: 'et-EE', name: 'idleTimerMs' } });
  expect(past).toMatchObject([
    { before: null, after: stands, who: expect.stringContaining(refused === 0 ? 'administrator' : 'country-manager') },
  ]);
});

test.each([
  ['a market that does not exist', [off('xx-XX')], 'studio.market_unknown'],
  ['a number for a switch', [{ ...off('et-EE'), value: 5 }], 'validation.invalid_type'],
  ['the same twice', [off('et-EE'), off('et-EE')], 'studio.flag_twice'],
])('%s is refused', async (_, changes, reason) => {
  const answer = await attempt(manager(flags.change, { body: { changes } }));
  expect(answer.hasError && [answer.error.status, answer.error.errors]).toEqual([400, [reason]]);
});

test('an editor sees the switches and may not touch them', async () => {
  const { db } = await testDb();
  const editor = callAs(app, await signInAsStaff(db, { role: 'editor', now: testNow }));
  expect(await editor(flags.matrix, {})).toEqual([]);
  const answer = await attempt(editor(flags.change, { body: { changes: [off('et-EE')] } }));
  expect(answer.hasError && answer.error.status).toBe(404);
});

test('AUT-107 a market that had switched off signing in through others has all three switched off after the upgrade', async () => {
  const { db } = await testDb();
  await db.execute(
    sql`insert into feature_flag (market, name, value) values ('*', 'socialLogin', 'false'), ('hu-HU', 'socialLogin', 'true')`,
  );
  const upgrade = readFileSync(new URL('../../db/migrations/0098-switch-per-provider.sql', import.meta.url), 'utf8');
  await db.execute(sql.raw(upgrade));
  const { rows } = await db.execute(sql`select market, name, value from feature_flag where name like '%Login' order by market, name`);
  expect(rows).toEqual([
    ...['appleLogin', 'facebookLogin', 'googleLogin'].map((name) => ({ market: '*', name, value: false })),
    ...['appleLogin', 'facebookLogin', 'googleLogin'].map((name) => ({ market: 'hu-HU', name, value: true })),
  ]);
});

test('markets closed for maintenance are listed for every member of staff, with what is closed in them', async () => {
  const closed = { market: 'lv-LV', name: 'maintenanceMode' as const, before: null, value: true };
  const login = { market: 'pl-PL', name: 'loginPageMaintenance' as const, before: null, value: true };
  await manager(flags.change, { body: { changes: [closed, login] } });
  const { db } = await testDb();
  expect(listMaintenance(await loadContent(db, { log: { warn() {} } }))).toEqual(
    expect.arrayContaining([
      { market: 'lv-LV', closes: 'shop' },
      { market: 'pl-PL', closes: 'login' },
    ]),
  );
});

import { attempt } from '@selvedge/contract/attempt.ts';
import type { Client } from '@selvedge/contract/client.ts';
import { editing } from '@selvedge/contract/studio/editing.ts';
import { translations } from '@selvedge/contract/studio/translations.ts';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import { emptyTables, testDb } from '../../db/test-database.ts';
import { callAs } from '../../harness/call-as.ts';
import { signInAsStaff } from '../../harness/sign-in-as.ts';
import { testApp, testNow } from '../../harness/test-app.ts';
import { publishOverdue } from '../editing/go-live.ts';
import { previewContent } from '../editing/preview-content.ts';
import { loadContent } from '../load-content.ts';

const place = { scope: 'en', key: 'page.basket.title' };
const quiet = { warn() {} };
const friday = new Date(testNow.getTime() + 4 * 86_400_000);
const body = (text: string | null, basedOn = 0) => ({
  ...{ name: 'Friday', dueAt: friday.toISOString() },
  texts: [{ ...place, text, basedOn }],
});
let app: FastifyInstance;
let ada: Client;

beforeEach(async () => {
  await emptyTables();
  app = await testApp();
  ada = callAs(app, await signInAsStaff((await testDb()).db, { role: 'editor', now: testNow }));
});

async function shown(market = 'en-GB'): Promise<string | undefined> {
  return (await loadContent((await testDb()).db, { log: quiet })).byMarket.get(market)?.translations[place.key];
}

test('a text that is planned is shown from its moment on, with a version that says so', async () => {
  const { db } = await testDb();
  expect(await ada(editing.planRelease, { body: body('Bag') })).toMatchObject({ texts: [{ ...place, text: 'Bag' }] });
  await publishOverdue(db, testNow);
  expect(await shown()).toBe('Basket');
  await publishOverdue(db, friday);
  expect([await shown(), await shown('en-IE')]).toEqual(['Bag', 'Bag']);
  expect(await ada(translations.history, { query: { key: place.key } })).toMatchObject([{ number: 1, text: 'Bag', source: 'release' }]);
});

test('a text that was written meanwhile is replaced, and is there to go back to', async () => {
  const { db } = await testDb();
  await ada(editing.planRelease, { body: body('Bag') });
  await ada(translations.save, { body: { changes: [{ ...place, text: 'Trolley', basedOn: 0 }] } });
  const field = { at: '', planned: 'Bag', live: 'Trolley', changedAt: testNow.toISOString(), who: expect.stringContaining('@') };
  const overlaps = [{ kind: 'text', market: place.scope, name: place.key, fields: [field] }];
  expect((await ada(editing.listReleases, {}))[0]).toMatchObject({ overlaps });
  await publishOverdue(db, friday);
  expect(await shown()).toBe('Bag');
  const history = await ada(translations.history, { query: { key: place.key } });
  expect(history.map(({ number, text }) => [number, text])).toEqual([
    [2, 'Bag'],
    [1, 'Trolley'],
  ]);
});

test('who plans other words with the same release is told which ones gave way', async () => {
  const { id } = await ada(editing.planRelease, { body: body('Bag') });
  const params = { id };
  const plan = (text: string | null) => ada(editing.changeRelease, { params, body: { addTexts: [{ ...place, text, basedOn: 0 }] } });
  expect(await plan('Trolley')).toMatchObject({ texts: [{ text: 'Trolley' }], replacedTexts: [{ ...place, text: 'Bag' }] });
  expect((await plan('Trolley')).replacedTexts).toEqual([]);
  expect((await plan(null)).replacedTexts).toEqual([{ ...place, text: 'Trolley' }]);
  expect((await plan('Bag')).replacedTexts).toEqual([{ ...place, text: null }]);
});

test('a text can be planned to be taken back, and taken out of the plan', async () => {
  const { db } = await testDb();
  await ada(translations.save, { body: { changes: [{ ...place, text: 'Trolley', basedOn: 0 }] } });
  const { id } = await ada(editing.planRelease, { body: body(null, 1) });
  const other = { scope: 'fr', key: place.key };
  await ada(editing.changeRelease, { params: { id }, body: { addTexts: [{ ...other, text: 'Sac', basedOn: 0 }] } });
  const { texts } = await ada(editing.changeRelease, { params: { id }, body: { removeTexts: [other] } });
  expect(texts).toEqual([{ ...place, text: null }]);
  await publishOverdue(db, friday);
  expect(await shown()).toBe('Basket');
});

test('what could not be shown cannot be planned, nor what somebody else has written since', async () => {
  const bad = await attempt(ada(editing.planRelease, { body: body('Bag of {nobody}') }));
  expect(bad).toMatchObject({ hasError: true, error: { status: 400 } });
  await ada(translations.save, { body: { changes: [{ ...place, text: 'Trolley', basedOn: 0 }] } });
  const late = await attempt(ada(editing.planRelease, { body: body('Bag') }));
  expect(late).toMatchObject({ hasError: true, error: { status: 409, errors: ['studio.text_changed_elsewhere'] } });
  expect(await ada(editing.listReleases, {})).toEqual([]);
});

test('a preview of a date says what will be said then, and now says what is said now', async () => {
  const { db } = await testDb();
  await ada(editing.planRelease, { body: body('Bag') });
  const content = await loadContent(db, { log: quiet });
  const see = async (at: Date, market = 'en-GB') =>
    (await previewContent(db, content, { market, at, drafts: false })).byMarket.get(market)?.translations[place.key];
  expect(await see(testNow)).toBe('Basket');
  expect(await see(friday)).toBe('Bag');
});

test('a file of many languages is counted in its release and goes live as one', async () => {
  const { db } = await testDb();
  const { english, scopes } = await ada(translations.book, {});
  const keys = Object.keys(english).filter((key) => !english[key]!.includes('{') && !/_(one|other)$/.test(key));
  const languages = scopes.filter(({ scope }) => scope.length === 2 && scope !== 'en').map(({ scope }) => scope);
  const { id } = await ada(editing.planRelease, { body: { ...body('Bag'), name: 'File' } });
  // More than one statement can carry: it would be refused in the minute it is due.
  const most = Math.ceil(10_000 / keys.length);
  await db.execute(sql`insert into release_text (release_id, scope, key, text) select ${id}, scope, key, scope || ' ' || key
    from unnest(${sql.param(languages.slice(0, most))}::text[]) scope, unnest(${sql.param(keys)}::text[]) key`);
  const [release] = await ada(editing.listReleases, {});
  expect(release?.textCount).toBeGreaterThan(65_535 / 7);
  expect(release?.texts).toHaveLength(200);
  const [first] = languages;
  const planned = await ada(translations.planned, { query: { key: place.key } });
  expect(planned).toContainEqual({ id, name: 'File', dueAt: friday.toISOString(), scope: first, text: `${first} ${place.key}` });
  await ada(editing.publishRelease, { params: { id } });
  expect(await shown()).toBe('Bag');
  expect(await ada(translations.planned, { query: { key: place.key } })).toEqual([]);
  const { rows } = await db.execute<{ count: string }>(sql`select count(*) from translation_version where source = 'release'`);
  expect(Number(rows[0]?.count)).toBe(release?.textCount);
});

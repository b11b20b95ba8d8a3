import { attempt } from '@selvedge/contract/attempt.ts';
import type { Client } from '@selvedge/contract/client.ts';
import type { RichNode } from '@selvedge/contract/content/rich-node.ts';
import { editing } from '@selvedge/contract/studio/editing.ts';
import { wordsOfRichText } from '@selvedge/domain/content/words-of-rich-text.ts';
import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import { emptyTables, testDb } from '../../db/test-database.ts';
import { callAs } from '../../harness/call-as.ts';
import { signInAsStaff } from '../../harness/sign-in-as.ts';
import { testApp, testNow } from '../../harness/test-app.ts';
import { relayOutbox } from '../../jobs/relay-outbox.ts';
import { readRevision } from '../../revision/revision.ts';
import { loadContent } from '../load-content.ts';
import { publishOverdue } from './go-live.ts';
import { previewContent } from './preview-content.ts';
import { releaseHandlers } from './schedule-releases.ts';

const markets = ['de-DE', 'fr-FR'];
const path = '/i/sale';
const quiet = { warn() {}, error() {} };
const inHours = (hours: number) => new Date(testNow.getTime() + hours * 3_600_000);
let now = testNow;
let app: FastifyInstance;
let ada: Client;

beforeEach(async () => {
  await emptyTables();
  now = testNow;
  app = await testApp({ clock: () => now });
  ada = callAs(app, await signInAsStaff((await testDb()).db, { role: 'editor', now, seconds: 1_000_000 }));
});

async function write(market: string, text: string): Promise<{ market: string; path: string; version: number }> {
  const key = { market, path };
  const known = await attempt(ada(editing.getPage, { query: key }));
  const page = known.hasError ? await ada(editing.createPage, { body: { ...key, title: 'Sale' } }) : known.data;
  const rows = { top: [{ id: 'row', blocks: [{ id: 'words', _alias: 'text', text }] }], bottom: [] };
  const { version } = await ada(editing.saveDraft, { body: { ...key, basedOn: page.version, content: { ...page.content, rows } } });
  return { ...key, version };
}

const words = (nodes: unknown) => (nodes ? wordsOfRichText(nodes as RichNode[]) : undefined);

async function shown(): Promise<(string | undefined)[]> {
  const content = await loadContent((await testDb()).db, { log: quiet });
  return markets.map((market) => content.byMarket.get(market)?.pages.get(path)?.rows.top[0]?.blocks[0]?.text).map(words);
}

const plan = async (text: string, dueAt?: Date) =>
  ada(editing.planRelease, {
    body: { name: text, ...(dueAt && { dueAt: dueAt.toISOString() }), pages: [await write('de-DE', text), await write('fr-FR', text)] },
  });

async function deliver(): Promise<void> {
  const { db } = await testDb();
  await relayOutbox({ db, handlers: releaseHandlers({ db, clock: () => now }), now, log: quiet });
}

test('changes of two markets go live together at their moment, in one revision', async () => {
  const { db } = await testDb();
  const release = await plan('Sale', inHours(2));
  await write('de-DE', 'Later work that is not part of it');
  now = new Date(inHours(2).getTime() - 1_000);
  await deliver();
  expect(await shown()).toEqual([undefined, undefined]);
  const before = Number(await readRevision(db, 'content'));
  now = inHours(2);
  await deliver();
  expect(await shown()).toEqual(['Sale', 'Sale']);
  expect(Number(await readRevision(db, 'content'))).toBe(before + 1);
  expect(await ada(editing.listReleases, {})).toMatchObject([{ id: release.id, state: 'live', endedAt: now.toISOString() }]);
  await deliver();
  expect(await publishOverdue(db, now)).toEqual({ failed: [] });
  expect(await ada(editing.listVersions, { query: { market: 'de-DE', path } })).toHaveLength(1);
});

test('a release whose moment passed while nothing ran goes live with the next look', async () => {
  const { db } = await testDb();
  await plan('Sale', inHours(2));
  now = inHours(30);
  await publishOverdue(db, now);
  expect(await shown()).toEqual(['Sale', 'Sale']);
});

test('a release that is moved or called off does not go live at its old moment', async () => {
  const moved = await plan('Moved', inHours(2));
  await ada(editing.changeRelease, { params: { id: moved.id }, body: { dueAt: inHours(5).toISOString() } });
  const off = await plan('Off', inHours(2));
  await ada(editing.cancelRelease, { params: { id: off.id } });
  now = inHours(3);
  await deliver();
  expect(await shown()).toEqual([undefined, undefined]);
  now = inHours(5);
  await deliver();
  expect(await shown()).toEqual(['Moved', 'Moved']);
});

test('two processes at the same moment publish it once', async () => {
  const { db } = await testDb();
  await plan('Sale', inHours(1));
  now = inHours(1);
  await Promise.all([publishOverdue(db, now), publishOverdue(db, now), publishOverdue(db, now)]);
  expect(await shown()).toEqual(['Sale', 'Sale']);
  expect(await ada(editing.listVersions, { query: { market: 'fr-FR', path } })).toHaveLength(1);
});

test('a release that is over can be neither changed nor published again', async () => {
  const { id } = await plan('Sale');
  await ada(editing.publishRelease, { params: { id } });
  expect(await shown()).toEqual(['Sale', 'Sale']);
  const answers = await Promise.all([
    attempt(ada(editing.publishRelease, { params: { id } })),
    attempt(ada(editing.cancelRelease, { params: { id } })),
    attempt(ada(editing.changeRelease, { params: { id }, body: { name: 'Other' } })),
  ]);
  for (const answer of answers) expect(answer).toMatchObject({ hasError: true, error: { status: 409 } });
});

test('what cannot go live cannot be planned, and nothing of the plan is kept', async () => {
  const good = await write('de-DE', 'Good');
  const page = await ada(editing.getPage, { query: { market: 'de-DE', path } });
  const rows = { top: [{ id: 'row', blocks: [] }], bottom: [] };
  const { version } = await ada(editing.saveDraft, {
    body: { market: 'de-DE', path, basedOn: page.version, content: { ...page.content, rows } },
  });
  const refused = await attempt(ada(editing.planRelease, { body: { name: 'Bad', pages: [{ ...good, version }] } }));
  expect(refused).toMatchObject({ hasError: true, error: { status: 400 } });
  expect(await ada(editing.listReleases, {})).toEqual([]);
});

test('a preview of a date shows what is planned until then, and drafts where they are wanted', async () => {
  const { db } = await testDb();
  await plan('Monday', inHours(24));
  await plan('Friday', inHours(96));
  await write('de-DE', 'Not planned');
  const content = await loadContent(db, { log: quiet });
  const see = async (at: Date, drafts: boolean, market = 'de-DE') => {
    const looked = await previewContent(db, content, { market, at, drafts });
    return words(looked.byMarket.get(market)?.pages.get(path)?.rows.top[0]?.blocks[0]?.text);
  };
  expect(await see(now, false)).toBeUndefined();
  expect(await see(inHours(24), false)).toBe('Monday');
  expect(await see(inHours(100), false)).toBe('Friday');
  expect(await see(inHours(100), true)).toBe('Not planned');
  expect(await see(inHours(30), true, 'sv-SE')).toBeUndefined();
});

import { attempt } from '@selvedge/contract/attempt.ts';
import type { Client } from '@selvedge/contract/client.ts';
import { Text } from '@selvedge/contract/content/blocks/text.ts';
import type { RichNode } from '@selvedge/contract/content/rich-node.ts';
import { editing } from '@selvedge/contract/studio/editing.ts';
import type { EditedContent } from '@selvedge/contract/studio/page-edit.ts';
import { studio } from '@selvedge/contract/studio/staff.ts';
import { wordsOfRichText } from '@selvedge/domain/content/words-of-rich-text.ts';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import { emptyTables, testDb } from '../../db/test-database.ts';
import { callAs } from '../../harness/call-as.ts';
import { signInAsStaff } from '../../harness/sign-in-as.ts';
import { testApp, testNow } from '../../harness/test-app.ts';
import { loadContent } from '../load-content.ts';
import { readRichText } from '../rich-text/to-rich-text.ts';

const key = { market: 'de-DE', path: '/i/spring' };
let now = testNow;
let app: FastifyInstance;
let ada: Client;
let bob: Client;

beforeEach(async () => {
  await emptyTables();
  now = testNow;
  app = await testApp({ clock: () => now });
  const { db } = await testDb();
  ada = callAs(app, await signInAsStaff(db, { role: 'editor', now }));
  bob = callAs(app, await signInAsStaff(db, { role: 'editor', now }));
});

const words = (text: string) => [{ id: 'row', blocks: [{ ...wordsBlock, text: readRichText(text) }] }];
/** A text block as it is stored: complete. */
const wordsBlock = Text.parse({ id: 'words', _alias: 'text', text: [] });
const withWords = (content: EditedContent, text: string): EditedContent => ({ ...content, rows: { ...content.rows, top: words(text) } });

/** What shoppers of a market get at the path. */
async function liveAt({ market, path } = key): Promise<string | undefined> {
  const { db } = await testDb();
  const content = await loadContent(db, { log: { warn() {} } });
  const block = content.byMarket.get(market)?.pages.get(path)?.rows.top[0]?.blocks[0];
  return block && wordsOfRichText(block.text as RichNode[]);
}

async function begin(text = 'First words', on = ada) {
  const page = await on(editing.createPage, { body: { ...key, title: 'Spring' } });
  const saved = await on(editing.saveDraft, { body: { ...key, basedOn: page.version, content: withWords(page.content, text) } });
  return { content: withWords(page.content, text), version: saved.version };
}

test('a page is begun, worked on and published, and only then do shoppers see it', async () => {
  const { version } = await begin();
  expect(await liveAt()).toBeUndefined();
  expect(await ada(editing.getPage, { query: key })).toMatchObject({ state: 'draft', version, title: 'Spring', alias: 'contentPage' });
  expect(await ada(editing.publishPage, { body: { ...key, version } })).toMatchObject({ state: 'live', number: 1 });
  expect(await liveAt()).toBe('First words');
  const [found] = await ada(editing.listPages, { query: { market: 'de-DE', q: 'spri' } });
  expect(found).toMatchObject({ ...key, state: 'live', title: 'Spring' });
  expect(await ada(editing.listPages, { query: { market: 'de-DE', q: '100%' } })).toEqual([]);
});

test('work on a live page is not seen until it is published', async () => {
  const { version, content } = await begin();
  await ada(editing.publishPage, { body: { ...key, version } });
  const saved = await ada(editing.saveDraft, { body: { ...key, basedOn: version, content: withWords(content, 'Second words') } });
  expect(saved.state).toBe('changed');
  expect(await liveAt()).toBe('First words');
});

test('of two editors who save on the same version, the second is told, and nothing is overwritten', async () => {
  const { version, content } = await begin();
  await bob(editing.saveDraft, { body: { ...key, basedOn: version, content: withWords(content, "Bob's words") } });
  const refused = await attempt(ada(editing.saveDraft, { body: { ...key, basedOn: version, content: withWords(content, "Ada's words") } }));
  expect(refused).toMatchObject({ hasError: true, error: { status: 409, errors: ['studio.page_changed_elsewhere'] } });
  expect(await ada(editing.getPage, { query: key })).toMatchObject({ content: withWords(content, "Bob's words"), version: version + 1 });
  expect(await attempt(ada(editing.publishPage, { body: { ...key, version } }))).toMatchObject({ hasError: true, error: { status: 409 } });
});

test('who goes on from another’s work after a look at both keeps it as a version', async () => {
  const { version, content } = await begin();
  const theirs = await bob(editing.saveDraft, { body: { ...key, basedOn: version, content: withWords(content, "Bob's words") } });
  const mine = withWords(content, "Ada's words");
  await ada(editing.saveDraft, { body: { ...key, basedOn: theirs.version, content: mine, keepsOther: true } });
  const [kept] = await ada(editing.listVersions, { query: key });
  expect(kept).toMatchObject({ kind: 'kept' });
  const { content: their } = await ada(editing.getVersion, { query: { ...key, number: kept!.number } });
  expect(their).toEqual(withWords(content, "Bob's words"));
});

test('of ten saves at the same moment one is kept', async () => {
  const { version, content } = await begin();
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      attempt(ada(editing.saveDraft, { body: { ...key, basedOn: version, content: withWords(content, `Words ${index}`) } })),
    ),
  );
  expect(answers.filter((answer) => !answer.hasError)).toHaveLength(1);
});

test('an unfinished page is kept as a draft and refused when it is to go live, with what is missing where', async () => {
  const { version, content } = await begin();
  const unfinished = {
    ...content,
    rows: {
      top: [
        { id: 'row', blocks: [{ id: 'a', _alias: 'noSuchBlock' }] },
        { id: 'next', blocks: [] },
      ],
      bottom: [],
    },
  };
  const saved = await ada(editing.saveDraft, { body: { ...key, basedOn: version, content: unfinished } });
  const refused = await attempt(ada(editing.publishPage, { body: { ...key, version: saved.version } }));
  expect(refused).toMatchObject({ hasError: true, error: { status: 400 } });
  expect(await ada(editing.checkPage, { query: key })).toEqual([
    { at: 'rows.top.0.blocks.0', keys: ['studio.block_unknown'] },
    { at: 'rows.top.1.blocks', keys: ['studio.row_empty'] },
  ]);
  expect(await liveAt()).toBeUndefined();
});

test('a version is looked at, compared and restored; the work it replaces is kept', async () => {
  const { version, content } = await begin('One');
  await ada(editing.publishPage, { body: { ...key, version } });
  const two = await ada(editing.saveDraft, { body: { ...key, basedOn: version, content: withWords(content, 'Two') } });
  await ada(editing.publishPage, { body: { ...key, version: two.version } });
  const three = await ada(editing.saveDraft, { body: { ...key, basedOn: two.version, content: withWords(content, 'Three') } });
  const restored = await bob(editing.restoreVersion, { body: { ...key, number: 1, basedOn: three.version } });
  expect(restored.content).toEqual(withWords(content, 'One'));
  expect(await liveAt()).toBe('Two');
  const versions = await ada(editing.listVersions, { query: key });
  expect(versions.map(({ number, kind }) => [number, kind])).toEqual([
    [3, 'kept'],
    [2, 'published'],
    [1, 'published'],
  ]);
  expect((await ada(editing.getVersion, { query: { ...key, number: 3 } })).content).toEqual(withWords(content, 'Three'));
});

test('the first change of a page that the shop was opened with keeps what it was', async () => {
  const { db } = await testDb();
  const before = { _meta: { alias: 'homePage', url: '/de-DE' }, seo: { title: 'Home' }, rows: { top: words('Opened with'), bottom: [] } };
  await db.execute(sql`insert into page (market, path, alias, content, published)
    values ('de-DE', '', 'homePage', ${JSON.stringify(before)}::jsonb, true)`);
  const home = { market: 'de-DE', path: '' };
  const page = await ada(editing.getPage, { query: home });
  expect(page).toMatchObject({ version: 0, state: 'live' });
  const saved = await ada(editing.saveDraft, { body: { ...home, basedOn: 0, content: withWords(page.content, 'New') } });
  await ada(editing.publishPage, { body: { ...home, version: saved.version } });
  expect(await liveAt(home)).toBe('New');
  const versions = await ada(editing.listVersions, { query: home });
  expect(versions).toHaveLength(2);
  await ada(editing.restoreVersion, { body: { ...home, number: 1, basedOn: saved.version } });
  await ada(editing.discardDraft, { body: { ...home, basedOn: saved.version + 1 } });
  expect(await ada(editing.getPage, { query: home })).toMatchObject({ state: 'live', content: withWords(page.content, 'New') });
});

test('a page is taken down and comes back with what it held', async () => {
  const { version } = await begin();
  await ada(editing.publishPage, { body: { ...key, version } });
  await ada(editing.withdrawPage, { body: key });
  expect(await liveAt()).toBeUndefined();
  expect(await ada(editing.getPage, { query: key })).toMatchObject({ state: 'withdrawn' });
  expect(await attempt(ada(editing.withdrawPage, { body: key }))).toMatchObject({ hasError: true, error: { status: 404 } });
  await ada(editing.publishPage, { body: { ...key, version } });
  expect(await liveAt()).toBe('First words');
});

test('a page is copied to other markets as drafts, with its links in those markets', async () => {
  const { version, content } = await begin();
  const linked = {
    ...content,
    filters: [
      { title: 'Coats', url: '/de-DE/women/coats' },
      { title: 'Elsewhere', url: 'https://example.com/de-DE' },
    ],
  };
  await ada(editing.saveDraft, { body: { ...key, basedOn: version, content: linked } });
  const copies = await ada(editing.copyPage, { body: { ...key, to: ['fr-FR', 'sv-SE', 'de-DE'] } });
  expect(copies).toEqual([
    { market: 'fr-FR', path: key.path, version: 1 },
    { market: 'sv-SE', path: key.path, version: 1 },
  ]);
  const there = await ada(editing.getPage, { query: { market: 'fr-FR', path: key.path } });
  expect(there.content.filters).toEqual([
    { title: 'Coats', url: '/fr-FR/women/coats' },
    { title: 'Elsewhere', url: 'https://example.com/de-DE' },
  ]);
  expect(there.content._meta.url).toBe('/fr-FR/i/spring');
  await ada(editing.copyPage, { body: { ...key, to: ['fr-FR'] } });
  expect(await ada(editing.listVersions, { query: { market: 'fr-FR', path: key.path } })).toMatchObject([{ kind: 'kept' }]);
});

test('a page cannot be begun where goods or another page stand', async () => {
  await begin();
  expect(await attempt(begin())).toMatchObject({ hasError: true, error: { status: 409 } });
  for (const path of ['/p/coat/1', '/stores/berlin/p/1', '/a/../b', '/i/a/b/..']) {
    const refused = await attempt(ada(editing.createPage, { body: { market: 'de-DE', path, title: 'X' } }));
    expect(refused).toMatchObject({ hasError: true, error: { status: 400 } });
  }
  const shared = await ada(editing.createPage, { body: { market: 'de-DE', path: '/p/:slug/:productId', title: 'Products' } });
  expect(shared.alias).toBe('productPage');
  const unknown = await attempt(ada(editing.createPage, { body: { market: 'xx-XX', path: '/i/x', title: 'X' } }));
  expect(unknown).toMatchObject({ hasError: true, error: { status: 404 } });
});

test('what went live is in the audit log word for word, and a sitting over a draft once', async () => {
  const { db } = await testDb();
  const { version, content } = await begin('Before');
  await ada(editing.publishPage, { body: { ...key, version } });
  let basedOn = version;
  for (const text of ['A', 'Af', 'After']) {
    now = new Date(now.getTime() + 2_000);
    basedOn = (await ada(editing.saveDraft, { body: { ...key, basedOn, content: withWords(content, text) } })).version;
  }
  await ada(editing.publishPage, { body: { ...key, version: basedOn } });
  const admin = callAs(app, await signInAsStaff(db, { role: 'administrator', now }));
  const entries = await admin(studio.listAudit, { query: { limit: 20 } });
  expect(entries.map(({ action }) => action).filter((action) => action.startsWith('page.'))).toEqual([
    'page.publish',
    'page.publish',
    'page.create',
  ]);
  expect(entries.find(({ action }) => action === 'page.publish')).toMatchObject({
    subject: 'de-DE /i/spring',
    before: { 'rows.top.row.blocks.words.text': readRichText('Before') },
    after: { 'rows.top.row.blocks.words.text': readRichText('After'), version: 2 },
  });
  await bob(editing.saveDraft, { body: { ...key, basedOn, content: withWords(content, "Bob's") } });
  const [latest] = await admin(studio.listAudit, { query: { limit: 1 } });
  expect(latest).toMatchObject({ action: 'page.edit', after: { 'rows.top.row.blocks.words.text': readRichText("Bob's") } });
});

test('CMS-001 a page at an address that its market cannot show is refused with the reason, before and when it is published', async () => {
  const at = { market: 'fi-FI', path: '/stores' };
  const { version } = await ada(editing.createPage, { body: { ...at, title: 'Myymälät' } });
  const reason = { at: 'path', keys: ['studio.page_needs_stores'] };
  expect(await ada(editing.checkPage, { query: at })).toContainEqual(reason);
  expect(await attempt(ada(editing.publishPage, { body: { ...at, version } }))).toMatchObject({
    hasError: true,
    error: { status: 400, errors: ['studio.page_needs_stores'] },
  });
  expect(await liveAt(at)).toBeUndefined();
});

test('a page that was taken down comes back as it was, and newer work on it stays a draft', async () => {
  const { version, content } = await begin();
  await ada(editing.publishPage, { body: { ...key, version } });
  await ada(editing.saveDraft, { body: { ...key, basedOn: version, content: withWords(content, 'Not finished') } });
  await ada(editing.withdrawPage, { body: key });
  expect(await liveAt()).toBeUndefined();
  await ada(editing.putPageBack, { body: key });
  expect(await liveAt()).toBe('First words');
  expect(await ada(editing.getPage, { query: key })).toMatchObject({ state: 'changed', content: withWords(content, 'Not finished') });
  expect(await attempt(ada(editing.putPageBack, { body: key }))).toMatchObject({ hasError: true, error: { status: 409 } });
});

test('links that lead nowhere are told before a page is published, wherever they stand in it', async () => {
  const { version, content } = await begin();
  const linked = withWords(content, '<p><a href="/de-DE/i/no-such-page">Mehr</a> <a href="/de-DE/basket">Korb</a></p>');
  await ada(editing.saveDraft, { body: { ...key, basedOn: version, content: linked } });
  expect(await ada(editing.warnOfPage, { query: key })).toEqual([{ at: 'rows.top.0.blocks.0.text', keys: ['studio.warn_dead_link'] }]);
});

test.each([
  ['what the brand says', '*', 2, 2],
  ['what the market says, whatever all others say', 'de-DE', 3, 3],
  ['four, where nobody says anything', 'fr-FR', 1, 4],
])(
  'CMS-007 a row holds %s; one with more is told of when it is saved, and neither published nor planned',
  async (_, market, said, most) => {
    const { db } = await testDb();
    const rule = (of: string, blocksPerRow: number) =>
      db.execute(sql`insert into document (market, name, content) values (${of}, 'menus', ${JSON.stringify({ blocksPerRow })}::jsonb)`);
    await rule(market, said);
    if (market === 'de-DE') await rule('*', 1);
    const { version, content } = await begin();
    const full = (count: number): EditedContent => ({
      ...content,
      rows: {
        ...content.rows,
        top: [{ id: 'row', blocks: Array.from({ length: count }, (__, at) => ({ ...wordsBlock, id: `b${at}`, text: 'x' })) }],
      },
    });
    const tooFull = await ada(editing.saveDraft, { body: { ...key, basedOn: version, content: full(most + 1) } });
    const reason = [{ at: 'rows.top.0.blocks', keys: ['studio.row_too_full'] }];
    expect(await ada(editing.checkPage, { query: key })).toEqual(reason);
    const pages = [{ ...key, version: tooFull.version }];
    const refused = [
      await attempt(ada(editing.publishPage, { body: pages[0]! })),
      await attempt(ada(editing.planRelease, { body: { name: 'Too full', pages } })),
    ];
    expect(refused.map((each) => each.hasError && [each.error.status, each.error.errors])).toEqual([
      [400, ['studio.row_too_full']],
      [400, ['studio.row_too_full']],
    ]);
    const fits = await ada(editing.saveDraft, { body: { ...key, basedOn: tooFull.version, content: full(most) } });
    expect(await ada(editing.publishPage, { body: { ...key, version: fits.version } })).toMatchObject({ state: 'live' });
  },
);

import { ApiException } from '@selvedge/contract/api-exception.ts';
import { content as contentCalls } from '@selvedge/contract/content.ts';
import { home } from '@selvedge/contract/studio/home.ts';
import { terms } from '@selvedge/contract/studio/terms.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { auditTable } from '../../audit/tables.ts';
import { emptyTables, testDb } from '../../db/test-database.ts';
import { callAs } from '../../harness/call-as.ts';
import { signInAsShopper, signInAsStaff } from '../../harness/sign-in-as.ts';
import { testApp, testNow } from '../../harness/test-app.ts';
import type { Role } from '../../identity/roles.ts';
import { previewContent } from '../editing/preview-content.ts';
import { loadContent } from '../load-content.ts';
import { document, everyMarket } from '../tables.ts';
import { holdOverdue } from './decide-terms.ts';

const quiet = { warn() {} };
const key = { market: 'lv-LV', slug: 'terms' };
const said = (text: string) => [{ tag: 'p', children: [{ text }] }];
const old = { slug: 'terms', version: '2026-11-01', title: 'Terms', text: 'Old words' };
const club = { slug: 'customer-club', version: '1', title: 'Club', text: 'Club words' };
beforeEach(emptyTables);

async function open() {
  const { db } = await testDb();
  await db
    .insert(document)
    .values({ market: everyMarket, name: 'terms-and-conditions', content: [old, club], changedAt: new Date('2026-11-01T00:00:00Z') });
  let content = await loadContent(db, { log: quiet });
  const app = await testApp({ content: () => content });
  const as = async (role: Role) => callAs(app, await signInAsStaff(db, { role, now: testNow }));
  const read = async (market: string) => {
    content = await loadContent(db, { log: quiet });
    return callAs(app)(contentCalls.termsAndConditions, { params: { market }, query: { slug: 'terms' } });
  };
  return { db, app, as, read };
}

const status = (call: Promise<unknown>) =>
  call.then(
    () => 200,
    (error: unknown) => (error instanceof ApiException ? error.status : error),
  );

test('terms that are decided for a day hold from that day on, in their market alone', async () => {
  const { db, as, read } = await open();
  const lawyer = await as('editor');
  const { basedOn } = await lawyer(terms.saveTerms, { body: { ...key, basedOn: 0, title: 'Noteikumi', text: 'New words' } });
  const validFrom = '2027-01-01T00:00:00Z';
  const planned = await lawyer(terms.decideTerms, { body: { ...key, basedOn, validFrom, note: 'New law' } });
  expect(planned.versions).toMatchObject([
    { version: '2027-01-01', state: 'planned', note: 'New law' },
    { version: '2026-11-01', state: 'live' },
  ]);
  expect(planned).toMatchObject({ isInherited: true, basedOn: 0 });
  await holdOverdue(db, new Date('2026-12-31T23:59:59Z'));
  expect(await read('lv-LV')).toMatchObject({ text: said('Old words') });
  await holdOverdue(db, new Date(validFrom));
  expect(await read('lv-LV')).toEqual({ slug: 'terms', version: '2027-01-01', title: 'Noteikumi', text: said('New words') });
  expect(await read('lt-LT')).toMatchObject({ text: said('Old words') });
  const after = await lawyer(terms.getTerms, { query: key });
  expect(after.versions.map(({ state }) => state)).toEqual(['live', 'past']);
  // The other terms of the market are still there, and old ones can be read by whoever accepted them.
  const list = await lawyer(terms.listTerms, { query: { market: 'lv-LV' } });
  expect(list.map(({ slug, isInherited }) => [slug, isInherited])).toEqual([
    ['terms', false],
    ['customer-club', false],
  ]);
  expect(await lawyer(terms.getTermsVersion, { query: { ...key, version: '2026-11-01' } })).toMatchObject({ text: said('Old words') });
});

test('terms that were called off never hold, and their words are the draft again', async () => {
  const { db, as, read } = await open();
  const lawyer = await as('editor');
  const { basedOn } = await lawyer(terms.saveTerms, { body: { ...key, basedOn: 0, title: 'T', text: 'New words' } });
  const validFrom = '2027-01-01T00:00:00Z';
  await lawyer(terms.decideTerms, { body: { ...key, basedOn, validFrom } });
  const cancelled = await lawyer(terms.cancelTerms, { body: { ...key, version: '2027-01-01' } });
  expect(cancelled).toMatchObject({ draft: { text: 'New words' }, versions: [{ state: 'cancelled' }, { state: 'live' }] });
  await holdOverdue(db, new Date('2028-01-01T00:00:00Z'));
  expect(await read('lv-LV')).toMatchObject({ text: said('Old words') });
  expect(await status(lawyer(terms.cancelTerms, { body: { ...key, version: '2027-01-01' } }))).toBe(409);
});

test('a moment that has passed is now, and empty terms are refused at their field', async () => {
  const { as, read } = await open();
  const lawyer = await as('editor');
  const empty = await lawyer(terms.saveTerms, { body: { ...key, basedOn: 0, title: ' ', text: 'x' } });
  const decide = (basedOn: number) => lawyer(terms.decideTerms, { body: { ...key, basedOn, validFrom: '2020-01-01T00:00:00Z' } });
  expect(await status(decide(empty.basedOn))).toBe(400);
  const { basedOn } = await lawyer(terms.saveTerms, { body: { ...key, basedOn: empty.basedOn, title: 'T', text: 'Now' } });
  expect((await decide(basedOn)).versions[0]).toMatchObject({ state: 'live', validFrom: testNow.toISOString() });
  expect(await read('lv-LV')).toMatchObject({ text: said('Now'), version: '2026-11-15' });
});

test('two lawyers never write over each other', async () => {
  const { as } = await open();
  const [one, other] = [await as('editor'), await as('administrator')];
  const { basedOn } = await one(terms.saveTerms, { body: { ...key, basedOn: 0, title: 'T', text: 'first' } });
  expect(await status(other(terms.saveTerms, { body: { ...key, basedOn: 0, title: 'T', text: 'second' } }))).toBe(409);
  await other(terms.saveTerms, { body: { ...key, basedOn, title: 'T', text: 'second' } });
  const late = { body: { ...key, basedOn, validFrom: '2027-01-01T00:00:00Z' } };
  expect(await status(one(terms.decideTerms, late))).toBe(409);
  expect(await status(one(terms.discardTerms, { body: { ...key, basedOn } }))).toBe(409);
});

test('two lawyers who change the title and the text are put together', async () => {
  const { as } = await open();
  const [one, other] = [await as('editor'), await as('administrator')];
  const base = { title: 'Terms', text: 'Old words' };
  await one(terms.saveTerms, { body: { ...key, basedOn: 0, title: 'Noteikumi', text: base.text } });
  const both = await other(terms.saveTerms, { body: { ...key, basedOn: 0, base, title: base.title, text: 'New words' } });
  expect(both.draft).toMatchObject({ title: 'Noteikumi', text: 'New words' });
  const same = { body: { ...key, basedOn: 0, base, title: 'Regeln', text: base.text } };
  expect(await status(other(terms.saveTerms, same))).toBe(409);
});

test('terms that are planned keep what was decided for another field in the meantime', async () => {
  const { db, as, read } = await open();
  const lawyer = await as('editor');
  const planned = await lawyer(terms.saveTerms, { body: { ...key, basedOn: 0, title: old.title, text: 'New words' } });
  await lawyer(terms.decideTerms, { body: { ...key, basedOn: planned.basedOn, validFrom: '2027-01-01T00:00:00Z' } });
  const now = await lawyer(terms.saveTerms, { body: { ...key, basedOn: 0, title: 'Noteikumi', text: old.text } });
  await lawyer(terms.decideTerms, { body: { ...key, basedOn: now.basedOn, validFrom: testNow.toISOString() } });
  await holdOverdue(db, new Date('2027-01-01T00:00:00Z'));
  expect(await read('lv-LV')).toMatchObject({ version: '2027-01-01', title: 'Noteikumi', text: said('New words') });
  const kept = await lawyer(terms.getTermsVersion, { query: { ...key, version: '2027-01-01' } });
  expect(kept).toMatchObject({ title: 'Noteikumi', text: said('New words') });
});

test('terms that are planned and would undo what was decided since say so, beside them and on the home page', async () => {
  const { db, as, read } = await open();
  const lawyer = await as('administrator');
  const write = async (words: { title: string; text: string }) =>
    (await lawyer(terms.saveTerms, { body: { ...key, basedOn: 0, ...words } })).basedOn;
  const validFrom = '2027-01-01T00:00:00Z';
  const calm = await lawyer(terms.decideTerms, {
    body: { ...key, basedOn: await write({ title: 'Terms', text: 'Planned words' }), validFrom },
  });
  expect(calm.versions.map(({ overlaps }) => overlaps)).toEqual([[], []]);
  expect((await lawyer(home.look, {})).overlappingTerms).toEqual([]);

  const since = await write({ title: 'Since', text: 'Words since' });
  const warned = await lawyer(terms.decideTerms, { body: { ...key, basedOn: since, validFrom: testNow.toISOString() } });
  const who = expect.stringContaining('@');
  expect(warned.versions.map(({ state, overlaps }) => [state, overlaps])).toEqual([
    ['planned', [{ at: 'text', planned: 'Planned words', live: 'Words since', who, changedAt: testNow.toISOString() }]],
    ['live', []],
    ['past', []],
  ]);
  expect((await lawyer(home.look, {})).overlappingTerms).toMatchObject([{ ...key, validFrom: new Date(validFrom).toISOString() }]);

  // And a preview of the day shows them as they will be.
  const content = await loadContent(db, { log: quiet });
  const seen = await previewContent(db, content, { market: key.market, at: new Date(validFrom), drafts: false });
  const documents = seen.byMarket.get(key.market)!.documents.get('terms-and-conditions') as { slug: string }[];
  await holdOverdue(db, new Date(validFrom));
  expect(documents.find(({ slug }) => slug === 'terms')).toEqual(await read(key.market));
  expect(await read(key.market)).toMatchObject({ title: 'Since', text: said('Planned words') });
});

test('who has accepted which version is counted for all, and named to those who may see shoppers', async () => {
  const { db, app, as } = await open();
  const shopper = await signInAsShopper(db, { market: 'lv-LV', now: testNow, email: 'ada@example.com' });
  await app.inject({ method: 'POST', url: '/api/account/lv-LV/accept-terms/2026-11-01', headers: { ...shopper, rid: 'anti-csrf' } });
  const editor = await as('editor');
  expect((await editor(terms.getTerms, { query: key })).versions).toMatchObject([{ version: '2026-11-01', accounts: 1, orders: 0 }]);
  const asked = { query: { ...key, version: '2026-11-01' } };
  expect(await status(editor(terms.listAcceptances, asked))).toBe(404);
  const service = await as('customer-service');
  const later = { query: { ...asked.query, before: '2026-11-16T00:00:00Z' } };
  expect(await service(terms.listAcceptances, later)).toEqual([
    { at: testNow.toISOString(), kind: 'account', market: 'lv-LV', email: 'ada@example.com' },
  ]);
  expect(await db.select().from(auditTable).where(eq(auditTable.action, 'terms.look'))).toHaveLength(1);
});

test('{market} in terms is the market that they are read in, also in the preview of who writes them', async () => {
  const { as } = await open();
  const nodes = await (await as('editor'))(terms.previewTerms, {
    body: { market: 'lv-LV', text: 'See [here](/{market}/i/x) in {market}.' },
  });
  expect(nodes).toEqual([
    { tag: 'p', children: [{ text: 'See ' }, { tag: 'a', url: '/lv-LV/i/x', children: [{ text: 'here' }] }, { text: ' in lv-LV.' }] },
  ]);
});

import { attempt } from '@selvedge/contract/attempt.ts';
import type { Client } from '@selvedge/contract/client.ts';
import { editing } from '@selvedge/contract/studio/editing.ts';
import { home } from '@selvedge/contract/studio/home.ts';
import type { EditedContent } from '@selvedge/contract/studio/page-edit.ts';
import { settings } from '@selvedge/contract/studio/settings.ts';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditTable } from '../audit/tables.ts';
import { publishOverdue } from '../content/editing/go-live.ts';
import { previewContent } from '../content/editing/preview-content.ts';
import { loadContent } from '../content/load-content.ts';
import { emptyTables, testDb } from '../db/test-database.ts';
import { callAs } from '../harness/call-as.ts';
import { signInAsStaff } from '../harness/sign-in-as.ts';
import { testApp, testNow } from '../harness/test-app.ts';

let now = testNow;
let app: FastifyInstance;
let ada: Client;
const later = () => new Date(testNow.getTime() + 3_600_000);

beforeEach(async () => {
  await emptyTables();
  now = testNow;
  app = await testApp({ clock: () => now });
  const { db } = await testDb();
  ada = callAs(app, await signInAsStaff(db, { role: 'administrator', now, seconds: 1_000_000 }));
});

type Work = Record<string, unknown>;
/** One document of a kind, with two fields that are changed apart: `one` and `other`. */
type Case = {
  kind: string;
  first: Work;
  change(content: Work, to: { one?: string; other?: string }): Work;
  field: string;
  /** One that shows it. */
  market: string;
  open(): {
    read(): Promise<{ version: number; content: Work; live?: Work }>;
    save(work: { basedOn: number; content: Work; base?: Work }): Promise<{ version: number; content?: Work }>;
    publish(version: number, decided?: string[]): Promise<{ content?: Work; planned: { name: string; fields: string[] }[] }>;
    discard(basedOn: number): Promise<unknown>;
    planned(version: number): { pages: never[] } | { settings: never[] };
  };
};

function setting(name: string, market: string): Case['open'] {
  const key = { name, market };
  return () => ({
    read: () => ada(settings.getSetting, { query: key }) as never,
    save: (work) => ada(settings.saveSetting, { body: { ...key, ...work } }) as never,
    publish: (version, decided) => ada(settings.publishSetting, { body: { ...key, version, ...(decided && { decided }) } }) as never,
    discard: (basedOn) => ada(settings.discardSetting, { body: { ...key, basedOn } }),
    planned: (version) => ({ settings: [{ ...key, version }] as never[] }),
  });
}

function page(market: string): Case['open'] {
  const key = { market, path: '/i/heritage' };
  return () => ({
    async read() {
      const known = await attempt(ada(editing.getPage, { query: key }));
      return (known.hasError ? await ada(editing.createPage, { body: { ...key, title: 'Heritage' } }) : known.data) as never;
    },
    save: ({ basedOn, content, base }) =>
      ada(editing.saveDraft, {
        body: { ...key, basedOn, content: content as EditedContent, ...(base && { base: base as EditedContent }) },
      }) as never,
    publish: (version, decided) => ada(editing.publishPage, { body: { ...key, version, ...(decided && { decided }) } }) as never,
    discard: (basedOn) => ada(editing.discardDraft, { body: { ...key, basedOn } }),
    planned: (version) => ({ pages: [{ ...key, version }] as never[] }),
  });
}

const words = (text: string) => ({
  top: [{ id: 'row', blocks: [{ id: 'words', _alias: 'text', text: [{ tag: 'p', children: [{ text }] }] }] }],
  bottom: [],
});
const names = (content: Work, id: string) =>
  (content.categories as { id: string; names: { en: string } }[]).find((each) => each.id === id)!;

const cases: Case[] = [
  {
    ...{ kind: 'a page', first: { rows: words('Once') }, open: page('fr-FR'), market: 'fr-FR', field: 'heading' },
    change: (content, { one, other }) => ({ ...content, ...(one && { heading: one }), ...(other && { rows: words(other) }) }),
  },
  {
    ...{ kind: 'menus', open: setting('menus', 'da-DK'), market: 'da-DK', field: 'shopName' },
    first: { shopName: 'Selvedge', mainMenu: [{ title: 'Women', link: { url: '/women' } }] },
    change: (content, { one, other }) => ({
      ...content,
      ...(one && { shopName: one }),
      ...(other && { mainMenu: [...(content.mainMenu as Work[]), { title: other, link: { url: '/men' } }] }),
    }),
  },
  {
    ...{ kind: 'a category', open: setting('category/knitwear', '*'), market: 'sv-SE', field: 'order' },
    first: { products: { kind: 'assigned' }, order: ['a'] },
    change: (content, { one, other }) => ({ ...content, ...(one && { order: [one] }), ...(other && { limitTotal: other.length }) }),
  },
  {
    ...{ kind: 'the tree of categories', open: setting('category-tree', '*'), market: 'hu-HU', field: 'categories.one.names.en' },
    first: {
      categories: [
        { id: 'one', parent: null, names: { en: 'One' } },
        { id: 'other', parent: null, names: { en: 'Other' } },
      ],
    },
    change: (content, to) => ({
      ...content,
      categories: ['one', 'other'].map((id) => {
        const name = to[id as 'one' | 'other'];
        return { ...names(content, id), ...(name && { names: { en: name } }) };
      }),
    }),
  },
];

describe.each(cases)('$kind', ({ first, change, field, open, market }) => {
  async function published() {
    const doc = open();
    const before = await doc.read();
    const content = { ...before.content, ...first };
    const { version } = await doc.save({ basedOn: before.version, content });
    await doc.publish(version);
    return { doc, base: (await doc.read()).content, version };
  }

  test('two who change different fields are put together by themselves', async () => {
    const { doc, base, version } = await published();
    await doc.save({ basedOn: version, content: change(base, { one: 'Hers' }) });
    const answer = await doc.save({ basedOn: version, base, content: change(base, { other: 'His' }) });
    const both = change(change(base, { one: 'Hers' }), { other: 'His' });
    expect(answer.content).toMatchObject(both);
    expect((await doc.read()).content).toMatchObject(both);
  });

  test('two who change the same field are asked about that one alone', async () => {
    const { doc, base, version } = await published();
    await doc.save({ basedOn: version, content: change(base, { one: 'Hers' }) });
    const refused = await attempt(doc.save({ basedOn: version, base, content: change(base, { one: 'His', other: 'More' }) }));
    if (!refused.hasError) throw new Error('kept over the other');
    expect(refused.error.status).toBe(409);
    expect(Object.keys(refused.response?.result?.errors ?? {})).toEqual([field]);
    expect((await doc.read()).content).toMatchObject(change(base, { one: 'Hers' }));
  });

  async function plan(doc: ReturnType<typeof open>, version: number) {
    return ada(editing.planRelease, { body: { name: 'Spring', dueAt: later().toISOString(), ...doc.planned(version) } });
  }
  async function runReleases() {
    now = later();
    expect(await publishOverdue((await testDb()).db, now)).toEqual({ failed: [] });
  }

  test('a planned release leaves what was published since it was planned', async () => {
    const { doc, base, version } = await published();
    const draft = await doc.save({ basedOn: version, content: change(base, { one: 'Planned' }) });
    expect((await plan(doc, draft.version)).overlaps).toEqual([]);
    await doc.discard(draft.version);
    const next = await doc.save({ basedOn: (await doc.read()).version, content: change(base, { other: 'Since' }) });
    expect((await doc.publish(next.version)).planned).toEqual([]);
    await runReleases();
    expect((await doc.read()).live).toMatchObject(change(change(base, { one: 'Planned' }), { other: 'Since' }));
  });

  test('a preview of a date shows what is planned as it will be, put together with what was published since', async () => {
    const { doc, base, version } = await published();
    const draft = await doc.save({ basedOn: version, content: change(base, { one: 'Planned' }) });
    await plan(doc, draft.version);
    await doc.discard(draft.version);
    const since = await doc.save({ basedOn: (await doc.read()).version, content: change(base, { other: 'Since' }) });
    await doc.publish(since.version);
    const seen = await look(later());
    await runReleases();
    expect((await doc.read()).live).toMatchObject(change(change(base, { one: 'Planned' }), { other: 'Since' }));
    expect(seen).toEqual(await look(now));
  });

  test('a preview of work shows it over what will be live by then, as it would be published', async () => {
    const { doc, base, version } = await published();
    const draft = await doc.save({ basedOn: version, content: change(base, { one: 'Planned' }) });
    await plan(doc, draft.version);
    await doc.discard(draft.version);
    const work = await doc.save({ basedOn: (await doc.read()).version, content: change(base, { other: 'Work' }) });
    const seen = await look(later(), { drafts: true });
    await runReleases();
    await doc.publish(work.version);
    expect((await doc.read()).live).toMatchObject(change(change(base, { one: 'Planned' }), { other: 'Work' }));
    expect(seen).toEqual(await look(now));
  });

  test('a preview of work that takes back what it had planned shows it taken back', async () => {
    const { doc, base, version } = await published();
    const draft = await doc.save({ basedOn: version, content: change(base, { one: 'Planned' }) });
    await plan(doc, draft.version);
    const further = await doc.save({ basedOn: draft.version, content: change(base, { other: 'Further' }) });
    const seen = await look(later(), { drafts: true });
    await runReleases();
    await doc.publish(further.version);
    expect((await doc.read()).live).toMatchObject(change(base, { other: 'Further' }));
    expect(seen).toEqual(await look(now));
  });

  /** Everything that a preview of a moment shows in the document's market. */
  async function look(at: Date, { drafts = false } = {}) {
    const { db } = await testDb();
    const content = await loadContent(db, { log: { warn() {} } });
    const { pages, documents, navigation } = (await previewContent(db, content, { market, at, drafts })).byMarket.get(market)!;
    return { pages: Object.fromEntries(pages), documents: Object.fromEntries(documents), navigation };
  }

  test('a release that changes the same field says so, wins at its moment and is on record', async () => {
    const { doc, base, version } = await published();
    const draft = await doc.save({ basedOn: version, content: change(base, { one: 'Planned' }) });
    await plan(doc, draft.version);
    await doc.discard(draft.version);
    const next = await doc.save({ basedOn: (await doc.read()).version, content: change(base, { one: 'Since' }) });
    expect((await doc.publish(next.version)).planned).toMatchObject([{ name: 'Spring', fields: [field] }]);
    now = new Date(testNow.getTime() + 600_000);
    const third = await doc.save({ basedOn: next.version, content: change(change(base, { one: 'Since' }), { other: 'Later still' }) });
    await doc.publish(third.version);
    // When the field was published, and not when something else was after that.
    const [{ overlaps = [] } = {}] = await ada(editing.listReleases, {});
    expect(overlaps).toMatchObject([{ fields: [{ at: field, who: expect.stringContaining('@'), changedAt: testNow.toISOString() }] }]);
    expect(JSON.stringify(overlaps[0]?.fields[0])).toMatch(/"planned":.*Planned.*"live":.*Since/);
    expect((await ada(home.look, {})).overlapping).toMatchObject([{ name: 'Spring', overlaps: [{ market: expect.any(String) }] }]);
    await runReleases();
    expect((await doc.read()).live).toMatchObject(change(change(base, { one: 'Planned' }), { other: 'Later still' }));
    const log = await (await testDb()).db.select({ after: auditTable.after }).from(auditTable).orderBy(auditTable.id);
    expect(JSON.stringify(log)).toContain(`"overwritten":["${field}"]`);
  });

  test('work that a release overtook is published without undoing it, and asks about the same field', async () => {
    const { doc, base, version } = await published();
    const draft = await doc.save({ basedOn: version, content: change(base, { one: 'Planned' }) });
    await plan(doc, draft.version);
    await doc.discard(draft.version);
    const other = await doc.save({ basedOn: (await doc.read()).version, content: change(base, { other: 'Work' }) });
    await runReleases();
    expect((await doc.publish(other.version)).content).toMatchObject(change(change(base, { one: 'Planned' }), { other: 'Work' }));
  });

  test('of the same field somebody decides, and only then is it published', async () => {
    const { doc, base, version } = await published();
    const draft = await doc.save({ basedOn: version, content: change(base, { one: 'Planned' }) });
    await plan(doc, draft.version);
    await doc.discard(draft.version);
    const mine = await doc.save({ basedOn: (await doc.read()).version, content: change(base, { one: 'Mine' }) });
    await runReleases();
    const refused = await attempt(doc.publish(mine.version));
    expect(refused.hasError && Object.keys(refused.response?.result?.errors ?? {})).toEqual([field]);
    await doc.publish(mine.version, [field]);
    expect((await doc.read()).live).toMatchObject(change(base, { one: 'Mine' }));
  });

  test('work that goes on from what was planned is no conflict with it', async () => {
    const { doc, base, version } = await published();
    const draft = await doc.save({ basedOn: version, content: change(base, { one: 'Planned' }) });
    await plan(doc, draft.version);
    const further = await doc.save({ basedOn: draft.version, content: change(base, { one: 'Further' }) });
    await runReleases();
    await doc.publish(further.version);
    expect((await doc.read()).live).toMatchObject(change(base, { one: 'Further' }));
  });
});

import { attempt } from '@selvedge/contract/attempt.ts';
import type { Client } from '@selvedge/contract/client.ts';
import { studio } from '@selvedge/contract/studio/staff.ts';
import { type ReadFile, translations } from '@selvedge/contract/studio/translations.ts';
import { writeForms as counting } from '@selvedge/domain/translation/plural-text.ts';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import { emptyTables, testDb } from '../../db/test-database.ts';
import { callAs } from '../../harness/call-as.ts';
import { type Headers, signInAsStaff } from '../../harness/sign-in-as.ts';
import { testApp, testNow } from '../../harness/test-app.ts';
import { loadContent } from '../load-content.ts';
import { shippedText } from './shipped-texts.ts';

const key = 'page.basket.title';
let now = testNow;
let app: FastifyInstance;
let editor: Headers;
let ada: Client;
let bob: Client;

beforeEach(async () => {
  await emptyTables();
  now = testNow;
  // A market whose language does not ship with the shop: all of it is a gap.
  await (await testDb()).pool.query(
    `insert into market select (jsonb_populate_record(m, '{"id": "is-IS", "language": "is"}')).* from market m where id = 'fi-FI'`,
  );
  app = await testApp({ clock: () => now });
  const { db } = await testDb();
  editor = await signInAsStaff(db, { role: 'editor', now });
  ada = callAs(app, editor);
  bob = callAs(app, await signInAsStaff(db, { role: 'country-manager', now }));
});

/** What a language says of itself, so far as the shop ships it: a dictionary that grows must not fail a test of something else. */
const unwritten = (language: string) => shippedText(language, key) ?? 'Basket';

/** What shoppers of a market read. */
async function shown(market: string, name = key): Promise<string | undefined> {
  const { db } = await testDb();
  return (await loadContent(db, { log: { warn() {} } })).byMarket.get(market)?.translations[name];
}

const write = (on: Client, text: string | null, { scope = 'is', basedOn = 0, name = key } = {}) =>
  on(translations.save, { body: { changes: [{ scope, key: name, text, basedOn }] } });

describe('a text that is written', () => {
  test('is shown in its language, or only in its market, and nowhere else', async () => {
    await write(ada, 'Ostoskori');
    await write(ada, 'Warenkörbchen', { scope: 'de-AT' });
    expect([await shown('is-IS'), await shown('de-AT'), await shown('de-DE'), await shown('en-GB')]).toEqual([
      'Ostoskori',
      'Warenkörbchen',
      unwritten('de'),
      'Basket',
    ]);
  });

  test('is kept with who wrote it, and can be taken back', async () => {
    await write(ada, 'Kori');
    now = new Date(now.getTime() + 1000);
    const [saved] = await write(bob, 'Ostoskori', { basedOn: 1 });
    expect(saved).toMatchObject({ version: 2, text: 'Ostoskori' });
    now = new Date(now.getTime() + 1000);
    await write(ada, null, { basedOn: 2 });
    expect(await shown('is-IS')).toBe(unwritten('is'));
    const history = await ada(translations.history, { query: { key } });
    expect(history.map(({ number, text }) => [number, text])).toEqual([
      [3, null],
      [2, 'Ostoskori'],
      [1, 'Kori'],
    ]);
    expect(history[1]?.who).toContain('country-manager');
    const [own] = await ada(translations.texts, { query: { scopes: 'is' } });
    expect(own?.texts[key]).toMatchObject({ text: null, version: 3 });
  });

  test('is refused when somebody else was quicker, and theirs stays', async () => {
    await write(ada, 'Kori');
    const answer = await attempt(write(bob, 'Ostoskassi'));
    expect(answer.hasError && [answer.error.status, answer.error.errors]).toEqual([409, ['studio.text_changed_elsewhere']]);
    expect(await shown('is-IS')).toBe('Kori');
  });

  test('that is again as it was when the work began is nobody’s conflict', async () => {
    await write(ada, 'Kori');
    await write(ada, null, { basedOn: 1 });
    await write(bob, 'Ostoskassi');
    expect(await shown('is-IS')).toBe('Ostoskassi');
  });

  test('that somebody sends as it was does not undo another’s', async () => {
    await write(ada, 'Kori');
    await write(ada, 'Kassi', { basedOn: 1 });
    await write(bob, 'Kori', { basedOn: 1 });
    expect(await shown('is-IS')).toBe('Kassi');
  });

  test('of two who write at the same moment one is told', async () => {
    const answers = await Promise.all([attempt(write(ada, 'Kori')), attempt(write(bob, 'Kassi'))]);
    expect(answers.map((answer) => (answer.hasError ? answer.error.status : 200)).sort()).toEqual([200, 409]);
  });

  test('that says what ships anyway is not stored', async () => {
    await write(ada, 'Bag', { scope: 'en' });
    expect(await shown('en-GB')).toBe('Bag');
    await write(ada, 'Basket', { scope: 'en', basedOn: 1 });
    const { pool } = await testDb();
    expect((await pool.query('select * from translation')).rows).toEqual([]);
    expect(await shown('en-GB')).toBe('Basket');
  });

  test('stands in the audit log, a file of many as one entry', async () => {
    await write(ada, 'Ostoskori');
    const changes = ['page.wishlist.title', 'page.search.title'].map((name) => ({ scope: 'is', key: name, text: 'Teksti', basedOn: 0 }));
    await ada(translations.save, { body: { changes, source: 'import' } });
    const { db } = await testDb();
    const root = callAs(app, await signInAsStaff(db, { role: 'administrator', now }));
    expect(await root(studio.listAudit, { query: {} })).toMatchObject([
      { action: 'translation.import', subject: 'is', after: { texts: 2 } },
      { action: 'translation.change', subject: `is ${key}`, before: null, after: 'Ostoskori' },
    ]);
  });
});

describe('a text that cannot be shown', () => {
  test.each([
    ['basket.pieces', counting({ one: '{count} kpl', other: 'kappaletta' }), 'studio.text_placeholder_missing'],
    ['basket.pieces', counting({ one: '{count} kpl', other: '{count} {thing}' }), 'studio.text_placeholder_unknown'],
    ['basket.pieces', counting({ one: '{count} kpl', few: '{count} kpl', other: '{count} kpl' }), 'studio.text_form_unused'],
    ['basket.pieces', '{count} kpl', 'studio.text_form_missing'],
    ['basket.pieces', '{count, plural, one {{count} kpl} other {{count} kpl}', 'studio.text_braces'],
    ['basket.pieces', counting({ one: '{count, number} kpl', other: '{count} kpl' }), 'studio.text_unsupported'],
    ['page.basket.title', 'Kori {', 'studio.text_braces'],
    ['page.basket.title', 'Kori\u0007', 'studio.text_control'],
    ['page.basket.title', '  ', 'studio.text_blank'],
    ['page.basket.nothing', 'Kori', 'studio.text_key_unknown'],
  ])('%s: %j is refused at its field', async (name, text, reason) => {
    const answer = await attempt(write(ada, text, { name }));
    expect(answer.hasError && [answer.error.status, answer.error.errors]).toEqual([400, [reason]]);
  });

  test('takes the others of its batch with it', async () => {
    const changes = [
      { scope: 'is', key, text: 'Ostoskori', basedOn: 0 },
      { scope: 'xx', key, text: 'Kori', basedOn: 0 },
    ];
    const answer = await attempt(ada(translations.save, { body: { changes } }));
    expect(answer.hasError && answer.error.errors).toEqual(['studio.text_scope_unknown']);
    expect(await shown('is-IS')).toBe(unwritten('is'));
  });
});

describe('the book of texts', () => {
  test('knows the gaps of a language, and where a text stands', async () => {
    const before = await ada(translations.book, {});
    const of = (scope: string, { scopes } = before) => scopes.find((each) => each.scope === scope);
    const all = Object.keys(before.english).length;
    expect([of('is')?.gaps, of('pl')!.gaps + of('pl')!.texts]).toEqual([all, all]);
    expect([of('en')?.gaps, of('is-IS')?.gaps, of('ar')?.direction]).toEqual([0, 0, 'rtl']);
    expect(before.uses['basket.pieces']?.files.length).toBeGreaterThan(0);
    await write(ada, 'Ostoskori');
    expect(of('is', await ada(translations.book, {}))).toMatchObject({ texts: of('is')!.texts + 1, gaps: of('is')!.gaps - 1 });
  });
});

describe('files', () => {
  const send = (payload: string | Buffer, type = 'text/csv', query = '') =>
    app.inject({
      method: 'POST',
      url: `/api/studio/translations/read${query}`,
      headers: { ...editor, 'content-type': type },
      payload,
    });
  const xliff = 'application/xliff+xml';

  test.each(['csv', 'xliff'] as const)('%s comes back as it went, and its changes are saved as they were shown', async (format) => {
    await write(ada, '=Kori & <"Kassi">', { name: 'page.basket.title' });
    const file = await ada(translations.export, { query: { scopes: 'is', format } });
    const same = (await send(file.text, file.type)).json() as ReadFile;
    expect([same.changes, same.refused, same.unchanged]).toEqual([[], [], 1]);
    expect(same.empty).toBeGreaterThan(1000);

    const { text } = await ada(translations.export, { query: { scopes: 'is', format, only: 'gaps' } });
    expect(text).not.toContain(key);
    const translated = file.text
      .replaceAll('Kori', 'Ostoskori')
      .replace(/(<unit id="basket.pieces"[\s\S]*?<source>)([\s\S]*?)(<\/source>)/, '$1$2$3<target>$2</target>');
    const read = (await send(translated, file.type)).json() as ReadFile;
    expect(read.changes.find((change) => change.key === key)).toMatchObject({
      before: '=Kori & <"Kassi">',
      text: '=Ostoskori & <"Kassi">',
      basedOn: 1,
    });
    await ada(translations.save, {
      body: { source: 'import', changes: read.changes.map(({ scope, key, text, basedOn }) => ({ scope, key, text, basedOn })) },
    });
    expect(await shown('is-IS')).toBe('=Ostoskori & <"Kassi">');
    if (format === 'xliff') expect(await shown('is-IS', 'basket.pieces_other')).toBe('{count} items');
    if (format === 'xliff') expect(file.text).toMatch(/<note category="screenshot">http\S+\/studio\/text-pictures\/[\w-]+\.webp#xywh=\d+,/);
    if (format === 'xliff') expect(file.text).toMatch(/<unit id="basket.pieces"[^§]*?<note category="plural">one other<\/note>/);
  });

  test('lines that cannot be taken are named, with what is wrong; the others are read', async () => {
    const text =
      'key,is,sv-SE\r\nbasket.viewCount,"{count, plural, one {kpl} other {kpl}}","{count, plural, one {Korg ({count})} other {Korg ({count})}}"\r\nnothing.here,Teksti,\r\npage.basket.title,Kori,Korg\r\npage.basket.title,Kassi,';
    const read = (await send(text)).json() as ReadFile;
    expect(read.refused).toMatchObject([
      { line: 2, scope: 'is', errors: ['studio.text_placeholder_missing'], placeholders: ['{count}'] },
      { line: 3, scope: 'is', errors: ['studio.text_key_unknown'] },
      { line: 5, scope: 'is', errors: ['studio.text_twice'] },
    ]);
    expect(read.changes.map(({ line, scope, text: words }) => [line, scope, words])).toEqual([
      [2, 'sv-SE', counting({ one: 'Korg ({count})', other: 'Korg ({count})' })],
      [4, 'is', 'Kori'],
      [4, 'sv-SE', 'Korg'],
    ]);
    expect(read.empty).toBe(2);
  });

  test('a text whose English has changed since is shown with a warning', async () => {
    const read = (await send('key,english,is\npage.basket.title,Cart,Kori')).json() as ReadFile;
    expect(read.changes[0]?.warnings).toEqual(['source_changed']);
  });

  const bomb = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><x>&b;</x>`;
  const external = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><x>&a;</x>`;
  const root = (version: string, target = 'trgLang="is"') =>
    `<xliff xmlns="urn:oasis:names:tc:xliff:document:${version}" version="2.0" srcLang="en" ${target}>`;
  test.each([
    ['a bomb of entities', bomb, xliff, 'studio.xml_doctype'],
    ['a file of ours, asked for by an entity', external, xliff, 'studio.xml_doctype'],
    ['an entity that nobody knows', `${root('2.0')}&a;</xliff>`, xliff, 'studio.xml_broken'],
    ['XML that is not closed', `${root('2.0')}<file>`, xliff, 'studio.xml_broken'],
    ['XML as deep as a well', root('2.0') + '<g>'.repeat(100_000), xliff, 'studio.xml_deep'],
    ['another XML', '<html/>', xliff, 'studio.xliff_version'],
    ['XLIFF 1.2', `${root('1.2')}</xliff>`, xliff, 'studio.xliff_version'],
    ['XLIFF without a language', `${root('2.0', '')}</xliff>`, xliff, 'studio.xliff_target'],
    ['XLIFF of a language that no market speaks', `${root('2.0', 'trgLang="ja"')}</xliff>`, xliff, 'studio.text_scope_unknown'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0]), 'text/csv', 'validation.file_binary'],
    ['a workbook', Buffer.from('PK\u0003\u0004,is\n'), 'text/csv', 'studio.text_file_not_csv'],
    ['an old encoding', Buffer.from([0x6b, 0x65, 0x79, 0x2c, 0x66, 0x69, 0x0a, 0xe4]), 'text/csv', 'validation.file_encoding'],
    ['nothing', '', 'text/csv', 'validation.file_empty'],
    ['a quote that is never closed', 'key,is\n"a,b', 'text/csv', 'validation.unclosed_quote'],
    ['a column that nobody knows', 'key,isnnish\na,b', 'text/csv', 'validation.unknown_column'],
    ['a language that no market speaks', 'key,ja\npage.basket.title,b', 'text/csv', 'studio.text_scope_unknown'],
  ])('%s is refused with a reason', async (_, payload, type, reason) => {
    const response = await send(payload, type);
    expect(response.statusCode).toBe(400);
    expect(Object.values(response.json().errors).flat()).toContain(reason);
  });

  test('too much is refused without being read to its end', async () => {
    expect((await send(`key,is\n${'a,b\n'.repeat(5_000_000)}`)).statusCode).toBe(413);
  });

  test('XLIFF can be read for another language than it names: programs add a country', async () => {
    const text = `${root('2.0', 'trgLang="is-IS"')}<file id="f"><unit id="page.basket.title"><segment><source>Basket</source><target>Kori</target></segment></unit></file></xliff>`;
    expect(((await send(text, xliff)).json() as ReadFile).changes[0]?.scope).toBe('is-IS');
    expect(((await send(text, xliff, '?scope=is')).json() as ReadFile).changes[0]?.scope).toBe('is');
  });
});

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Client } from '@selvedge/contract/client.ts';
import { editing } from '@selvedge/contract/studio/editing.ts';
import { translations } from '@selvedge/contract/studio/translations.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyTables, testDb } from '../../db/test-database.ts';
import { callAs } from '../../harness/call-as.ts';
import { signInAsStaff } from '../../harness/sign-in-as.ts';
import { testNow as now, testApp } from '../../harness/test-app.ts';
import { openPorts } from '../../ports/open-ports.ts';

type Asked = { text: string[]; source_lang: string; target_lang: string; tag_handling: string; ignore_tags: string[] };

let service: Server;
let url = '';
let asked: Asked[] = [];
let answerTo: (text: string) => string;
let status = 200;

/** Speaks DeepL's protocol: the key in a header, at most fifty texts, tags that it is told to leave alone. */
beforeAll(async () => {
  service = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const refused = request.headers.authorization !== 'DeepL-Auth-Key our key' || request.url !== '/v2/translate';
    const call = JSON.parse(body) as Asked;
    asked.push(call);
    response.writeHead(refused ? 403 : call.text.length > 50 ? 413 : status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ translations: call.text.map((text) => ({ detected_source_language: 'EN', text: answerTo(text) })) }));
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => service.close(resolve)));

beforeEach(async () => {
  await emptyTables();
  asked = [];
  status = 200;
  answerTo = (text) => `is ${text}`;
  await (await testDb()).pool.query(
    `insert into market select (jsonb_populate_record(m, '{"id": "is-IS", "language": "is"}')).* from market m where id = 'fi-FI'`,
  );
});

async function staff({ key }: { key?: string } = {}): Promise<Client> {
  const app = await testApp({ clock: () => now, ports: openPorts({ deepl: key ? { key, url } : undefined }) });
  return callAs(app, await signInAsStaff((await testDb()).db, { role: 'country-manager', now }));
}

const ask = (on: Client, key: string, withMachine = false) =>
  on(translations.suggest, { query: { scope: 'is', key, withMachine: String(withMachine) } });

test('what was translated before helps with what is like it, and with a text of the same English first', async () => {
  const on = await staff();
  const [first, second] = ['account.first_name', 'address.first_name'] as const;
  await on(translations.save, { body: { changes: [{ scope: 'is', key: first, text: 'Sagt áður', basedOn: 0 }], source: 'edit' } });
  expect(await ask(on, second)).toEqual({
    memory: [{ key: first, source: 'First name', text: 'Sagt áður', likeness: 1 }],
    hasMachine: false,
  });
  expect((await ask(on, first)).memory).toEqual([]);
});

test('the service is asked only when somebody wants it, with placeholders that it must not touch', async () => {
  const on = await staff({ key: 'our key' });
  expect(await ask(on, 'basket.pieces')).toMatchObject({ hasMachine: true });
  expect(asked).toEqual([]);
  const { machine } = await ask(on, 'basket.pieces', true);
  expect(machine).toBe('{count, plural, one {is {count} item} other {is {count} items}}');
  expect(asked[0]).toMatchObject({ source_lang: 'EN', target_lang: 'IS', tag_handling: 'xml', ignore_tags: ['x'] });
  expect(asked[0]!.text).toEqual(['<x>{count}</x> item', '<x>{count}</x> items']);
});

test('signs of markup come back as they were, and a proposal without its placeholder is none', async () => {
  const on = await staff({ key: 'our key' });
  answerTo = (text) => text.replace('<x>', '<x>').concat(' &amp; &#60;b&#62;');
  expect((await ask(on, 'basket.pieces', true)).machine).toMatch(/ other \{\{count\} items & <b>\}\}$/);
  answerTo = () => 'nothing of it';
  expect((await ask(on, 'basket.pieces', true)).machine).toBeUndefined();
});

test('what counts recalls what counts, in the words of its last form', async () => {
  const on = await staff();
  const text = '{count, plural, one {{count} stykki} other {{count} stykki}}';
  await on(translations.save, { body: { changes: [{ scope: 'is', key: 'checkout.pieces', text, basedOn: 0 }], source: 'edit' } });
  expect((await ask(on, 'basket.pieces')).memory).toEqual([{ key: 'checkout.pieces', source: '{count} items', text, likeness: 1 }]);
  expect((await ask(on, 'basket.title')).memory).toEqual([]);
});

test('a service that refuses or fails takes nothing away from the rest', async () => {
  status = 503;
  const failing = await ask(await staff({ key: 'our key' }), 'basket.pieces', true);
  expect([failing.hasMachine, failing.machine]).toEqual([true, undefined]);
  const refused = await ask(await staff({ key: 'another key' }), 'basket.pieces', true);
  expect(refused.machine).toBeUndefined();
});

test('gaps are drafted in a release that nobody has decided on: no shopper reads them before a person has', async () => {
  const on = await staff({ key: 'our key' });
  const { drafted, left, releaseId } = await on(translations.draftGaps, { body: { scope: 'is' } });
  expect(drafted).toBe(500);
  expect(left).toBeGreaterThan(1_000);
  expect(Math.max(...asked.map(({ text }) => text.length))).toBe(50);
  const [release] = (await on(editing.listReleases, {})).filter(({ id }) => id === releaseId);
  expect(release).toMatchObject({ textCount: 500 });
  expect(release?.dueAt).toBeUndefined();
  const [written] = await on(translations.texts, { query: { scopes: 'is' } });
  expect(Object.keys(written!.texts)).toEqual([]);
});

test('without a service nothing is drafted, and it is said', async () => {
  await expect((await staff())(translations.draftGaps, { body: { scope: 'is' } })).rejects.toMatchObject({
    result: { errors: { scope: ['studio.no_machine'] } },
  });
});

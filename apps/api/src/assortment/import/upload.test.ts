import { gzipSync } from 'node:zlib';
import { ImportRun } from '@selvedge/contract/studio/import.ts';
import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { emptyTables, testDb } from '../../db/test-database.ts';
import { signInAsStaff } from '../../harness/sign-in-as.ts';
import { testApp, testNow } from '../../harness/test-app.ts';
import { shirt, toText } from './import.fixture.ts';
import { importAssortment } from './import-assortment.ts';
import { forgetOldParts } from './import-parts.ts';
import { importWaiting } from './import-waiting.ts';

const path = '/api/studio/assortment/imports';
let app: FastifyInstance;
let merchant: Record<string, string>;

beforeEach(async () => {
  await emptyTables();
  const { db } = await testDb();
  merchant = await signInAsStaff(db, { role: 'merchandiser', now: testNow });
  app = await testApp({ config: { ...readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }), importMaxBytes: 100_000 } });
});

const send = (payload: string | Buffer, contentType = 'application/x-ndjson', query = '') =>
  app.inject({ method: 'POST', url: `${path}${query}`, headers: { ...merchant, 'content-type': contentType }, payload });

const look = async (id: string) => ImportRun.parse((await app.inject({ url: `${path}/${id}`, headers: merchant })).json());

/** As the process does that imports. */
async function work(now = testNow, signal?: AbortSignal): Promise<number> {
  const { pool } = await testDb();
  const { importPictures: limits } = readConfig({ NODE_ENV: 'test' });
  return importWaiting({ pool, clock: () => now, limits, maxBytes: 100_000, log: { warn() {}, error() {} } }, signal);
}

async function ended(id: string): Promise<ImportRun> {
  expect(await work()).toBe(1);
  return look(id);
}

test('an upload is taken, runs by itself and reports what it did', async () => {
  const response = await send(toText([shirt('S1'), '{']), 'application/x-ndjson', '?file=spring.jsonl');
  expect(response.statusCode).toBe(202);
  expect(response.json()).toMatchObject({ state: 'waiting', file: 'spring.jsonl' });
  const run = await ended(response.json().id);
  expect(run).toMatchObject({
    state: 'done',
    lines: 2,
    refused: 1,
    report: { hasChanged: true, counts: { styles: 1 }, refused: [{ line: 2 }] },
  });
  const { pool } = await testDb();
  const { rows } = await pool.query('select who, subject from audit_log');
  expect(rows).toEqual([{ who: run.who, subject: 'spring.jsonl' }]);
  expect((await app.inject({ url: path, headers: merchant })).json()).toMatchObject([{ id: run.id, state: 'done' }]);
});

test('a gzipped upload is unpacked', async () => {
  const run = await ended((await send(gzipSync(toText([shirt('S1')])))).json().id);
  expect(run.report?.counts.styles).toBe(1);
});

test.each([
  ['a web page', '<html>', 'application/x-ndjson', 400, 'validation.file_is_html'],
  ['JSON Lines sent as CSV', toText([shirt('S1')]), 'text/csv', 400, 'validation.file_not_csv'],
  ['nothing', '', 'text/csv', 400, 'validation.file_empty'],
  ['too much', 'x'.repeat(100_001), 'text/csv', 413, 'validation.file_too_large'],
])('%s is refused at once and starts nothing', async (_, payload, contentType, status, reason) => {
  const response = await send(payload, contentType);
  expect([response.statusCode, response.json().errors]).toEqual([status, { file: [reason] }]);
  expect((await app.inject({ url: path, headers: merchant })).json()).toEqual([]);
});

test.each(['application/json', 'multipart/form-data; boundary=x', 'text/plain'])('%s is not a type of file that is taken', async (type) => {
  expect((await send('{}', type)).statusCode).toBe(415);
});

test('no other call takes a file', async () => {
  const response = await app.inject({
    method: 'POST',
    url: '/api/studio/sign-in',
    headers: { 'content-type': 'text/csv' },
    payload: 'a,b',
  });
  expect(response.statusCode).toBe(415);
});

test('a file that goes wrong further down is a refused run, with the reason', async () => {
  const long = Buffer.concat([Buffer.from(toText(Array.from({ length: 160 }, (_, at) => shirt(`S${at}`)))), Buffer.from([0xff])]);
  const run = await ended((await send(long)).json().id);
  expect(run).toMatchObject({ state: 'refused', errors: { file: ['validation.file_encoding'] } });
  const { pool } = await testDb();
  expect((await pool.query('select from style')).rowCount).toBe(0);
});

test('a second upload is told to wait', async () => {
  const { pool } = await testDb();
  await pool.query(`insert into import_run (id, file, who, started_at, updated_at) values (gen_random_uuid(), 'a', 'b', $1, $1)`, [
    testNow,
  ]);
  const response = await send(toText([shirt('S1')]));
  expect([response.statusCode, response.json().errors]).toEqual([409, { file: ['validation.import_running'] }]);
});

test('a run whose process died is shown as interrupted and blocks nobody', async () => {
  const { pool } = await testDb();
  const longAgo = new Date(testNow.getTime() - 60_000);
  await pool.query(`insert into import_run (id, file, who, started_at, updated_at) values (gen_random_uuid(), 'a', 'b', $1, $1)`, [
    longAgo,
  ]);
  expect((await app.inject({ url: path, headers: merchant })).json()).toMatchObject([{ state: 'interrupted' }]);
  const response = await send(toText([shirt('S1')]));
  expect(response.statusCode).toBe(202);
  await ended(response.json().id);
});

describe('a file that was handed in', () => {
  const partsOf = async () => Number((await (await testDb()).pool.query('select count(*) from import_part')).rows[0].count);
  const later = (seconds: number) => new Date(testNow.getTime() + seconds * 1_000);

  test('waits for a process that imports, blocks the next one meanwhile, and leaves nothing of itself behind', async () => {
    const { id } = (await send(toText([shirt('S1')]))).json();
    expect([(await look(id)).state, await partsOf()]).toEqual(['waiting', 1]);
    expect((await send(toText([shirt('S2')]))).statusCode).toBe(409);
    expect((await ended(id)).state).toBe('done');
    expect([await partsOf(), await work()]).toEqual([0, 0]);
  });

  test('is put back by a process that ends, and the next one imports it', async () => {
    const { id } = (await send(toText([shirt('S1')]))).json();
    expect(await work(testNow, AbortSignal.abort())).toBe(0);
    expect((await look(id)).state).toBe('waiting');
    expect((await ended(id)).report?.counts.styles).toBe(1);
  });

  test('waits while the command line imports', async () => {
    const { pool } = await testDb();
    const { id } = (await send(toText([shirt('S1')]))).json();
    const reached = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    async function* records() {
      reached.resolve();
      await gate.promise;
      yield { line: 1, lines: 1, value: shirt('S2') };
    }
    const other = importAssortment(pool, records(), { now: testNow, who: 'test', file: 'test' });
    await reached.promise;
    expect([await work(), (await look(id)).state]).toEqual([0, 'waiting']);
    gate.resolve();
    await other;
    expect((await ended(id)).state).toBe('done');
  });

  test('is taken up again when its process is silent, and given up after the third', async () => {
    const { pool } = await testDb();
    const { id } = (await send(toText([shirt('S1')]))).json();
    const die = (at: Date) =>
      pool.query(`update import_run set state = 'running', attempts = attempts + 1, updated_at = $2 where id = $1`, [id, at]);
    await die(testNow);
    expect(await work(later(20))).toBe(0);
    await die(later(60));
    expect(await work(later(80))).toBe(0);
    expect(await work(later(120))).toBe(1);
    expect((await look(id)).state).toBe('done');
    const again = (await send(toText([shirt('S2')]))).json();
    await pool.query(`update import_run set state = 'running', attempts = 3 where id = $1`, [again.id]);
    expect(await work(later(3_600))).toBe(0);
    await forgetOldParts((await testDb()).db, later(8 * 86_400));
    expect(await partsOf()).toBe(0);
  });

  test('of many parts arrives whole', async () => {
    const noise = () => Array.from({ length: 40 }, () => Math.random().toString(36)).join(' ');
    const lines = Array.from({ length: 3_000 }, (_, at) => shirt(`S${at}`, {}, { brand: noise().slice(0, 60) }));
    app.shop.config.importMaxBytes = 50_000_000;
    const { id } = (await send(gzipSync(toText(lines), { level: 0 }))).json();
    expect(await partsOf()).toBeGreaterThan(1);
    const { pool } = await testDb();
    const { importPictures: limits } = readConfig({ NODE_ENV: 'test' });
    await importWaiting({ pool, clock: () => testNow, limits, maxBytes: 50_000_000, log: { warn() {}, error() {} } });
    expect((await look(id)).report?.counts).toMatchObject({ styles: 3_000, refused: 0 });
  });
});

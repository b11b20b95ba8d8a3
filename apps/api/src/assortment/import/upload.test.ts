import { gzipSync } from 'node:zlib';
import { ImportRun } from '@selvedge/contract/studio/import.ts';
import type { FastifyInstance } from 'fastify';
import { beforeEach, expect, test, vi } from 'vitest';
import { readConfig } from '../../config.ts';
import { emptyTables, testDb } from '../../db/test-database.ts';
import { signInAsStaff } from '../../harness/sign-in-as.ts';
import { testApp, testNow } from '../../harness/test-app.ts';
import { shirt, toText } from './import.fixture.ts';

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

/** Watches the run as a screen would. */
async function ended(id: string): Promise<ImportRun> {
  return vi.waitUntil(
    async () => {
      const run = ImportRun.parse((await app.inject({ url: `${path}/${id}`, headers: merchant })).json());
      return run.state === 'running' ? undefined : run;
    },
    { timeout: 30_000, interval: 50 },
  );
}

test('an upload is taken, runs by itself and reports what it did', async () => {
  const response = await send(toText([shirt('S1'), '{']), 'application/x-ndjson', '?file=spring.jsonl');
  expect(response.statusCode).toBe(202);
  expect(response.json()).toMatchObject({ state: 'running', file: 'spring.jsonl' });
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

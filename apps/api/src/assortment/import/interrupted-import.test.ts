import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { beforeEach, expect, test } from 'vitest';
import { emptyTables, testDb } from '../../db/test-database.ts';
import type { AssortmentRecord } from './assortment-record.ts';
import { given, shirt } from './import.fixture.ts';
import { importAssortment } from './import-assortment.ts';

beforeEach(emptyTables);

const options = { now: given, who: 'test', file: 'test' };
const recordsOf = (...lines: unknown[]): AssortmentRecord[] => lines.map((value, at) => ({ line: at + 1, lines: 1, value }));

async function styles(): Promise<string[]> {
  const { pool } = await testDb();
  return (await pool.query<{ style_number: string }>('select style_number from style order by 1')).rows.map((row) => row.style_number);
}

/** Records that come when the test says so. */
function paused(first: AssortmentRecord[], rest: AssortmentRecord[] = []) {
  const reached = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  async function* records() {
    yield* first;
    reached.resolve();
    await gate.promise;
    yield* rest;
  }
  return { records: records(), reached: reached.promise, open: gate.resolve, fail: gate.reject };
}

test('the shop serves the old state until the new one is whole', async () => {
  const { pool } = await testDb();
  const { records, reached, open } = paused(recordsOf(shirt('S1')), [{ line: 2, lines: 1, value: shirt('S2') }]);
  const running = importAssortment(pool, records, options);
  await reached;
  expect(await styles()).toEqual([]);
  open();
  await running;
  expect(await styles()).toEqual(['S1', 'S2']);
});

test('a file that breaks off changes nothing, and the next import is not in its way', async () => {
  const { pool } = await testDb();
  const { records, reached, fail } = paused(recordsOf(shirt('S1')));
  const running = importAssortment(pool, records, options);
  await reached;
  fail(new Error('the disk is gone'));
  await expect(running).rejects.toThrow('the disk is gone');
  expect(await styles()).toEqual([]);
  await importAssortment(pool, recordsOf(shirt('S2')), options);
  expect(await styles()).toEqual(['S2']);
});

test('a merge that fails half-way is undone as a whole', async () => {
  const { pool } = await testDb();
  await importAssortment(pool, recordsOf(shirt('S1')), options);
  await pool.query(`alter table stock add constraint full_disk check (quantity < 100)`);
  const many = shirt('S2');
  many.options[0]!.variants![0]!.stock = { warehouses: { EU1: 100 } };
  await expect(importAssortment(pool, recordsOf(shirt('S1', {}, { brand: 'Other' }), many), options)).rejects.toThrow('full_disk');
  await pool.query('alter table stock drop constraint full_disk');
  expect((await pool.query('select style_number, brand from style')).rows).toEqual([{ style_number: 'S1', brand: 'Selvedge' }]);
});

test('a second import is refused while one is under way, or waits for it', async () => {
  const { pool } = await testDb();
  const { records, reached, open } = paused(recordsOf(shirt('S1')));
  const first = importAssortment(pool, records, options);
  await reached;
  await expect(importAssortment(pool, recordsOf(shirt('S2')), options)).rejects.toMatchObject({
    code: 'conflict',
    errors: { file: ['validation.import_running'] },
  });
  const waiting = importAssortment(pool, recordsOf(shirt('S3')), { ...options, wait: true });
  open();
  await Promise.all([first, waiting]);
  expect(await styles()).toEqual(['S1', 'S3']);
});

test('an import that is killed leaves the old state, and can be repeated', async () => {
  const { pool, url } = await testDb();
  await importAssortment(pool, recordsOf(shirt('S1')), options);
  const child = spawn(process.execPath, [fileURLToPath(new URL('./kill.child.ts', import.meta.url)), url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(await styles()).toEqual(['S1']);
  // The server lets go of the lock when it has noticed.
  await importAssortment(pool, recordsOf(shirt('S2')), { ...options, wait: true });
  expect(await styles()).toEqual(['S1', 'S2']);
  // They go with the connection, which the server notices a moment later.
  const staging = `select from pg_class where relname like 'import\\_%' and relpersistence = 't'`;
  await expect.poll(async () => (await pool.query(staging)).rowCount).toBe(0);
});

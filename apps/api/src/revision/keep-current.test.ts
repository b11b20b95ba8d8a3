import { fork } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Db } from '../db/db.ts';
import { emptyTables, testDb } from '../db/test-database.ts';
import { createMetrics } from '../http/metrics.ts';
import { type Kept, keepCurrent } from './keep-current.ts';
import { listenerName } from './listening-connection.ts';
import { bumpRevision, readRevision } from './revision.ts';

const quiet = { info() {}, warn() {}, error() {} };
const load = (db: Db) => readRevision(db, 'content');
const opened: Kept<unknown>[] = [];

beforeEach(emptyTables);
afterEach(async () => {
  for (const kept of opened.splice(0)) await kept.stop();
});

async function keep<T>(options: {
  load: (db: Db) => Promise<T>;
  pollMs?: number;
  metrics?: ReturnType<typeof createMetrics>;
}): Promise<Kept<T>> {
  const { db, pool } = await testDb();
  const kept = await keepCurrent({ pool, db, name: 'content', log: quiet, ...options });
  opened.push(kept);
  return kept;
}

test('a change is seen by a notice, without waiting for the next question', async () => {
  const { db } = await testDb();
  const kept = await keep({ load, pollMs: 3_600_000 });
  await bumpRevision(db, 'content');
  await vi.waitFor(() => expect(kept.current()).toBe('1'), { timeout: 5_000 });
});

test('a change whose notice was lost is seen by asking', async () => {
  const { db } = await testDb();
  const kept = await keep({ load, pollMs: 50 });
  await db.execute(sql`insert into revision (name, value) values ('content', 7)`);
  await vi.waitFor(() => expect(kept.current()).toBe('7'), { timeout: 5_000 });
});

test('a change that is rolled back changes nothing', async () => {
  const { db } = await testDb();
  const kept = await keep({ load, pollMs: 50 });
  await expect(
    db.transaction(async (tx) => {
      await bumpRevision(tx, 'content');
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(await readRevision(db, 'content')).toBe('0');
  await bumpRevision(db, 'content');
  await vi.waitFor(() => expect(kept.current()).toBe('1'), { timeout: 5_000 });
});

test('a rebuild that fails keeps the old state, is counted, and is tried again', async () => {
  const { db } = await testDb();
  const metrics = createMetrics();
  let isBroken = false;
  const kept = await keep({
    pollMs: 50,
    metrics,
    load: async (from) => {
      if (isBroken) throw new Error('broken row');
      return load(from);
    },
  });
  isBroken = true;
  await bumpRevision(db, 'content');
  await vi.waitFor(async () => expect((await metrics.snapshotFailures.get()).values[0]?.value).toBeGreaterThan(0), { timeout: 5_000 });
  expect(kept.current()).toBe('0');
  isBroken = false;
  await vi.waitFor(() => expect(kept.current()).toBe('1'), { timeout: 5_000 });
});

test('a lost listening connection comes back and hears the next notice', async () => {
  const { db, pool } = await testDb();
  const kept = await keep({ load, pollMs: 3_600_000 });
  await bumpRevision(db, 'content');
  await vi.waitFor(() => expect(kept.current()).toBe('1'), { timeout: 5_000 });
  const ended = await pool.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1 and datname = current_database()',
    [listenerName],
  );
  expect(ended.rowCount).toBe(1);
  await bumpRevision(db, 'content');
  await vi.waitFor(() => expect(kept.current()).toBe('2'), { timeout: 10_000 });
});

test('another process on the same database sees the change', async () => {
  const { db, url } = await testDb();
  const child = fork(new URL('./keep-current.child.ts', import.meta.url), [url], { stdio: 'inherit' });
  try {
    expect((await once(child, 'message'))[0]).toBe('0');
    await bumpRevision(db, 'content');
    expect((await once(child, 'message'))[0]).toBe('1');
  } finally {
    child.kill();
  }
});

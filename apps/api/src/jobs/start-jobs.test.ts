import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testDb } from '../db/test-database.ts';
import { deadLetters, type Jobs, startJobs } from './start-jobs.ts';

const quiet = { warn() {}, error() {} };
let jobs: Jobs;

beforeAll(async () => {
  const { pool } = await testDb();
  jobs = await startJobs({ pool, log: quiet });
});
afterAll(() => jobs.stop());

test('a job that is sent is worked', async () => {
  const seen: object[] = [];
  await jobs.work('greet', async (data) => void seen.push(data));
  await jobs.send('greet', { to: 'Ada' });
  await vi.waitFor(() => expect(seen).toEqual([{ to: 'Ada' }]), { timeout: 10_000 });
});

test('a job with the key of one that waits is not sent again', async () => {
  expect(await jobs.send('once', {}, { singletonKey: 'a', singletonSeconds: 60 })).not.toBeNull();
  expect(await jobs.send('once', {}, { singletonKey: 'a', singletonSeconds: 60 })).toBeNull();
});

test('a job that fails for good is kept among the dead letters', async () => {
  const dead: object[] = [];
  await jobs.work('doomed', async () => {
    throw new Error('never');
  });
  await jobs.work(deadLetters, async (data) => void dead.push(data));
  await jobs.send('doomed', { id: 1 }, { retryLimit: 0 });
  await vi.waitFor(() => expect(dead).toEqual([{ id: 1 }]), { timeout: 15_000 });
});

test('a queue that was made without notices gets them, so that its worker need not ask every second', async () => {
  const { pool } = await testDb();
  await jobs.send('older', { id: 1 });
  await pool.query("update pgboss.queue set notify = false where name = 'older'");
  const newer = await startJobs({ pool, log: quiet });
  try {
    const seen: object[] = [];
    await newer.work('older', async (data) => void seen.push(data));
    expect((await pool.query("select notify from pgboss.queue where name = 'older'")).rows).toEqual([{ notify: true }]);
    await vi.waitFor(() => expect(seen).toEqual([{ id: 1 }]), { timeout: 10_000 });
  } finally {
    await newer.stop();
  }
});

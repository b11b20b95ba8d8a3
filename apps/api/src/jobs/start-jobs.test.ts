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

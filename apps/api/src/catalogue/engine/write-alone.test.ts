import { expect, test } from 'vitest';
import { testDb } from '../../db/test-database.ts';
import { writeAlone } from './write-alone.ts';

test('one process writes at a time, for as long as it takes', async () => {
  const { pool } = await testDb();
  const seen = await writeAlone(pool, async () => {
    // A transaction that waits is ended after half a minute.
    const { rows } = await pool.query(
      "select pid from pg_stat_activity where datname = current_database() and state = 'idle in transaction'",
    );
    return { waiting: rows, other: await writeAlone(pool, async () => 'written') };
  });
  expect(seen).toEqual({ waiting: [], other: undefined });
  expect(await writeAlone(pool, async () => 'written')).toBe('written');
  await expect(writeAlone(pool, () => Promise.reject(new Error('the engine is away')))).rejects.toThrow('the engine is away');
  expect(await writeAlone(pool, async () => 'written')).toBe('written');
});

import type pg from 'pg';
import { sessionClient } from '../../db/session-client.ts';

/** One process at a time writes the search engine; released with its connection. */
const lockKey = 7_301_404;

/**
 * Runs when nobody else does; undefined when another process is at it. The lock is that of a session: a transaction that waits as long as
 * millions of products take would be ended by the server, and the next process would empty the table that is being filled.
 */
export async function writeAlone<T>(pool: pg.Pool, write: () => Promise<T>): Promise<T | undefined> {
  const client = sessionClient(pool);
  await client.connect();
  try {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [lockKey]);
    return rows[0]?.taken ? await write() : undefined;
  } finally {
    // Said aloud, because the server notices the end of a connection only a moment later; a lost one frees the lock by itself.
    await client.query('select pg_advisory_unlock_all()').catch(() => {});
    await client.end().catch(() => {});
  }
}

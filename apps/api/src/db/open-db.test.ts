import { createServer } from 'node:net';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { BootError } from '../boot-error.ts';
import type { Db } from './db.ts';
import { isDatabaseAway } from './is-database-away.ts';
import { openDb } from './open-db.ts';
import { sessionClient } from './session-client.ts';
import { statementName } from './statement-name.ts';
import { testDb } from './test-database.ts';

test('a server that nobody runs is named with host and port, without the password, after a bounded wait with progress', async () => {
  const lines: string[] = [];
  const port = await closedPort();
  const refused = openDb(`postgres://shop:hush@127.0.0.1:${port}/selvedge`, { waitMs: 1_500, log: (line) => lines.push(line) });
  const error = await refused.catch((reason) => reason);
  expect(error).toBeInstanceOf(BootError);
  expect(error.message).toContain(`127.0.0.1:${port}/selvedge refuses connections`);
  expect(error.message).not.toContain('hush');
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.join()).not.toContain('hush');
});

test('a database that does not exist is refused at once', async () => {
  const { url } = await testDb();
  const missing = new URL(url);
  missing.pathname = 'missing';
  const lines: string[] = [];
  await expect(openDb(missing.href, { log: (line) => lines.push(line) })).rejects.toThrow(/\/missing does not exist on that server/);
  expect(lines).toEqual([]);
});

test('a lost connection does not end the process, and the next question is answered by a new one', async () => {
  const { url, pool: other } = await testDb();
  const lines: string[] = [];
  const { pool, close } = await openDb(url, { applicationName: 'to be lost', log: (line) => lines.push(line) });
  const lost = new Promise((resolve) => pool.once('error', resolve));
  await other.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'to be lost'`);
  await lost;
  expect(lines[0]).toContain('a database connection was lost');
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await close();
});

test('a connection that is lost in the middle of a transaction fails the transaction, not the process', async () => {
  const { url, pool: other } = await testDb();
  const { pool, close } = await openDb(url, { applicationName: 'lost in the middle' });
  const client = await pool.connect();
  await client.query('begin');
  const ended = new Promise((resolve) => client.once('end', resolve));
  await other.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'lost in the middle'`);
  await ended;
  await expect(client.query('select 1')).rejects.toThrow();
  client.release(true);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await close();
});

test('a transaction whose connection is lost before it begins gives its place in the pool back', async () => {
  const { url } = await testDb();
  const { db, pool, close } = await openDb(url, { poolSize: 2 });
  // The server ends what it was asked to end before it reads the `begin` behind it.
  const loseNext = (client: pg.PoolClient) => void client.query('select pg_terminate_backend(pg_backend_pid())').catch(() => {});
  pool.on('acquire', loseNext);
  for (let time = 0; time < 3; time += 1) {
    const failed = await db.transaction(async () => 'done').catch((error: unknown) => error);
    expect(isDatabaseAway(failed)).toBe(true);
  }
  pool.off('acquire', loseNext);
  expect(await db.transaction(async () => 'done')).toBe('done');
  await close();
});

test('a transaction that fails in the middle keeps a connection that is well, and closes one that is lost', async () => {
  const { url } = await testDb();
  const { db, close } = await openDb(url, { poolSize: 1 });
  const connection = async (on: Db) => (await on.execute<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]!.pid;
  const first = await connection(db);
  await expect(
    db.transaction(async (tx) => {
      expect(await connection(tx)).toBe(first);
      throw new Error('refused');
    }),
  ).rejects.toThrow('refused');
  expect(await connection(db)).toBe(first);
  const lost = await db.transaction((tx) => tx.execute('select pg_terminate_backend(pg_backend_pid())')).catch((error: unknown) => error);
  expect(isDatabaseAway(lost)).toBe(true);
  expect(await connection(db)).not.toBe(first);
  await close();
});

test('no statement may run without end', async () => {
  const { pool } = await testDb();
  expect((await pool.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '15s' }]);
});

function closedPort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

test('behind a pooler the limits are the server’s, and without them nothing is opened', async () => {
  const { url } = await testDb();
  const limit = (seconds: number) => `-c statement_timeout=${seconds}s -c idle_in_transaction_session_timeout=${seconds}s`;
  const pooled = new URL(url);
  await expect(openDb(pooled.href, { directUrl: url })).rejects.toThrow('has no statement_timeout behind its pooler');
  pooled.searchParams.set('options', limit(7));
  const { pool, close } = await openDb(pooled.href, { directUrl: url });
  expect((await pool.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '7s' }]);
  const session = sessionClient(pool);
  await session.connect();
  expect((await session.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '15s' }]);
  await session.end();
  await close();
});

test('statements have names where connections are ours alone, and none behind a pooler or in a transaction', async () => {
  const { url, db } = await testDb();
  const direct = await openDb(url);
  expect(statementName(direct.db, 'a')).toBe('a');
  await db.transaction(async (tx) => expect(statementName(tx, 'a')).toBe(''));
  await direct.close();
});

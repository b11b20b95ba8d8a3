import { staffOrders } from '@selvedge/contract/studio/orders.ts';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadContent } from '../content/load-content.ts';
import { callAs } from '../harness/call-as.ts';
import { type FollowedServer, openFollowedServer } from '../harness/open-followed-server.ts';
import { signInAsStaff } from '../harness/sign-in-as.ts';
import { testApp } from '../harness/test-app.ts';
import { keepCurrent } from '../revision/keep-current.ts';
import { bumpRevision, readRevision } from '../revision/revision.ts';
import type { Db } from './db.ts';
import { type OpenDb, openDb } from './open-db.ts';
import { openReplica, type ReadOutcome, type Replica } from './open-replica.ts';

let servers: FollowedServer;
let primary: OpenDb;
let admin: pg.Client;
let atReplica: pg.Client;
let outcomes: ReadOutcome[] = [];
let said: object[] = [];
const opened: Replica[] = [];

beforeAll(async () => {
  servers = await openFollowedServer('replica');
  primary = await openDb(servers.url);
  [admin, atReplica] = (await Promise.all([servers.adminUrl, servers.replicaAdminUrl].map(connect))) as [pg.Client, pg.Client];
  await primary.pool.query('create table word (said text)');
});
afterEach(async () => {
  for (const replica of opened.splice(0)) await replica.close();
  // The last one has stopped it.
  await atReplica.query('select pg_wal_replay_resume()').catch(() => {});
  outcomes = [];
  said = [];
});
afterAll(async () => {
  // Any of them may be missing where the servers did not start.
  await Promise.all([admin?.end(), atReplica?.end(), primary?.close()]);
  await servers?.stop();
});

async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => {});
  await client.connect();
  return client;
}

function replica(more: Partial<Parameters<typeof openReplica>[0]> = {}): Replica {
  const log = { warn: (what: object) => void said.push(what) };
  const made = openReplica({
    ...{ url: servers.replicaUrl, primary: primary.db, log, patienceMs: 20_000, restMs: 0, onRead: (one) => void outcomes.push(one) },
    ...more,
  });
  opened.push(made);
  return made;
}

const words = async (db: Db) => (await db.execute<{ said: string }>(sql`select said from word order by said`)).rows.map((row) => row.said);
const isReplica = async (db: Db) => (await db.execute<{ yes: boolean }>(sql`select pg_is_in_recovery() as yes`)).rows[0]!.yes;
const read = async <T>(reads: Replica, work: (db: Db) => Promise<T>) => (await reads.caughtUp())(work);

test('a replica is read once it has what was written before', async () => {
  const reads = replica();
  for (const word of ['a', 'b', 'c']) {
    await primary.pool.query('insert into word values ($1)', [word]);
    expect(await read(reads, words)).toContain(word);
  }
  expect(await read(reads, isReplica)).toBe(true);
  expect(outcomes).toEqual(['replica', 'replica', 'replica', 'replica']);
});

test('of a replica that is behind nobody sees an older state, and it is left alone for a while', async () => {
  await atReplica.query('select pg_wal_replay_pause()');
  await primary.pool.query(`insert into word values ('late')`);
  const reads = replica({ patienceMs: 30, restMs: 3_600_000 });
  expect(await read(reads, words)).toContain('late');
  expect(await read(reads, isReplica)).toBe(false);
  expect(outcomes).toEqual(['behind', 'away']);
  expect(said).toHaveLength(1);
});

test('what a replica was late with is read there when it has come so far', async () => {
  await atReplica.query('select pg_wal_replay_pause()');
  await primary.pool.query(`insert into word values ('awaited')`);
  const found = read(replica(), words);
  await atReplica.query('select pg_wal_replay_resume()');
  expect(await found).toContain('awaited');
  expect(outcomes).toEqual(['replica']);
});

test('a snapshot is never older than the revision that it was loaded for', async () => {
  await atReplica.query('select pg_wal_replay_pause()');
  const quiet = { info() {}, warn() {}, error() {} };
  const reads = replica({ patienceMs: 30 });
  const load = (db: Db) => readRevision(db, 'content');
  const kept = await keepCurrent({ ...{ pool: primary.pool, db: primary.db, name: 'content', log: quiet, load, reads }, pollMs: 50 });
  try {
    outcomes = [];
    const revision = await bumpRevision(primary.db, 'content');
    await vi.waitFor(() => expect(kept.current()).toBe(revision), { timeout: 20_000 });
    expect(new Set(outcomes)).toEqual(new Set(['behind']));
  } finally {
    await kept.stop();
  }
});

test('published content is read at the replica as of one moment', async () => {
  const content = await read(replica(), (db) => loadContent(db, { log: { warn() {} } }));
  expect(content.markets.length).toBeGreaterThan(0);
  expect(outcomes).toEqual(['replica']);
});

test('a server that follows nobody is no replica, whatever its address says', async () => {
  expect(await read(replica({ url: servers.url }), isReplica)).toBe(false);
  expect(outcomes).toEqual(['not_a_replica']);
});

test('where nobody answers the primary does', async () => {
  expect(await read(replica({ url: 'postgres://shop@127.0.0.1:1/selvedge' }), isReplica)).toBe(false);
  expect(outcomes).toEqual(['away']);
});

test('what is written after all is written at the primary', async () => {
  await read(replica(), (db) => db.execute(sql`insert into word values ('written')`));
  expect(await words(primary.db)).toContain('written');
  expect(outcomes).toEqual(['failed']);
});

test('a refusal of the work itself is no reason to ask again', async () => {
  const work = vi.fn(async () => {
    throw new Error('no');
  });
  await expect(read(replica(), work)).rejects.toThrow('no');
  expect(work).toHaveBeenCalledTimes(1);
});

test('a list of the Studio is read at the replica', async () => {
  const { db, pool } = primary;
  const snapshot = await loadContent(db, { log: { warn() {} } });
  const app = await testApp({ ...{ db, pool, content: () => snapshot, clock: () => new Date() }, reads: replica() });
  const call = callAs(app, await signInAsStaff(db, { role: 'administrator', now: new Date() }));
  expect(await call(staffOrders.find, { body: { limit: 10 } })).toEqual({ orders: [] });
  expect(outcomes).toEqual(['replica']);
});

test('what is written is not told before a standby has it, longer than any statement may take', async () => {
  const { db, close } = await openDb(servers.url, { applicationName: 'told late' });
  const set = (name: string) => admin.query(`alter system set synchronous_standby_names = '${name}'`);
  const reload = () => admin.query('select pg_reload_conf()');
  await set('nobody');
  await reload();
  let isTold = false;
  let writes = 0;
  const write = async () => {
    isTold = false;
    writes += 1;
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 200`);
      await tx.execute(sql`insert into word values (${`order ${writes}`})`);
    });
    isTold = true;
  };
  let writing = write();
  try {
    const waiting = `select from pg_stat_activity where application_name = 'told late' and wait_event = 'SyncRep'
      and query_start < clock_timestamp() - interval '600 ms'`;
    const waits = async () => {
      // The server takes up a setting a moment after it has said so: what was written before that waits for nobody.
      if (isTold) writing = write();
      expect((await admin.query(waiting)).rowCount).toBe(1);
    };
    await vi.waitFor(waits, { timeout: 20_000 });
    expect(isTold).toBe(false);
    expect(await words(primary.db)).not.toContain(`order ${writes}`);
  } finally {
    await set('');
    await reload();
    await writing;
    await close();
  }
  expect(await words(primary.db)).toContain(`order ${writes}`);
});

test('a replica that stops costs nobody an answer', async () => {
  const reads = replica();
  expect(await read(reads, isReplica)).toBe(true);
  await servers.stopReplica();
  expect(await read(reads, isReplica)).toBe(false);
  expect(outcomes).toEqual(['replica', 'away']);
});

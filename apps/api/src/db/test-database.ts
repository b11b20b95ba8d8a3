import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { inject } from 'vitest';
import { restoreMigratedRows } from './migrated-rows.ts';
import { openDb } from './open-db.ts';
import { templateName } from './test-server.ts';

export type TestDatabase = { db: NodePgDatabase; pool: pg.Pool; url: string };

let opened: Promise<TestDatabase & { superPool: pg.Pool }> | undefined;

/** A migrated database that only this worker uses, real locks and all. Call it as often as you like. */
export async function testDb(): Promise<TestDatabase> {
  opened ??= open();
  const { db, pool, url } = await opened;
  return { db, pool, url };
}

/** Back to freshly migrated; for `beforeEach`. */
export async function emptyTables(): Promise<void> {
  opened ??= open();
  await restoreMigratedRows((await opened).superPool);
}

/** For the end of a test file: the next one in this process begins with a database as freshly migrated. */
export function leaveTestDb(): void {
  const left = opened;
  opened = undefined;
  // Not waited for: a test that keeps a connection would keep the next file too. Whoever is still connected is thrown out there.
  left?.then(
    ({ pool, superPool }) => void Promise.allSettled([pool.end(), superPool.end()]),
    () => {},
  );
}

/** A second database of its own, for a test that needs an empty or a broken one. */
export async function emptyDatabase(name: string): Promise<TestDatabase> {
  return connect(await createDatabase(`${name}_${process.env.VITEST_POOL_ID}`, 'template0'));
}

/** Made once for each worker: copying the template takes longer than emptying the copy. */
let ownDatabase: Promise<{ url: string; shape: string }> | undefined;

async function open() {
  const isUsed = ownDatabase !== undefined;
  ownDatabase ??= create();
  let own = await ownDatabase;
  let superPool = openSuperPool(own.url);
  if (isUsed && !(await isClean(superPool, own.shape))) {
    await superPool.end();
    ownDatabase = create();
    own = await ownDatabase;
    superPool = openSuperPool(own.url);
  }
  return { ...(await connect(own.url)), superPool };
}

/** As freshly migrated, after another file; not when that has changed more than rows. */
async function isClean(superPool: pg.Pool, shape: string): Promise<boolean> {
  await superPool.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  if ((await readShape(superPool)) !== shape) return false;
  await restoreMigratedRows(superPool);
  await superPool.query(`select setval(c.oid::regclass, s.seqstart, false) from pg_class c join pg_sequence s on s.seqrelid = c.oid
    where c.relnamespace = 'public'::regnamespace`);
  return true;
}

async function create(): Promise<{ url: string; shape: string }> {
  const url = await createDatabase(`worker_${process.env.VITEST_POOL_ID}`, templateName);
  const superPool = openSuperPool(url);
  const shape = await readShape(superPool);
  await superPool.end();
  return { url, shape };
}

/** Tables, columns, constraints, triggers and functions, told apart from those that a test has changed. */
async function readShape(superPool: pg.Pool): Promise<string> {
  const { rows } = await superPool.query(`select
    (select array[count(*), max(oid::bigint)] from pg_class where relnamespace = 'public'::regnamespace) as tables,
    (select array[count(*), count(*) filter (where attnotnull), count(*) filter (where atthasdef)] from pg_attribute where attnum > 0) as columns,
    (select array[count(*), max(oid::bigint), count(*) filter (where convalidated)] from pg_constraint) as constraints,
    (select array[count(*), max(oid::bigint), count(*) filter (where tgenabled = 'O')] from pg_trigger) as triggers,
    (select array[count(*), max(oid::bigint), sum(hashtext(prosrc))] from pg_proc) as functions`);
  return JSON.stringify(rows);
}

function openSuperPool(url: string): pg.Pool {
  const superPool = new pg.Pool({ connectionString: addressOf('postgres', nameOf(url)), max: 1, allowExitOnIdle: true });
  superPool.on('error', () => {});
  return superPool;
}

async function connect(url: string): Promise<TestDatabase> {
  const pooler = inject('testPooler');
  const pooled = pooler === undefined ? {} : { directUrl: url };
  const { db, pool } = await openDb(pooler === undefined ? url : within(pooler, nameOf(url)), {
    applicationName: 'selvedge tests',
    ...pooled,
  });
  return { db, pool, url };
}

async function createDatabase(name: string, template: string): Promise<string> {
  const admin = new pg.Client({ connectionString: inject('testServer') });
  await admin.connect();
  await admin.query(`drop database if exists ${name} with (force)`);
  await admin.query(`create database ${name} owner shop template ${template} strategy file_copy`);
  await admin.end();
  return addressOf('shop', name);
}

function addressOf(user: string, database: string): string {
  const url = new URL(within(inject('testServer'), database));
  url.username = user;
  return url.href;
}

function within(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = database;
  return url.href;
}

function nameOf(url: string): string {
  return new URL(url).pathname.slice(1);
}

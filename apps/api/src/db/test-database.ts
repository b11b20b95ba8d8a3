import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { inject } from 'vitest';
import { restoreMigratedRows } from './migrated-rows.ts';
import { openDb } from './open-db.ts';
import { templateName } from './test-server.ts';

export type TestDatabase = { db: NodePgDatabase; pool: pg.Pool; url: string };

let opened: Promise<TestDatabase & { superPool: pg.Pool }> | undefined;

/** This test file's own migrated database, real locks and all. Call it as often as you like; it is made once. */
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

/** For the end of a test file: the next one in this process begins with a database of its own. */
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

async function open() {
  const url = await createDatabase(`worker_${process.env.VITEST_POOL_ID}`, templateName);
  const superPool = new pg.Pool({ connectionString: addressOf('postgres', nameOf(url)), max: 1, allowExitOnIdle: true });
  superPool.on('error', () => {});
  return { ...(await connect(url)), superPool };
}

async function connect(url: string): Promise<TestDatabase> {
  const { db, pool } = await openDb(url, { applicationName: 'selvedge tests' });
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
  const url = new URL(inject('testServer'));
  url.username = user;
  url.pathname = database;
  return url.href;
}

function nameOf(url: string): string {
  return new URL(url).pathname.slice(1);
}

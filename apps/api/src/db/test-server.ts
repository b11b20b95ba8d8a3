import { rmSync } from 'node:fs';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { launchPostgres } from './launch-postgres.ts';
import { migrate } from './migrate.ts';
import { keepMigratedRows } from './migrated-rows.ts';
import { openDb } from './open-db.ts';
import { scratchDirectory } from './scratch-directory.ts';
import { startTestPooler } from './test-pooler.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The superuser's address of the run's database server. */
    testServer: string;
    /** Of the pooler that the workers' pools go through; only where TEST_POOLER asks for one. */
    testPooler: string | undefined;
  }
}

export const templateName = 'template_of_tests';

/** Vitest's global setup: one server for the run, with a migrated database that every worker copies. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = scratchDirectory('test');
  // Nothing in here outlives the run, so nothing needs to survive a power cut.
  const server = await launchPostgres({
    dataDir,
    settings: {
      ...{ fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', wal_level: 'minimal', max_wal_senders: '0' },
      max_connections: '300',
    },
  });
  await makeTemplate(server.adminUrl);
  const pooler = process.env.TEST_POOLER ? await startTestPooler(dataDir, server.adminUrl) : undefined;
  project.provide('testServer', server.adminUrl);
  project.provide('testPooler', pooler?.url);
  return async () => {
    await pooler?.stop();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

async function makeTemplate(adminUrl: string): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`create database ${templateName} owner shop`);
  await admin.end();

  const url = new URL(adminUrl);
  url.pathname = templateName;
  const { pool: superPool, close: closeSuper } = await openDb(url.href);
  url.username = 'shop';
  const { pool, close } = await openDb(url.href);
  await migrate(pool);
  await keepMigratedRows(superPool);
  // A database can be copied only while nobody is connected to it.
  await Promise.all([close(), closeSuper()]);
}

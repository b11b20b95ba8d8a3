import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { BootError } from '../boot-error.ts';
import { applyMigration, type LockPatience, usualPatience } from './apply-migration.ts';
import { type Migration, migrationsDirectory, readMigrations } from './read-migrations.ts';
import { sessionClient } from './session-client.ts';

export type MigrateOptions = { log?: (line: string) => void; directory?: string; until?: string; patience?: LockPatience };

// Several processes may start at once; the others wait here and then find nothing left to do.
const migrationLock = 0x5e1_ed6f;
const lockPollMs = 100;

/** Brings the schema up to date, file by file, each in a transaction unless it says otherwise. Returns the names of the files it ran. */
export async function migrate(pool: pg.Pool, options: MigrateOptions = {}): Promise<string[]> {
  const { log = () => {}, until, directory = migrationsDirectory, patience = usualPatience } = options;
  const all = await readMigrations(directory);
  if (until !== undefined && !all.some(({ name }) => name === until))
    throw new BootError(`This version of the shop does not know the migration ${until}.\nTake the version that made it, or a newer one.`);
  // A backup is put into the schema that it was made of, and brought up to date afterwards.
  const migrations = until === undefined ? all : all.filter(({ name }) => name <= until);
  // Of its own: its session holds the lock and has no statement timeout.
  const client = sessionClient(pool);
  await client.connect();
  try {
    // A large table may take longer to change than any request may take to be answered.
    await client.query('set statement_timeout = 0');
    await takeLock(client, log);
    const pending = findPending(migrations, await readApplied(client));
    for (const [index, migration] of pending.entries()) {
      log(`migration ${index + 1} of ${pending.length}: ${migration.name}`);
      await applyMigration(client, migration, { log, patience });
    }
    return pending.map(({ name }) => name);
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * Asked again and again, never waited for in the database: a statement that waits there has a snapshot, and an index that is built beside
 * writers waits for every snapshot that is older than it. The two would wait for each other.
 */
async function takeLock(client: pg.Client, log: (line: string) => void): Promise<void> {
  for (let asked = 0; ; asked++) {
    const { rows } = await client.query<{ isOurs: boolean }>('select pg_try_advisory_lock($1) as "isOurs"', [migrationLock]);
    if (rows[0]!.isOurs) return;
    if (asked === 0) log('another process changes the tables of the database; waiting for it');
    await sleep(lockPollMs);
  }
}

async function readApplied(client: pg.Client): Promise<Map<string, string>> {
  await client.query(`
    create table if not exists schema_migration (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`);
  const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from schema_migration order by name');
  return new Map(rows.map((row) => [row.name, row.checksum]));
}

function findPending(migrations: Migration[], applied: Map<string, string>): Migration[] {
  const known = new Set(migrations.map(({ name }) => name));
  const foreign = [...applied.keys()].find((name) => !known.has(name));
  if (foreign) {
    throw new BootError(
      `The database has the migration ${foreign}, which this version of the shop does not know.\nStart a newer version of the shop on it.`,
    );
  }
  const last = [...applied.keys()].at(-1) ?? '';
  for (const { name, checksum } of migrations) {
    const before = applied.get(name);
    if (before !== undefined && before !== checksum) {
      throw new BootError(
        `The migration ${name} was changed after this database had run it.\nPut the file back as it was and write the change as a new migration.`,
      );
    }
    if (before === undefined && name < last) {
      throw new BootError(
        `The migration ${name} comes before ${last}, which this database has already run.\nGive it a number after the last one.`,
      );
    }
  }
  return migrations.filter(({ name }) => !applied.has(name));
}

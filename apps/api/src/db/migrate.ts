import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { BootError } from '../boot-error.ts';

type Migration = { name: string; sql: string; checksum: string };

export type MigrateOptions = { log?: (line: string) => void; directory?: string; until?: string };

// Several processes may start at once; the others wait here and then find nothing left to do.
const migrationLock = 0x5e1_ed6f;

/** Brings the schema up to date, one file and one transaction at a time. Returns the names of the files it ran. */
export async function migrate(pool: pg.Pool, options: MigrateOptions = {}): Promise<string[]> {
  const { log = () => {}, until, directory = fileURLToPath(new URL('./migrations', import.meta.url)) } = options;
  const all = await readMigrations(directory);
  if (until !== undefined && !all.some(({ name }) => name === until))
    throw new BootError(`This version of the shop does not know the migration ${until}.\nTake the version that made it, or a newer one.`);
  // A backup is put into the schema that it was made of, and brought up to date afterwards.
  const migrations = until === undefined ? all : all.filter(({ name }) => name <= until);
  const client = await pool.connect();
  try {
    // A large table may take longer to change than any request may take to be answered.
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const pending = findPending(migrations, await readApplied(client));
    for (const [index, migration] of pending.entries()) {
      log(`migration ${index + 1} of ${pending.length}: ${migration.name}`);
      await apply(client, migration);
    }
    return pending.map(({ name }) => name);
  } finally {
    // Thrown away rather than returned: its session holds the lock and has no statement timeout.
    client.release(true);
  }
}

async function readMigrations(directory: string): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort();
  const seen = new Map<string, string>();
  for (const name of names) {
    const number = /^(\d{4})-[a-z0-9-]+\.sql$/.exec(name)?.[1];
    if (!number)
      throw new BootError(`The migration ${name} is named wrongly; expected four digits, a dash and a name, such as 0007-gift-card.sql`);
    const other = seen.get(number);
    if (other) throw new BootError(`The migrations ${other} and ${name} have the same number, so their order is not known.`);
    seen.set(number, name);
  }
  return Promise.all(
    names.map(async (name) => {
      // Line endings may differ between checkouts of the same file.
      const sql = (await readFile(join(directory, name), 'utf8')).replaceAll('\r\n', '\n');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function readApplied(client: pg.PoolClient): Promise<Map<string, string>> {
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

async function apply(client: pg.PoolClient, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query('begin');
    await client.query(sql);
    await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    const { message, position, detail } = error as pg.DatabaseError;
    const line = position ? ` in line ${sql.slice(0, Number(position)).split('\n').length}` : '';
    throw new BootError(
      `The migration ${name} failed${line}: ${message}${detail ? ` (${detail})` : ''}\nNothing of it was kept; the migrations before it stay.`,
    );
  }
}

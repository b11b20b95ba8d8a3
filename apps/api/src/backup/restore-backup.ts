import { createReadStream } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { BootError } from '../boot-error.ts';
import { migrate } from '../db/migrate.ts';
import { openDb } from '../db/open-db.ts';
import type { StoragePort } from '../storage/storage-port.ts';
import { putObjects } from './copy-objects.ts';
import { batchOf, listTables, quoted, type Table } from './list-tables.ts';
import { checkBackup, type Manifest } from './manifest.ts';

export type RestoreBackup = {
  url: string;
  folder: string;
  dataDir: string;
  /** Where the objects of the backup are put. */
  storage: StoragePort | undefined;
  log: (line: string) => void;
};

/** Puts a backup into an empty database, which is empty again when anything fails. */
export async function restoreBackup({ url, folder, dataDir, storage, log }: RestoreBackup): Promise<Manifest> {
  const manifest = await checkBackup(folder, { log });
  if (manifest.objects.length > 0 && !storage)
    throw new BootError(
      `The backup has ${manifest.objects.length} files of a storage. Name one with STORAGE_URL, an empty one or the old one. Nothing was changed.`,
    );
  const client = new pg.Client({ connectionString: url, application_name: 'selvedge restore' });
  client.on('error', () => {});
  await client.connect();
  try {
    await refuseRunning(client);
    if (!(await hasNothing(client)))
      throw new BootError('The database is not empty. Name an empty one with DATABASE_URL or DATA_DIR. Nothing was changed.');
    try {
      await putObjects({ manifest, storage, folder, log });
      await fill(client, { url, folder, manifest, log });
    } catch (error) {
      await empty(client);
      throw error;
    }
  } finally {
    await client.end().catch(() => {});
  }
  await mkdir(dataDir, { recursive: true });
  for (const { path } of manifest.files) await copyFile(join(folder, path), join(dataDir, basename(path)));
  return manifest;
}

/** A shop that runs would sell from what it has in memory, and write into what is about to be given up. */
async function refuseRunning(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and application_name like 'selvedge%'`,
  );
  if (rows[0]!.count > 0) throw new BootError('A shop is running on this database. Stop it first. Nothing was changed.');
}

async function hasNothing(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') limit 1`,
  );
  return rowCount === 0;
}

async function empty(client: pg.Client): Promise<void> {
  await client.query('rollback').catch(() => {});
  await client.query('drop schema public cascade');
  await client.query('create schema public');
}

type Filling = Pick<RestoreBackup, 'url' | 'folder' | 'log'> & { manifest: Manifest };

async function fill(client: pg.Client, { url, folder, manifest, log }: Filling): Promise<void> {
  const { pool, close } = await openDb(url, { log, poolSize: 1, applicationName: 'selvedge restore' });
  try {
    await migrate(pool, { log, until: manifest.revision });
    await load(client, { folder, manifest, log });
    await migrate(pool, { log });
  } finally {
    await close();
  }
}

/** All rows in one transaction. Keys between tables are put back at the end, which proves that what they name is there. */
async function load(client: pg.Client, { folder, manifest, log }: Omit<Filling, 'url'>): Promise<void> {
  const tables = new Map((await listTables(client)).map((table) => [table.name, table]));
  refuseOthers(tables, manifest);
  await client.query(`set statement_timeout = 0; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'`);
  await client.query('begin');
  const keys = await dropKeys(client);
  for (const name of tables.keys()) await client.query(`alter table public.${quoted(name)} disable trigger user`);
  if (tables.size > 0) await client.query(`truncate ${[...tables.keys()].map((name) => `public.${quoted(name)}`).join(', ')}`);
  for (const [index, stored] of manifest.tables.entries()) {
    const table = tables.get(stored.name)!;
    const rows = await loadTable(client, { table, path: join(folder, stored.path) });
    if (rows !== stored.rows) throw new BootError(`${stored.name} has ${rows} rows instead of ${stored.rows}. The database is as it was.`);
    log(`table ${index + 1} of ${manifest.tables.length}: ${stored.name}, ${rows} rows`);
  }
  for (const { name, value, isCalled } of manifest.sequences)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [`public.${quoted(name)}`, value, isCalled]);
  for (const name of tables.keys()) await client.query(`alter table public.${quoted(name)} enable trigger user`);
  log(`checking ${keys.length} keys between tables`);
  for (const { table, name, definition } of keys) await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
  await client.query('commit');
  await client.query('analyze');
}

/** Rows are written in the order of their columns: in a table with others they would come out as something else. */
function refuseOthers(tables: ReadonlyMap<string, Table>, manifest: Manifest): void {
  for (const { name, columns } of manifest.tables) {
    const here = tables.get(name)?.columns;
    if (JSON.stringify(here) !== JSON.stringify(columns))
      throw new BootError(`The table ${name} of the backup does not fit the migrations of this version. The database is as it was.`);
  }
}

type Key = { table: string; name: string; definition: string };

async function dropKeys(client: pg.Client): Promise<Key[]> {
  const { rows } = await client.query<Key>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace order by conname`,
  );
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${quoted(name)}`);
  return rows;
}

const mostText = 8_000_000;

async function loadTable(client: pg.Client, { table, path }: { table: Table; path: string }): Promise<number> {
  const at = `public.${quoted(table.name)}`;
  const target = table.written.map(quoted).join(', ');
  const read = table.written.map((column) => `(r).${quoted(column)}`).join(', ');
  const insert = `insert into ${at} (${target}) overriding system value
    select ${read} from (select unnest($1::text[])::${at} as r offset 0) as given`;
  let rows = 0;
  let batch: string[] = [];
  let text = 0;
  const write = async () => {
    if (batch.length > 0) await client.query(insert, [batch]);
    rows += batch.length;
    batch = [];
    text = 0;
  };
  const lines = createInterface({ input: createReadStream(path).pipe(createGunzip()), crlfDelay: Number.POSITIVE_INFINITY });
  for await (const line of lines) {
    batch.push(JSON.parse(line) as string);
    text += line.length;
    if (batch.length >= batchOf({ rowBytes: 2_000 }) || text > mostText) await write();
  }
  await write();
  return rows;
}

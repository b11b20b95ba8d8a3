import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { BootError } from '../boot-error.ts';
import type { StoragePort } from '../storage/storage-port.ts';
import { copyObjects } from './copy-objects.ts';
import { batchOf, listTables, quoted, type Table } from './list-tables.ts';
import { describe, type Manifest, manifestName, type Stored } from './manifest.ts';

export type WriteBackup = {
  /** Of the shop's database; a running shop goes on beside us. */
  url: string;
  /** Made by the backup; must not be there yet. */
  folder: string;
  dataDir: string;
  /** Where the library's files lie, unless in the database. */
  storage: StoragePort | undefined;
  shop: string;
  now: Date;
  log: (line: string) => void;
};

/** Copies of what is in the database, pictures that can be made again, and the embedded database itself, which is read by its rows. */
const remade = /^(?:pictures|share-pictures|postgres.*|run)$/;

/** The whole shop as of one moment. Until the last file is written, the folder has another name. */
export async function writeBackup({ url, folder, dataDir, storage, shop, now, log }: WriteBackup): Promise<Manifest> {
  if (await isThere(folder))
    throw new BootError(`${folder} is there already, and a backup writes over nothing. Name another folder with --to.`);
  const partial = `${folder}.partial`;
  if (await isThere(partial))
    throw new BootError(`${partial} was left by a backup that did not end. Remove it, or name another folder with --to.`);
  await mkdir(dirname(folder), { recursive: true });
  // Names, addresses and orders of people are in it.
  await mkdir(partial, { mode: 0o700 });
  try {
    const { objects: named, ...database } = await writeDatabase({ url, folder: partial, log });
    const objects = await copyObjects({ named, storage, folder: partial, log });
    const files = await copyFiles({ dataDir, folder: partial, log });
    const manifest: Manifest = { format: 1, shop, madeAt: now.toISOString(), ...database, files, objects };
    await writeFile(join(partial, manifestName), `${JSON.stringify(manifest, null, 1)}\n`, { mode: 0o600 });
    await rename(partial, folder);
    return manifest;
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error;
  }
}

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

type Writing = Pick<WriteBackup, 'url' | 'folder' | 'log'>;
type Written = Pick<Manifest, 'revision' | 'postgres' | 'tables' | 'sequences'> & { objects: string[] };

async function writeDatabase({ url, folder, log }: Writing): Promise<Written> {
  await mkdir(join(folder, 'tables'));
  const client = new pg.Client({ connectionString: url, application_name: 'selvedge backup' });
  client.on('error', () => {});
  await client.connect();
  try {
    // One moment for all tables, however long it takes; dates and numbers as the one who restores will read them.
    await client.query(
      `set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set bytea_output = 'hex'; set extra_float_digits = 1; set synchronize_seqscans = off`,
    );
    await client.query('begin isolation level repeatable read, read only');
    const tables = await listTables(client);
    const written: Manifest['tables'] = [];
    for (const [index, table] of tables.entries()) {
      const progress = (rows: number) => log(`table ${index + 1} of ${tables.length}: ${table.name}, ${rows} rows`);
      written.push(await writeTable(client, { table, folder, progress }));
    }
    return {
      ...(await readState(client)),
      tables: written,
      sequences: await readSequences(client),
      objects: await readObjects(client, tables),
    };
  } finally {
    await client.end().catch(() => {});
  }
}

const sayEveryMs = 5_000;

/** One row a line, in the database's own words for a row. */
async function writeTable(
  client: pg.Client,
  { table, folder, progress }: { table: Table; folder: string; progress: (rows: number) => void },
): Promise<Manifest['tables'][number]> {
  const path = `tables/${table.name}.gz`;
  const gzip = createGzip({ level: 4 });
  const writing = pipeline(gzip, createWriteStream(join(folder, path), { flags: 'wx', mode: 0o600 }));
  // It is waited for at the end; a full disk before that is no event without a listener.
  writing.catch(() => {});
  let rows = 0;
  let said = performance.now();
  await client.query(`declare rows no scroll cursor for select t::text as row from public.${quoted(table.name)} t`);
  for (;;) {
    const { rows: batch } = await client.query<{ row: string }>(`fetch ${batchOf(table)} from rows`);
    if (batch.length === 0) break;
    rows += batch.length;
    const text = batch.map(({ row }) => `${toLine(row)}\n`).join('');
    if (!gzip.write(text)) await Promise.race([once(gzip, 'drain'), writing]);
    if (performance.now() - said > sayEveryMs) {
      said = performance.now();
      progress(rows);
    }
  }
  await client.query('close rows');
  gzip.end();
  await writing;
  progress(rows);
  return { name: table.name, columns: table.columns, rows, ...(await describe(folder, path)) };
}

/** Whoever reads lines takes these two for the end of one, and JSON does not escape them. */
const toLine = (row: string) => JSON.stringify(row).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

async function readState(client: pg.Client): Promise<Pick<Manifest, 'revision' | 'postgres'>> {
  const { rows } = await client.query<{ revision: string | null; postgres: string }>(
    `select (select max(name) from schema_migration) as revision, current_setting('server_version') as postgres`,
  );
  const { revision, postgres } = rows[0]!;
  if (!revision) throw new BootError('The database has no shop in it: no migration has run. Nothing was written.');
  return { revision, postgres };
}

async function readSequences(client: pg.Client): Promise<Manifest['sequences']> {
  const { rows: names } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname`,
  );
  const sequences: Manifest['sequences'] = [];
  for (const { name } of names) {
    const { rows } = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from public.${quoted(name)}`,
    );
    sequences.push({ name, ...rows[0]! });
  }
  return sequences;
}

/** What rows of this moment name in the storage. */
async function readObjects(client: pg.Client, tables: readonly Table[]): Promise<string[]> {
  const naming = tables.filter(({ columns }) => columns.includes('object') && columns.includes('bytes'));
  const asked = naming.map(({ name }) => `select object from public.${quoted(name)} where object is not null`);
  if (asked.length === 0) return [];
  const { rows } = await client.query<{ object: string }>(`${asked.join(' union ')} order by 1`);
  return rows.map(({ object }) => object);
}

/** What lies beside the database and can't be made again: the ledger of the payment sandbox, and whatever we do not know. */
async function copyFiles({ dataDir, folder, log }: Pick<WriteBackup, 'dataDir' | 'folder' | 'log'>): Promise<Stored[]> {
  const target = join(folder, 'files');
  await mkdir(target);
  const entries = await readdir(dataDir, { withFileTypes: true }).catch(() => []);
  const stored: Stored[] = [];
  for (const entry of entries.filter(({ name }) => !remade.test(name))) {
    if (!entry.isFile() || !/^[\w.-]+$/.test(entry.name)) {
      log(`not copied: ${join(dataDir, entry.name)}, which is no file of the shop`);
      continue;
    }
    await pipeline(createReadStream(join(dataDir, entry.name)), createWriteStream(join(target, entry.name), { flags: 'wx', mode: 0o600 }));
    stored.push(await describe(folder, `files/${entry.name}`));
  }
  return stored;
}

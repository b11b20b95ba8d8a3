import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { payment } from '@selvedge/contract/payment.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkoutShop, jumper, params, sealedCard } from '../checkout/checkout.fixture.ts';
import { openDb } from '../db/open-db.ts';
import { emptyDatabase, emptyTables, testDb } from '../db/test-database.ts';
import { testNow } from '../harness/test-app.ts';
import { auditLedger } from '../ledger-audit/audit-ledger.ts';
import { mediaCropFileTable } from '../media/upload/tables.ts';
import { folderStorage } from '../storage/folder-storage.ts';
import type { StoragePort } from '../storage/storage-port.ts';
import type { Manifest } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

let work = '';
let storage: StoragePort;
const picture = 'library/ab/abcdef-1';
const log = () => {};

beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'selvedge-backup-'));
  await emptyTables();
  const shop = await checkoutShop();
  await shop.stockUp(jumper, 10);
  const { api } = await shop.readyBrowser();
  expect(await api(payment.create, { params, body: sealedCard as object })).toMatchObject({ paymentState: 'authorised' });
  await writeFile(join(work, 'psp-ledger-1.jsonl'), '{}\n');
  storage = folderStorage(join(work, 'objects'));
  await storage.put(picture, Buffer.from('a coat'));
  const { db } = await testDb();
  await db.insert(mediaCropFileTable).values({ key: 'ab'.repeat(12), width: 320, type: 'webp', bytes: Buffer.alloc(0), object: picture });
});
afterAll(() => rm(work, { recursive: true, force: true }));

const backUp = (url: string, name: string): Promise<Manifest> =>
  writeBackup({ url, folder: join(work, 'kept', name), dataDir: work, storage, shop: '1.2.3', now: new Date(), log });

/** Every row of every table, in whatever order the database keeps them. */
async function rowsOf(name: string): Promise<Record<string, string>> {
  const folder = join(work, 'kept', name);
  const { tables } = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as Manifest;
  const hashed = tables.map(async ({ name: table, path }) => {
    const lines = gunzipSync(await readFile(join(folder, path)))
      .toString()
      .split('\n')
      .sort();
    return [table, `${lines.length} ${createHash('sha256').update(lines.join('\n')).digest('hex')}`];
  });
  return Object.fromEntries(await Promise.all(hashed));
}

/** The same without writing a backup, of a database in which nobody works. */
async function sumsOf(url: string): Promise<unknown> {
  const { pool, close } = await openDb(url, { applicationName: 'selvedge tests' });
  const { rows: tables } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'schema_migration'`,
  );
  const sums = tables.map(({ name }) => `select '${name}' as name, count(*), sum(hashtextextended(t::text, 0)) from public."${name}" t`);
  const { rows } = await pool.query(`${sums.join(' union all ')} order by 1`);
  await close();
  return rows;
}

test('a backup beside an open shop becomes the same shop in another database, and what is damaged touches nothing', async () => {
  const { url, db, pool } = await testDb();
  await pool.query(
    `update style set brand = 'Two' || chr(8232) || 'lines "\\, (' where style_number = (select min(style_number) from style)`,
  );
  const made = await backUp(url, 'first');
  const folder = join(work, 'kept', 'first');
  await expect(backUp(url, 'first')).rejects.toThrow('is there already, and a backup writes over nothing');
  expect(made.files.map(({ path }) => path)).toEqual([expect.stringMatching(/^files\/psp-ledger-\d+\.jsonl$/)]);

  // Neither a shop that runs nor one that is there is given up by mistake.
  const asked = { url, folder, dataDir: join(work, 'elsewhere'), storage: folderStorage(join(work, 'other-objects')), log };
  await expect(restoreBackup({ ...asked })).rejects.toThrow('A shop is running on this database');
  const target = await emptyDatabase('restored');
  await target.pool.end();
  await expect(restoreBackup({ ...asked, url: target.url, storage: undefined })).rejects.toThrow('has 1 files of a storage');
  await restoreBackup({ ...asked, url: target.url });
  await expect(restoreBackup({ ...asked, url: target.url })).rejects.toThrow('The database is not empty');

  expect((await asked.storage.get(picture))!.toString()).toBe('a coat');

  // Every row of every table is what it was.
  const again = await backUp(target.url, 'second');
  expect(await rowsOf('second')).toEqual(await rowsOf('first'));
  expect([again.sequences, again.revision]).toEqual([made.sequences, made.revision]);
  const restored = await openDb(target.url, { applicationName: 'selvedge tests' });
  expect(await auditLedger(restored.db, { now: testNow })).toEqual(await auditLedger(db, { now: testNow }));
  const orders = await restored.pool.query('select from customer_order');
  // What the first shop's next row would be numbered, and what its triggers do, hold in the second.
  const disabled = await restored.pool.query(`select from pg_trigger where tgenabled <> 'O'`);
  await restored.pool.query('delete from basket');
  await restored.close();
  expect([orders.rowCount, disabled.rowCount]).toEqual([1, 0]);

  // A picture that the storage has lost is said, and the rest is kept.
  const told: string[] = [];
  await storage.remove(picture);
  const without = await writeBackup({
    ...{ url, folder: join(work, 'kept', 'without'), dataDir: work, storage, shop: '1.2.3', now: new Date() },
    log: (line) => told.push(line),
  });
  expect([without.objects, told.filter((line) => line.startsWith('MISSING'))]).toEqual([[], [expect.stringContaining(picture)]]);

  // One byte of one file: refused before anything is changed.
  const damaged = join(folder, made.tables.find(({ name }) => name === 'customer_order')!.path);
  const bytes = await readFile(damaged);
  await writeFile(damaged, bytes.with(bytes.length - 9, bytes.at(-9)! ^ 1));
  const changed = await sumsOf(target.url);
  await expect(restoreBackup({ ...asked, url: target.url })).rejects.toThrow('The backup is damaged: tables/customer_order.gz');
  expect(await sumsOf(target.url)).toEqual(changed);

  // One that breaks off half-way leaves nothing behind.
  const manifest = JSON.parse(await readFile(join(work, 'kept', 'second', 'manifest.json'), 'utf8')) as Manifest;
  const lie = { ...manifest, tables: manifest.tables.map((table) => (table.name === 'style' ? { ...table, rows: 7 } : table)) };
  await writeFile(join(work, 'kept', 'second', 'manifest.json'), JSON.stringify(lie));
  const other = await emptyDatabase('half');
  await other.pool.end();
  await expect(restoreBackup({ ...asked, folder: join(work, 'kept', 'second'), url: other.url })).rejects.toThrow('style has');
  const left = await openDb(other.url, { applicationName: 'selvedge tests' });
  const { rowCount } = await left.pool.query(`select from pg_class where relnamespace = 'public'::regnamespace`);
  await left.close();
  expect(rowCount).toBe(0);
});

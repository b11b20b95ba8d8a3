import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Manifest } from '@selvedge/api/backup/manifest.ts';
import { restoreBackup } from '@selvedge/api/backup/restore-backup.ts';
import { writeBackup } from '@selvedge/api/backup/write-backup.ts';
import { readConfig } from '@selvedge/api/config.ts';
import { openDb } from '@selvedge/api/db/open-db.ts';
import { emptyDatabase, testDb } from '@selvedge/api/db/test-database.ts';
import { buyAsGuest } from '@selvedge/api/harness/buy-as-guest.ts';
import { freePort } from '@selvedge/api/harness/free-port.ts';
import { auditLedger } from '@selvedge/api/ledger-audit/audit-ledger.ts';
import { createClient } from '@selvedge/contract/client.ts';
import { content } from '@selvedge/contract/content.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenShop, openShop } from './open-shop.ts';

let shop: OpenShop;
let orderId = '';
let base = '';
let work = '';
const log = () => {};

// A first start writes 55 markets and the goods in 32 languages; the limit ends what hangs.
beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'selvedge-backup-'));
  const { url, pool } = await testDb();
  const port = await freePort();
  base = `http://127.0.0.1:${port}`;
  const env = {
    ...{
      NODE_ENV: 'test',
      PORT: String(port),
      METRICS_PORT: String(await freePort()),
      PSP_PORT: String(await freePort()),
      HOST: '127.0.0.1',
    },
    ...{ DATABASE_URL: url, DATA_DIR: work, SHOP_URL: base, LOG_LEVEL: 'silent', DEMO_STAFF_PASSWORD: 'a-password-for-tests' },
  };
  shop = await openShop(readConfig(env), { dev: false, say: log });
  const { rows } = await pool.query<{ id: string }>(
    `select v.id from variant v join stock s on s.variant_id = v.id join price p on p.product_id = v.product_id
    where p.market = 'en-GB' and s.kind = 'warehouse' and s.quantity > 10 order by v.id limit 1`,
  );
  const methods = await createClient({ apiBase: base })(content.shippingMethods, { params: { market: 'en-GB' } });
  const method = methods.find(({ deliveryType }) => deliveryType === 'home')!.id;
  const bought = await buyAsGuest({ base, sku: rows[0]!.id, card: '4111111111111111', address: '10.1.2.3', method });
  if (bought.outcome !== 'ordered') throw new Error(JSON.stringify(bought));
  ({ orderId } = bought);
}, 180_000);
afterAll(async () => {
  await shop?.stop();
  await rm(work, { recursive: true, force: true });
});

const backUp = (url: string, name: string): Promise<Manifest> =>
  writeBackup({ url, folder: join(work, 'kept', name), dataDir: work, shop: '1.2.3', now: new Date(), log });

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

test('a backup beside an open shop becomes the same shop in another database, and what is damaged touches nothing', {
  timeout: 120_000,
}, async () => {
  const { url, pool } = await testDb();
  // The audit asks for the mail of an order.
  const isSent = async () => (await pool.query(`select from mail where template = 'order-confirmation' and sent_at is not null`)).rowCount;
  await expect.poll(isSent, { timeout: 30_000 }).toBe(1);
  await pool.query(
    `update style set brand = 'Two' || chr(8232) || 'lines "\\, (' where style_number = (select min(style_number) from style)`,
  );
  const made = await backUp(url, 'first');
  const folder = join(work, 'kept', 'first');
  await expect(backUp(url, 'first')).rejects.toThrow('is there already, and a backup writes over nothing');
  expect(made.files.map(({ path }) => path)).toEqual([expect.stringMatching(/^files\/psp-ledger-\d+\.jsonl$/)]);

  // Neither a shop that runs nor one that is there is given up by mistake.
  const asked = { url, folder, dataDir: join(work, 'elsewhere'), log };
  await expect(restoreBackup({ ...asked })).rejects.toThrow('A shop is running on this database');
  const target = await emptyDatabase('restored');
  await target.pool.end();
  await restoreBackup({ ...asked, url: target.url });
  await expect(restoreBackup({ ...asked, url: target.url })).rejects.toThrow('The database is not empty');

  // Every row of every table is what it was.
  const again = await backUp(target.url, 'second');
  expect(await rowsOf('second')).toEqual(await rowsOf('first'));
  expect([again.sequences, again.revision]).toEqual([made.sequences, made.revision]);
  const restored = await openDb(target.url, { applicationName: 'selvedge tests' });
  const wrong = (await auditLedger(restored.db, { now: new Date() })).flatMap(({ findings }) => findings);
  const orders = await restored.pool.query('select from customer_order where id = $1', [orderId]);
  // What the first shop's next row would be numbered, and what its triggers do, hold in the second.
  const disabled = await restored.pool.query(`select from pg_trigger where tgenabled <> 'O'`);
  await restored.pool.query('delete from basket');
  await restored.close();
  expect([wrong, orders.rowCount, disabled.rowCount]).toEqual([[], 1, 0]);

  // One byte of one file: refused before anything is changed.
  const damaged = join(folder, made.tables.find(({ name }) => name === 'customer_order')!.path);
  const bytes = await readFile(damaged);
  await writeFile(damaged, bytes.with(bytes.length - 9, bytes.at(-9)! ^ 1));
  const changed = await sumsOf(target.url);
  await expect(restoreBackup({ ...asked, url: target.url })).rejects.toThrow('The backup is damaged: tables/customer_order.gz');
  expect(await sumsOf(target.url)).toEqual(changed);

  // One that breaks off half-way leaves nothing behind.
  const manifest = JSON.parse(await readFile(join(work, 'kept', 'second', 'manifest.json'), 'utf8')) as Manifest;
  const lie = { ...manifest, tables: manifest.tables.map((table) => (table.name === 'style' ? { ...table, rows: 1 } : table)) };
  await writeFile(join(work, 'kept', 'second', 'manifest.json'), JSON.stringify(lie));
  const other = await emptyDatabase('half');
  await other.pool.end();
  await expect(restoreBackup({ ...asked, folder: join(work, 'kept', 'second'), url: other.url })).rejects.toThrow('style has');
  const left = await openDb(other.url, { applicationName: 'selvedge tests' });
  const { rowCount } = await left.pool.query(`select from pg_class where relnamespace = 'public'::regnamespace`);
  await left.close();
  expect(rowCount).toBe(0);
});

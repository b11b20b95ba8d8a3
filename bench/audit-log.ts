// The audit log as it is beside one in partitions by month: what is read of it, what is written, and what it takes to put an old month away.
//   node bench/audit-log.ts [millions of entries, default 3] [months, default 60]
// On a database of its own, which goes with the program.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchPostgres } from '@selvedge/api/db/launch-postgres.ts';
import { migrate } from '@selvedge/api/db/migrate.ts';
import { openDb } from '@selvedge/api/db/open-db.ts';
import type pg from 'pg';

const rows = Number(process.argv[2] ?? 3) * 1_000_000;
const months = Number(process.argv[3] ?? 60);
const first = Date.UTC(2021, 10, 1);
const monthStart = (n: number) => new Date(Date.UTC(2021, 10 + n, 1)).toISOString();

const dataDir = mkdtempSync(join(tmpdir(), 'selvedge-bench-'));
// As root the database runs as another account, which must be able to reach its directory.
chmodSync(dataDir, 0o711);
const postgres = await launchPostgres({ dataDir });
process.once('SIGTERM', () => process.exit(143));
try {
  const { pool, close } = await openDb(postgres.url);
  await migrate(pool);
  const client = await pool.connect();
  await client.query('set statement_timeout = 0');
  await prepare(client);
  for (const table of ['whole', 'parts']) await measure(client, table);
  client.release(true);
  await close();
} finally {
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function prepare(client: pg.PoolClient): Promise<void> {
  await client.query('create table whole (like audit_log including all)');
  await client.query('alter table whole alter column id drop identity if exists');
  await client.query('create table parts (like whole) partition by range (at)');
  for (let n = 0; n < months; n++)
    await client.query(`create table parts_${n} partition of parts for values from ('${monthStart(n)}') to ('${monthStart(n + 1)}')`);
  const { rows: indexes } = await client.query<{ definition: string }>(
    `select pg_get_indexdef(indexrelid) as definition from pg_index where indrelid = 'audit_log'::regclass and not indisprimary`,
  );
  await client.query('alter table parts add primary key (id, at)');
  for (const { definition } of indexes) await client.query(definition.replace(/INDEX \S+ ON \S+/, 'INDEX ON parts'));
  const span = (Date.parse(monthStart(months)) - first) / 1000 - 1;
  await client.query(
    `insert into whole (id, at, who, action, subject, after)
    select n, to_timestamp(${first / 1000} + n * ${span}::float8 / ${rows}), 'staff-' || n % 40 || '@shop.example',
      (array['order.look', 'order.ship', 'flag.change', 'customer.look'])[1 + n % 4], 'subject-' || (n * 7919::bigint) % 400000, '{"state": "done", "reason": "as agreed"}'
    from generate_series(1, ${rows}) n`,
  );
  await client.query('insert into parts select * from whole');
  await client.query('analyze whole, parts');
}

async function measure(client: pg.PoolClient, table: string): Promise<void> {
  const newest = await median(client, () => `select * from ${table} order by id desc limit 50`);
  const page = await median(client, (n) => `select * from ${table} where id < ${Math.floor(rows / 2) + n} order by id desc limit 50`);
  const looks = await median(
    client,
    (n) => `select * from ${table} where subject = 'subject-${(n * 613) % 400000}' and action = 'order.look' order by id desc limit 20`,
  );
  const written = await median(client, (n) => {
    const at = `timestamptz '${monthStart(months)}' - interval '${n + 1} seconds'`;
    return `insert into ${table} (id, at, who, action, subject) values (${rows + n + 1}, ${at}, 'staff-1@shop.example', 'order.look', 'subject-1')`;
  });
  const before = performance.now();
  if (table === 'parts') await client.query('drop table parts_0');
  else {
    await client.query(`delete from whole where at < '${monthStart(1)}'`);
    await client.query('vacuum whole');
  }
  const away = performance.now() - before;
  const figures = {
    'newest page': newest,
    'page in the middle': page,
    'looks at one order': looks,
    'an entry written': written,
    'oldest month put away': away,
  };
  for (const [what, ms] of Object.entries(figures)) console.log(`${table}: ${what.padEnd(22)} ${ms.toFixed(2)} ms`);
}

async function median(client: pg.PoolClient, query: (n: number) => string): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < 200; n++) {
    const before = performance.now();
    await client.query(query(n));
    times.push(performance.now() - before);
  }
  return times.sort((a, b) => a - b)[100]!;
}

// A shopper's own orders, when there are very many of them, and the lists of the desk over those of everybody, on a database of their own:
// `node bench/orders.ts [ORDERS] [CALLS] [ORDERS AT THE DESK]`.

import { randomUUID } from 'node:crypto';
import { chmodSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '@selvedge/api/app.ts';
import { readConfig } from '@selvedge/api/config.ts';
import { loadContent } from '@selvedge/api/content/load-content.ts';
import { launchPostgres } from '@selvedge/api/db/launch-postgres.ts';
import { migrate } from '@selvedge/api/db/migrate.ts';
import { openDb } from '@selvedge/api/db/open-db.ts';
import { signInAsShopper } from '@selvedge/api/harness/sign-in-as.ts';
import { measureDesk, watchQueries } from './order-desk.ts';
import { writeOwnOrders } from './write-own-orders.ts';

const orders = Math.min(Number(process.argv[2] ?? 5_000), 100_000);
const calls = Math.min(Number(process.argv[3] ?? 100), 1_000);
const atDesk = Math.min(Number(process.argv[4] ?? 1_000_000), 5_000_000);
const goal = 30;
const dataDir = await mkdtemp(join(tmpdir(), 'selvedge-orders-'));
// As root the database runs as another account, which must be able to reach its directory.
chmodSync(dataDir, 0o711);
const postgres = await launchPostgres({ ...readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir }), log: () => {} });
// Whoever ends the program must not leave its database running: it is stopped as the process exits.
process.once('SIGINT', () => process.exit(130)).once('SIGTERM', () => process.exit(143));
const { db, pool } = await openDb(postgres.url);
const now = new Date();
const shopperId = randomUUID();
try {
  await migrate(pool);
  await writeOwnOrders(pool, { owner: shopperId, count: orders, now });
  await writeOwnOrders(pool, { owner: randomUUID(), count: orders, now });
  await pool.query('analyze');
  await measure();
  if (atDesk > 0) await measureDesk({ db, pool, now, orders: atDesk }, timed);
} finally {
  await pool.end();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function measure(): Promise<void> {
  const content = await loadContent(db, { log: { warn() {} } });
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' });
  const app = buildApp({ config, db, pool, clock: () => now, content: () => content });
  const headers = await signInAsShopper(db, { market: 'en-GB', now, subject: shopperId, seconds: 86_400 });
  const ask = async (query: string) => {
    const response = await app.inject({ url: `/api/order/order/history?${query}`, headers });
    if (response.statusCode !== 200) throw new Error(`${query}: ${response.statusCode} ${response.body}`);
    return response.json() as { orders: unknown[]; next?: string };
  };
  let place = '';
  for (let page = 0; page < 20; page++) {
    const { next } = await ask(`limit=50${place && `&after=${place}`}`);
    if (next === undefined) break;
    place = next;
  }
  const year = now.getUTCFullYear();
  const lists: [string, (at: number) => string][] = [
    ['first page of 20', () => 'limit=20'],
    ['first page of 50', () => 'limit=50'],
    ['a thousand orders on', () => `limit=20&after=${place}`],
    ['a year', (at) => `limit=20&year=${year - (at % 10)}`],
    ['a word', (at) => `limit=20&search=${['wool', 'rib', 'linen', 'denim', 'maren'][at % 5]}`],
    ['a number', (at) => `limit=20&search=${100_000 + ((at * 37) % orders)}`],
    ['a word that is nowhere', (at) => `limit=20&search=zzyzx${at}`],
  ];
  const watch = watchQueries(pool);
  const base = await timed(() => app.inject({ url: '/api/order/order/history?limit=1', headers }));
  console.log(`${orders} orders of one shopper beside as many of another; ratio: to one order of the same list`);
  let isMissed = false;
  for (const [name, query] of lists) {
    const ofDatabase = await watch(() => ask(query(1)));
    const { p50, p95 } = await timed((at) => ask(query(at)));
    isMissed ||= p50 > goal;
    console.log(
      `${name}: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, ratio ${(p50 / base.p50).toFixed(1)}; queries in the database ${ofDatabase.toFixed(1)} ms`,
    );
  }
  console.log(isMissed ? `p50 above ${goal} ms` : `every p50 below ${goal} ms`);
  await app.close();
}

async function timed(call: (at: number) => Promise<unknown>): Promise<{ p50: number; p95: number }> {
  const taken: number[] = [];
  for (let at = 0; at < calls; at++) {
    const begun = performance.now();
    await call(at);
    taken.push(performance.now() - begun);
  }
  taken.sort((a, b) => a - b);
  return { p50: taken[Math.floor(calls / 2)]!, p95: taken[Math.floor(calls * 0.95)]! };
}

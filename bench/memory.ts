// What the shop takes of the memory: at rest after a start on existing data, under load, and at rest after it.
//   node bench/memory.ts [seconds of load, default 30] [products, default the demo's] [folder for the data, made anew and taken away when left out]
// The shop runs as `npm start` starts it, with its database and its payment sandbox, which are counted apart. Goods of all markets are laid out.
// With more products than the demo's, they are imported once for all 55 markets: name a folder, and the next run has them already.
// HEAP_SNAPSHOT=folder writes a snapshot of the heap at rest. Needs a built storefront (npm run build). Everything runs on this machine and stops by itself.
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { importAssortment } from '@selvedge/api/assortment/import/import-assortment.ts';
import { readConfig } from '@selvedge/api/config.ts';
import { launchPostgres } from '@selvedge/api/db/launch-postgres.ts';
import { migrate } from '@selvedge/api/db/migrate.ts';
import { openDb } from '@selvedge/api/db/open-db.ts';
import { demoAssortment } from '@selvedge/demo/assortment/demo-assortment.ts';
import { demoMarkets } from '@selvedge/demo/assortment/demo-markets.ts';
import { seedDemo } from '@selvedge/demo/seed.ts';
import { endTree } from './end-tree.ts';
import { load, type Shot } from './load.ts';
import { listBelow, readProcessMemory, shareOf } from './process-memory.ts';

const seconds = Number(process.argv[2] ?? 30);
const products = Number(process.argv[3] ?? 0);
const [port, metricsPort] = [4150, 4155];
const base = `http://127.0.0.1:${port}`;
const snapshots = process.env.HEAP_SNAPSHOT;
const folder = process.argv[4] === undefined ? mkdtempSync(join(tmpdir(), 'selvedge-memory-')) : resolve(process.argv[4]);
mkdirSync(folder, { recursive: true });
// As root the database runs as another account, which must be able to reach its directory.
chmodSync(folder, 0o711);
const json = { 'content-type': 'application/json' };
let shop: ChildProcess | undefined;
process.once('SIGINT', () => process.exit(130)).once('SIGTERM', () => process.exit(143));
process.once('exit', () => shop?.kill());
try {
  if (products > 0) await fill();
  else {
    // The start that fills the shop is another than all that follow.
    await openShop();
    await stopShop();
  }
  await openShop();
  const markets = demoMarkets.map(({ id }) => id);
  await untilLaidOut(markets.length);
  console.log(`${(await countProducts()).toLocaleString('en')} products, ${markets.length} markets; megabytes`);
  await wait(20_000);
  await say('at rest');
  if (snapshots) await writeSnapshot(snapshots);
  const shots = await shotsOf(markets);
  const { requests, statuses } = await load({ port }, { shots, connections: 16, seconds });
  await say('under load');
  console.log(`  ${requests} requests of pages, listings, searches and products: ${JSON.stringify(statuses)}`);
  await wait(20_000);
  await say('at rest after load');
} finally {
  await stopShop();
  if (process.argv[4] === undefined) rmSync(folder, { recursive: true, force: true });
}

async function openShop(): Promise<void> {
  const options = snapshots ? ['--heapsnapshot-signal=SIGUSR2', `--diagnostic-dir=${resolve(snapshots)}`] : [];
  const env = {
    ...process.env,
    ...{ PORT: String(port), METRICS_PORT: String(metricsPort), HOST: '127.0.0.1', SHOP_URL: base, DATA_DIR: folder },
    ...{ LOG_LEVEL: 'error', NODE_OPTIONS: [process.env.NODE_OPTIONS, ...options].filter(Boolean).join(' ') },
  };
  const program = fileURLToPath(new URL('../scripts/start.mjs', import.meta.url));
  shop = spawn(process.execPath, [program], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const started = performance.now();
  while (shop.exitCode === null) {
    const answer = await fetch(`${base}/readyz`).catch(() => undefined);
    // The port of the metrics opens a moment after the shop's own.
    const metered = answer?.ok && (await fetch(`http://127.0.0.1:${metricsPort}/healthz`).catch(() => undefined));
    if (metered) return console.log(`open after ${((performance.now() - started) / 1000).toFixed(1)} s`);
    await wait(100);
  }
  throw new Error(`The shop ended with ${shop.exitCode} before it was open.`);
}

async function stopShop(): Promise<void> {
  if (shop) await endTree(shop);
}

/** The process that answers; the one that was started above only waits for it. */
function shopPid(): number {
  const found = listBelow(shop!.pid!).find(({ command }) => command.includes('shop/dist/main.js'));
  if (!found) throw new Error('The shop has no process.');
  return found.pid;
}

async function readMetrics(): Promise<string> {
  return (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
}

/** What caches hold by their own count, the largest first. */
async function largestCaches(): Promise<string> {
  const held = [...(await readMetrics()).matchAll(/^cache_bytes\{cache="(.+?)"\} (\S+)/gm)]
    .map(([, name, bytes]) => ({ name, megabytes: Number(bytes) / 1024 / 1024 }))
    .filter(({ megabytes }) => megabytes >= 1)
    .sort((a, b) => b.megabytes - a.megabytes);
  return held.map(({ name, megabytes }) => `${name} ${megabytes.toFixed(0)}`).join(', ');
}

async function metrics(): Promise<(name: string) => number> {
  const text = await readMetrics();
  return (name) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.slice(name.length) ?? Number.NaN,
    );
}

async function untilLaidOut(markets: number): Promise<void> {
  // Of a large assortment what is asked for is laid out, and others are given up for it: all of them never stand there at once.
  if (products > 0) {
    for (const { id } of demoMarkets) await search(id, {});
    return;
  }
  for (const until = performance.now() + 600_000; performance.now() < until; await wait(500))
    if ((await metrics())('cache_entries{cache="markets"}') >= markets) return untilQuiet(until);
  throw new Error('Not all markets are laid out after ten minutes.');
}

/** After their goods the words of each language are laid out, and what all of it left is collected. */
async function untilQuiet(until: number): Promise<void> {
  const worked = async () => (await metrics())('process_cpu_seconds_total');
  for (let before = await worked(); performance.now() < until; ) {
    await wait(2_000);
    const now = await worked();
    if (now - before < 0.2) return;
    before = now;
  }
}

async function say(when: string): Promise<void> {
  const of = await metrics();
  const { resident, peak, anonymous, file } = readProcessMemory(shopPid());
  const megabytes = (name: string) => of(name) / 1024 / 1024;
  const heap = megabytes('nodejs_heap_size_used_bytes');
  const held = megabytes('nodejs_heap_size_total_bytes');
  const external = megabytes('nodejs_external_memory_bytes');
  const others = listBelow(shopPid());
  const sum = (isMeant: (command: string) => boolean) =>
    others.filter(({ command }) => isMeant(command)).reduce((total, { pid }) => total + shareOf(pid), 0);
  const figures = {
    ...{
      resident,
      peak,
      anonymous,
      file,
      'heap in use': heap,
      'heap held': held,
      external,
      'rest of anonymous': anonymous - held - external,
    },
    ...{ sandbox: sum((command) => command.includes('psp')), 'other processes below it': sum((command) => !command.includes('psp')) },
  };
  console.log(when);
  for (const [name, figure] of Object.entries(figures)) console.log(`  ${name}: ${figure.toFixed(0)} MB`);
  console.log(`  caches: ${(await largestCaches()) || 'none of a megabyte'}`);
}

async function writeSnapshot(into: string): Promise<void> {
  mkdirSync(into, { recursive: true });
  process.kill(shopPid(), 'SIGUSR2');
  await wait(5_000);
  while (!(await fetch(`${base}/healthz`).catch(() => undefined))?.ok) await wait(1_000);
}

type Found = { totalResults: number; results: { url: string }[] };

async function search(market: string, body: object): Promise<Found> {
  const answer = await fetch(`${base}/api/catalog/${market}/search`, { method: 'POST', headers: json, body: JSON.stringify(body) });
  return (await answer.json()) as Found;
}

async function countProducts(): Promise<number> {
  return (await search('en-GB', {})).totalResults;
}

/** Pages that are kept, listings and searches that nobody has asked for before, and products. */
async function shotsOf(markets: readonly string[]): Promise<(n: number) => Shot> {
  const urls = new Map<string, string[]>();
  for (const id of markets)
    urls.set(
      id,
      (await search(id, { size: 100 })).results.map(({ url }) => url),
    );
  const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' };
  return (n) => {
    const id = markets[Math.floor(n / 4) % markets.length]!;
    const range = { lowerBoundingValue: 1 + (n % 9), upperBoundingValue: 5_000 + n };
    const products = urls.get(id)!;
    const of: Shot[] = [
      { path: `/${id}`, headers },
      {
        path: `/${id}/${n % 8 === 1 ? 'women' : 'men'}?${new URLSearchParams(Object.entries(range).map(([name, value]) => [name, String(value)]))}`,
        headers,
      },
      {
        path: `/api/catalog/${id}/search`,
        method: 'POST',
        headers: json,
        body: JSON.stringify({ searchTerms: 'black jeans', priceRange: range }),
      },
      { path: products[n % Math.max(1, products.length)] ?? `/${id}`, headers },
    ];
    return of[n % of.length]!;
  };
}

/** Goods of the demo's kind, as many as wanted, for all markets. */
async function fill(): Promise<void> {
  const postgres = await launchPostgres({ ...readConfig({ NODE_ENV: 'test', DATA_DIR: folder }), log: () => {} });
  const { db, pool } = await openDb(postgres.url);
  try {
    await migrate(pool);
    if ((await pool.query('select from style limit 1')).rowCount !== 0) return;
    await seedDemo(db, { log: () => {} });
    const now = new Date();
    const started = performance.now();
    await importAssortment(pool, records(now), { now, who: 'bench', file: 'bench' });
    await pool.query('analyze');
    console.log(`${products} products imported in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  } finally {
    await pool.end();
    await postgres.stop();
  }
}

function* records(now: Date) {
  let line = 0;
  for (const value of demoAssortment({ styles: products + 10, options: products, seed: 1, now })) yield { line: ++line, lines: 1, value };
}

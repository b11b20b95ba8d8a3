// What counting costs: 10,000 events a second beside people who look at pages, then the roll-up, then the reads of the Studio's figures.
//   node bench/events.ts [seconds of events, default 20] [millions of events in the roll-ups, default 50]
// Events come in batches of 50, so 10,000 a second are 200 requests. 0 leaves a part out. Needs a built storefront (npm run build). Everything runs
// on this machine, each part is bounded in count and time, and it stops by itself. BENCH_PORT moves it away from 3891 (metrics two above).
import { fork } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { measureRollUps } from './events-rollups.ts';
import type { SenderData, SenderResult } from './events-sender.ts';

const seconds = Math.min(Number(process.argv[2] ?? 20), 120);
const millions = Math.min(Number(process.argv[3] ?? 50), 200);
const eventsASecond = 10_000;
const eventsInBatch = 50;
const pagesASecond = 40;
const searchesASecond = 20;
const port = Number(process.env.BENCH_PORT ?? 3_891);
const origin = `http://127.0.0.1:${port}`;
const goal = 1.1;

let isMet = true;
if (seconds > 0) await measureTraffic();
if (millions > 0) isMet = (await measureRollUps(millions)) && isMet;
process.exitCode = isMet ? 0 : 1;

async function measureTraffic(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'selvedge-bench-'));
  // As root the database runs as another account, which must be able to reach its directory.
  chmodSync(dataDir, 0o711);
  const env = {
    ...process.env,
    ...{ PORT: String(port), METRICS_PORT: String(port + 2), HOST: '127.0.0.1', DATA_DIR: dataDir, SHOP_URL: origin, LOG_LEVEL: 'error' },
    // Two hundred batches a second from one address are no visitors, and refused; these come from two thousand homes.
    TRUSTED_PROXIES: '127.0.0.1',
  };
  const main = fileURLToPath(new URL('../apps/shop/src/main.ts', import.meta.url));
  const shop = fork(main, { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  try {
    await untilReady();
    const products = await someProducts();
    // A first round that nobody counts: code that has not run yet, connections that are not open yet.
    await Promise.all([visit({ page: timed(), search: timed() }, 3), sendEvents(3, products)]);
    const alone = { page: timed(), search: timed() };
    const beside = { page: timed(), search: timed() };
    // Alone before and after: what else the machine does meanwhile must not look like the price of counting.
    await visit(alone, seconds / 2);
    const before = await takenEvents();
    const [sent] = await Promise.all([sendEvents(seconds, products), visit(beside, seconds)]);
    await visit(alone, seconds / 2);
    const after = await takenEvents();
    report({ alone, beside, sent, taken: after.taken - before.taken, full: after.full - before.full });
  } finally {
    shop.kill('SIGTERM');
    await new Promise((resolve) => shop.once('exit', resolve));
    rmSync(dataDir, { recursive: true, force: true });
  }
}

type Visits = { page: Timed; search: Timed };
type Reported = { alone: Visits; beside: Visits; sent: SenderResult; taken: number; full: number };

function report({ alone, beside, sent, taken, full }: Reported): void {
  console.table({
    'page (kept bytes), alone': summary(alone.page),
    [`the same beside ${eventsASecond} events/s`]: summary(beside.page),
    'search (worked out each time), alone': summary(alone.search),
    'the same beside them ': summary(beside.search),
  });
  for (const kind of ['page', 'search'] as const) {
    const [own, both] = [summary(alone[kind]), summary(beside[kind])];
    console.log(
      `${kind}: p50 ${(both.p50 / own.p50).toFixed(2)} times, p95 ${(both.p95 / own.p95).toFixed(2)} times (goal ${goal.toFixed(2)})`,
    );
    if (kind === 'page' && both.p50 / own.p50 > goal) isMet = false;
  }
  const wanted = eventsASecond * seconds;
  console.log(
    `events: ${sent.accepted * eventsInBatch} of ${wanted} accepted in ${seconds} s, ${eventsInBatch} to a batch; ${sent.refused} batches refused`,
  );
  console.log(
    `  the shop took ${taken} and dropped ${full}; a batch was answered in p50 ${sent.p50.toFixed(1)} ms, p99 ${sent.p99.toFixed(1)} ms`,
  );
  if (sent.accepted * eventsInBatch < wanted * 0.99 || full > 0) isMet = false;
}

/** In a thread of its own, so that what it does is not counted as waiting for a page. */
function sendEvents(forSeconds: number, products: readonly string[]): Promise<SenderResult> {
  const workerData: SenderData = { port, forSeconds, batchesASecond: eventsASecond / eventsInBatch, eventsInBatch, products };
  return new Promise((resolve, reject) => {
    const sender = new Worker(new URL('./events-sender.ts', import.meta.url), { workerData });
    sender.once('message', resolve).once('error', reject);
  });
}

function visit(times: Visits, forSeconds: number): Promise<unknown> {
  return Promise.all([
    paced({ perSecond: pagesASecond, forSeconds, into: times.page, send: page }),
    paced({ perSecond: searchesASecond, forSeconds, into: times.search, send: search }),
  ]);
}

type Timed = { times: number[]; failed: number };

function timed(): Timed {
  return { times: [], failed: 0 };
}

type Paced = { perSecond: number; forSeconds: number; into: Timed; send: (n: number) => Promise<boolean> };

/** Sends at a fixed pace, whether or not answers have come: a slow server must not be asked less. */
async function paced({ perSecond, forSeconds, into, send }: Paced): Promise<void> {
  const sent: Promise<void>[] = [];
  const started = performance.now();
  for (let n = 0; n < perSecond * forSeconds; n++) {
    const wait = started + (n * 1000) / perSecond - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    const before = performance.now();
    sent.push(
      send(n).then((isFine) => {
        into.times.push(performance.now() - before);
        if (!isFine) into.failed += 1;
      }),
    );
  }
  await Promise.all(sent);
}

function summary({ times, failed }: Timed) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Number((sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2));
  return { requests: sorted.length, failed, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

async function page(n: number): Promise<boolean> {
  const response = await fetch(`${origin}/sv-SE/${n % 2 ? 'women' : 'men'}`);
  await response.arrayBuffer();
  return response.ok;
}

async function search(n: number): Promise<boolean> {
  const body = JSON.stringify({ from: (n % 20) * 24, size: 24 });
  const response = await fetch(`${origin}/api/catalog/sv-SE/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  await response.arrayBuffer();
  return response.ok;
}

async function someProducts(): Promise<string[]> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${origin}/api/catalog/sv-SE/search`, { method: 'POST', headers, body: JSON.stringify({ size: 60 }) });
  return ((await response.json()) as { results: { id: string }[] }).results.map(({ id }) => id);
}

async function takenEvents(): Promise<{ taken: number; full: number }> {
  const text = await (await fetch(`http://127.0.0.1:${port + 2}/metrics`)).text();
  const of = (outcome: string) => Number(new RegExp(`analytics_events_total\\{outcome="${outcome}"\\} (\\d+)`).exec(text)?.[1] ?? 0);
  return { taken: of('taken'), full: of('full') };
}

async function untilReady(): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    const isReady = await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The shop did not open.');
}

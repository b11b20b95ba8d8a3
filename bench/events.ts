// What counting costs: 10,000 events a second beside people who look at pages, then the roll-up, then the reads of the Studio's figures.
//   node bench/events.ts [seconds of events, default 20] [millions of events in the roll-ups, default 50]
// Events come in batches of 50, so 10,000 a second are 200 requests. Rounds alone and beside them take turns, and the median round counts: what
// else the machine does meanwhile must not look like the price of counting. 0 leaves a part out. Needs a built storefront (npm run build). Everything runs
// on this machine, each part is bounded in count and time, and it stops by itself. BENCH_PORT moves it away from 3891 (metrics two above).
import { fork } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
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
const roundSeconds = 5;
const rounds = Math.ceil(seconds / roundSeconds);
const agent = new Agent({ keepAlive: true });

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
    await Promise.all([visit(newVisits(), 3), sendEvents(3, products)]);
    const alone: Visits[] = [];
    const beside: Visits[] = [];
    const sent: SenderResult[] = [];
    const before = await readCounts();
    let spent = 0;
    for (let round = 0; round <= rounds; round++) {
      alone.push(newVisits());
      await visit(alone.at(-1)!, roundSeconds);
      // As many rounds alone as beside, and one more: each beside stands between two.
      if (round === rounds) break;
      beside.push(newVisits());
      const begun = await readCounts();
      const [result] = await Promise.all([sendEvents(roundSeconds, products), visit(beside.at(-1)!, roundSeconds)]);
      sent.push(result);
      spent += (await readCounts()).cpu - begun.cpu;
    }
    const after = await readCounts();
    report({ alone, beside, sent, taken: after.taken - before.taken, full: after.full - before.full, spent });
  } finally {
    shop.kill('SIGTERM');
    await new Promise((resolve) => shop.once('exit', resolve));
    rmSync(dataDir, { recursive: true, force: true });
  }
}

type Visits = { page: Timed; search: Timed };
type Reported = { alone: Visits[]; beside: Visits[]; sent: SenderResult[]; taken: number; full: number; spent: number };

function report({ alone, beside, sent, taken, full, spent }: Reported): void {
  const whole = (visits: Visits[], kind: keyof Visits) =>
    summary({ times: visits.flatMap((each) => each[kind].times), failed: visits.reduce((sum, each) => sum + each[kind].failed, 0) });
  console.table({
    'page (kept bytes), alone': whole(alone, 'page'),
    [`the same beside ${eventsASecond} events/s`]: whole(beside, 'page'),
    'search (worked out each time), alone': whole(alone, 'search'),
    'the same beside them ': whole(beside, 'search'),
  });
  for (const kind of ['page', 'search'] as const) {
    const ratios = (share: 'p50' | 'p95') =>
      beside.map((round, n) => (2 * summary(round[kind])[share]) / (summary(alone[n]![kind])[share] + summary(alone[n + 1]![kind])[share]));
    const [p50, p95] = [ratios('p50'), ratios('p95')];
    const of = p50.map((ratio) => ratio.toFixed(2)).join(', ');
    console.log(`${kind}: p50 ${median(p50).toFixed(2)} times (of ${of}), p95 ${median(p95).toFixed(2)} times (goal ${goal.toFixed(2)})`);
    if (kind === 'page' && median(p50) > goal) isMet = false;
  }
  const wanted = eventsASecond * roundSeconds * rounds;
  const [accepted, refused] = [total(sent, 'accepted') * eventsInBatch, total(sent, 'refused')];
  console.log(
    `events: ${accepted} of ${wanted} accepted in ${rounds * roundSeconds} s, ${eventsInBatch} to a batch; ${refused} batches refused`,
  );
  const [p50, p99] = [median(sent.map((each) => each.p50)), median(sent.map((each) => each.p99))];
  console.log(`  the shop took ${taken} and dropped ${full}; a batch was answered in p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`);
  console.log(
    `  its process spent ${Math.round((spent * 1000) / (rounds * roundSeconds))} ms of processor time a second, the pages and searches among it`,
  );
  if (accepted < wanted * 0.99 || full > 0) isMet = false;
}

function total(sent: readonly SenderResult[], of: 'accepted' | 'refused'): number {
  return sent.reduce((sum, each) => sum + each[of], 0);
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return ((sorted[Math.floor((sorted.length - 1) / 2)] ?? 0) + (sorted[Math.ceil((sorted.length - 1) / 2)] ?? 0)) / 2;
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

function newVisits(): Visits {
  return { page: { times: [], failed: 0 }, search: { times: [], failed: 0 } };
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

function page(n: number): Promise<boolean> {
  return ask({ path: `/sv-SE/${n % 2 ? 'women' : 'men'}`, method: 'GET', headers: { 'accept-encoding': 'br' } });
}

function search(n: number): Promise<boolean> {
  const body = JSON.stringify({ from: (n % 20) * 24, size: 24 });
  return ask({ path: '/api/catalog/sv-SE/search', method: 'POST', headers: { 'content-type': 'application/json' } }, body);
}

type Asked = { path: string; method: string; headers: Record<string, string> };

/** By the plain client, and nothing is decompressed: what a visitor's browser does must not be taken from the shop's processors. */
function ask(asked: Asked, body = ''): Promise<boolean> {
  return new Promise((resolve) => {
    const outgoing = request({ agent, host: '127.0.0.1', port, ...asked }, (incoming) => {
      incoming
        .resume()
        .on('end', () => resolve(incoming.statusCode === 200))
        .on('error', () => resolve(false));
    });
    outgoing.on('error', () => resolve(false)).end(body);
  });
}

async function someProducts(): Promise<string[]> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${origin}/api/catalog/sv-SE/search`, { method: 'POST', headers, body: JSON.stringify({ size: 60 }) });
  return ((await response.json()) as { results: { id: string }[] }).results.map(({ id }) => id);
}

async function readCounts(): Promise<{ taken: number; full: number; cpu: number }> {
  const text = await (await fetch(`http://127.0.0.1:${port + 2}/metrics`)).text();
  const of = (name: string) =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${name} `))
        ?.split(' ')[1] ?? 0,
    );
  const counted = (outcome: string) => of(`analytics_events_total{outcome="${outcome}"}`);
  return { taken: counted('taken'), full: counted('full'), cpu: of('process_cpu_seconds_total') };
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

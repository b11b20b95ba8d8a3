// How many baskets a second, over HTTP and on a real database, and how long pricing takes.
//   node bench/basket.ts [seconds per measurement, default 5]
// Everything runs on this machine and stops by itself.
import { type ChildProcess, fork } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { priceBasket } from '@selvedge/domain/basket/price-basket.ts';
import { benchPromotions } from './basket-promotions.ts';
import { load } from './load.ts';

const seconds = Number(process.argv[2] ?? 5);
const port = 3885;
const baskets = 1_000;
const path = '/api/order/en-GB/basket/line';
const json = { 'content-type': 'application/json' };

pricing();
const dataDir = mkdtempSync(join(tmpdir(), 'selvedge-bench-'));
// As root the database runs as another account, which must be able to reach its directory.
chmodSync(dataDir, 0o711);
const server = fork(fileURLToPath(new URL('./basket-server.ts', import.meta.url)), [String(port), dataDir], {
  execArgv: ['--import', new URL('../scripts/quick-imports.mjs', import.meta.url).href],
});
try {
  const skus = await new Promise<string[]>((resolve, reject) => {
    server.once('message', (message) => resolve(message as string[]));
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
  });
  await measure(skus);
} finally {
  await stop(server);
  rmSync(dataDir, { recursive: true, force: true });
}

async function measure(skus: readonly string[]): Promise<void> {
  const body = (n: number) => JSON.stringify({ sku: skus[(n * 7) % skus.length], quantity: 1 });
  const post = (n: number, headers: Record<string, string> = {}) => ({
    path,
    method: 'POST' as const,
    headers: { ...json, ...headers },
    body: body(n),
  });
  await load({ port }, { shots: (n) => post(n), seconds: 2 });
  const opened = await measured({ shots: (n) => post(n), seconds });
  tell('new basket with one line', opened, 400);
  const cookies: string[] = [];
  while (cookies.length < baskets) cookies.push(...(await Promise.all(Array.from({ length: 20 }, (_, n) => openBasket(body(n))))));
  const added = await measured({ shots: (n) => post(n, { cookie: cookies[n % baskets]! }), seconds });
  tell('add a line', added, 800);
  const read = await measured({ shots: (n) => ({ path: '/api/order/en-GB/basket', headers: { cookie: cookies[n % baskets]! } }), seconds });
  tell('read a basket', read, 0);
  const one = await measured({ shots: (n) => post(n, { cookie: cookies[0]! }), seconds: Math.min(2, seconds), connections: 8 });
  tell('eight tabs on one basket', one, 0);
}

/** Also what a request costs the server in time of a processor: that is the same on a machine that is busy with other things. */
async function measured(options: Parameters<typeof load>[1]) {
  const before = await cpu();
  const result = await load({ port }, options);
  return { ...result, cpuMs: ((await cpu()) - before) / 1_000 / result.requests };
}

function cpu(): Promise<number> {
  return new Promise((resolve) => {
    server.once('message', (used) => resolve((used as NodeJS.CpuUsage).user + (used as NodeJS.CpuUsage).system));
    server.send('cpu');
  });
}

async function openBasket(body: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers: json, body });
  await response.arrayBuffer();
  return response.headers.get('set-cookie')!.split(';', 1)[0]!;
}

function tell(what: string, { perSecond, p50, p99, cpuMs, statuses }: Awaited<ReturnType<typeof measured>>, goal: number): void {
  const times = `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${cpuMs.toFixed(2)} ms of processor`;
  console.log(
    `${what.padEnd(26)} ${perSecond.toFixed(0).padStart(6)} requests/s  ${times}  ${JSON.stringify(statuses)}${goal ? `  (goal ${goal})` : ''}`,
  );
}

/** 50 lines, 100 live promotions of every kind, half of which match something. */
function pricing(): void {
  const lines = Array.from({ length: 50 }, (_, n) => ({
    ...{
      id: String(n),
      quantity: 1 + (n % 3),
      list: 4995 + n * 100,
      sales: 3995 + n * 90,
      member: undefined,
      isCounted: true,
      isGiftCard: false,
    },
    goods: {
      ...{ productId: `p${n}`, brand: `brand-${n % 30}`, categories: ['women', `women-${n % 20}`], isMarkdown: n % 4 === 0 },
      tags: [`tag-${n % 10}`, `season-${n % 4}`, 'all'],
    },
  }));
  const given = {
    ...{ lines, promotions: benchPromotions(100), giftCards: [], shipping: { price: 395, freeFrom: 5_000 } },
    shopping: { market: 'en-GB', currency: 'GBP', now: Date.now(), customer: new Set(['guest'] as const), codes: new Map() },
    tax: { isIncluded: true, taxes: [{ name: 'VAT', rate: 20 }], isEstimated: false },
  };
  const times = Array.from({ length: 2_000 }, () => {
    const before = performance.now();
    priceBasket(given);
    return performance.now() - before;
  }).sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)]!.toFixed(2);
  const applied = priceBasket(given).outcomes.filter(({ isApplied }) => isApplied).length;
  console.log(`50 lines, 100 promotions (${applied} apply) priced in p50 ${at(0.5)} ms, p99 ${at(0.99)} ms  (goal 2 ms)`);
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.disconnect();
  });
}

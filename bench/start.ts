// From the command to the first listing, with data that is there already; the first request of each market; the processor while nobody asks.
//   node bench/start.ts [turns, default 5] [seconds of doing nothing, default 30] [first port, default 3870]
// By `npm start` with the embedded database, and as the image starts it with DATABASE_URL. Needs a built storefront (npm run build).
// Everything runs on this machine and stops by itself.
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { readConfig } from '@selvedge/api/config.ts';
import { launchPostgres } from '@selvedge/api/db/launch-postgres.ts';
import { endTree } from './end-tree.ts';

const [turns = 5, idleSeconds = 30, port = 3870] = process.argv.slice(2).map(Number);
const base = `http://127.0.0.1:${port}`;
const metrics = `http://127.0.0.1:${port + 2}/metrics`;
const root = fileURLToPath(new URL('..', import.meta.url));
const longestMs = 300_000;
const dataDir = mkdtempSync(join(tmpdir(), 'selvedge-start-'));
// As root the database runs as another account, which must be able to reach its directory.
chmodSync(dataDir, 0o711);
const env = {
  ...process.env,
  ...{ PORT: String(port), METRICS_PORT: String(port + 2), HOST: '127.0.0.1', DATA_DIR: dataDir, SHOP_URL: base, LOG_LEVEL: 'error' },
};
const npmStart = { command: 'npm', given: ['start', '--silent'], more: {} };
const image = (url: string) => ({
  command: process.execPath,
  given: ['--max-semi-space-size=8', '--heap-growing-percent=90', '--expose-gc', 'apps/shop/dist/main.js'],
  more: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072', DATABASE_URL: url },
});
/** The line after which each part of a start begins. */
const parts: readonly [string, RegExp][] = [
  ['npm', /^1\/\d |^opening/],
  ['checks of the launcher', /^5\/5 building the Studio: /],
  ['Node', /^opening/],
  ['imports, database and its checks', /^reading the shop/],
  ['content and goods', /^The shop is open|^The worker is up/],
];

let running: ChildProcess | undefined;
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => process.exit(1));
process.once('exit', () => running?.kill('SIGTERM'));
try {
  console.log('the first start fills the database');
  await stop((await start(npmStart)).shop);
  await measure('npm start', npmStart);
  const postgres = await launchPostgres({ ...readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir }), log: () => {} });
  try {
    await measure('node with DATABASE_URL', image(postgres.url));
    await firstRequests(image(postgres.url));
  } finally {
    await postgres.stop();
  }
} finally {
  if (running) await stop(running);
  rmSync(dataDir, { recursive: true, force: true });
}

type Command = { command: string; given: readonly string[]; more: Record<string, string> };
type Started = { shop: ChildProcess; toListing: number; lines: readonly { at: number; line: string }[] };

async function measure(name: string, command: Command): Promise<void> {
  const started: Started[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const one = await start(command);
    await stop(one.shop);
    started.push(one);
  }
  const times = started.map(({ toListing }) => toListing / 1000);
  console.log(`${name}, ${turns} turns, from the command to the first listing, median: ${middle(times).toFixed(2)} s (goal 3)`);
  console.log(`  each: ${times.map((time) => time.toFixed(2)).join(', ')}`);
  let before = started.map(() => 0);
  for (const [part, sign] of parts) {
    const reached = started.map(({ lines }, at) => lines.find(({ line }) => sign.test(line))?.at ?? before[at]!);
    console.log(`  ${part}: ${(middle(reached.map((at, index) => at - before[index]!)) / 1000).toFixed(2)} s`);
    before = reached;
  }
}

/** From the command until a listing is answered; what it said meanwhile, with the moments. */
async function start({ command, given, more }: Command): Promise<Started> {
  const began = performance.now();
  const shop = spawn(command, given, { cwd: root, env: { ...env, ...more }, stdio: ['ignore', 'pipe', 'inherit'] });
  running = shop;
  const lines: { at: number; line: string }[] = [];
  shop.stdout!.setEncoding('utf8').on('data', (text: string) => {
    for (const line of text.split('\n')) if (line.trim()) lines.push({ at: performance.now() - began, line: line.trim() });
  });
  let toListing: number | undefined;
  while (shop.exitCode === null && performance.now() - began < longestMs) {
    const answer = toListing === undefined ? await fetch(`${base}/en-GB/women`).catch(() => undefined) : undefined;
    if (answer?.ok && (await answer.text()).includes('data-product')) toListing = performance.now() - began;
    if (toListing !== undefined && lines.some(({ line }) => parts.at(-1)![1].test(line))) return { shop, toListing, lines };
    await wait(10);
  }
  throw new Error(`The shop did not open:\n${lines.map(({ line }) => line).join('\n')}`);
}

/** Each market's first listing at once after the start, what the shop then costs while nobody asks, and another listing of each market. */
async function firstRequests(command: Command): Promise<void> {
  const { shop } = await start(command);
  const { markets } = (await (await fetch(`${base}/api/f`)).json()) as { markets: { id: string }[] };
  report('right after the start', await visit(markets, 'women'));
  await untilQuiet();
  report('when nothing is left to lay out', await visit(markets, 'men'));
  // What was sent quickly is packed small, and what the visits left is collected.
  await wait(10_000);
  await untilQuiet();
  const before = { shop: await processorOf(metrics), all: processorOfTree(shop.pid!) };
  await wait(idleSeconds * 1000);
  const share = (now: number, then: number) => (((now - then) / idleSeconds) * 100).toFixed(2);
  console.log(`nobody asks for ${idleSeconds} s: the shop's process takes ${share(await processorOf(metrics), before.shop)} % of a core`);
  const whole = processorOfTree(shop.pid!);
  if (whole !== undefined && before.all !== undefined) console.log(`  with the processes it started ${share(whole, before.all)} %`);
  await stop(shop);
}

async function visit(markets: readonly { id: string }[], page: string): Promise<number[]> {
  const times: number[] = [];
  for (const { id } of markets) {
    const before = performance.now();
    const answer = await fetch(`${base}/${id}/${page}`);
    await answer.arrayBuffer();
    times.push(performance.now() - before);
    if (!answer.ok) throw new Error(`/${id}/${page} answers ${answer.status}`);
  }
  return times;
}

function report(when: string, times: readonly number[]): void {
  const [most, median] = [Math.max(...times), middle(times)];
  console.log(
    `first listing of ${times.length} markets ${when}: p50 ${median.toFixed(0)} ms, slowest ${most.toFixed(0)} ms (goal 50), above 50 ms: ${times.filter((time) => time > 50).length}`,
  );
}

/** Markets are laid out after the start, one after the other, and their words after them. */
async function untilQuiet(): Promise<void> {
  const began = performance.now();
  for (let last = await processorOf(metrics); performance.now() - began < 120_000; ) {
    await wait(5_000);
    const now = await processorOf(metrics);
    if (now - last < 0.1) return;
    last = now;
  }
}

/** Seconds of processor time that a process has taken in all its threads. */
async function processorOf(url: string): Promise<number> {
  const text = await (await fetch(url)).text();
  return Number(/^process_cpu_seconds_total\S* (\S+)/m.exec(text)?.[1]);
}

/** The same of a process and of all that it started, where the system tells. */
function processorOfTree(pid: number): number | undefined {
  const stats = new Map<number, { parent: number; ticks: number }>();
  try {
    for (const name of readdirSync('/proc').filter((each) => /^\d+$/.test(each))) {
      const fields = readFileSync(`/proc/${name}/stat`, 'utf8')
        .replace(/^.*\) /, '')
        .split(' ');
      stats.set(Number(name), { parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) });
    }
  } catch {
    return undefined;
  }
  const isBelow = (each: number): boolean => each === pid || (stats.has(each) && isBelow(stats.get(each)!.parent));
  return [...stats].reduce((sum, [each, { ticks }]) => sum + (isBelow(each) ? ticks : 0), 0) / 100;
}

async function stop(shop: ChildProcess): Promise<void> {
  await endTree(shop);
  if (running === shop) running = undefined;
}

function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

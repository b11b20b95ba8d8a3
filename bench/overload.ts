// What a flood meets: searches that nobody has made before, far more at once than the shop can answer, each on a connection of its own.
//   node bench/overload.ts [at once, default 2560] [seconds, default 10]
// First with the queue of 511 and no limit, as it once was, then with the shop's own settings. Needs a built storefront
// (npm run build). Everything runs on this machine, at most 20,000 requests are sent, and it stops by itself.
import { type ChildProcess, fork } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const atOnce = Math.min(Number(process.argv[2] ?? 2_560), 4_000);
const seconds = Math.min(Number(process.argv[3] ?? 10), 60);
const mostRequests = 20_000;
const port = 3_846;
/** The one between is the payment sandbox's. */
const metricsPort = 3_848;

await flood('a queue of 511 and no limit', { LISTEN_BACKLOG: '511', MAX_IN_FLIGHT: '100000' });
await flood('as it is set', {});

type Told = { status: string; ms: number };

async function flood(name: string, settings: Record<string, string>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'selvedge-bench-'));
  // As root the database runs as another account, which must be able to reach its directory.
  chmodSync(dataDir, 0o711);
  const env = {
    ...process.env,
    ...{ PORT: String(port), METRICS_PORT: String(metricsPort), HOST: '127.0.0.1', DATA_DIR: dataDir },
    ...{ SHOP_URL: `http://127.0.0.1:${port}`, LOG_LEVEL: 'error', ...settings },
  };
  const main = fileURLToPath(new URL('../apps/shop/src/main.ts', import.meta.url));
  const shop = fork(main, { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  try {
    for (let tries = 0; (await ask(port, '/readyz')).status !== '200'; tries += 1) {
      if (tries > 600 || shop.exitCode !== null) throw new Error('The shop did not open.');
      await sleep(200);
    }
    await measure(name, shop);
  } finally {
    await stop(shop);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measure(name: string, shop: ChildProcess): Promise<void> {
  const before = { memory: memoryOf(shop), overflows: overflows() };
  const until = performance.now() + seconds * 1_000;
  const answers: Told[] = [];
  const health: Told[] = [];
  const ownHealth: Told[] = [];
  let sent = 0;
  const visitor = async () => {
    while (performance.now() < until && sent < mostRequests) {
      const answer = await ask(port, `/de-DE/search?q=word${sent++}`);
      answers.push(answer);
      // Less patient than they are asked to be.
      if (answer.status === '503') await sleep(2_000);
    }
  };
  const probe = async () => {
    while (performance.now() < until) {
      health.push(await ask(port, '/healthz'));
      ownHealth.push(await ask(metricsPort, '/healthz'));
      await sleep(200);
    }
  };
  await Promise.all([probe(), ...Array.from({ length: atOnce }, visitor)]);
  const peak = memoryOf(shop);
  await sleep(5_000);
  const statuses = Map.groupBy(answers, ({ status }) => status);
  console.log(`${name}: ${answers.length} answers in ${seconds} s, ${atOnce} at once`);
  for (const [status, told] of statuses) console.log(`  ${status.padEnd(14)} ${String(told.length).padStart(6)}   ${showTimes(told)}`);
  console.log(`  /healthz              ${showTimes(health)}   ${health.filter(({ status }) => status !== '200').length} failed`);
  console.log(`  /healthz, own thread  ${showTimes(ownHealth)}   ${ownHealth.filter(({ status }) => status !== '200').length} failed`);
  console.log(`  listen queue overflowed ${overflows() - before.overflows} times`);
  console.log(`  memory ${before.memory} MB before, ${peak} MB at the end of the flood, ${memoryOf(shop)} MB five seconds later`);
}

/** One request on a connection of its own. */
function ask(to: number, path: string): Promise<Told> {
  const started = performance.now();
  return new Promise((resolve) => {
    const done = (status: string) => resolve({ status, ms: performance.now() - started });
    const request = get({ host: '127.0.0.1', port: to, path, agent: false, timeout: 60_000 }, (response) => {
      response
        .resume()
        .on('end', () => done(String(response.statusCode)))
        .on('error', () => done('cut off'));
    });
    request
      .on('timeout', () => request.destroy(new Error('timeout')))
      .on('error', (error: NodeJS.ErrnoException) => done(error.code ?? error.message));
  });
}

function showTimes(told: readonly Told[]): string {
  const times = told.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share: number) => `${Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0)} ms`;
  return `p50 ${at(0.5)}, p99 ${at(0.99)}, longest ${at(1)}`;
}

function memoryOf({ pid }: ChildProcess): number {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024);
}

/** Of the whole machine: nothing else may be flooded meanwhile. */
function overflows(): number {
  const [names = '', values = ''] = readFileSync('/proc/net/netstat', 'utf8').split('\n');
  return Number(values.split(' ')[names.split(' ').indexOf('ListenOverflows')] ?? 0);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

// How many listings of sixty tiles that nobody has seen are made in a second, and what one costs: each request asks for another price
// range, order or market, so no page is kept.
//   node bench/listing.ts [seconds, default 8]
// Needs a built storefront (npm run build). Everything runs on this machine and stops by itself. Where the machine does other work at the
// same time, compare the processor time of a listing and not the requests.
import { type ChildProcess, fork } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { load } from './load.ts';

const seconds = Number(process.argv[2] ?? 8);
const port = 3883;
// The payment sandbox has the port after the shop's.
const metricsPort = 3885;
const markets = ['en-GB', 'de-DE', 'fr-FR', 'da-DK', 'ar-AE', 'tr-TR'];
const sortings = ['', 'newest', 'price-ascending'];

/** As browsers ask that know zstd, and as those do that know brotli only. */
const accepted = { zstd: 'gzip, deflate, br, zstd', brotli: 'gzip, deflate, br' };

const shotsOf = (accept: string) => (n: number) => {
  const market = markets[n % markets.length];
  const query = new URLSearchParams({ lowerBoundingValue: String(1 + (n % 9)), upperBoundingValue: String(5000 + n) });
  const sorting = sortings[n % sortings.length];
  if (sorting) query.set('sorting', sorting);
  return { path: `/${market}/${n % 2 === 0 ? 'women' : 'men'}?${query}`, headers: { 'accept-encoding': accept } };
};

const dataDir = mkdtempSync(join(tmpdir(), 'selvedge-bench-'));
// As root the database runs as another account, which must be able to reach its directory.
chmodSync(dataDir, 0o711);
const env = {
  ...process.env,
  ...{ PORT: String(port), METRICS_PORT: String(metricsPort), HOST: '127.0.0.1', DATA_DIR: dataDir },
  ...{ SHOP_URL: `http://127.0.0.1:${port}`, LOG_LEVEL: 'error' },
};
const shop = fork(fileURLToPath(new URL('../apps/shop/src/main.ts', import.meta.url)), {
  env,
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
});
try {
  await untilReady(`http://127.0.0.1:${port}/readyz`);
  await load({ port }, { shots: shotsOf(accepted.brotli), seconds: seconds / 2 });
  const whole = await (await fetch(`http://127.0.0.1:${port}/en-GB/women`)).text();
  console.log(`listing of 60 tiles that nobody has seen, 32 connections, ${(whole.length / 1024).toFixed(0)} KB of document`);
  for (const [at, [name, accept]] of Object.entries(accepted).entries()) {
    const before = await processorTime();
    const shots = (n: number) => shotsOf(accept)((at + 1) * 100_000 + n);
    const { perSecond, p50, p99, requests, bytes } = await load({ port }, { shots, seconds });
    const each = ((await processorTime()) - before) / requests;
    console.log(`  ${name}: ${perSecond.toFixed(0)} requests/s (goal 150), p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`);
    console.log(
      `    ${(each * 1000).toFixed(1)} ms of processor time each, in all threads of the shop; ${(bytes / requests / 1024).toFixed(0)} KB`,
    );
  }
} finally {
  await stop(shop);
  rmSync(dataDir, { recursive: true, force: true });
}

async function processorTime(): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return Number(/^process_cpu_seconds_total\S* (\S+)/m.exec(text)?.[1]);
}

async function untilReady(url: string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${url} did not answer within two minutes.`);
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

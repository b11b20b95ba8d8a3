// How close kept pages come to the least a Node server can do, and how long a page takes that nobody has seen yet.
//   node bench/pages.ts [seconds per measurement, default 5]
// Needs a built storefront (npm run build). Everything runs on this machine and stops by itself.
import { type ChildProcess, fork } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type LoadResult, load } from './load.ts';

const seconds = Number(process.argv[2] ?? 5);
const brotli = { 'accept-encoding': 'br' };
const self = fileURLToPath(import.meta.url);

if (process.argv[2] === 'bare') {
  bareServer();
} else {
  const shopPort = 3881;
  const barePort = 3882;
  const dataDir = mkdtempSync(join(tmpdir(), 'selvedge-bench-'));
  // As root the database runs as another account, which must be able to reach its directory.
  chmodSync(dataDir, 0o711);
  const env = {
    ...process.env,
    PORT: String(shopPort),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    SHOP_URL: `http://127.0.0.1:${shopPort}`,
    LOG_LEVEL: 'error',
  };
  const shop = fork(fileURLToPath(new URL('../apps/shop/src/main.ts', import.meta.url)), {
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  try {
    await untilReady(`http://127.0.0.1:${shopPort}/readyz`);
    await measure(shopPort, barePort);
  } finally {
    await stop(shop);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measure(shopPort: number, barePort: number): Promise<void> {
  const uncached = await uncachedPages(shopPort);
  const page = await fetch(`http://127.0.0.1:${shopPort}/en-GB`, { headers: brotli });
  const length = Number(page.headers.get('content-length'));
  const bare = fork(self, ['bare', String(barePort), String(shopPort)], { silent: true });
  await untilReady(`http://127.0.0.1:${barePort}/`);
  const shots = () => ({ path: '/en-GB', headers: brotli });
  // Taken in turns, so that whatever else the machine does falls on both.
  const rounds: { bare: LoadResult; shop: LoadResult }[] = [];
  for (let round = 0; round < 3; round += 1) {
    rounds.push({ bare: await load({ port: barePort }, { shots, seconds }), shop: await load({ port: shopPort }, { shots, seconds }) });
  }
  await stop(bare);
  const best = (of: 'bare' | 'shop') => Math.max(...rounds.map((round) => round[of].perSecond));
  console.log(`home page of en-GB, ${length} bytes of brotli, best of three rounds of ${seconds} s, 32 connections`);
  console.log(`  bare http server   ${best('bare').toFixed(0).padStart(7)} requests/s`);
  console.log(
    `  kept page          ${best('shop').toFixed(0).padStart(7)} requests/s   ratio ${(best('shop') / best('bare')).toFixed(2)} (goal 0.50)`,
  );
  console.log(`  uncached home page p50 ${uncached.toFixed(1)} ms over 55 markets (goal 25 ms)`);
}

/** The first visit to each market's home page: nothing is kept for it yet. The first few warm the compiler, not the cache. */
async function uncachedPages(port: number): Promise<number> {
  const { markets } = (await (await fetch(`http://127.0.0.1:${port}/api/f`)).json()) as { markets: { id: string }[] };
  const times: number[] = [];
  for (const { id } of markets) {
    const before = performance.now();
    await (await fetch(`http://127.0.0.1:${port}/${id}`, { headers: brotli })).arrayBuffer();
    times.push(performance.now() - before);
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

/** The yardstick: the same compressed bytes and the fewest headers, straight from `node:http`. */
async function bareServer(): Promise<void> {
  const [port, shopPort] = process.argv.slice(3).map(Number);
  const { body, headers } = await compressedBytes(shopPort ?? 0);
  createServer((_, response) => {
    response.writeHead(200, headers);
    response.end(body);
  }).listen(port, '127.0.0.1');
}

/** Fetched raw: `fetch` would undo the compression. */
async function compressedBytes(port: number): Promise<{ body: Buffer; headers: Record<string, string> }> {
  const { get } = await import('node:http');
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: '/en-GB', headers: brotli }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('end', () => {
        const body = Buffer.concat(chunks);
        resolve({
          body,
          headers: { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br', 'content-length': String(body.length) },
        });
      });
    }).on('error', reject);
  });
}

async function untilReady(url: string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${url} did not answer within a minute.`);
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

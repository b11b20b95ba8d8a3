// Restarts two processes of the shop one after the other, twice, behind a balancer, while shoppers read and buy: no request may fail.
//   node bench/rolling-restart.ts [rounds, default 2] [readers, default 4] [shoppers, default 2]
// Needs haproxy and a built storefront (npm run build). The balancer's rules are those of deploy/haproxy.cfg. Under load for a minute at most.
import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { readConfig } from '@selvedge/api/config.ts';
import { launchPostgres } from '@selvedge/api/db/launch-postgres.ts';
import { buyAsGuest, type Purchase } from '@selvedge/api/harness/buy-as-guest.ts';
import type { ProductCard, ProductDetail } from '@selvedge/contract/catalogue/product.ts';

const [rounds = 2, readers = 4, shoppers = 2] = process.argv.slice(2).map(Number);
const mostMs = 60_000;
const ports = { balancer: 3490, stats: 3491, psp: 3492, shops: [3493, 3495] };
const balancer = `http://127.0.0.1:${ports.balancer}`;
const quickImports = new URL('../scripts/quick-imports.mjs', import.meta.url).href;
const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const dataDir = mkdtempSync(join(tmpdir(), 'selvedge-rolling-'));
// As root the database runs as another account, which must be able to reach its directory.
chmodSync(dataDir, 0o711);
const children = new Set<ChildProcess>();
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => process.exit(1));
process.once('exit', () => children.forEach((child) => void child.kill()));
const postgres = await launchPostgres({ ...readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir }), log: () => {} });
try {
  await measure();
} finally {
  for (const child of children) child.kill();
  await Promise.all([...children].map((child) => child.exitCode ?? child.signalCode ?? once(child, 'exit')));
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function measure(): Promise<void> {
  const pspUrl = `http://127.0.0.1:${ports.psp}`;
  const psp = { PSP_PORT: String(ports.psp), PSP_HOST: '127.0.0.1', PSP_URL: pspUrl, PSP_DATA: dataDir, PSP_SHOP_URL: balancer };
  start('../apps/psp/src/main.ts', psp);
  const shops: ChildProcess[] = [];
  // The first fills the database with the demo; the second finds it there.
  for (const port of ports.shops) shops.push(await openShop(port, pspUrl));
  await startBalancer();
  const skus = await findSkus();
  console.log(`two processes are open behind the balancer; ${readers} readers and ${shoppers} shoppers begin`);

  let isOver = false;
  const failed: string[] = [];
  const told: Purchase[] = [];
  let reads = 0;
  const pages = ['/de-DE', '/en-GB', '/fr-FR', '/healthz', '/api/f', '/ar-AE', '/pl-PL'];
  const read = async () => {
    while (!isOver) {
      const page = pages[reads++ % pages.length]!;
      const answer = await fetch(balancer + page).catch((error: Error) => error);
      if (answer instanceof Error) failed.push(`${page}: ${answer.cause ?? answer.message}`);
      else if ((await answer.text()) === '' || !answer.ok) failed.push(`${page}: ${answer.status}`);
      await wait(30);
    }
  };
  let next = 0;
  const card = '4111111111111111';
  const buy = async () => {
    while (!isOver) {
      const n = next++;
      const address = `10.1.${(n >> 8) & 255}.${n & 255}`;
      told.push(
        await buyAsGuest({ base: balancer, sku: skus[n % skus.length]!, card, address, method: 'dhl-express-home', patienceMs: 30_000 }),
      );
    }
  };
  const began = performance.now();
  const seconds = () => ((performance.now() - began) / 1000).toFixed(1);
  const traffic = [...Array.from({ length: readers }, read), ...Array.from({ length: shoppers }, buy)];
  let restarts = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, port] of ports.shops.entries()) {
      if (performance.now() - began > mostMs) break;
      await stop(shops[index]!);
      const away = seconds();
      shops[index] = await openShop(port, pspUrl);
      restarts += 1;
      console.log(`${restarts}: the process at ${port} was away from ${away} s and is back after ${seconds()} s; ${failed.length} failed`);
      // As a rollout does: the next one goes only when the balancer has seen this one come back.
      await wait(2_000);
    }
  }
  isOver = true;
  await Promise.all(traffic);

  const { answered, serverErrors, retries, resets } = await readStats();
  const ordered = told.filter(({ outcome }) => outcome === 'ordered').length;
  console.log(
    `${restarts} of ${rounds * ports.shops.length} restarts in ${seconds()} s: ${reads} reads, ${told.length} checkouts of which ${ordered} ordered`,
  );
  console.log(
    `the balancer answered ${answered} requests, ${serverErrors} of them with 5xx; ${retries} were sent again, ${resets} cut off`,
  );
  for (const [why, list] of Map.groupBy(failed, (each) => each)) console.log(`  FAILED ${list.length} times: ${why}`);
  const others = told.flatMap((each) =>
    each.outcome === 'ordered' ? [] : [`${each.outcome}: ${each.why.replace(/"requestId":"[^"]+"/, '')}`],
  );
  for (const [why, list] of Map.groupBy(others, (each) => each)) console.log(`  ${list.length} ${why}`);
  if (failed.length > 0 || serverErrors > 0 || resets > 0 || ordered === 0 || restarts === 0) process.exitCode = 1;
}

function start(program: string, env: Record<string, string>): ChildProcess {
  const child = fork(pathOf(program), {
    execArgv: ['--import', quickImports],
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
}

async function openShop(port: number, pspUrl: string): Promise<ChildProcess> {
  const shop = start('../apps/shop/src/main.ts', {
    ...{ PORT: String(port), HOST: '127.0.0.1', DATABASE_URL: postgres.url, DATA_DIR: join(dataDir, String(port)), SHOP_URL: balancer },
    ...{ PSP_URL: pspUrl, TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'error', DRAIN_SECONDS: process.env.DRAIN_SECONDS ?? '5' },
  });
  while (!(await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.ok) {
    if (shop.exitCode !== null) throw new Error(`The shop at ${port} did not open.`);
    await wait(100);
  }
  return shop;
}

async function stop(shop: ChildProcess): Promise<void> {
  const ended = once(shop, 'exit');
  shop.kill('SIGTERM');
  const [code] = await ended;
  if (code !== 0) throw new Error(`A process ended with ${code} when it was told to stop.`);
}

/** The deployed balancer, without TLS and with servers of this machine. */
async function startBalancer(): Promise<void> {
  const deployed = readFileSync(new URL('../deploy/haproxy.cfg', import.meta.url), 'utf8');
  const section = (name: string) => new RegExp(`^${name}\\n(?: .*\\n|\\n)*`, 'm').exec(deployed)![0];
  const servers = ports.shops.map((port) => `  server shop-${port} 127.0.0.1:${port}`);
  const rules = section('backend web')
    .replace(/ resolvers docker init-addr \S+/, '')
    .replaceAll(/^ {2}server .*\n/gm, '');
  const file = join(dataDir, 'haproxy.cfg');
  const front = `frontend shop\n  bind 127.0.0.1:${ports.balancer}\n  default_backend web\n`;
  const stats = `frontend figures\n  bind 127.0.0.1:${ports.stats}\n  stats enable\n  stats uri /\n`;
  const defaults = section('defaults').replaceAll(/^ {2}(?:log|option httplog).*\n/gm, '');
  writeFileSync(file, `${defaults}\n${front}\n${stats}\n${rules}${servers.join('\n')}\n`);
  const haproxy = spawn('haproxy', ['-f', file], { stdio: ['ignore', 'ignore', 'inherit'] });
  children.add(haproxy);
  haproxy.once('error', () => {
    console.error('haproxy does not start: install it (apt-get install haproxy)');
    process.exit(1);
  });
  while (!(await fetch(`${balancer}/readyz`).catch(() => undefined))?.ok) await wait(100);
}

async function readStats() {
  const [head = '', ...lines] = (await (await fetch(`http://127.0.0.1:${ports.stats}/;csv`)).text()).split('\n');
  const names = head.replace('# ', '').split(',');
  const row = (name: string, kind: string) =>
    lines.map((line) => line.split(',')).find(([proxy, server]) => proxy === name && server === kind)!;
  const figure = (of: string[], name: string) => Number(of[names.indexOf(name)]);
  const [front, back] = [row('shop', 'FRONTEND'), row('web', 'BACKEND')];
  return {
    answered: figure(front, 'req_tot'),
    serverErrors: figure(front, 'hrsp_5xx'),
    retries: figure(back, 'wretr') + figure(back, 'wredis'),
    resets: figure(back, 'eresp'),
  };
}

async function findSkus(): Promise<string[]> {
  const body = JSON.stringify({ from: 0, size: 40 });
  const answer = await fetch(`${balancer}/api/catalog/en-GB/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  const { results } = (await answer.json()) as { results: ProductCard[] };
  const skus: string[] = [];
  for (const { id } of results.filter(({ inStock, comingSoonProduct, isProductSet }) => inStock && !comingSoonProduct && !isProductSet)) {
    const { variants } = (await (await fetch(`${balancer}/api/catalog/en-GB/product/${id}`)).json()) as ProductDetail;
    skus.push(...variants.filter(({ inStockEcom, isFewLeft }) => inStockEcom && !isFewLeft).map((variant) => variant.id));
  }
  return skus;
}

// Two web processes and a worker behind Varnish with deploy/varnish.vcl: how much it answers itself, whether anybody sees what is another's, how
// soon a published change is seen through it, and what it answers while both processes are gone.
//   node bench/cdn.ts [visits, default 4000] [turns of each change, default 5]
// Needs varnish and varnish-modules (apt-get install varnish varnish-modules) and a built storefront (npm run build). Under load for a minute.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { readConfig } from '@selvedge/api/config.ts';
import { launchPostgres } from '@selvedge/api/db/launch-postgres.ts';
import { openDb } from '@selvedge/api/db/open-db.ts';
import { liveChanges } from '@selvedge/api/harness/live-changes.ts';
import { signInAsShopper, signInAsStaff } from '@selvedge/api/harness/sign-in-as.ts';
import type { ProductCard, ProductDetail } from '@selvedge/contract/catalogue/product.ts';
import { createClient } from '@selvedge/contract/client.ts';
import { startVarnish } from './start-varnish.ts';

const [visits = 4_000, turns = 5] = process.argv.slice(2).map(Number);
const ports = { varnish: 4570, purge: 4571, psp: 4572, worker: 4573, shops: [4575, 4577] };
const varnish = `http://127.0.0.1:${ports.varnish}`;
/** Short, so that pages are old while nobody can make new ones. */
const pageSeconds = 20;
const markets = ['en-GB', 'de-DE', 'fr-FR', 'sv-SE', 'pl-PL', 'ar-AE', 'da-DK', 'it-IT'];
const pages = markets.flatMap((market) => ['', '/women', '/men', '/women?type=json'].map((path) => `/${market}${path}`));
const quickImports = new URL('../scripts/quick-imports.mjs', import.meta.url).href;
const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const dataDir = mkdtempSync(join(tmpdir(), 'selvedge-cdn-'));
// As root the database runs as another account, which must be able to reach its directory.
chmodSync(dataDir, 0o711);
const children = new Set<ChildProcess>();
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => process.exit(1));
process.once('exit', () => children.forEach((child) => void child.kill('SIGKILL')));
const postgres = await launchPostgres({ ...readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir }), log: () => {} });
const { db, close } = await openDb(postgres.url);
/** How often Varnish said how it answered. */
let answered: Record<string, number> = {};
const wrong: string[] = [];
try {
  await measure();
} finally {
  await close();
  for (const child of children) child.kill('SIGTERM');
  await Promise.all([...children].map((child) => child.exitCode ?? child.signalCode ?? once(child, 'exit')));
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
for (const [why, list] of Map.groupBy(wrong, (each) => each)) console.log(`  WRONG ${list.length} times: ${why}`);
if (wrong.length > 0) process.exitCode = 1;

async function measure(): Promise<void> {
  const psp = { PSP_PORT: String(ports.psp), PSP_HOST: '127.0.0.1', PSP_URL: `http://127.0.0.1:${ports.psp}`, PSP_DATA: dataDir };
  start('../apps/psp/src/main.ts', { ...psp, PSP_SHOP_URL: varnish });
  // The first fills the database with the demo; the others find it there.
  const shops = [await openShop(ports.shops[0]!, 'web'), await openShop(ports.shops[1]!, 'web')];
  const program = await startVarnish({ folder: dataDir, port: ports.varnish, purgePort: ports.purge, shops: ports.shops });
  children.add(program);
  program.once('exit', () => children.delete(program));
  await openShop(ports.worker, 'worker');
  await visit();
  await shop();
  await publish();
  await lose(shops);
}

/** Visitors with cookies of all kinds: none of them may cost a page of its own. */
async function visit(): Promise<void> {
  for (const page of pages) await ask(page);
  answered = {};
  const began = performance.now();
  let left = visits;
  const reader = async (n: number) => {
    while (left-- > 0) {
      const page = pages[(left * 7 + n) % pages.length]!;
      await ask(page, { cookie: `market=en-GB; consent=all; basket=${left}; analytics_id=${n}`, 'user-agent': `Reader ${n}` });
    }
  };
  await Promise.all(Array.from({ length: 8 }, (_, n) => reader(n)));
  const seconds = (performance.now() - began) / 1000;
  const { hit = 0, stale = 0 } = answered;
  console.log(
    `${visits} visits to ${pages.length} pages in ${seconds.toFixed(1)} s: ${share(hit + stale)} % answered by Varnish, ${stale} of them while a new page was fetched`,
  );
}

function share(part: number): string {
  return ((100 * part) / Object.values(answered).reduce((sum, each) => sum + each, 0)).toFixed(1);
}

/** Ten visitors at once, half of them signed in, with a basket of their own each: everybody must find theirs and nothing else. */
async function shop(): Promise<void> {
  const skus = await findSkus(10);
  const asked = { requests: 0, kept: 0 };
  const visitor = async (sku: string, n: number) => {
    const email = `visitor-${n}@example.com`;
    const signedIn = n % 2 === 0 ? await signInAsShopper(db, { market: 'en-GB', now: new Date(), email }) : {};
    const cookies = new Map<string, string>(signedIn.cookie ? [signedIn.cookie.split('=', 2) as [string, string]] : []);
    const call = async (path: string, init: RequestInit = {}) => {
      const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
      const answer = await ask(path, { ...signedIn, cookie, rid: 'anti-csrf', 'x-forwarded-for': `10.2.0.${n}` }, init);
      for (const given of answer.headers.getSetCookie()) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(given) ?? [];
        if (name && value !== undefined) cookies.set(name, value);
      }
      asked.requests += 1;
      if (['hit', 'stale'].includes(answer.headers.get('x-cache') ?? '')) asked.kept += 1;
      return answer;
    };
    const line = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ sku, quantity: 1 }) };
    const added = await call('/api/order/en-GB/basket/line', line);
    if (added.status !== 200) wrong.push(`a line was answered ${added.status}`);
    for (let turn = 0; turn < 20; turn += 1) {
      const basket = await call('/api/order/en-GB/basket');
      if (!basket.text.includes(sku) || skus.some((other) => other !== sku && basket.text.includes(`"${other}"`)))
        wrong.push('a basket is not that of the visitor who asked for it');
      const account = await call('/en-GB/account');
      const profile = await call('/api/account/en-GB/get-user-metadata');
      const page = await call(pages[(n + turn) % pages.length]!);
      for (const [name, { text }] of Object.entries({ account, profile, page }))
        if (/visitor-\d+@/.test(text.replaceAll(email, ''))) wrong.push(`${name} shows another visitor's address`);
      if (page.text.includes(email) || page.text.includes(sku.concat('"quantity'))) wrong.push('a public page holds something personal');
    }
  };
  await Promise.all(skus.map(visitor));
  console.log(
    `${skus.length} visitors, half of them signed in, ${asked.requests} calls: ${asked.kept} pages from Varnish, ${wrong.length} wrong`,
  );
}

async function publish(): Promise<void> {
  const staff = await signInAsStaff(db, { role: 'administrator', now: new Date(), seconds: 3_600 });
  const send = (url: string | URL | Request, init?: RequestInit) => fetch(url, { ...init, headers: { ...init?.headers, ...staff } });
  const writer = `http://127.0.0.1:${ports.shops[0]}`;
  const { page, menu } = liveChanges({
    staff: createClient({ apiBase: writer, fetch: send as typeof fetch }),
    reader: varnish,
    market: 'da-DK',
  });
  for (const [kind, { prepare, isSeen }] of Object.entries({ page, menu })) {
    const times: number[] = [];
    for (let turn = 0; turn < turns; turn += 1) {
      const live = await prepare(turn);
      await live();
      const clicked = performance.now();
      while (!(await isSeen(turn)) && performance.now() - clicked < 30_000) await wait(5);
      times.push(performance.now() - clicked);
      // A process that is late may not bring the old page back for good.
      await wait(700);
      for (let look = 0; look < 5; look += 1) if (!(await isSeen(turn))) wrong.push(`an old ${kind} came back`);
    }
    const sorted = times.toSorted((a, b) => a - b);
    const [half, most] = [sorted[Math.floor(sorted.length / 2)]!, sorted.at(-1)!];
    console.log(`a published ${kind} was seen through Varnish after p50 ${half.toFixed(0)} ms, at most ${most.toFixed(0)} ms`);
    if (most > 5_000) wrong.push(`a published ${kind} took longer than 5 s`);
  }
}

async function lose(shops: readonly ChildProcess[]): Promise<void> {
  for (const page of pages) await ask(page);
  for (const shop of shops) shop.kill('SIGKILL');
  await Promise.all(shops.map((shop) => once(shop, 'exit')));
  for (const [when, seconds] of [
    ['at once', 0],
    ['when the pages were old', pageSeconds + 2],
  ] as const) {
    await wait(seconds * 1_000);
    answered = {};
    const statuses: number[] = [];
    for (const page of pages) statuses.push((await ask(page)).status);
    const fine = statuses.filter((status) => status === 200).length;
    console.log(`both processes gone, ${when}: ${fine} of ${pages.length} pages answered, ${answered.stale ?? 0} of them old`);
    if (fine < pages.length) wrong.push(`pages were not answered ${when}`);
  }
  const unknown = await ask('/en-GB/women?sorting=price-asc');
  if (unknown.status !== 503) wrong.push(`a page that nobody had asked for was answered ${unknown.status}`);
  await openShop(ports.shops[0]!, 'web');
  const back = performance.now();
  while ((await ask('/en-GB')).headers.get('x-cache') === 'stale' && performance.now() - back < 30_000) await wait(50);
  console.log(`a process came back: new pages after ${((performance.now() - back) / 1000).toFixed(1)} s`);
}

type Answer = { status: number; headers: Headers; text: string };

async function ask(path: string, headers: Record<string, string> = {}, init: RequestInit = {}): Promise<Answer> {
  const answer = await fetch(varnish + path, {
    redirect: 'manual',
    ...init,
    headers: { 'accept-encoding': 'br', ...headers, ...init.headers },
  });
  const how = answer.headers.get('x-cache') ?? 'nothing';
  answered[how] = (answered[how] ?? 0) + 1;
  const isPersonal = /private|no-store/.test(answer.headers.get('cache-control') ?? '') || answer.headers.has('set-cookie');
  if (isPersonal && ['hit', 'stale'].includes(how)) wrong.push(`Varnish kept ${path}`);
  for (const name of ['surrogate-key', 'surrogate-control', 'xkey'])
    if (answer.headers.has(name)) wrong.push(`${name} was sent to a visitor`);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
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

async function openShop(port: number, role: 'web' | 'worker'): Promise<ChildProcess> {
  const shop = start('../apps/shop/src/main.ts', {
    ...{
      ROLE: role,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_URL: postgres.url,
      DATA_DIR: join(dataDir, String(port)),
      SHOP_URL: varnish,
    },
    ...{ PSP_URL: `http://127.0.0.1:${ports.psp}`, TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'error' },
    ...{ PURGE_URLS: `http://127.0.0.1:${ports.purge}/`, SHARED_CACHE_SECONDS: String(pageSeconds) },
  });
  while (!(await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.ok) {
    if (shop.exitCode !== null) throw new Error(`The shop at ${port} did not open.`);
    await wait(100);
  }
  return shop;
}

async function findSkus(count: number): Promise<string[]> {
  const search = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ from: 0, size: 40 }) };
  const { results } = JSON.parse((await ask('/api/catalog/en-GB/search', {}, search)).text) as { results: ProductCard[] };
  const skus: string[] = [];
  for (const { id } of results.filter(({ inStock, comingSoonProduct, isProductSet }) => inStock && !comingSoonProduct && !isProductSet)) {
    const { variants } = JSON.parse((await ask(`/api/catalog/en-GB/product/${id}`)).text) as ProductDetail;
    const variant = variants.find(({ inStockEcom, isFewLeft }) => inStockEcom && !isFewLeft);
    if (variant) skus.push(variant.id);
    if (skus.length === count) break;
  }
  return skus;
}

// What twenty sign-ins a second do to a shopper who looks at a listing.
//   node bench/sign-in.ts [seconds per measurement, default 10] [sign-ins a second, default 20]
// Needs a built storefront (npm run build). Everything runs on this machine and stops by itself.
import { fork } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const seconds = Number(process.argv[2] ?? 10);
const signInsASecond = Number(process.argv[3] ?? 20);
const listingsASecond = 20;
/** Alone and beside take turns: what else the machine does meanwhile must not look like the price of a sign-in. */
const rounds = 4;
const port = 3887;
const origin = `http://127.0.0.1:${port}`;
const shoppers = 40;
const password = 'a thimble of gold';
const json = { 'content-type': 'application/json', 'st-auth-mode': 'cookie' };

const dataDir = mkdtempSync(join(tmpdir(), 'selvedge-bench-'));
// As root the database runs as another account, which must be able to reach its directory.
chmodSync(dataDir, 0o711);
const env = {
  ...process.env,
  ...{ PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, SHOP_URL: origin, LOG_LEVEL: 'error' },
  // Twenty a second from one address are a break-in, and refused; these come from forty homes.
  TRUSTED_PROXIES: '127.0.0.1',
};
const shop = fork(fileURLToPath(new URL('../apps/shop/src/main.ts', import.meta.url)), {
  env,
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
});
try {
  await untilReady();
  const devices = await Promise.all(Array.from({ length: shoppers }, (_, n) => joinAs(n)));
  const visit = (times: { page: Timed; search: Timed }) =>
    Promise.all([
      paced({ perSecond: listingsASecond, forSeconds: seconds / rounds, into: times.page, send: page }),
      paced({ perSecond: listingsASecond, forSeconds: seconds / rounds, into: times.search, send: search }),
    ]);
  const signIns = timed();
  const enter = (into = signIns) =>
    paced({ perSecond: signInsASecond, forSeconds: seconds / rounds, into, send: (n) => signIn(n % shoppers, devices[n % shoppers]!) });
  const alone = { page: timed(), search: timed() };
  const beside = { page: timed(), search: timed() };
  // A first round that nobody counts: code that has not run yet, connections that are not open yet.
  await Promise.all([visit({ page: timed(), search: timed() }), enter(timed())]);
  for (let round = 0; round < rounds; round++) {
    await visit(alone);
    await Promise.all([visit(beside), enter()]);
  }
  console.table({
    'listing page (kept bytes), alone': summary(alone.page),
    [`the same beside ${signInsASecond} sign-ins/s`]: summary(beside.page),
    'search (worked out each time), alone': summary(alone.search),
    'the same beside them ': summary(beside.search),
    'sign-in': summary(signIns),
  });
  for (const kind of ['page', 'search'] as const) {
    const [before, after] = [summary(alone[kind]), summary(beside[kind])];
    console.log(`${kind}: p50 ${(after.p50 / before.p50).toFixed(2)} times, p95 ${(after.p95 / before.p95).toFixed(2)} times (goal 1.50)`);
  }
  console.log(`sign-ins: ${signIns.times.length - signIns.failed} of ${signIns.times.length} succeeded`);
} finally {
  shop.kill('SIGTERM');
  await new Promise((resolve) => shop.once('exit', resolve));
  rmSync(dataDir, { recursive: true, force: true });
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
  const response = await fetch(`${origin}/en-GB/${n % 2 ? 'women' : 'men'}`);
  await response.arrayBuffer();
  return response.ok;
}

async function search(n: number): Promise<boolean> {
  const body = JSON.stringify({ from: (n % 20) * 24, size: 24 });
  const response = await fetch(`${origin}/api/catalog/en-GB/search`, { method: 'POST', headers: json, body });
  await response.arrayBuffer();
  return response.ok;
}

/** The home that shopper n calls from, as the proxy in front would say. */
function from(n: number) {
  return { 'x-forwarded-for': `10.0.0.${n + 1}` };
}

function form(n: number): string {
  return JSON.stringify({
    formFields: [
      { id: 'email', value: `bench-${n}@example.com` },
      { id: 'password', value: password },
    ],
  });
}

async function joinAs(n: number): Promise<string> {
  const response = await fetch(`${origin}/api/auth/signup`, { method: 'POST', headers: { ...json, ...from(n) }, body: form(n) });
  const { status } = (await response.json()) as { status: string };
  if (status !== 'OK') throw new Error(`A shopper could not join: ${status}.`);
  return response.headers
    .getSetCookie()
    .find((line) => line.startsWith('selvedge_device='))!
    .split(';', 1)[0]!;
}

async function signIn(n: number, device: string): Promise<boolean> {
  const headers = { ...json, ...from(n), cookie: device };
  const response = await fetch(`${origin}/api/auth/signin`, { method: 'POST', headers, body: form(n) });
  const { status } = (await response.json()) as { status?: string };
  return status === 'OK';
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

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
const listingsASecond = 40;
const port = 3887;
const origin = `http://127.0.0.1:${port}`;
const shoppers = 40;
const password = 'a thimble of gold';
const json = { 'content-type': 'application/json', 'st-auth-mode': 'cookie' };

const dataDir = mkdtempSync(join(tmpdir(), 'selvedge-bench-'));
// As root the database runs as another account, which must be able to reach its directory.
chmodSync(dataDir, 0o711);
const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, SHOP_URL: origin, LOG_LEVEL: 'error' };
const shop = fork(fileURLToPath(new URL('../apps/shop/src/main.ts', import.meta.url)), {
  env,
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
});
try {
  await untilReady();
  const devices = await Promise.all(Array.from({ length: shoppers }, (_, n) => joinAs(n)));
  await paced(listingsASecond, 3, listing);
  const alone = await paced(listingsASecond, seconds, listing);
  const [beside, signIns] = await Promise.all([
    paced(listingsASecond, seconds, listing),
    paced(signInsASecond, seconds, (n) => signIn(n % shoppers, devices[n % shoppers]!)),
  ]);
  console.table({
    'listing alone': alone,
    [`listing beside ${signInsASecond} sign-ins/s`]: beside,
    'sign-in': signIns,
  });
  console.log(
    `p50 of a listing: ${(beside.p50 / alone.p50).toFixed(2)} times; p95: ${(beside.p95 / alone.p95).toFixed(2)} times (goal 1.50)`,
  );
} finally {
  shop.kill('SIGTERM');
  await new Promise((resolve) => shop.once('exit', resolve));
  rmSync(dataDir, { recursive: true, force: true });
}

/** Sends at a fixed pace, whether or not answers have come: a slow server must not be asked less. */
async function paced(perSecond: number, forSeconds: number, send: (n: number) => Promise<number>) {
  const times: number[] = [];
  const failed: number[] = [];
  const sent: Promise<void>[] = [];
  const started = performance.now();
  for (let n = 0; n < perSecond * forSeconds; n++) {
    const wait = started + (n * 1000) / perSecond - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    const before = performance.now();
    sent.push(
      send(n).then((status) => {
        times.push(performance.now() - before);
        if (status !== 200) failed.push(status);
      }),
    );
  }
  await Promise.all(sent);
  times.sort((a, b) => a - b);
  const at = (share: number) => Number((times[Math.floor(times.length * share)] ?? 0).toFixed(1));
  return { requests: times.length, failed: failed.length, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

async function listing(n: number): Promise<number> {
  const body = JSON.stringify({ from: (n % 20) * 24, size: 24 });
  const response = await fetch(`${origin}/api/catalog/en-GB/search`, { method: 'POST', headers: json, body });
  await response.arrayBuffer();
  return response.status;
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
  const response = await fetch(`${origin}/api/auth/signup`, { method: 'POST', headers: json, body: form(n) });
  const { status } = (await response.json()) as { status: string };
  if (status !== 'OK') throw new Error(`A shopper could not join: ${status}.`);
  return response.headers
    .getSetCookie()
    .find((line) => line.startsWith('selvedge_device='))!
    .split(';', 1)[0]!;
}

async function signIn(n: number, device: string): Promise<number> {
  const response = await fetch(`${origin}/api/auth/signin`, { method: 'POST', headers: { ...json, cookie: device }, body: form(n) });
  const { status } = (await response.json()) as { status?: string };
  return status === 'OK' ? 200 : 500;
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

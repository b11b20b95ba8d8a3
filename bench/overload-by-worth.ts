// Five times as much as the shop can answer, of everything that visitors do at once: who is answered, by what it is worth, and how long until all is well again.
//   node bench/overload-by-worth.ts [seconds, default 10, at most 20] [times, default 5] [data of a filled shop, copied first]
// First how many of the mix a second are answered; then so many times that, whether they are answered or not. Needs a built storefront
// (npm run build). Everything runs on this machine, at most 20,000 requests are sent, and it stops by itself. Exit 1 when a page from memory
// is refused, a payment is refused more often than a search, or the shop needs more than 10 s to be itself again.
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { findSkus } from './cluster/traffic.ts';
import { withWholeShop } from './with-whole-shop.ts';

const [secondsGiven = '10', timesGiven = '5', filled] = process.argv.slice(2);
const seconds = Math.min(Number(secondsGiven), 20);
const times = Number(timesGiven);
const mostRequests = 20_000;
const goalSeconds = 10;
const port = Number(process.env.PORT ?? 3470);

type Asked = { method?: string; path: string; body?: object; cookie?: string };
type Told = { kind: Kind; status: number; ms: number };
const agent = new Agent({ keepAlive: true, maxSockets: 2_000 });
/** Of ten visits, so many. */
const mix: readonly Kind[] = ['kept', 'browse', 'extra', 'browse', 'purchase', 'kept', 'browse', 'extra', 'account', 'browse'];
let count = 0;

await withWholeShop({ port, filled }, async ({ base }) => {
  const kinds = await visitorsOf(base);
  for (const kind of Object.keys(kinds) as Kind[]) await ask(kind, kinds[kind]());
  const quiet = await probe(kinds);
  const capacity = await measureCapacity(kinds);
  console.log(`capacity ${capacity.toFixed(0)} of the mix a second, answered to 24 at once; quiet ${showTimes(quiet)}`);
  const told = await flood(kinds, capacity * times);
  const over = performance.now();
  for (const kind of Object.keys(kinds) as Kind[]) console.log(`  ${lineOf(kind, told)}`);
  const usual = Math.max(4 * p(quiet, 0.5), 250);
  for (let well = 0; well < 3 && performance.now() - over < 60_000; await wait(100)) {
    const now = await probe(kinds);
    well = now.every(({ status, ms }) => status === 200 && ms < usual) ? well + 1 : 0;
  }
  const backSeconds = (performance.now() - over) / 1_000;
  console.log(`back to normal after ${backSeconds.toFixed(1)} s (goal ${goalSeconds} s)`);
  const share = (kind: Kind) => shareOf(kind, told);
  if (share('kept') < 1 || share('purchase') < share('browse') || backSeconds > goalSeconds) process.exitCode = 1;
});

type Kind = 'kept' | 'purchase' | 'account' | 'browse' | 'extra';
type Visitors = Record<Kind, () => Asked>;

async function visitorsOf(base: string): Promise<Visitors> {
  const skus = await findSkus(base);
  const line = () => ({ sku: skus[count++ % skus.length], quantity: 1 });
  const headers = { 'content-type': 'application/json' };
  const opened = await fetch(`${base}/api/order/en-GB/basket/line`, { method: 'POST', headers, body: JSON.stringify(line()) });
  const cookie = opened.headers
    .getSetCookie()
    .map((each) => each.split(';', 1)[0])
    .join('; ');
  return {
    kept: () => ({ path: '/en-GB' }),
    purchase: () => ({ path: '/api/order/en-GB/basket', cookie }),
    account: () => ({ method: 'POST', path: '/api/order/en-GB/basket/line', body: line() }),
    browse: () => ({ path: `/en-GB/search?q=word${count++}` }),
    extra: () => ({ method: 'POST', path: '/api/catalog/en-GB/search-tags', body: { query: `word${count++}` } }),
  };
}

async function measureCapacity(kinds: Visitors): Promise<number> {
  const began = performance.now();
  const until = began + 5_000;
  let answered = 0;
  const visit = async (first: number) => {
    for (let n = first; performance.now() < until; n += 7) {
      const kind = mix[n % mix.length]!;
      if ((await ask(kind, kinds[kind]())).status === 200) answered += 1;
    }
  };
  await Promise.all(Array.from({ length: 24 }, (_, n) => visit(n)));
  return (answered / (performance.now() - began)) * 1_000;
}

/** Sent at their moment, whatever became of those before. */
async function flood(kinds: Visitors, perSecond: number): Promise<Told[]> {
  const began = performance.now();
  const answers: Promise<Told>[] = [];
  for (let sent = 0; performance.now() - began < seconds * 1_000; await wait(20)) {
    const due = Math.min(((performance.now() - began) / 1_000) * perSecond, mostRequests);
    for (; sent < due; sent += 1) {
      const kind = mix[sent % mix.length]!;
      answers.push(ask(kind, kinds[kind]()));
    }
  }
  console.log(`${answers.length} sent in ${seconds} s, ${times} times as many as can be answered`);
  return Promise.all(answers);
}

async function probe(kinds: Visitors): Promise<Told[]> {
  const told: Told[] = [];
  for (const kind of Object.keys(kinds) as Kind[]) told.push(await ask(kind, kinds[kind]()));
  return told;
}

function ask(kind: Kind, { method = 'GET', path, body, cookie }: Asked): Promise<Told> {
  const started = performance.now();
  const text = body && JSON.stringify(body);
  const headers = {
    ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
    ...(cookie && { cookie }),
  };
  return new Promise((resolve) => {
    const done = (status: number) => resolve({ kind, status, ms: performance.now() - started });
    // Each from a home of its own: what is limited by address is not what is measured.
    const from = `10.${(++count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;
    const asked = { agent, host: '127.0.0.1', port, method, path, headers: { ...headers, 'x-forwarded-for': from }, timeout: 60_000 };
    const outgoing = request(asked, (incoming) => void incoming.resume().on('end', () => done(incoming.statusCode ?? 0)));
    outgoing.on('timeout', () => outgoing.destroy()).on('error', () => done(0));
    outgoing.end(text);
  });
}

function lineOf(kind: Kind, told: readonly Told[]): string {
  const own = told.filter((each) => each.kind === kind);
  const [answered, refused] = [own.filter(({ status }) => status === 200), own.filter(({ status }) => status === 503)];
  const rest = own.length - answered.length - refused.length;
  const share = (shareOf(kind, told) * 100).toFixed(1);
  return `${kind.padEnd(8)} ${share} % of ${own.length} answered (${showTimes(answered)}); ${refused.length} refused (${showTimes(refused)}); ${rest} otherwise`;
}

function shareOf(kind: Kind, told: readonly Told[]): number {
  const own = told.filter((each) => each.kind === kind);
  return own.filter(({ status }) => status === 200).length / own.length;
}

function showTimes(told: readonly Told[]): string {
  return told.length === 0 ? 'none' : `p50 ${Math.round(p(told, 0.5))} ms, p99 ${Math.round(p(told, 0.99))} ms`;
}

function p(told: readonly Told[], share: number): number {
  const sorted = told.map(({ ms }) => ms).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

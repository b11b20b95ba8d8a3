// What may happen to a shop from outside, for real, while shoppers read and buy: mail server, payment provider, names, disk, database and clock.
//   node bench/faults-of-the-world.ts [only faults whose name has this in it, default all] [seconds of each, default 8] [data of a filled shop, copied first]
// As root; otherwise without full and slow disks and the names, for which the shop has some of its own. FAKETIME_LIB names
// libfaketimeMT.so.1 of Debian's libfaketime; without it the clock jumps only at a restart. Needs a built storefront (npm run build).
// Exit 1 when a page from memory fails, anybody hears of a bug instead of 'try again', an order is lost or paid twice, a mail is lost or comes twice, or anything is not caught up after a minute.
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { MailServerMode } from '@selvedge/api/harness/open-mail-server.ts';
import { waitUntilSettled } from '@selvedge/api/harness/wait-until-settled.ts';
import { auditLedger } from '@selvedge/api/ledger-audit/audit-ledger.ts';
import { readSandbox } from '@selvedge/api/ledger-audit/read-sandbox.ts';
import { startTraffic } from './cluster/traffic.ts';
import { type Fault, fullDisks, type Said, slowDisks } from './faults-of-disks.ts';
import { canLimitWrites } from './open-own-disk.ts';
import { hasOwnView, type WholeShop, withWholeShop } from './with-whole-shop.ts';

const [only = '', secondsGiven = '8', filled] = process.argv.slice(2);
const faultMs = Math.min(Number(secondsGiven), 60) * 1_000;
const clockFile = join(tmpdir(), `selvedge-clock-${process.pid}`);
const fakeClock = process.env.FAKETIME_LIB;
writeFileSync(clockFile, '+0');

const namesGone: Fault = {
  name: 'names gone',
  begin: ({ knowNames }) => knowNames(false),
  end: ({ knowNames }) => knowNames(true),
};

const faults: readonly Fault[] = [
  { name: 'nothing', begin: () => {}, end: () => {} },
  { name: 'mail server away', begin: ({ mail }) => mail.close(), end: ({ mail }) => mail.reopen() },
  { name: 'mail server hangs', begin: turnMail('hanging'), end: turnMail('taking') },
  {
    name: 'mail server has too much to do',
    begin: turnMail('closing'),
    end: turnMail('taking'),
  },
  { name: 'payment provider away', begin: ({ endSandbox }) => endSandbox(), end: ({ startSandbox }) => startSandbox() },
  {
    name: 'payment provider slow',
    begin: ({ pspUrl }) => provider(pspUrl, [{ mode: 'slow', delayMs: 4_000 }]),
    end: ({ pspUrl }) => provider(pspUrl, []),
  },
  ...(hasOwnView ? [namesGone, ...fullDisks] : []),
  ...(canLimitWrites ? slowDisks : []),
  {
    name: 'database paused',
    begin: ({ signalDatabase }) => signalDatabase('SIGSTOP'),
    end: ({ signalDatabase }) => signalDatabase('SIGCONT'),
  },
  { name: 'database ten times as slow', begin: slowDown, end: async () => slowing?.() },
  ...(fakeClock
    ? [
        { name: 'clock jumps an hour ahead', begin: () => setClock('+3600'), check: tellClock, end: () => {} },
        { name: 'clock jumps back', begin: () => setClock('+0'), check: tellClock, end: () => {} },
      ]
    : []),
  {
    name: 'clock ten minutes behind',
    begin: async ({ stopShop, startShop }) => stopShop().then(() => startShop({ CLOCK_OFFSET_MS: '-600000' })),
    end: () => {},
  },
];

const env: Record<string, string> = fakeClock
  ? { LD_PRELOAD: fakeClock, FAKETIME_TIMESTAMP_FILE: clockFile, FAKETIME_NO_CACHE: '1', FAKETIME_DONT_FAKE_MONOTONIC: '1' }
  : {};
const isShownWhole = process.env.VERBOSE !== undefined;
const write = (...cells: unknown[]) => console.log(`| ${cells.join(' | ')} |`);
let wrong = 0;
let slowing: (() => Promise<void>) | undefined;
await withWholeShop({ port: Number(process.env.PORT ?? 3460), filled, env }, async (shop) => {
  write(
    ...['fault', 'pages', 'longest without, s', 'checkouts', 'ordered', 'refused', 'told to try again', 'caught up after, s'],
    ...['mails', 'books', 'besides'],
  );
  write(...Array.from({ length: 11 }, () => '---'));
  for (const fault of faults.filter(({ name }) => name.includes(only))) await meet(shop, fault);
}).finally(() => rmSync(clockFile, { force: true }));
if (wrong > 0) process.exitCode = 1;

async function meet(shop: WholeShop, { name, begin, end, check, after }: Fault): Promise<void> {
  const { base, db, pool, mail, pspUrl } = shop;
  // Made once, as every page that anybody has seen is.
  for (const page of ['/en-GB', '/en-GB/women']) await (await fetch(base + page)).arrayBuffer();
  mail.kept.length = 0;
  const restarts = name.includes('ten minutes');
  if (restarts) await begin(shop);
  const before = await latestMessage(pool);
  const bugsBefore = await countBugs(shop);
  const traffic = await startTraffic({ base, shoppers: 2 });
  const since = performance.now();
  if (!restarts) await begin(shop);
  await wait(faultMs);
  const during = await check?.(shop);
  const pages = traffic.longest(since).pages;
  const ended = performance.now();
  await end(shop);
  // Who came last is served as well.
  await wait(2_000);
  await traffic.stop();
  const late = await waitUntilSettled(db).then(
    () => '',
    (error: Error) => error.message,
  );
  const seconds = (performance.now() - ended) / 1_000;
  const afterwards = await after?.(shop);
  const ordered = traffic.told.flatMap((each) => (each.outcome === 'ordered' ? [each.orderId] : []));
  const results = await auditLedger(db, {
    now: new Date(),
    readCharges: await readSandbox(pspUrl),
    acknowledged: ordered,
    pause: () => wait(2_000),
  });
  const twice = mail.kept.length - new Set(mail.kept).size;
  const unmailed = await withoutMail(pool, before);
  const findings = [
    ...results.flatMap((each) => each.findings.map((finding) => `${finding.what}: ${finding.wrong}`)),
    ...[...new Set(traffic.reads.failed)].map((each) => `page ${each}`),
    ...traffic.told.flatMap((each) => (each.outcome === 'gave up' ? [`a shopper gave up: ${each.why}`] : [])),
    ...[...new Set(traffic.baskets.unclear)].map((each) => `a basket heard ${each}`),
    ...(restarts ? [] : bugsSince(bugsBefore, await countBugs(shop))),
    ...[during, afterwards].flatMap((each) => each?.wrong ?? []),
    ...(late ? [late] : []),
    ...(twice > 0 ? [`${twice} mails came twice`] : []),
    ...(unmailed > 0 ? [`${unmailed} orders without a mail`] : []),
  ];
  const refused = traffic.told.filter(({ outcome }) => outcome === 'refused').length;
  const books = findings.length === 0 ? 'in order' : `${findings.length} WRONG`;
  write(
    ...[
      name,
      `${traffic.reads.answered}, ${traffic.reads.failed.length} failed`,
      pages.toFixed(1),
      traffic.told.length,
      ordered.length,
      ...[refused, traffic.baskets.told],
    ],
    ...[seconds.toFixed(1), mail.kept.length, books, [during, afterwards].flatMap((each) => each?.said ?? []).join('; ')],
  );
  for (const finding of findings.slice(0, 10)) console.log(`  ${finding}`);
  if (isShownWhole) for (const each of traffic.told) if (each.outcome === 'refused') console.log(`  refused: ${each.why}`);
  wrong += findings.length;
}

function turnMail(mode: MailServerMode): (shop: WholeShop) => void {
  return ({ mail }) => {
    mail.mode = mode;
  };
}

async function latestMessage(pool: WholeShop['pool']): Promise<number> {
  const { rows } = await pool.query<{ id: number }>('select coalesce(max(id), 0)::int as id from outbox');
  return rows[0]!.id;
}

/** Mails asked for since then that were not sent. */
async function withoutMail(pool: WholeShop['pool'], since: number): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from outbox o left join mail m on m.outbox_id = o.id
     where o.topic = 'mail' and o.id > $1 and m.sent_at is null`,
    [since],
  );
  return rows[0]!.count;
}

async function provider(pspUrl: string, given: object[]): Promise<void> {
  const init = { method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify(given) };
  await fetch(`${pspUrl}/control/faults/adyen`, init);
}

/** Answers that call themselves a bug, by route. */
async function countBugs({ metrics }: WholeShop): Promise<Map<string, number>> {
  const lines = (await metrics()).matchAll(/^http_request_duration_seconds_count\{(.*status="500".*)\} (\d+)/gm);
  return new Map([...lines].map(([, labels = '', count]) => [labels, Number(count)]));
}

function bugsSince(before: ReadonlyMap<string, number>, now: ReadonlyMap<string, number>): string[] {
  return [...now].flatMap(([labels, count]) =>
    count > (before.get(labels) ?? 0) ? [`${count - (before.get(labels) ?? 0)} of ${labels}`] : [],
  );
}

/** Stands still for nine tenths of the time: every statement takes ten times as long, as with a disk that does. */
function slowDown({ signalDatabase }: WholeShop): void {
  let isOver = false;
  const turning = (async () => {
    while (!isOver) {
      signalDatabase('SIGSTOP');
      await wait(90);
      signalDatabase('SIGCONT');
      await wait(10);
    }
  })();
  slowing = async () => {
    isOver = true;
    await turning;
  };
}

/** What the shop takes for now. */
async function tellClock({ base }: WholeShop): Promise<Said> {
  const { headers } = await fetch(`${base}/api/f`);
  return { said: `its clock ${Math.round((Date.parse(headers.get('date') ?? '') - Date.now()) / 1_000)} s from ours`, wrong: [] };
}

function setClock(offset: string): void {
  writeFileSync(clockFile, offset);
}

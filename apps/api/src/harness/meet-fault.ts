import { setTimeout as wait } from 'node:timers/promises';
import type { Fault, Mode } from '@selvedge/psp/faults.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { auditLedger } from '../ledger-audit/audit-ledger.ts';
import type { Finding } from '../ledger-audit/check.ts';
import { readSandbox } from '../ledger-audit/read-sandbox.ts';
import { buyAsGuest, type Purchase } from './buy-as-guest.ts';
import { enrolAsDevice } from './enrol-as-device.ts';
import type { WayToPay } from './ways-to-pay.ts';

export type MeetFault = {
  db: Db;
  bases: readonly string[];
  pspUrl: string;
  way: WayToPay;
  mode: Mode;
  checkouts: number;
  /** How many calls fail for each checkout; from three on, asking again fails as well. */
  hits?: number;
  shoppers: number;
  skus: readonly string[];
};

export type FaultReport = {
  told: Purchase[];
  /** Payments whose money the provider took and gave back. */
  givenBack: number;
  /** From the moment a payment was begun to the moment nobody had to look at it any more. */
  worstMs: number;
  findings: Finding[];
};

const settleMs = 60_000;
let address = 0;

/** So many checkouts while a provider fails in one way, then the books. Whoever is tired of waiting is a finding, too. */
export async function meetFault(plan: MeetFault): Promise<FaultReport> {
  const { db, bases, pspUrl, way, mode, checkouts, hits = 1, shoppers, skus } = plan;
  const begun = await timeOf(db);
  await setFault(pspUrl, way.provider, faultFor(mode, checkouts * hits));
  const device = way.provider === 'pos' ? await enrolAsDevice(db, { market: 'en-GB', now: new Date() }) : undefined;
  const told: Purchase[] = [];
  let next = 0;
  async function shop(): Promise<void> {
    while (next < checkouts) {
      const n = next++;
      // Who closes the browser depends on a notice that it is paid: where that is lost, or nothing was paid, nobody could know.
      const habit = { pspUrl, isRefusing: n % 5 === 4, isLeaving: n % 2 === 1 && n % 5 !== 4 && mode !== 'lost' };
      const from = `10.${(++address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}`;
      const pay: Parameters<typeof buyAsGuest>[0]['pay'] = (guest) => way.pay(guest, habit);
      told.push(
        await buyAsGuest({
          base: bases[n % bases.length]!,
          sku: skus[n % skus.length]!,
          card: '',
          address: from,
          device,
          pay,
          patienceMs: settleMs,
        }),
      );
    }
  }
  await Promise.all(Array.from({ length: shoppers }, shop));
  const late = await settle(db, pspUrl);
  await setFault(pspUrl, way.provider, []);
  const findings = [...late, ...(await audit(db, pspUrl, told)), ...(await findUntold(db, begun, told))];
  return { told, findings, ...(await readFigures(db, pspUrl, begun)) };
}

/** What is done or not done by a call hits each shopper as often as planned; what concerns notices hits all of them. */
function faultFor(mode: Mode, times: number): Fault[] {
  if (mode === 'slow') return [{ mode, times, delayMs: 1_500 }];
  if (mode === 'late') return [{ mode, delayMs: 4_000 }];
  return ['timeout', 'error', 'lostAnswer', 'errorAfter'].includes(mode) ? [{ mode, times }] : [{ mode }];
}

async function setFault(pspUrl: string, provider: string, faults: Fault[]): Promise<void> {
  const init = { method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify(faults) };
  const answer = await fetch(`${pspUrl}/control/faults/${provider}`, init);
  if (!answer.ok) throw new Error(await answer.text());
}

/** Until nothing is under way and nobody's money is without an order; what is left after a minute is wrong. */
async function settle(db: Db, pspUrl: string): Promise<Finding[]> {
  const until = Date.now() + settleMs;
  for (;;) {
    const charges = (await readLedger(pspUrl)).filter(({ net }) => net > 0).map(({ reference }) => reference);
    const { rows } = await db.execute<{ what: string; wrong: string }>(sql`
      select 'attempt ' || id as what, provider || ' ' || state || ' after a minute' as wrong from payment_attempt
      where state in ('started', 'pending', 'authorised', 'refunding')
        or (state <> 'ordered' and reference = any(${sql.param(charges)}::text[]))
      union all select 'message ' || id, topic || ' not delivered' from outbox where delivered_at is null and dead_at is null`);
    if (rows.length === 0 || Date.now() > until) return rows;
    await wait(250);
  }
}

async function audit(db: Db, pspUrl: string, told: readonly Purchase[]): Promise<Finding[]> {
  const acknowledged = told.flatMap((each) => (each.outcome === 'ordered' ? [each.orderId] : []));
  const readCharges = await readSandbox(pspUrl);
  const results = await auditLedger(db, { now: new Date(), readCharges, acknowledged, pause: () => wait(2_000) });
  const twice = acknowledged.length - new Set(acknowledged).size;
  return [
    ...results.flatMap(({ findings }) => findings),
    ...(twice > 0 ? [{ what: 'orders', wrong: `${twice} were told to two shoppers` }] : []),
    ...told.flatMap((each) => (each.outcome === 'gave up' ? [{ what: 'a shopper', wrong: `gave up: ${each.why}` }] : [])),
  ];
}

/** Everybody stayed until the end: an order that nobody was told of belongs to somebody who was told something else. */
async function findUntold(db: Db, begun: string, told: readonly Purchase[]): Promise<Finding[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select order_id as id from payment_attempt where state = 'ordered' and created_at >= ${begun}::timestamptz`);
  const known = new Set(told.map((each) => (each.outcome === 'ordered' ? each.orderId : '')));
  return rows.filter(({ id }) => !known.has(id)).map(({ id }) => ({ what: `order ${id}`, wrong: 'was told to nobody' }));
}

async function readFigures(db: Db, pspUrl: string, begun: string): Promise<Pick<FaultReport, 'givenBack' | 'worstMs'>> {
  const { rows } = await db.execute<{ reference: string; ms: number; state: string }>(sql`
    select reference, state, extract(epoch from changed_at - created_at)::float8 * 1000 as ms
    from payment_attempt where created_at >= ${begun}::timestamptz`);
  const references = new Set(rows.map(({ reference }) => reference));
  const ledger = await readLedger(pspUrl);
  const isBack = ({ reference, net, refunded, state }: LedgerRow) =>
    references.has(reference) && net === 0 && (refunded > 0 || state === 'cancelled');
  const over = rows.filter(({ state }) => state !== 'actionNeeded');
  return { givenBack: ledger.filter(isBack).length, worstMs: Math.max(0, ...over.map(({ ms }) => ms)) };
}

type LedgerRow = { reference: string; net: number; refunded: number; state: string };

async function readLedger(pspUrl: string): Promise<LedgerRow[]> {
  return ((await (await fetch(`${pspUrl}/ledger`)).json()) as { payments: LedgerRow[] }).payments;
}

async function timeOf(db: Db): Promise<string> {
  return (await db.execute<{ at: string }>(sql`select now()::text as at`)).rows[0]!.at;
}

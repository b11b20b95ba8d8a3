import { sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import type { Providers } from '../payment/providers.ts';
import { askProviders } from './ask-providers.ts';
import type { Check, CheckResult, Finding } from './check.ts';
import { type Charge, checkProvider } from './check-provider.ts';
import { figuresChecks } from './figures-checks.ts';
import { ledgerChecks } from './ledger-checks.ts';
import { loyaltyChecks } from './loyalty-checks.ts';
import { mailChecks } from './mail-checks.ts';
import { moneyChecks } from './money-checks.ts';
import { orderChecks } from './order-checks.ts';
import { orderLifeChecks } from './order-life-checks.ts';
import { stockChecks } from './stock-checks.ts';

export type AuditBooks = {
  now: Date;
  /** The provider's own books, when they can be read. Ours are compared with themselves in any case. */
  readCharges?: (() => Promise<readonly Charge[]>) | undefined;
  /** Real ones, which are asked about each payment. */
  providers?: Providers | undefined;
  /** Orders that shoppers were told of, from a program that kept count. */
  acknowledged?: readonly string[];
  /** Between two looks at the provider's books: a payment that ends while we read is not wrong. */
  pause?: () => Promise<void>;
};

/** Everything that must hold about orders, money, pieces and mails, at any moment and while the shop is open. */
export async function auditLedger(db: Db, { now, readCharges, providers, acknowledged = [], pause }: AuditBooks): Promise<CheckResult[]> {
  const checks = [
    ...[...orderChecks, ...orderLifeChecks(now), ...moneyChecks(now), ...stockChecks(now)],
    ...[...ledgerChecks, ...loyaltyChecks(now), ...mailChecks(now), ...figuresChecks],
  ];
  // One moment for all of them: an order that is placed between two queries must not look like half of one.
  const results = await db.transaction(
    async (tx) => {
      // A year of orders takes longer to read through than any shopper may wait.
      await tx.execute(sql`set local statement_timeout = 0`);
      const found: CheckResult[] = [];
      for (const check of checks) found.push(await run(tx, check));
      return [await checkAcknowledged(tx, acknowledged), ...found];
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  if (providers) results.push(await askProviders(db, providers));
  return readCharges ? [...results, await compare(db, readCharges, pause)] : results;
}

const mostShown = 100;

async function run(db: Db, { name, counted, wrong }: Check): Promise<CheckResult> {
  const { rows } = await db.execute<{ count: string }>(sql`select (${counted})::text as count`);
  const { rows: findings } = await db.execute<Finding>(sql`select * from (${wrong}) wrong limit ${mostShown}`);
  const result = { name, counted: Number(rows[0]!.count), findings };
  if (findings.length < mostShown) return result;
  // Shown are some; counted are all: whoever mends them wants to see the number fall.
  const { rows: all } = await db.execute<{ count: number }>(sql`select count(*)::int as count from (${wrong}) wrong`);
  return { ...result, found: all[0]!.count };
}

async function checkAcknowledged(db: Db, orderIds: readonly string[]): Promise<CheckResult> {
  const name = 'what shoppers were told of exists';
  if (orderIds.length === 0) return { name, counted: 0, findings: [] };
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from unnest(${sql.param([...new Set(orderIds)])}::text[]) id where id not in (select id from customer_order)`);
  return { name, counted: orderIds.length, findings: rows.map(({ id }) => ({ what: `order ${id}`, wrong: 'is lost' })) };
}

const looks = 3;

async function compare(db: Db, readCharges: () => Promise<readonly Charge[]>, pause: AuditBooks['pause']): Promise<CheckResult> {
  let result = await checkProvider(db, await readCharges());
  for (let look = 1; look < looks && result.findings.length > 0 && pause; look++) {
    await pause();
    const again = await checkProvider(db, await readCharges());
    const before = new Set(result.findings.map(({ what, wrong }) => `${what} ${wrong}`));
    result = { ...again, findings: again.findings.filter(({ what, wrong }) => before.has(`${what} ${wrong}`)) };
  }
  return result;
}

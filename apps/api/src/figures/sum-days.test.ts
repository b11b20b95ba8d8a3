import { randomUUID } from 'node:crypto';
import { daysOf } from '@selvedge/domain/figures/period.ts';
import { periodBounds } from '@selvedge/domain/figures/period-bounds.ts';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { emptyTables, testDb } from '../db/test-database.ts';
import { auditLedger } from '../ledger-audit/audit-ledger.ts';
import type { MarketContent } from '../published/content-snapshot.ts';
import { countSales, type SalesRow } from './count-sales.ts';
import { type AskedTime, asTable } from './read-asked.ts';
import { readSales } from './read-sales.ts';
import { sumDays } from './sum-days.ts';

/** Clocks are turned on the 25th in Berlin; a day in Kathmandu begins at a quarter past six of the day before in Greenwich. */
const first = Date.parse('2026-10-22T00:00:00Z');
const hours = 24 * 7;
const markets = ['de-DE', 'en-IN', 'es-MX'] as const;
const zones = ['Europe/Berlin', 'Asia/Kathmandu', 'America/Mexico_City'] as const;
type Zones = Record<string, string>;
const usual: Zones = Object.fromEntries(markets.map((market, at) => [market, zones[at]!]));

let db: Awaited<ReturnType<typeof testDb>>['db'];

beforeEach(async () => {
  await emptyTables();
  ({ db } = await testDb());
});

const moment = (hour: number) => new Date(first + hour * 3_600_000);

function contentOf(clocks: Zones) {
  const byMarket = Object.entries(clocks).map(([market, timeZone]) => {
    const documents = new Map([['shipping-methods', [{ delivery: { timeZone } }]]]);
    return [market, { documents } as unknown as MarketContent] as const;
  });
  return { byMarket: new Map(byMarket), closed: new Map() };
}

const sum = (hour: number, clocks = usual) => sumDays(db, { content: contentOf(clocks), now: moment(hour) });

async function place({ market = 'de-DE', hour = 0, total = 1_000 }: { market?: string; hour?: number; total?: number } = {}) {
  const id = randomUUID();
  await db.execute(sql`
    insert into customer_order (id, number, basket_id, market, state, currency, total, vat, quantity, document, access_key, placed_at, changed_at)
    values (${id}, ${id}, ${id}, ${market}, 'placed', ${total % 2 ? 'EUR' : 'USD'}, ${total}, ${Math.floor(total / 6)}, 2, '{}', '', ${moment(hour)}, ${moment(hour)})`);
  await db.execute(sql`
    insert into order_line (order_id, line_id, place, sku, quantity, total, is_digital)
    values (${id}, '1', 1, 'a', 1, ${total}, false), (${id}, '2', 2, 'b', 1, 0, ${total % 5 === 0})`);
  return id;
}

async function payBack({ orderId, hour, amount, state }: { orderId: string; hour: number; amount: number; state: string }) {
  const id = randomUUID();
  await db.execute(sql`
    insert into refund (id, order_id, key, kind, state, amount, reason, asked_by, asked_at)
    values (${id}, ${orderId}, ${id}, 'line', ${state}, ${amount}, 'torn', 'desk', ${moment(hour)})`);
  await db.execute(
    sql`insert into refund_line (refund_id, order_id, line_id, quantity, amount, tax) values (${id}, ${orderId}, '2', 1, ${amount}, 0)`,
  );
}

function timeOf(from: string, to: string, clocks: Zones): AskedTime {
  const period = { from, to };
  return { period, markets: Object.entries(clocks).map(([market, zone]) => ({ market, zone, ...periodBounds(period, zone) })) };
}

/** The same from sums and orders, and from orders alone. */
async function bothWays(time: AskedTime) {
  const shown = (rows: readonly object[]) => rows.map((row) => JSON.stringify(Object.values(row).map(String))).toSorted();
  const read = await db.transaction((tx) => readSales(tx, { time, unit: 'day', stores: [] }), { isolationLevel: 'repeatable read' });
  const { rows } = await db.execute<SalesRow>(countSales(sql`select * from ${asTable(time.markets)}`, { isByHour: false, stores: [] }));
  return [shown(read), shown(rows)] as const;
}

const at = (most: number) => fc.nat({ max: most });
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('place' as const), market: fc.constantFrom(...markets), hour: at(hours), total: at(9_999) }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('sum' as const), hour: at(hours) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      ...{ do: fc.constant('payBack' as const), which: at(99), hour: at(hours), amount: fc.integer({ min: 1, max: 99 }) },
      state: fc.constantFrom('waiting', 'approved'),
    }),
  },
  fc.record({ do: fc.constant('decide' as const), which: at(99), hour: at(hours), state: fc.constantFrom('approved', 'declined') }),
  fc.record({ do: fc.constant('move' as const), which: at(99), hour: at(hours), market: fc.constantFrom(...markets) }),
  fc.record({ do: fc.constant('recount' as const), which: at(99), total: at(999) }),
  fc.record({ do: fc.constant('sell a card' as const), which: at(99), total: at(999) }),
  fc.record({ do: fc.constant('exchange' as const), which: at(99) }),
  fc.record({ do: fc.constant('turn the clock' as const), zone: fc.constantFrom(...zones, 'UTC') }),
);

describe('sums of days', () => {
  test('are what the orders say, whatever happens in whichever order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 20 }), at(6), at(6), async (steps, one, other) => {
        await emptyTables();
        const ids: string[] = [];
        let clocks = usual;
        const day = (number: number) => `2026-10-${22 + number}`;
        for (const each of steps) {
          const id = 'which' in each ? (ids[each.which % Math.max(1, ids.length)] ?? '') : '';
          if (each.do === 'place') ids.push(await place(each));
          if (each.do === 'sum') await sum(each.hour, clocks);
          if (each.do === 'turn the clock') clocks = { ...clocks, 'de-DE': each.zone };
          if (each.do === 'payBack' && id) await payBack({ ...each, orderId: id });
          if (each.do === 'decide')
            await db.execute(
              sql`update refund set state = ${each.state}, decided_at = ${moment(each.hour)} where state = 'waiting' and order_id = ${id}`,
            );
          if (each.do === 'move')
            await db.execute(sql`update customer_order set placed_at = ${moment(each.hour)}, market = ${each.market} where id = ${id}`);
          if (each.do === 'recount') await db.execute(sql`update customer_order set total = ${each.total} where id = ${id}`);
          if (each.do === 'sell a card')
            await db.execute(
              sql`update order_line set is_digital = not is_digital, total = ${each.total} where order_id = ${id} and line_id = '1'`,
            );
          if (each.do === 'exchange')
            await db.execute(sql`insert into order_exchange (order_id, line_id, of_order_id, of_line_id)
              select id, '1', id, '2' from customer_order where id = ${id} on conflict do nothing`);
          const [from, to] = [day(Math.min(one, other)), day(Math.max(one, other))];
          const [read, counted] = await bothWays(timeOf(from, to, clocks));
          expect(read).toEqual(counted);
        }
        const audit = await auditLedger(db, { now: moment(hours) });
        expect(audit.find(({ name }) => name === 'sums of days are what their orders say')).toMatchObject({ findings: [] });
      }),
      { numRuns: 10, endOnFailure: true },
    );
  });

  const all = timeOf('2026-10-22', '2026-10-28', usual);

  test('are read in place of the orders, and the audit looks whether they agree', async () => {
    await place({ hour: 30 });
    await sum(100);
    await db.execute(sql`update sales_sum set paid = paid + 1`);
    const [read, counted] = await bothWays(all);
    expect(read).not.toEqual(counted);
    const audit = await auditLedger(db, { now: moment(hours) });
    expect(audit.find(({ name }) => name === 'sums of days are what their orders say')).toMatchObject({
      counted: 1,
      findings: [{ what: 'de-DE 2026-10-23 USD' }],
    });
  });

  test('are not believed of a day to which an order came while they were made', async () => {
    const { pool } = await testDb();
    const late = await pool.connect();
    await place({ hour: 30 });
    await late.query('begin');
    await late.query(`insert into customer_order (id, number, basket_id, market, state, currency, total, vat, quantity, document, access_key, placed_at, changed_at)
      values ('late', 'late', gen_random_uuid(), 'de-DE', 'placed', 'EUR', 5, 0, 1, '{}', '', '${moment(31).toISOString()}', now())`);
    await sum(100);
    await late.query('commit');
    late.release();
    for (const again of [false, true]) {
      if (again) await sum(100);
      const [read, counted] = await bothWays(all);
      expect([read, read.length]).toEqual([counted, 2]);
    }
  });

  test('are made again after a crash on the way, and of two that make them one does', async () => {
    await place({ hour: 30 });
    await expect(
      db.transaction(async (tx) => {
        await sumDays(tx, { content: contentOf(usual), now: moment(100) });
        throw new Error('killed');
      }),
    ).rejects.toThrow('killed');
    expect((await db.execute(sql`select from sales_summed`)).rows).toEqual([]);
    await Promise.all([sum(100), sum(100), sum(100)]);
    expect((await db.execute(sql`select orders from sales_sum`)).rows).toEqual([{ orders: '1' }]);
    expect((await db.execute(sql`select from sales_change`)).rows).toEqual([]);
  });

  test('are shown by weeks and months as by days', async () => {
    for (const hour of [3, 30, 77, 120]) await place({ hour, total: 1_001 });
    await sum(hours);
    const orders = async (unit: 'week' | 'month') => {
      const rows = await db.transaction((tx) => readSales(tx, { time: all, unit, stores: [] }));
      return rows.map((row) => [row.at, row.orders]);
    };
    expect(daysOf(all.period)).toBe(7);
    expect(await orders('week')).toEqual([['2026-10-22', 4]]);
    expect(await orders('month')).toEqual([['2026-10-01', 4]]);
  });
});

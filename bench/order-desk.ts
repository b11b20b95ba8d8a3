import { buildApp } from '@selvedge/api/app.ts';
import { readConfig } from '@selvedge/api/config.ts';
import { loadContent } from '@selvedge/api/content/load-content.ts';
import type { Db } from '@selvedge/api/db/db.ts';
import { callAs } from '@selvedge/api/harness/call-as.ts';
import { signInAsStaff } from '@selvedge/api/harness/sign-in-as.ts';
import { fulfilment } from '@selvedge/contract/studio/fulfilment.ts';
import type { WorkState } from '@selvedge/contract/studio/order-work.ts';
import { staffOrders } from '@selvedge/contract/studio/orders.ts';
import type pg from 'pg';

type Desk = { db: Db; pool: pg.Pool; now: Date; orders: number };
type Timed = (call: (at: number) => Promise<unknown>) => Promise<{ p50: number; p95: number }>;

const goal = 100;

/** The lists of the desk over very many orders, most of which are done. Answers whether the goal was missed. */
export async function measureDesk({ db, pool, now, orders }: Desk, timed: Timed): Promise<boolean> {
  const begun = performance.now();
  await fillDesk(pool, { orders, now });
  console.log(`${orders} orders at the desk, written in ${Math.round((performance.now() - begun) / 1000)} s`);
  const content = await loadContent(db, { log: { warn() {} } });
  const watch = watchQueries(pool);
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' });
  const app = buildApp({ config, db, pool, clock: () => now, content: () => content });
  const desk = callAs(app, await signInAsStaff(db, { role: 'administrator', now, seconds: 86_400 }));
  const work = (state: WorkState, market?: string) => () =>
    desk(fulfilment.workList, { body: { state, limit: 50, ...(market && { market }) } });
  const lists: [string, (at: number) => Promise<unknown>][] = [
    ...(['toPack', 'toShip', 'onTheWay', 'refundsWaiting', 'moneyFailed', 'waitingForPayment', 'done', 'all'] as const).map(
      (state): [string, () => Promise<unknown>] => [state, work(state)],
    ),
    ['toPack in one market', work('toPack', 'de-DE')],
    ['a number', (at) => desk(staffOrders.find, { body: { search: `Z${100_000 + at * 37}` } })],
    ['an address', (at) => desk(staffOrders.find, { body: { search: `buyer${at * 91}@` } })],
    ['a state', () => desk(staffOrders.find, { body: { state: 'cancelled' } })],
  ];
  let isMissed = false;
  for (const [name, call] of lists) {
    await call(0);
    const ofDatabase = await watch(() => call(1));
    const { p50, p95 } = await timed(call);
    isMissed ||= p50 > goal;
    console.log(`${name}: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms; queries in the database ${ofDatabase.toFixed(1)} ms`);
  }
  console.log(isMissed ? `desk: p50 above ${goal} ms` : `desk: every p50 below ${goal} ms`);
  await app.close();
  return isMissed;
}

type Query = (...given: unknown[]) => unknown;

/** What the queries of a call take by the database's own watch, in ms: what else the machine does is not in it. */
export function watchQueries(pool: pg.Pool): (call: () => Promise<unknown>) => Promise<number> {
  const statements: { text: string; values: unknown[] }[] = [];
  const query = pool.query.bind(pool) as Query;
  pool.query = ((given: { text?: string } | string, values?: unknown[]) => {
    const text = typeof given === 'string' ? given : given.text;
    if (text && /customer_order/.test(text)) statements.push({ text, values: values ?? (given as { values?: unknown[] }).values ?? [] });
    return query(given, values);
  }) as typeof pool.query;
  return async (call) => {
    statements.length = 0;
    await call();
    let sum = 0;
    for (const { text, values } of statements.splice(0)) {
      if (!/^\s*(select|with)/i.test(text)) continue;
      const plan = (await query(`explain (analyze, format json) ${text}`, values)) as {
        rows: [{ 'QUERY PLAN': [{ 'Execution Time': number }] }];
      };
      sum += plan.rows[0]['QUERY PLAN'][0]['Execution Time'];
    }
    return sum;
  };
}

/** So many orders in all, those up to `beyond` being there already. Of a hundred 95 are done, two wait to be packed, one to be sent, one is on the way, one is unpaid or cancelled. */
export async function fillDesk(pool: pg.Pool, { orders, now, beyond = 0 }: { orders: number; now: Date; beyond?: number }): Promise<void> {
  const client = await pool.connect();
  const last = `desk${String(beyond).padStart(18, '0')}`;
  try {
    for (const setting of ['statement_timeout = 0', 'synchronous_commit = off', "maintenance_work_mem = '256MB'"])
      await client.query(`set ${setting}`);
    await client.query(
      `insert into customer_order (id, number, basket_id, market, state, fulfilment, email, first_name, last_name, currency, total, vat, quantity, document, access_key, placed_at, changed_at)
       select 'desk' || lpad(n::text, 18, '0'), 'Z' || (100000 + n), gen_random_uuid(), (array['de-DE','sv-SE','en-CA','ro-RO','ar-KW'])[1 + n % 5],
         case when n % 200 = 0 then 'paymentProcessing' when n % 100 = 0 then 'cancelled' when n % 100 <= 3 then 'placed' else 'completed' end,
         case when n % 200 = 0 then 'open' when n % 100 = 0 then 'cancelled' when n % 100 <= 2 then 'open' when n % 100 = 3 then 'packed' when n % 100 = 4 then 'shipped' else 'delivered' end,
         'buyer' || n || '@example.com', 'Buyer', 'No' || n, 'EUR', 4500, 750, 1,
         jsonb_build_object('lines', jsonb_build_array(jsonb_build_object('id', 'l', 'sku', 's', 'name', 'Wool coat')), 'shipments', '[]'::jsonb, 'currency', 'EUR'),
         '\\x00', $1::timestamptz - n * interval '60 seconds', $1::timestamptz
       from generate_series($3::int + 1, $2::int) n`,
      [now, orders, beyond],
    );
    await client.query(
      `insert into order_line (order_id, line_id, place, sku, quantity, total, is_digital, packed, shipped)
       select id, 'l', 0, 's', 1, 4500, false, (fulfilment in ('packed', 'shipped', 'delivered'))::int, (fulfilment in ('shipped', 'delivered'))::int
       from customer_order where id like 'desk%' and id > $1`,
      [last],
    );
    await client.query(
      `insert into parcel (id, order_id, number, key, kind, location_id, state, packed_at, packed_by, shipped_at)
       select gen_random_uuid(), id, 1, gen_random_uuid(), 'warehouse', 'CENTRAL', fulfilment, placed_at, 'x', case fulfilment when 'packed' then null else placed_at end
       from customer_order where id like 'desk%' and id > $1 and fulfilment in ('packed', 'shipped', 'delivered')`,
      [last],
    );
    for (const table of ['customer_order', 'order_line', 'parcel']) await client.query(`vacuum (analyze) ${table}`);
  } finally {
    client.release(true);
  }
}

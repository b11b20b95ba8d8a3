import { randomUUID } from 'node:crypto';
import { chmodSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rollUp } from '@selvedge/api/analytics/roll-up.ts';
import { readConfig } from '@selvedge/api/config.ts';
import { launchPostgres } from '@selvedge/api/db/launch-postgres.ts';
import { migrate } from '@selvedge/api/db/migrate.ts';
import { openDb } from '@selvedge/api/db/open-db.ts';
import type pg from 'pg';

const goalMs = 200;
const reads = 30;
const rawEvents = 500_000;
const eventsInBatch = 50;
const days = 365;
const markets = 55;

/** The roll-up of half a million raw events, then the reads of figures over what so many million events leave. True when the goal is met. */
export async function measureRollUps(millions: number): Promise<boolean> {
  const dataDir = await mkdtemp(join(tmpdir(), 'selvedge-events-'));
  // As root the database runs as another account, which must be able to reach its directory.
  chmodSync(dataDir, 0o711);
  const postgres = await launchPostgres({ ...readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir }), log: () => {} });
  // Whoever ends the program must not leave its database running: it is stopped as the process exits.
  process.once('SIGINT', () => process.exit(130)).once('SIGTERM', () => process.exit(143));
  const { db, pool } = await openDb(postgres.url);
  try {
    await migrate(pool);
    await writeRaw(pool);
    const begun = performance.now();
    const batches = await rollUp(db);
    const took = (performance.now() - begun) / 1000;
    console.log(
      `roll-up: ${batches * eventsInBatch} events in ${took.toFixed(1)} s, ${Math.round((batches * eventsInBatch) / took)} a second`,
    );
    await fill(pool, millions);
    return await measureReads(pool);
  } finally {
    await pool.end();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function writeRaw(pool: pg.Pool): Promise<void> {
  const names = ['page_view', 'view_item', 'view_item_list', 'search', 'web_vital', 'add_to_cart'];
  const events = JSON.stringify(
    Array.from({ length: eventsInBatch }, (_, n) => {
      const name = names[n % names.length];
      return {
        ...{ name, page: n % 3 ? 'categoryPage' : 'productPage' },
        ...(name?.includes('item') && { styles: [{ style: `style ${n}`, quantity: 1 }] }),
        ...(name === 'search' && { term: `word ${n}`, isEmpty: n % 2 === 0 }),
        ...(name === 'web_vital' && { metric: 'LCP', bucket: 60 + n }),
      };
    }),
  );
  await pool.query(
    `insert into analytics_batch (id, at, market, visit, weight, events)
     select gen_random_uuid(), now() - n * interval '10 milliseconds', 'm' || n % $2, ('x' || substr(md5($3 || n), 1, 16))::bit(64)::bigint, 1, $4
     from generate_series(1, $1::int) n`,
    [rawEvents / eventsInBatch, markets, randomUUID(), events],
  );
}

/** Rows as a year in 55 markets leaves them, each as large as so many events make it. */
async function fill(pool: pg.Pool, millions: number): Promise<void> {
  const begun = performance.now();
  const share = Math.min(1, millions / 50);
  const of = (most: number) => Math.max(1, Math.round(most * share));
  const from = `generate_series(1, ${days}) d, generate_series(1, ${markets}) m`;
  const tables = [
    `insert into analytics_hour select date_trunc('hour', now()) - d * interval '1 day' + h * interval '1 hour', 'm' || m, 'page ' || k, 'event ' || k % 4, 12
     from ${from}, generate_series(0, 23) h, generate_series(1, ${of(8)}) k`,
    `insert into analytics_product_day (day, market, style, impressions, views, adds, purchases)
     select current_date - d, 'm' || m, 'style ' || (k * 7 + d) % 3000, 40, 20, 3, 1 from ${from}, generate_series(1, ${of(200)}) k`,
    `insert into searched_term select 'm' || m, current_date - d, 'word ' || (k * 3 + d) % 900, 20, k % 5 from ${from}, generate_series(1, ${of(60)}) k`,
    `insert into analytics_funnel_day select current_date - d, 'm' || m, (array['visit','product','basket','checkout','payment','purchase'])[k], 600 / k
     from ${from}, generate_series(1, 6) k`,
    `insert into analytics_vital_day select current_date - d, 'm' || m, 'page ' || p, (array['LCP','INP','CLS','TTFB'])[v], 40 + b * 3, 5
     from ${from}, generate_series(1, 6) p, generate_series(1, 4) v, generate_series(1, ${of(7)}) b`,
  ];
  let rows = 0;
  const client = await pool.connect();
  try {
    // Millions of rows in one statement take longer than any call of the shop may.
    await client.query('set statement_timeout = 0');
    for (const table of tables) rows += (await client.query(`${table} on conflict do nothing`)).rowCount ?? 0;
    await client.query('analyze');
  } finally {
    client.release(true);
  }
  console.log(`${rows} rows of roll-ups, as ${millions} million events of a year in ${markets} markets leave them, in ${seconds(begun)} s`);
}

const month = `current_date - 28`;

/** What a screen of figures asks for: four weeks, of all markets and of one, beside the same four weeks of last year. */
const questions: Record<string, string> = {
  'pages by day, all markets': `select hour::date, sum(events) from analytics_hour where hour >= ${month} and event = 'event 1' group by 1`,
  'today by hour, all markets': `select hour, sum(events) from analytics_hour where hour >= current_date - 1 group by 1`,
  'pages by day, last year': `select hour::date, sum(events) from analytics_hour where hour >= current_date - 364 and hour < current_date - 336 group by 1`,
  'funnel, all markets': `select step, sum(visits) from analytics_funnel_day where day >= ${month} group by 1`,
  'conversion by day and market': `select day, market, step, visits from analytics_funnel_day where day >= ${month} and step in ('visit', 'purchase')`,
  'funnel of a year': `select date_trunc('month', day), step, sum(visits) from analytics_funnel_day group by 1, 2`,
  'most viewed styles, all markets': `select style, sum(views) v, sum(adds), sum(purchases) from analytics_product_day where day >= ${month}
    group by 1 order by 2 desc limit 50`,
  'most viewed styles, one market': `select style, sum(views) v from analytics_product_day where day >= ${month} and market = 'm7' group by 1 order by 2 desc limit 50`,
  'search terms without results': `select term, sum(empty) e from searched_term where day >= ${month} group by 1 order by 2 desc limit 100`,
  'vitals by kind of page': `select page_kind, metric, bucket, sum(visits) from analytics_vital_day where day >= ${month} group by 1, 2, 3`,
  'vitals of one market': `select metric, bucket, sum(visits) from analytics_vital_day where day >= ${month} and market = 'm7' group by 1, 2`,
};

async function measureReads(pool: pg.Pool): Promise<boolean> {
  const measured: Record<string, { p50: number; p95: number }> = {};
  for (const [name, question] of Object.entries(questions)) {
    const times: number[] = [];
    for (let n = 0; n < reads; n++) {
      const begun = performance.now();
      await pool.query(question);
      times.push(performance.now() - begun);
    }
    times.sort((a, b) => a - b);
    measured[name] = { p50: Math.round(times[Math.floor(reads * 0.5)]!), p95: Math.round(times[Math.floor(reads * 0.95)]!) };
  }
  console.table(measured);
  const slowest = Math.max(...Object.values(measured).map(({ p50 }) => p50));
  console.log(`slowest p50 ${slowest} ms (goal ${goalMs})`);
  return slowest < goalMs;
}

const seconds = (begun: number): string => ((performance.now() - begun) / 1000).toFixed(1);

// The Studio's figures over very many orders, on a database of their own: `node bench/figures.ts [ORDERS] [CALLS]`.

import { chmodSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '@selvedge/api/app.ts';
import { readConfig } from '@selvedge/api/config.ts';
import { loadContent } from '@selvedge/api/content/load-content.ts';
import { launchPostgres } from '@selvedge/api/db/launch-postgres.ts';
import { migrate } from '@selvedge/api/db/migrate.ts';
import { openDb } from '@selvedge/api/db/open-db.ts';
import { sumDays } from '@selvedge/api/figures/sum-days.ts';
import { signInAsStaff } from '@selvedge/api/harness/sign-in-as.ts';
import { addDays } from '@selvedge/domain/date/add-days.ts';
import { utcDay } from '@selvedge/domain/date/utc-day.ts';
import { writeHistory } from './figures-history.ts';

const orders = Math.min(Number(process.argv[2] ?? 1_000_000), 5_000_000);
const calls = Math.min(Number(process.argv[3] ?? 11), 200);
const goal = 200;
const days = 730;
const dataDir = await mkdtemp(join(tmpdir(), 'selvedge-figures-'));
// As root the database runs as another account, which must be able to reach its directory.
chmodSync(dataDir, 0o711);
const postgres = await launchPostgres({ ...readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir }), log: () => {} });
// Whoever ends the program must not leave its database running: it is stopped as the process exits.
process.once('SIGINT', () => process.exit(130)).once('SIGTERM', () => process.exit(143));
const { db, pool } = await openDb(postgres.url);
const now = new Date();
try {
  await migrate(pool);
  await writeHistory(pool, { orders, days, now });
  await pool.query('vacuum analyze');
  await measure();
} finally {
  await pool.end();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function measure(): Promise<void> {
  const content = await loadContent(db, { log: { warn() {} } });
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' });
  const began = performance.now();
  await sumDays(db, { content, now });
  console.log(`sums of days made in ${(performance.now() - began).toFixed(0)} ms`);
  await pool.query('vacuum analyze');
  const app = buildApp({ config, db, pool, clock: () => now, content: () => content });
  const headers = await signInAsStaff(db, { role: 'country-manager', now, seconds: 86_400 });
  const span = (count: number) => `from=${utcDay(addDays(now, 1 - count))}&to=${utcDay(now)}`;
  const looks = [
    ...[1, 7, 28, 90, 365].flatMap((count) => ['week', 'year'].map((compare) => ['sales', count, compare] as const)),
    ...['products', 'sizes', 'cover', 'promotions'].map((part) => [part, 28, 'week'] as const),
  ];
  console.log(`${orders} orders of ${days} days, ${calls} calls each`);
  let isMissed = false;
  for (const [part, count, compare] of looks) {
    const url = `/api/studio/figures/${part}?${span(count)}&compare=${compare}`;
    const taken: number[] = [];
    for (let at = 0; at < calls; at++) {
      const begun = performance.now();
      const response = await app.inject({ url, headers });
      if (response.statusCode !== 200) throw new Error(`${url}: ${response.statusCode} ${response.body}`);
      taken.push(performance.now() - begun);
    }
    taken.sort((a, b) => a - b);
    const p50 = taken[Math.floor(calls / 2)]!;
    isMissed ||= p50 > goal;
    console.log(`${part}, ${count} days beside the ${compare} before: p50 ${p50.toFixed(0)} ms, worst ${taken.at(-1)!.toFixed(0)} ms`);
  }
  console.log(isMissed ? `p50 above ${goal} ms` : `every p50 below ${goal} ms`);
  await app.close();
}

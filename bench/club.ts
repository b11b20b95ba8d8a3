// Points of very many members, on a database of their own: `node bench/club.ts [MEMBERS] [CALLS]`. Fifty entries a member.

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
import { signInAsShopper } from '@selvedge/api/harness/sign-in-as.ts';
import { loyaltyChecks } from '@selvedge/api/ledger-audit/loyalty-checks.ts';
import { expirePoints } from '@selvedge/api/loyalty/expire-points.ts';

const members = Math.min(Number(process.argv[2] ?? 100_000), 1_000_000);
const calls = Math.min(Number(process.argv[3] ?? 500), 10_000);
const goals = { pointsMs: 10, expirySeconds: 120 };
const dataDir = await mkdtemp(join(tmpdir(), 'selvedge-club-'));
// As root the database runs as another account, which must be able to reach its directory.
chmodSync(dataDir, 0o711);
const postgres = await launchPostgres({ ...readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir }), log: () => {} });
// Whoever ends the program must not leave its database running: it is stopped as the process exits.
process.once('SIGINT', () => process.exit(130)).once('SIGTERM', () => process.exit(143));
const { db, pool } = await openDb(postgres.url);
const now = new Date();
let isMet = true;
try {
  await migrate(pool);
  await fill();
  await measureCalls();
  await measureExpiry();
  await checkBooks();
} finally {
  await pool.end();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
process.exitCode = isMet ? 0 : 1;

/** Twenty purchases a member, earned and booked, and ten times twenty points spent. One lot of each member expires tonight. */
async function fill(): Promise<void> {
  const begun = performance.now();
  await insert(`insert into club_contact (email, first_name, last_name, sub_brands, market, joined_at, message_key)
    select 'm' || n || '@example.com', 'M', n::text, '{}', 'en-GB', $1, decode(repeat('00', 32), 'hex') from generate_series(1, $2::int) n`);
  await insert(`insert into loyalty_account (id, contact_id, market, balance, opened_at)
    select gen_random_uuid(), id, 'en-GB', 200, $1 from club_contact limit $2`);
  // Rows first and their indexes afterwards: row by row it takes ten times as long.
  await pool.query('alter table loyalty_entry drop constraint loyalty_entry_account_id_fkey, drop constraint loyalty_entry_key_key');
  await pool.query('drop index loyalty_entry_account');
  const step = 10_000;
  for (let from = 0; from < members; from += step)
    await inOne(
      [
        `insert into loyalty_entry (account_id, key, kind, from_book, to_book, points, reason, at)
       select a.id, 'b' || a.id || k, x.kind, x.f, x.t, 20, 'bench', $1::timestamptz - (50 - k) * interval '7 days'
       from (select id from loyalty_account order by id offset $2 limit $3) a, generate_series(1, 50) k
       cross join lateral (values (case when k > 40 then 'spend' when k % 2 = 1 then 'earn' else 'book' end,
         case when k > 40 then 'booked' when k % 2 = 1 then 'issued' else 'pending' end,
         case when k > 40 then 'spent' when k % 2 = 1 then 'pending' else 'booked' end)) x(kind, f, t)`,
        `insert into loyalty_lot (account_id, reference, points, remaining, tier_points, earned_at, expires_at)
       select a.id, 'bench', 20, case when k > 10 then 20 else 0 end, 20, $1::timestamptz - (21 - k) * interval '14 days',
         $1::timestamptz + (k - 11) * interval '14 days'
       from (select id from loyalty_account order by id offset $2 limit $3) a, generate_series(1, 20) k`,
      ],
      [now, from, step],
    );
  await inOne(
    [
      'alter table loyalty_entry add unique (key), add foreign key (account_id) references loyalty_account',
      'create index loyalty_entry_account on loyalty_entry (account_id, id)',
      'vacuum analyze',
    ],
    [],
  );
  const { rows } = await pool.query<{ count: string }>('select count(*) from loyalty_entry');
  console.log(`${members} members, ${rows[0]!.count} entries, filled in ${seconds(begun)} s`);
}

async function insert(text: string): Promise<void> {
  await inOne([text], [now, members]);
}

/** On one connection, without the patience that a shopper has. */
async function inOne(texts: readonly string[], values: unknown[]): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    for (const text of texts) await client.query(text, values);
  } finally {
    client.release(true);
  }
}

async function measureCalls(): Promise<void> {
  const content = await loadContent(db, { log: { warn() {} } });
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' });
  const app = buildApp({ config, db, pool, clock: () => now, content: () => content });
  const asked = await Promise.all(
    Array.from({ length: 50 }, async (_, at) => {
      const email = `m${1 + ((at * 7_919) % members)}@example.com`;
      return { email, headers: await signInAsShopper(db, { market: 'en-GB', now, email, seconds: 86_400 }) };
    }),
  );
  const base = '/api/voyado/voyado';
  const paths: Record<string, (email: string) => string> = {
    // Session, member and nothing else: what any such call costs on this machine at this moment.
    'who asks': (email) => `${base}/getcontactfrommail/${email}`,
    points: (email) => `${base}/points/${email}`,
    history: () => '/api/loyalty/en-GB/points-history',
    vouchers: (email) => `${base}/reward-vouchers/${email}`,
  };
  for (const [name, path] of Object.entries(paths)) {
    const taken: number[] = [];
    for (let at = 0; at < calls; at++) {
      const { email, headers } = asked[at % asked.length]!;
      const begun = performance.now();
      const { statusCode, body } = await app.inject({ url: path(email), headers });
      taken.push(performance.now() - begun);
      if (statusCode !== 200) throw new Error(`${name}: ${statusCode} ${body}`);
    }
    taken.sort((a, b) => a - b);
    const [p50, p95] = [0.5, 0.95].map((part) => taken[Math.floor(taken.length * part)]!);
    console.log(`${name}: p50 ${p50!.toFixed(1)} ms, p95 ${p95!.toFixed(1)} ms`);
    if (name === 'points') isMet &&= p50! < goals.pointsMs;
  }
  await app.close();
}

async function measureExpiry(): Promise<void> {
  const begun = performance.now();
  const lost = await expirePoints(db, now);
  console.log(`expiry of ${lost} members: ${seconds(begun)} s`);
  isMet &&= lost === members && performance.now() - begun < goals.expirySeconds * 1_000;
}

async function checkBooks(): Promise<void> {
  const begun = performance.now();
  await db.transaction(async (tx) => {
    await tx.execute('set local statement_timeout = 0');
    for (const { name, wrong } of loyaltyChecks(now)) {
      const { rows } = await tx.execute(wrong);
      if (rows.length > 0) throw new Error(`${name}: ${JSON.stringify(rows.slice(0, 3))}`);
    }
  });
  console.log(`the books hold, read in ${seconds(begun)} s`);
}

function seconds(begun: number): string {
  return ((performance.now() - begun) / 1_000).toFixed(1);
}

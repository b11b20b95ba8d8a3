// Ends the shop's process in the middle of buying, again and again, and checks the books.
//   node bench/kills.ts [kills, default 100] [shoppers at once, default 8]
// Everything runs on this machine and stops by itself.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { readConfig } from '@selvedge/api/config.ts';
import { launchPostgres } from '@selvedge/api/db/launch-postgres.ts';
import { migrate } from '@selvedge/api/db/migrate.ts';
import { openDb } from '@selvedge/api/db/open-db.ts';
import { issueCard } from '@selvedge/api/gift-card/issue-card.ts';
import { killWhileBuying } from '@selvedge/api/harness/kill-while-buying.ts';
import { stockUp } from '@selvedge/api/harness/stock-up.ts';
import { waitUntilSettled } from '@selvedge/api/harness/wait-until-settled.ts';
import { auditLedger } from '@selvedge/api/ledger-audit/audit-ledger.ts';
import { readSandbox } from '@selvedge/api/ledger-audit/read-sandbox.ts';

const [kills = 100, shoppers = 8] = process.argv.slice(2).map(Number);
const [port, pspPort] = [3887, 3888];
const pspUrl = `http://127.0.0.1:${pspPort}`;
const skus = ['100_black_1,M', '200_black_1,36'];

const dataDir = mkdtempSync(join(tmpdir(), 'selvedge-kills-'));
// As root the database runs as another account, which must be able to reach its directory.
chmodSync(dataDir, 0o711);
const postgres = await launchPostgres({ ...readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir }), log: () => {} });
const { db, pool, close } = await openDb(postgres.url);
const psp = fork(fileURLToPath(new URL('../apps/psp/src/main.ts', import.meta.url)), {
  env: {
    ...process.env,
    ...{ PSP_PORT: String(pspPort), PSP_HOST: '127.0.0.1', PSP_URL: pspUrl, PSP_DATA: dataDir, PSP_SHOP_URL: `http://127.0.0.1:${port}` },
  },
});
try {
  await once(psp, 'message');
  await migrate(pool);
  for (const sku of skus) await stockUp(db, sku, 100_000);
  const giftCards = await makeCards(kills * 4);
  const started = performance.now();
  const told = await killWhileBuying({
    ...{ port, databaseUrl: postgres.url, pspUrl, kills, shoppers, skus, giftCards },
    settle: () => waitUntilSettled(db),
    onKill: (count) => count % 10 === 0 && console.log(`${count} kills after ${Math.round((performance.now() - started) / 1000)} s`),
  });
  const acknowledged = told.flatMap((each) => (each.outcome === 'ordered' ? [each.orderId] : []));
  const others = Map.groupBy(
    told.flatMap((each) => (each.outcome === 'ordered' ? [] : [`${each.outcome}: ${each.why}`])),
    (why) => why,
  );
  console.log(
    `${kills} kills; ${told.length} checkouts, ${acknowledged.length} told of their order (${new Set(acknowledged).size} different)`,
  );
  for (const [why, list] of others) console.log(`  ${list.length} ${why}`);
  const readCharges = await readSandbox(pspUrl);
  const results = await auditLedger(db, { now: new Date(), readCharges, acknowledged, pause: () => wait(2_000) });
  for (const { name, counted, findings } of results)
    console.log(`${name}: ${counted}${findings.length > 0 ? `, ${findings.length} WRONG` : ''}`);
  const wrong = results.flatMap(({ findings }) => findings);
  for (const { what, wrong: how } of wrong) console.log(`  ${what}: ${how}`);
  if (wrong.length > 0 || new Set(acknowledged).size !== acknowledged.length) process.exitCode = 1;
} finally {
  psp.kill();
  await close();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function makeCards(count: number) {
  const cards = [];
  for (let n = 0; n < count; n++) {
    const card = (await issueCard(db, { reference: `gift ${n}`, amount: 1_000, currency: 'GBP', now: new Date() }))!;
    cards.push({ number: card.number, code: card.code });
  }
  return cards;
}

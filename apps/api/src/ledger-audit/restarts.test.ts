import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPsp } from '@selvedge/psp/open-psp.ts';
import { expect, test } from 'vitest';
import { launchPostgres } from '../db/launch-postgres.ts';
import { migrate } from '../db/migrate.ts';
import { openDb } from '../db/open-db.ts';
import { freePort } from '../harness/free-port.ts';
import { hurry, openCheckoutServer } from '../harness/open-checkout-server.ts';
import { restartWhileBuying } from '../harness/restart-while-buying.ts';
import { stockUp } from '../harness/stock-up.ts';
import { waitUntilSettled } from '../harness/wait-until-settled.ts';
import { auditLedger } from './audit-ledger.ts';
import { readSandbox } from './read-sandbox.ts';

test('a database that is cut off, stopped and crashes under two processes of the shop loses no order (bench/restarts.ts: 20 times)', {
  timeout: 600_000,
}, async () => {
  // A server of its own: the one of the other tests must not go away under them.
  const dataDir = mkdtempSync(join(tmpdir(), 'restarts-'));
  chmodSync(dataDir, 0o711);
  const postgres = await launchPostgres({ dataDir, settings: { fsync: 'off' } });
  const { db, pool, close } = await openDb(postgres.url);
  const skus = ['100_black_1,M'];
  await migrate(pool);
  await stockUp(db, skus[0]!, 1_000);
  const ports = [await freePort(), await freePort()] as const;
  const webhook = `http://127.0.0.1:${ports[0]}/api/order/payment/adyen/webhook`;
  const psp = await openPsp({ port: 0, file: join(dataDir, 'ledger.jsonl'), origins: [], notify: { adyen: webhook, iyzico: '', pos: '' } });
  const servers = await Promise.all(ports.map((port) => openCheckoutServer({ port, databaseUrl: postgres.url, pspUrl: psp.url })));
  try {
    const bases = ports.map((port) => `http://127.0.0.1:${port}`);
    const told = await restartWhileBuying({ bases, adminUrl: postgres.adminUrl, restarts: 3, shoppers: 3, skus });
    for (const server of servers) hurry(server);
    await waitUntilSettled(db);
    const acknowledged = told.flatMap((each) => (each.outcome === 'ordered' ? [each.orderId] : []));
    expect(acknowledged.length).toBeGreaterThan(0);
    expect(new Set(acknowledged).size).toBe(acknowledged.length);
    expect(told.filter(({ outcome }) => outcome === 'gave up')).toEqual([]);
    const results = await auditLedger(db, { now: new Date(), readCharges: await readSandbox(psp.url), acknowledged });
    expect(results.flatMap(({ findings }) => findings)).toEqual([]);
  } finally {
    for (const server of servers) server.kill('SIGKILL');
    await psp.stop();
    await close();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

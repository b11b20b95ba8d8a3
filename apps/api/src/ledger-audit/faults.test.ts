import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPsp } from '@selvedge/psp/open-psp.ts';
import { beforeEach, expect, test } from 'vitest';
import { emptyTables, testDb } from '../db/test-database.ts';
import { freePort } from '../harness/free-port.ts';
import { meetFault } from '../harness/meet-fault.ts';
import { openCheckoutServer } from '../harness/open-checkout-server.ts';
import { stockUp } from '../harness/stock-up.ts';
import { waysToPay } from '../harness/ways-to-pay.ts';

beforeEach(emptyTables);

test('a provider that fails in the middle of buying charges nobody twice and loses no order (bench/faults.ts: all of them)', {
  timeout: 600_000,
}, async () => {
  const { db, url: databaseUrl } = await testDb();
  const skus = ['100_black_1,M'];
  await stockUp(db, skus[0]!, 1_000);
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const hook = (path: string) => `${base}/api/order/payment/${path}`;
  const psp = await openPsp({
    ...{ port: 0, file: join(mkdtempSync(join(tmpdir(), 'faults-')), 'ledger.jsonl'), origins: [] },
    notify: { adyen: hook('adyen/webhook'), iyzico: hook('iyzico/retrieve-payment-webhook'), pos: hook('pos/webhook') },
  });
  const server = await openCheckoutServer({ port, databaseUrl, pspUrl: psp.url });
  try {
    for (const [name, mode] of [
      ['adyen card', 'lostAnswer'],
      ['klarna', 'errorAfter'],
      ['iyzico', 'duplicate'],
    ] as const) {
      const way = waysToPay.find((each) => each.name === name)!;
      const plan = { db, bases: [base], pspUrl: psp.url, way, mode, checkouts: 3, shoppers: 3, skus };
      const { told, findings } = await meetFault(plan);
      expect({ name, findings }).toEqual({ name, findings: [] });
      expect(told.filter(({ outcome }) => outcome === 'ordered').length).toBeGreaterThan(0);
    }
  } finally {
    server.kill('SIGKILL');
    await psp.stop();
  }
});

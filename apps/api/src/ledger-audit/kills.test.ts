import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPsp } from '@selvedge/psp/open-psp.ts';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { emptyTables, testDb } from '../db/test-database.ts';
import { issueCard } from '../gift-card/issue-card.ts';
import { buyAsGuest } from '../harness/buy-as-guest.ts';
import { freePort } from '../harness/free-port.ts';
import { killWhileBuying } from '../harness/kill-while-buying.ts';
import { hurry, openCheckoutServer } from '../harness/open-checkout-server.ts';
import { stockUp } from '../harness/stock-up.ts';
import { waitUntilSettled } from '../harness/wait-until-settled.ts';
import { auditLedger } from './audit-ledger.ts';
import { readSandbox } from './read-sandbox.ts';

beforeEach(emptyTables);

test('a process that is ended in the middle of buying loses no order that was told of and charges nobody twice (bench/kills.ts: 100 times)', {
  timeout: 600_000,
}, async () => {
  const { db, url } = await testDb();
  const skus = ['100_black_1,M', '200_black_1,36'];
  for (const sku of skus) await stockUp(db, sku, 1_000);
  const giftCards = [];
  for (let n = 0; n < 30; n++) {
    const card = (await issueCard(db, { reference: `gift ${n}`, amount: 1_000, currency: 'GBP', now: new Date() }))!;
    giftCards.push({ number: card.number, code: card.code });
  }
  const port = await freePort();
  const file = join(mkdtempSync(join(tmpdir(), 'kills-')), 'ledger.jsonl');
  const webhook = `http://127.0.0.1:${port}/api/order/payment/adyen/webhook`;
  const psp = await openPsp({ port: 0, file, origins: [], notify: { adyen: webhook, iyzico: webhook, pos: webhook } });
  try {
    const told = await killWhileBuying({
      ...{ port, databaseUrl: url, pspUrl: psp.url, kills: 2, shoppers: 3, skus, giftCards },
      settle: (server) => {
        hurry(server);
        return waitUntilSettled(db);
      },
    });
    const acknowledged = told.flatMap((each) => (each.outcome === 'ordered' ? [each.orderId] : []));
    expect(acknowledged.length).toBeGreaterThan(0);
    expect(new Set(acknowledged).size).toBe(acknowledged.length);
    const readCharges = await readSandbox(psp.url);
    const results = await auditLedger(db, { now: new Date(), readCharges, acknowledged });
    expect(results.flatMap(({ findings }) => findings)).toEqual([]);
  } finally {
    await psp.stop();
  }
});

test('a process that ends between the order and its mail: the next one sends it within seconds, once', { timeout: 60_000 }, async ({
  signal,
}) => {
  const { db, url: databaseUrl } = await testDb();
  await stockUp(db, '100_black_1,M', 10);
  const port = await freePort();
  const file = join(mkdtempSync(join(tmpdir(), 'kills-')), 'ledger.jsonl');
  const psp = await openPsp({ port: 0, file, origins: [], notify: { adyen: '', iyzico: '', pos: '' } });
  const plan = { port, databaseUrl, pspUrl: psp.url, signal };
  const first = await openCheckoutServer({ ...plan, hasStalledMail: true });
  try {
    const asked = once(first, 'message');
    const base = `http://127.0.0.1:${port}`;
    const bought = await buyAsGuest({ base, sku: '100_black_1,M', card: '4111111111111111', address: '10.0.0.1' });
    expect(bought.outcome).toBe('ordered');
    expect(await asked).toEqual(['mail', undefined]);
    const gone = once(first, 'exit');
    first.kill('SIGKILL');
    await gone;
    const { rows } = await db.execute<{ seconds: number }>(sql`
      select extract(epoch from due_at - now())::float8 as seconds from outbox where topic = 'mail' and delivered_at is null`);
    expect(rows).toHaveLength(1);
    expect(rows[0]!.seconds).toBeLessThan(9);
    const next = await openCheckoutServer(plan);
    hurry(next);
    await waitUntilSettled(db);
    const { rows: mails } = await db.execute(sql`select template from mail where sent_at is not null`);
    expect(mails).toEqual([{ template: 'order-confirmation' }]);
    next.kill('SIGKILL');
  } finally {
    first.kill('SIGKILL');
    await psp.stop();
  }
});

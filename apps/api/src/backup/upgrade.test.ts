import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { order } from '@selvedge/contract/order.ts';
import { expect, test } from 'vitest';
import { loadContent } from '../content/load-content.ts';
import { migrate } from '../db/migrate.ts';
import { openDb } from '../db/open-db.ts';
import { emptyDatabase } from '../db/test-database.ts';
import { callAs } from '../harness/call-as.ts';
import { testApp, testNow } from '../harness/test-app.ts';
import { testCode } from '../identity/second-factor/test-code.ts';
import { testBrowser } from '../identity/test-browser.ts';
import { relayOutbox } from '../jobs/relay-outbox.ts';
import { auditLedger } from '../ledger-audit/audit-ledger.ts';
import { restoreBackup } from './restore-backup.ts';

/**
 * A backup that the version with migration 0258 wrote itself: an order that was sent in part, called off in part and paid back in part,
 * and a shopper with an authenticator. It never changes: later versions have to go on from it.
 */
const kept = new URL('./shop-at-0258.json.gz', import.meta.url);
const shopper = { email: 'ada@example.com', password: 'a quiet harbour town', authenticator: '54DP5EST4WC227YDGBBU5H3XNSRXMX6J' };
const log = () => {};

async function unpack(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'selvedge-upgrade-'));
  await mkdir(join(folder, 'tables'));
  const files = JSON.parse(gunzipSync(await readFile(kept)).toString()) as Record<string, string>;
  for (const [path, text] of Object.entries(files)) await writeFile(join(folder, path), Buffer.from(text, 'base64'));
  return folder;
}

test('a shop of an earlier version goes on with its orders, books and shoppers', async () => {
  const folder = await unpack();
  const target = await emptyDatabase('upgraded');
  await target.pool.end();
  const made = await restoreBackup({ url: target.url, folder, dataDir: join(folder, 'data'), storage: undefined, log });
  expect(made.revision).toBe('0258-import-parts.sql');
  const { db, pool, close } = await openDb(target.url, { applicationName: 'selvedge tests' });
  try {
    expect(await migrate(pool)).toEqual([]);
    const results = await auditLedger(db, { now: testNow });
    expect(results.flatMap(({ findings }) => findings)).toEqual([]);
    expect(results.some(({ counted }) => counted > 0)).toBe(true);

    const content = await loadContent(db, { log: { warn() {} } });
    let now = testNow;
    const app = await testApp({ db, pool, content: () => content, clock: () => now });
    const found = await callAs(app, {})(order.track, {
      params: { catalog: 'en-GB' },
      body: { orderNumber: 'GB100001', email: shopper.email },
    });
    expect(found).toMatchObject({ market: 'en-GB' });

    now = new Date(testNow.getTime() + 60_000);
    const browser = testBrowser(app);
    expect((await browser.signIn(shopper.email, shopper.password)).body).toMatchObject({ status: 'OK' });
    const code = { totp: testCode(shopper.authenticator, now) };
    expect((await browser.call('POST', '/api/auth/totp/verify', code)).body).toEqual({ status: 'OK' });

    // What waited to be sent is read by today's program.
    const topics = (await pool.query<{ topic: string }>('select distinct topic from outbox where delivered_at is null')).rows;
    const handlers = Object.fromEntries(topics.map(({ topic }) => [topic, async () => {}]));
    expect(topics.length).toBeGreaterThan(0);
    expect(await relayOutbox({ db, handlers, now, log: { warn() {}, error() {} } })).toBeGreaterThan(0);
  } finally {
    await close();
    await rm(folder, { recursive: true, force: true });
  }
});

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '@selvedge/api/config.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from './start-sandbox.ts';

const started: Sandbox[] = [];
afterEach(async () => {
  for (const one of started.splice(0)) await one.stop();
});

async function start(env: Record<string, string>): Promise<Sandbox> {
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-'));
  const sandbox = await startSandbox(readConfig({ HOST: '127.0.0.1', SHOP_URL: 'http://127.0.0.1:3000', DATA_DIR: dataDir, ...env }));
  started.push(sandbox);
  return sandbox;
}

const isUp = (url: string | undefined) =>
  fetch(`${url}/health`).then(
    ({ ok }) => ok,
    () => false,
  );

describe('the payment sandbox', () => {
  test('is up with the shop and down after it', async () => {
    const sandbox = await start({ PORT: '0' });
    const url = sandbox.payment.sandbox?.url;
    expect(await isUp(url)).toBe(true);
    expect(sandbox.payment.adyen?.url).toBe(`${url}/adyen`);
    await sandbox.stop();
    expect(await isUp(url)).toBe(false);
  });

  test('does not run beside real keys, in production, or where another one is named', async () => {
    const real = { ADYEN_API_KEY: 'k', ADYEN_MERCHANT_ACCOUNT: 'm', ADYEN_CLIENT_KEY: 'c', ADYEN_HMAC_KEY: 'ab' };
    const { sandbox, ...providers } = (await start(real)).payment;
    expect(sandbox).toBeUndefined();
    expect(providers).toMatchObject({ adyen: { environment: 'test', merchantAccount: 'm' } });
    const secrets = { SESSION_SECRET: 'a'.repeat(32), SERVICE_KEY: 'b'.repeat(32), PREVIEW_SECRET: 'c'.repeat(32) };
    expect((await start({ NODE_ENV: 'production', ...secrets })).payment).toEqual({});
    const elsewhere = await start({ PSP_URL: 'http://127.0.0.1:9/' });
    expect(elsewhere.payment.sandbox).toMatchObject({ url: 'http://127.0.0.1:9', isOurs: false });
  });
});

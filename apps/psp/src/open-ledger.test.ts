import { type ChildProcess, spawn } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { openLedger } from './open-ledger.ts';

const newFolder = () => mkdtempSync(join(tmpdir(), 'psp-ledger-'));
const program = fileURLToPath(new URL('main.ts', import.meta.url));

type Child = { process: ChildProcess; url: string };

/** The sandbox as `npm start` runs it; the port is a free one, so the ledger is named by hand. */
async function startChild(folder: string, port: number): Promise<Child> {
  const env = { PATH: process.env.PATH, PSP_PORT: String(port), PSP_HOST: '127.0.0.1', PSP_DATA: folder, PSP_PORT_CHOSEN: 'yes' };
  const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const { url } = await new Promise<{ url: string }>((resolve) => child.once('message', (message) => resolve(message as { url: string })));
  return { process: child, url };
}

async function kill({ process: child }: Child): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
}

async function pay(url: string, reference: string): Promise<boolean> {
  const sealed = { encryptedExpiryMonth: 'test_03', encryptedExpiryYear: 'test_2030', encryptedSecurityCode: 'test_737' };
  const paymentMethod = { type: 'scheme', encryptedCardNumber: 'test_4111111111111111', ...sealed };
  const body = {
    merchantAccount: 'SelvedgeSandbox',
    reference,
    amount: { value: 1_000, currency: 'EUR' },
    returnUrl: 'http://shop.test',
    paymentMethod,
  };
  const headers = { 'content-type': 'application/json', 'x-api-key': 'sandbox-adyen-api-key', 'idempotency-key': reference };
  try {
    const answer = await fetch(`${url}/adyen/v72/payments`, { method: 'POST', headers, body: JSON.stringify(body) });
    return ((await answer.json()) as { resultCode: string }).resultCode === 'Authorised';
  } catch {
    return false;
  }
}

describe('the ledger of the sandbox', () => {
  test('has everything that was answered before kill -9, and charges nobody twice who asks again', async () => {
    const folder = newFolder();
    const port = 20_000 + (process.pid % 20_000);
    const references = Array.from({ length: 60 }, (_, index) => `r-${index}`);
    const first = await startChild(folder, port);
    const answered: string[] = [];
    const paying = references.map(async (reference) => {
      if (await pay(first.url, reference)) answered.push(reference);
    });
    await expect.poll(() => answered.length).toBeGreaterThan(0);
    await kill(first);
    await Promise.all(paying);
    const second = await startChild(folder, port);
    const ledger = async () =>
      ((await (await fetch(`${second.url}/ledger`)).json()) as { payments: { reference: string; net: number }[] }).payments;
    const kept = (await ledger()).map(({ reference }) => reference);
    expect(kept).toEqual(expect.arrayContaining(answered));
    expect(await Promise.all(references.map((reference) => pay(second.url, reference)))).not.toContain(false);
    const payments = await ledger();
    expect(payments).toHaveLength(references.length);
    expect(payments.every(({ net }) => net === 1_000)).toBe(true);
    await kill(second);
  });

  test('drops a torn last line and goes on after it', async () => {
    const file = join(newFolder(), 'ledger.jsonl');
    const first = openLedger(file);
    await first.commit([{ kind: 'payment', id: 'a', value: { net: 1 } }]);
    await first.close();
    appendFileSync(file, '[{"kind":"payment","id":"b","val');
    const second = openLedger(file);
    expect(second.all('payment')).toEqual([{ net: 1 }]);
    await second.commit([{ kind: 'payment', id: 'c', value: { net: 3 } }]);
    await second.close();
    expect(readFileSync(file, 'utf8')).not.toContain('"b"');
    const third = openLedger(file);
    expect(third.all('payment')).toEqual([{ net: 1 }, { net: 3 }]);
    await third.close();
  });

  test('writes what waits together, in the order in which it came', async () => {
    const file = join(newFolder(), 'ledger.jsonl');
    const ledger = openLedger(file);
    await Promise.all(Array.from({ length: 200 }, (_, index) => ledger.commit([{ kind: 'n', id: String(index), value: index }])));
    await ledger.close();
    expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(200);
    const again = openLedger(file);
    expect(again.all('n')).toEqual(Array.from({ length: 200 }, (_, index) => index));
    await again.close();
  });
});

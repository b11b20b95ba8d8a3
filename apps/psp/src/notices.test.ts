import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import type { Notice } from './notices.ts';
import { type OpenPsp, openPsp } from './open-psp.ts';

const opened: OpenPsp[] = [];
afterEach(async () => {
  for (const one of opened.splice(0)) await one.stop();
});

type Received = { url: string; body: string };

async function open(answer: (attempt: number) => number, file = join(mkdtempSync(join(tmpdir(), 'psp-')), 'ledger.jsonl')) {
  const received: Received[] = [];
  const psp = await openPsp({
    ...{ port: 0, file, origins: ['http://shop.test'], noticeDelayMs: 0, retryMs: [10, 20, 30] },
    deliver: async (call) => {
      received.push(call);
      return answer(received.length);
    },
  });
  opened.push(psp);
  const news = () => psp.psp.commit([], [{ provider: 'adyen', url: 'http://shop.test/notice', body: '{}' }]);
  const notices = () => psp.psp.ledger.all<Notice>('notice');
  return { ...psp, received, news, notices, file };
}

describe('a notice', () => {
  test('is sent until the shop has it, and then no more', async () => {
    const { news, received, notices } = await open((attempt) => (attempt < 3 ? 500 : 200));
    await news();
    await expect.poll(() => notices()[0]?.doneAt).toBeDefined();
    expect(received).toHaveLength(3);
    expect(notices()[0]).toMatchObject({ attempts: 3, lastStatus: 200 });
  });

  test('that nobody ever takes is given up', async () => {
    const { news, received, notices } = await open(() => {
      throw new Error('nobody there');
    });
    await news();
    await expect.poll(() => notices()[0]?.doneAt).toBeDefined();
    expect(received).toHaveLength(4);
  });

  test('that was not delivered before the sandbox was killed is delivered by the next one', async () => {
    const first = await open(() => 503);
    await first.news();
    await expect.poll(() => first.received.length).toBeGreaterThan(0);
    await first.kill();
    opened.length = 0;
    const second = await open(() => 200, first.file);
    await expect.poll(() => second.received.length).toBe(1);
  });
});

describe('the control of faults', () => {
  test('refuses what it does not know', async () => {
    const { url } = await open(() => 200);
    const put = (provider: string, body: unknown) =>
      fetch(`${url}/control/faults/${provider}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    expect((await put('adyen', { mode: 'slow', delayMs: 5 })).status).toBe(200);
    expect((await put('adyen', { mode: 'rude' })).status).toBe(400);
    expect((await put('stripe', { mode: 'slow' })).status).toBe(400);
    expect((await put('adyen', { mode: 'slow', operations: ['dance'] })).status).toBe(400);
  });
});

describe('the card form', () => {
  test('is framed by the shop alone', async () => {
    const { url } = await open(() => 200);
    const get = (origin: string) => fetch(`${url}/card-form?origin=${encodeURIComponent(origin)}&locale=ar-AE`);
    const own = await get('http://shop.test');
    expect(own.headers.get('content-security-policy')).toContain('frame-ancestors http://shop.test');
    expect(await own.text()).toContain('dir="rtl"');
    const other = await get('http://other.test');
    expect(other.status).toBe(403);
    expect(other.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  test.each([
    [{ number: '4111111111111112', month: '03', year: '30', code: '737' }, ['number']],
    [{ number: '4111111111111111', month: '13', year: '30', code: '737' }, ['expiry']],
    [{ number: '4111111111111111', month: '03', year: '20', code: '7' }, ['expiry', 'code']],
    [{}, ['number', 'expiry', 'code']],
  ])('says of %j that %j are wrong', async (card, wrong) => {
    const { url } = await open(() => 200);
    const answer = await fetch(`${url}/card-form/seal`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(card),
    });
    expect(await answer.json()).toEqual({ wrong });
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestPsp, type TestPsp } from '../../harness/test-psp.ts';
import type { StartPayment } from '../payment-provider.ts';
import { testPayment } from '../test-payment.ts';

let psp: TestPsp;
beforeAll(async () => {
  psp = await openTestPsp();
});
afterAll(() => psp.stop());

const pos = () => psp.providers.pos;
let count = 0;
const payment = (): StartPayment => {
  count += 1;
  return testPayment({ terminalId: `V400m-${count}`, method: {} });
};

/** What happens at the till. */
async function press(terminalId: string | undefined, decision: string): Promise<void> {
  const url = `${psp.url}/terminal/${terminalId}`;
  const screen = await (await fetch(url)).text();
  const transaction = /name="transaction" value="([^"]+)"/.exec(screen)?.[1] ?? '';
  await fetch(url, { method: 'POST', body: new URLSearchParams({ decision, transaction }) });
}

describe('PAY-029 a till', () => {
  test('is pending until the card was presented', async () => {
    const start = payment();
    expect(await pos().start(start)).toMatchObject({ state: 'pending' });
    expect(await pos().lookUp(start)).toMatchObject({ state: 'pending' });
    await press(start.terminalId, 'approve');
    expect(await pos().lookUp(start)).toMatchObject({ state: 'approved', amount: start.amount });
    expect(await psp.netOf(start.reference)).toBe(10_390);
  });

  test.each([
    ['refuse', 'declined'],
    ['cancel', 'cancelledByShopper'],
  ])('%s is %s', async (decision, reason) => {
    const start = payment();
    await pos().start(start);
    await press(start.terminalId, decision);
    expect(await pos().lookUp(start)).toMatchObject({ state: 'refused', reason });
  });

  test('that did not get the answer across shows the same payment, not a second one', async () => {
    const start = payment();
    await psp.setFault('pos', { mode: 'lostAnswer', times: 1 });
    expect(await pos().start(start)).toMatchObject({ state: 'unknown' });
    await pos().start({ ...start, key: 'another' });
    await press(start.terminalId, 'approve');
    await press(start.terminalId, 'approve');
    expect(await psp.netOf(start.reference)).toBe(10_390);
  });

  test('never asked is known to be so', async () => {
    expect(await pos().lookUp(payment())).toEqual({ state: 'absent' });
  });

  test('is called off, and a card that was presented before is given back', async () => {
    const [waiting, paid] = [payment(), payment()];
    await pos().start(waiting);
    await pos().cancel({ key: 'w', reference: waiting.reference, amount: waiting.amount });
    expect(await pos().lookUp(waiting)).toMatchObject({ state: 'refused' });
    await pos().start(paid);
    await press(paid.terminalId, 'approve');
    await pos().cancel({ key: 'p', reference: paid.reference, amount: paid.amount });
    expect(await psp.netOf(paid.reference)).toBe(0);
  });

  test('tells by a signed notice', async () => {
    const start = payment();
    await pos().start(start);
    await press(start.terminalId, 'approve');
    await expect.poll(() => psp.notices.some(({ body }) => body.includes(start.reference))).toBe(true);
    const notice = psp.notices.find(({ body }) => body.includes(start.reference));
    expect(notice?.url).toContain('/pos/webhook');
    expect(pos().readWebhook({ body: notice?.body ?? '', headers: {}, query: {} })).toMatchObject({
      ...{ state: 'verified', events: [{ provider: 'pos', kind: 'approved', reference: start.reference, amount: start.amount }] },
    });
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestPsp, type TestPsp } from '../../harness/test-psp.ts';
import type { PaymentAnswer } from '../payment-provider.ts';
import { testPayment } from '../test-payment.ts';

let psp: TestPsp;
beforeAll(async () => {
  psp = await openTestPsp();
});
afterAll(() => psp.stop());

const links = () => psp.providers.payByLink;
const linkOf = (answer: PaymentAnswer) => {
  if (answer.state !== 'action') throw new Error(answer.state);
  return { url: answer.action.url ?? '', providerReference: answer.providerReference ?? '' };
};
const pay = async (url: string, number: string) => {
  const card = { number, expiry: '03/30', code: '737', holder: 'Ida Weber' };
  return (await fetch(url, { method: 'POST', body: new URLSearchParams(card) })).text();
};

describe('PAY-005, PAY-028 a link', () => {
  test('is pending until somebody pays it, and is paid once', async () => {
    const start = testPayment();
    const { url, providerReference } = linkOf(await links().start(start));
    expect(await links().lookUp({ ...start, providerReference })).toMatchObject({ state: 'pending' });
    expect(await pay(url, '4000000000000002')).toContain('role="alert"');
    expect(await links().lookUp({ ...start, providerReference })).toMatchObject({ state: 'pending' });
    await Promise.all([pay(url, '4111111111111111'), pay(url, '4111111111111111')]);
    expect(await links().lookUp({ ...start, providerReference })).toMatchObject({ state: 'approved', amount: start.amount });
    expect(await psp.netOf(start.reference)).toBe(10_390);
  });

  test('that ran out can no longer be paid', async () => {
    const start = testPayment({ expiresAt: new Date(Date.now() - 1_000).toISOString() });
    const { url, providerReference } = linkOf(await links().start(start));
    await pay(url, '4111111111111111');
    expect(await links().lookUp({ ...start, providerReference })).toMatchObject({ state: 'refused', reason: 'expired' });
    expect(await psp.netOf(start.reference)).toBe(0);
  });

  test('is the same one when it is asked for again', async () => {
    const start = testPayment();
    expect(linkOf(await links().lookUp(start))).toEqual(linkOf(await links().start(start)));
  });

  test('is closed, or given back when it was paid in the meantime', async () => {
    const [open, paid] = [testPayment(), testPayment()];
    const first = linkOf(await links().start(open));
    const second = linkOf(await links().start(paid));
    await pay(second.url, '4111111111111111');
    const cancel = ({ reference, amount }: typeof open, providerReference: string) =>
      links().cancel({ key: `${reference}-c`, reference, providerReference, amount });
    expect(await cancel(open, first.providerReference)).toEqual({ state: 'nothing' });
    expect(await cancel(paid, second.providerReference)).toMatchObject({ state: 'accepted' });
    await pay(first.url, '4111111111111111');
    expect([await psp.netOf(open.reference), await psp.netOf(paid.reference)]).toEqual([0, 0]);
  });

  test('tells by a signed notice with the reference by which it can be refunded', async () => {
    const start = testPayment();
    const { url } = linkOf(await links().start(start));
    await pay(url, '4111111111111111');
    await expect.poll(() => psp.notices.some(({ body }) => body.includes(start.reference))).toBe(true);
    const { body = '' } = psp.notices.find((one) => one.body.includes(start.reference)) ?? {};
    const reading = psp.providers.adyen.readWebhook({ body, headers: {}, query: {} });
    if (reading.state !== 'verified') throw new Error(reading.why);
    const [event] = reading.events;
    expect(event).toMatchObject({ kind: 'approved', reference: start.reference, amount: start.amount });
    const change = {
      key: 'r',
      reference: start.reference,
      providerReference: event?.providerReference ?? '',
      amount: { value: 390, currency: 'EUR' },
    };
    expect(await links().refund(change)).toMatchObject({ state: 'accepted' });
    expect(await psp.netOf(start.reference)).toBe(10_000);
  });
});

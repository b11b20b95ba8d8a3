import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestPsp, type TestPsp } from '../../harness/test-psp.ts';
import { testCard, testPayment } from '../test-payment.ts';

let psp: TestPsp;
beforeAll(async () => {
  psp = await openTestPsp();
});
afterAll(() => psp.stop());

const adyen = () => psp.providers.adyen;

describe('notices', () => {
  const received = async (reference: string, count = 1) => {
    const mine = () => psp.notices.filter(({ body }) => body.includes(reference));
    await expect.poll(() => mine().length).toBe(count);
    return mine();
  };
  const read = (body: string) => adyen().readWebhook({ body, headers: {}, query: {} });

  test('are verified and say what happened, how much and to which payment', async () => {
    const payment = testPayment();
    const paid = await adyen().start(payment);
    const [notice] = await received(payment.reference);
    const { reference, amount } = payment;
    const providerReference = paid.state === 'approved' ? paid.providerReference : '';
    expect(read(notice?.body ?? '')).toMatchObject({
      ...{ state: 'verified', answer: '[accepted]' },
      events: [
        { provider: 'adyen', kind: 'approved', reference, amount, providerReference, id: `${providerReference}:AUTHORISATION:true` },
      ],
    });
  });

  test.each(['amount', 'merchantReference', 'success', 'merchantAccountCode'])('are refused when %s was changed', async (field) => {
    const payment = testPayment({ method: testCard('4000000000000002') });
    await adyen().start(payment);
    const [notice] = await received(payment.reference);
    const body = JSON.parse(notice?.body ?? '');
    const item = body.notificationItems[0].NotificationRequestItem;
    item[field] = field === 'amount' ? { value: 1, currency: 'EUR' } : field === 'success' ? 'true' : 'other';
    expect(read(JSON.stringify(body))).toEqual({ state: 'refused', why: 'forged' });
  });

  test.each([
    ['', 'malformed'],
    ['{}', 'malformed'],
    ['{"notificationItems":[]}', 'malformed'],
    [
      '{"notificationItems":[{"NotificationRequestItem":{"pspReference":"a","eventCode":"AUTHORISATION","merchantReference":"b","merchantAccountCode":"c","success":"true"}}]}',
      'unsigned',
    ],
  ])('%j are refused as %s', (body, why) => {
    expect(read(body)).toEqual({ state: 'refused', why });
  });

  test('come twice and more with one id, and forged ones are found out', async () => {
    const [twice, forged] = [testPayment(), testPayment({ method: testCard('4000000000000002') })];
    await psp.setFault('adyen', { mode: 'duplicate', times: 1 });
    await adyen().start(twice);
    const ids = (await received(twice.reference, 3)).map(({ body }) => {
      const reading = read(body);
      return reading.state === 'verified' ? reading.events[0]?.id : reading.why;
    });
    expect(new Set(ids).size).toBe(1);
    await psp.setFault('adyen', { mode: 'forged', times: 1 });
    await adyen().start(forged);
    const readings = (await received(forged.reference, 2)).map(({ body }) => read(body));
    expect(readings).toContainEqual({ state: 'refused', why: 'forged' });
    expect(readings).toContainEqual(expect.objectContaining({ state: 'verified' }));
  });

  test('may overtake the answer, and what happened first may be told last', async () => {
    const [early, reordered] = [testPayment(), testPayment()];
    await psp.setFault('adyen', { mode: 'early', times: 1 });
    await adyen().start(early);
    expect(psp.notices.filter(({ body }) => body.includes(early.reference))).toHaveLength(1);
    await psp.setFault('adyen', { mode: 'reorder', delayMs: 400 });
    const paid = await adyen().start(reordered);
    const providerReference = paid.state === 'approved' ? paid.providerReference : '';
    await adyen().cancel({ key: `${reordered.key}-c`, reference: reordered.reference, providerReference, amount: reordered.amount });
    await psp.setFault('adyen', []);
    const kinds = (await received(reordered.reference, 2)).map(({ body }) => {
      const reading = read(body);
      return reading.state === 'verified' ? reading.events[0]?.kind : reading.why;
    });
    expect(new Set(kinds)).toEqual(new Set(['approved', 'cancelled']));
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestPsp, type TestPsp } from '../../harness/test-psp.ts';
import type { PaymentAnswer } from '../payment-provider.ts';
import { testCard, testPayment } from '../test-payment.ts';

let psp: TestPsp;
beforeAll(async () => {
  psp = await openTestPsp();
});
afterAll(() => psp.stop());

const adyen = () => psp.providers.adyen;

/** What a shopper does on the bank's page; answers where she is led. */
async function decide(answer: PaymentAnswer, form: Record<string, string>): Promise<string> {
  if (answer.state !== 'action' || !answer.action.url) throw new Error(`no page to go to: ${answer.state}`);
  const page = await fetch(answer.action.url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
  return new URL(page.headers.get('location') ?? '').searchParams.get('redirectResult') ?? '';
}

describe('PAY-023 ways to pay', () => {
  test('are cards everywhere and what the country pays with', async () => {
    const { amount, lines, reference } = testPayment();
    const answer = await adyen().listMethods({ amount, lines, reference, country: 'NL', locale: 'nl-NL', channel: 'web' });
    expect(answer).toMatchObject({
      state: 'listed',
      methods: [{ type: 'scheme', brands: ['visa', 'mc', 'amex', 'maestro'] }, { type: 'ideal' }, { type: 'paypal' }],
    });
  });
});

describe('a card', () => {
  test('that is approved is charged what was asked for', async () => {
    const payment = testPayment();
    expect(await adyen().start(payment)).toMatchObject({
      ...{ state: 'approved', amount: payment.amount, method: { type: 'scheme', brand: 'visa', lastDigits: '1111' } },
    });
    expect(await psp.netOf(payment.reference)).toBe(10_390);
  });

  test.each([
    ['4000000000000002', 'declined'],
    ['4000000000009995', 'insufficientFunds'],
    ['4000000000000069', 'expired'],
    ['4100000000000019', 'fraud'],
    ['4242424242424242', 'invalidCard'],
  ])('%s is refused as %s and charges nothing', async (number, reason) => {
    const payment = testPayment({ method: testCard(number) });
    expect(await adyen().start(payment)).toMatchObject({ state: 'refused', reason });
    expect(await psp.netOf(payment.reference)).toBe(0);
  });

  test('in the clear is not taken', async () => {
    const payment = testPayment({ method: { paymentMethod: { type: 'scheme', encryptedCardNumber: '4111111111111111' } } });
    expect(await adyen().start(payment)).toMatchObject({ state: 'refused', reason: 'invalidCard' });
  });

  test('sealed by the card form is charged', async () => {
    const card = { number: '5555 4444 3333 1111', month: '03', year: '30', code: '737', holder: 'Ida Weber' };
    const sealed = await fetch(`${psp.url}/card-form/seal`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(card),
    });
    const { paymentMethod } = (await sealed.json()) as { paymentMethod: Record<string, string> };
    expect(JSON.stringify(paymentMethod)).not.toContain('5555');
    expect(await adyen().start(testPayment({ method: { paymentMethod } }))).toMatchObject({ state: 'approved', method: { brand: 'mc' } });
    const moved = { ...paymentMethod, encryptedCardNumber: paymentMethod.encryptedSecurityCode };
    expect(await adyen().start(testPayment({ method: { paymentMethod: moved } }))).toMatchObject({
      state: 'refused',
      reason: 'invalidCard',
    });
  });

  test('in forints is charged in the hundredths that Adyen counts', async () => {
    const payment = testPayment({ amount: { value: 19_990, currency: 'HUF' }, lines: [] });
    expect(await adyen().start(payment)).toMatchObject({ state: 'approved', amount: { value: 19_990, currency: 'HUF' } });
    expect(await psp.netOf(payment.reference)).toBe(1_999_000);
  });
});

describe('a challenge (3-D Secure)', () => {
  test('that is passed is charged when the shopper is back, and not before', async () => {
    const payment = testPayment({ method: testCard('4917610000000000') });
    const started = await adyen().start(payment);
    expect(started).toMatchObject({ state: 'action', action: { type: 'redirect', method: 'GET' } });
    const redirectResult = await decide(started, { decision: 'confirm', code: 'password' });
    expect(await psp.netOf(payment.reference)).toBe(0);
    const finish = { ...payment, finishKey: `${payment.key}-f`, redirectResult };
    expect(await adyen().finish(finish)).toMatchObject({ state: 'approved', amount: payment.amount });
    expect(await adyen().finish({ ...finish, finishKey: 'another' })).toMatchObject({ state: 'approved' });
    expect(await psp.netOf(payment.reference)).toBe(10_390);
  });

  test.each([
    [{ decision: 'confirm', code: 'wrong' }, 'authenticationFailed'],
    [{ decision: 'cancel' }, 'cancelledByShopper'],
  ])('that ends with %j is refused', async (form, reason) => {
    const payment = testPayment({ method: testCard('4917610000000000') });
    const redirectResult = await decide(await adyen().start(payment), form as Record<string, string>);
    expect(await adyen().finish({ ...payment, finishKey: `${payment.key}-f`, redirectResult })).toMatchObject({ state: 'refused', reason });
  });

  test('whose result somebody made up says nothing', async () => {
    const payment = testPayment();
    const made = await adyen().finish({ ...payment, finishKey: 'made-up', redirectResult: `${'x'.repeat(32)}!approved` });
    expect(made).toEqual({ state: 'unknown', why: 'unreadable' });
  });
});

describe('a bank', () => {
  test('moves the money when the shopper agrees, though she never comes back', async () => {
    const payment = testPayment({ method: { paymentMethod: { type: 'ideal' } } });
    const started = await adyen().start(payment);
    await decide(started, { decision: 'approve' });
    expect(await psp.netOf(payment.reference)).toBe(10_390);
    await expect.poll(() => psp.notices.some(({ body }) => body.includes(payment.reference))).toBe(true);
  });

  test('that takes its time is pending, and tells later', async () => {
    const payment = testPayment({ method: { paymentMethod: { type: 'paypal' } } });
    const redirectResult = await decide(await adyen().start(payment), { decision: 'later' });
    expect(await adyen().finish({ ...payment, finishKey: `${payment.key}-f`, redirectResult })).toMatchObject({ state: 'pending' });
  });
});

describe('faults', () => {
  test('an answer that was lost is unknown; looked up, it is charged once', async () => {
    const payment = testPayment();
    await psp.setFault('adyen', { mode: 'lostAnswer', times: 1 });
    expect(await adyen().start(payment)).toEqual({ state: 'unknown', why: 'connectionLost' });
    expect(await adyen().lookUp(payment)).toMatchObject({ state: 'approved', amount: payment.amount });
    expect(await psp.netOf(payment.reference)).toBe(10_390);
  });

  test.each(['error', 'errorAfter'])('a 500 (%s) is unknown, and never taken for a refusal', async (mode) => {
    const payment = testPayment();
    await psp.setFault('adyen', { mode, times: 1 });
    expect(await adyen().start(payment)).toEqual({ state: 'unknown', why: 'serverError' });
    expect(await psp.netOf(payment.reference)).toBe(mode === 'error' ? 0 : 10_390);
    expect(await adyen().lookUp(payment)).toMatchObject({ state: 'approved' });
    expect(await psp.netOf(payment.reference)).toBe(10_390);
  });

  test('two at once under one key are one charge', async () => {
    const payment = testPayment();
    const answers = await Promise.all(Array.from({ length: 8 }, () => adyen().start(payment)));
    expect(answers.every(({ state }) => state === 'approved' || state === 'unknown')).toBe(true);
    expect(answers.some(({ state }) => state === 'approved')).toBe(true);
    expect(await psp.netOf(payment.reference)).toBe(10_390);
  });

  test('a provider that nobody reaches has charged nothing; but asking it about an earlier payment stays open', async () => {
    const gone = await openTestPsp();
    await gone.stop();
    expect(await gone.providers.adyen.start(testPayment())).toEqual({ state: 'refused', reason: 'unavailable' });
    expect(await gone.providers.adyen.lookUp(testPayment())).toEqual({ state: 'unknown', why: 'connectionLost' });
  });

  test('a wrong key is refused for sure', async () => {
    const payment = testPayment({ method: { paymentMethod: { type: 'bitcoin' } } });
    expect(await adyen().start(payment)).toEqual({ state: 'refused', reason: 'rejected' });
  });
});

describe('giving back', () => {
  test('a part, twice under one key, is given back once', async () => {
    const payment = testPayment();
    const paid = await adyen().start(payment);
    if (paid.state !== 'approved') throw new Error(paid.state);
    const change = {
      key: `${payment.key}-r`,
      reference: payment.reference,
      providerReference: paid.providerReference,
      amount: { value: 390, currency: 'EUR' },
    };
    await psp.setFault('adyen', { mode: 'lostAnswer', times: 1, operations: ['refund'] });
    expect(await adyen().refund(change)).toMatchObject({ state: 'unknown' });
    expect(await adyen().refund(change)).toMatchObject({ state: 'accepted' });
    expect(await psp.netOf(payment.reference)).toBe(10_000);
  });

  test('everything, by Adyen’s reference or by ours alone', async () => {
    const [first, second] = [testPayment(), testPayment()];
    const paid = await adyen().start(first);
    await adyen().start(second);
    const providerReference = paid.state === 'approved' ? paid.providerReference : '';
    const { amount } = first;
    expect(await adyen().cancel({ key: 'c1', reference: first.reference, providerReference, amount })).toMatchObject({ state: 'accepted' });
    expect(await adyen().cancel({ key: 'c2', reference: second.reference, amount })).toMatchObject({ state: 'accepted' });
    expect([await psp.netOf(first.reference), await psp.netOf(second.reference)]).toEqual([0, 0]);
  });
});

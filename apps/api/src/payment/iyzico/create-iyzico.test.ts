import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestPsp, type TestPsp } from '../../harness/test-psp.ts';
import type { PaymentAnswer, StartPayment } from '../payment-provider.ts';
import { pageOf, testPayment, withGiftCard } from '../test-payment.ts';

let psp: TestPsp;
beforeAll(async () => {
  psp = await openTestPsp();
});
afterAll(() => psp.stop());

const iyzico = () => psp.providers.iyzico;
const payment = (over: Partial<StartPayment> = {}) =>
  testPayment({ amount: { value: 10_390, currency: 'TRY' }, country: 'TR', locale: 'tr-TR', method: {}, ...over });

const card = (number: string) => ({ number, expiry: '03/30', code: '123', holder: 'Ayşe Yılmaz', decision: 'pay' });

async function type(answer: PaymentAnswer, form: Record<string, string>): Promise<string> {
  return (await fetch(pageOf(answer), { method: 'POST', body: new URLSearchParams(form) })).text();
}

/** Started, and the card typed into Iyzico's page. */
async function typed(number: string, over: Partial<StartPayment> = {}) {
  const start = payment(over);
  const answer = await iyzico().start(start);
  const html = await type(answer, card(number));
  const token = answer.state === 'action' ? (answer.token ?? '') : '';
  return { start: { ...start, finishKey: `${start.key}-f`, token }, answer, html };
}

describe('PAY-030 the first digits of a card', () => {
  test('tell what card it is, or nothing', async () => {
    expect(await iyzico().checkBin?.({ bin: '552879', locale: 'tr-TR' })).toMatchObject({
      cardAssociation: 'MASTER_CARD',
      bankName: 'Halkbank',
      isCommercial: false,
    });
    expect(await iyzico().checkBin?.({ bin: '999999', locale: 'tr-TR' })).toBeUndefined();
  });
});

describe('PAY-031 the form of Iyzico', () => {
  test('charges on its own page and posts the token back', async () => {
    const { start, html } = await typed('5528790000000008');
    expect(html).toContain(`action="${start.returnUrl}"`);
    expect(html).toContain(`name="token" value="${start.token}"`);
    expect(await psp.netOf(start.reference)).toBe(10_390);
    expect(await iyzico().finish(start)).toMatchObject({
      state: 'approved',
      amount: start.amount,
      method: { brand: 'mc', lastDigits: '0008' },
    });
  });

  test.each([
    ['4129111111111111', 'declined'],
    ['4111111111111129', 'insufficientFunds'],
  ])('%s is refused as %s', async (number, reason) => {
    const { start } = await typed(number);
    expect(await iyzico().finish(start)).toMatchObject({ state: 'refused', reason });
    expect(await psp.netOf(start.reference)).toBe(0);
  });

  test.each([
    ['283126', { state: 'approved' }],
    ['000000', { state: 'refused', reason: 'authenticationFailed' }],
  ])('a card that asks for a code, answered %s', async (bankCode, expected) => {
    const { start, answer, html } = await typed('4917610000000000');
    expect(html).toContain('name="bankCode"');
    expect(await iyzico().finish(start)).toMatchObject({ state: 'pending' });
    await type(answer, { bankCode });
    expect(await iyzico().finish(start)).toMatchObject(expected);
  });

  test('says what is wrong with a card, and charges nothing', async () => {
    const { start, html } = await typed('4111111111111112');
    expect(html).toContain('aria-invalid="true"');
    expect(html).not.toContain('4111111111111112');
    expect(await psp.netOf(start.reference)).toBe(0);
  });

  test('takes an order with a gift card in part', async () => {
    expect(await iyzico().start(withGiftCard(payment()))).toMatchObject({ state: 'action' });
  });

  test('of another payment proves nothing for this one', async () => {
    const paid = await typed('5528790000000008');
    const other = payment();
    expect(await iyzico().finish({ ...other, finishKey: 'f', token: paid.start.token })).toEqual({ state: 'unknown', why: 'unreadable' });
    expect(await iyzico().finish({ ...other, finishKey: 'f', token: 'made-up' })).toEqual({ state: 'unknown', why: 'unreadable' });
  });
});

describe('asking by our own reference (PAY-034)', () => {
  test('finds what was paid by a shopper who never came back', async () => {
    const { start } = await typed('5528790000000008');
    const { token: _, ...known } = start;
    expect(await iyzico().lookUp(known)).toMatchObject({ state: 'approved', amount: start.amount });
  });

  test('is sure that nothing was charged when nothing is listed', async () => {
    expect(await iyzico().lookUp(payment())).toEqual({ state: 'absent' });
  });

  test.each(['lostAnswer', 'error', 'errorAfter'])('%s while asking leaves it open', async (mode) => {
    const { start } = await typed('5528790000000008');
    await psp.setFault('iyzico', { mode, times: 1, operations: ['finish'] });
    expect(await iyzico().finish(start)).toMatchObject({ state: 'unknown' });
    expect(await iyzico().finish(start)).toMatchObject({ state: 'approved' });
  });

  test('a form of which nobody learnt the address can be forgotten', async () => {
    await psp.setFault('iyzico', { mode: 'lostAnswer', times: 1 });
    expect(await iyzico().start(payment())).toEqual({ state: 'refused', reason: 'unavailable' });
  });
});

describe('giving back, where nothing is idempotent', () => {
  async function paid() {
    const { start } = await typed('5528790000000008');
    const answer = await iyzico().finish(start);
    if (answer.state !== 'approved') throw new Error(answer.state);
    return { reference: start.reference, providerReference: answer.providerReference, amount: start.amount };
  }

  test('a part whose answer was lost is looked up and not given back twice', async () => {
    const order = await paid();
    const change = { ...order, key: `${order.reference}-r`, amount: { value: 390, currency: 'TRY' } };
    await psp.setFault('iyzico', { mode: 'lostAnswer', times: 1, operations: ['refund'] });
    expect(await iyzico().refund(change)).toMatchObject({ state: 'unknown' });
    expect(await iyzico().refund(change)).toMatchObject({ state: 'done' });
    expect(await psp.netOf(order.reference)).toBe(10_000);
    expect(await iyzico().refund({ ...change, key: 'another' })).toMatchObject({ state: 'done' });
    expect(await psp.netOf(order.reference)).toBe(9_610);
  });

  test('everything, by its own reference or ours, once', async () => {
    const [first, second] = [await paid(), await paid()];
    expect(await iyzico().cancel({ ...first, key: 'a' })).toMatchObject({ state: 'done' });
    expect(await iyzico().cancel({ ...first, key: 'a' })).toMatchObject({ state: 'done' });
    expect(await iyzico().cancel({ reference: second.reference, amount: second.amount, key: 'b' })).toMatchObject({ state: 'done' });
    expect([await psp.netOf(first.reference), await psp.netOf(second.reference)]).toEqual([0, 0]);
    expect(await iyzico().cancel({ reference: 'never seen', amount: first.amount, key: 'c' })).toEqual({ state: 'nothing' });
  });

  test('what was refunded in part before is refunded, not cancelled', async () => {
    const order = await paid();
    await iyzico().refund({ ...order, key: 'part', amount: { value: 390, currency: 'TRY' } });
    expect(await iyzico().cancel({ ...order, key: 'rest', amount: { value: 10_000, currency: 'TRY' } })).toMatchObject({ state: 'done' });
    expect(await psp.netOf(order.reference)).toBe(0);
  });
});

describe('PAY-036 notices', () => {
  test('are verified by their signature and bring the token', async () => {
    const { start } = await typed('5528790000000008');
    await expect.poll(() => psp.notices.some(({ body }) => body.includes(start.reference))).toBe(true);
    const { body = '', headers = {} } = psp.notices.find((one) => one.body.includes(start.reference)) ?? {};
    const read = (text: string, more: Record<string, string> = headers) => iyzico().readWebhook({ body: text, headers: more, query: {} });
    expect(read(body)).toMatchObject({ state: 'verified', events: [{ kind: 'approved', reference: start.reference, token: start.token }] });
    expect(read(body.replace('SUCCESS', 'FAILURE'))).toEqual({ state: 'refused', why: 'forged' });
    expect(read(body, {})).toEqual({ state: 'refused', why: 'unsigned' });
    expect(read('not json')).toEqual({ state: 'refused', why: 'malformed' });
  });

  test('that a stranger wrote are found out', async () => {
    await psp.setFault('iyzico', { mode: 'forged', times: 1 });
    const { start } = await typed('4129111111111111');
    await expect.poll(() => psp.notices.filter(({ body }) => body.includes(start.reference)).length).toBe(2);
    const readings = psp.notices
      .filter(({ body }) => body.includes(start.reference))
      .map(({ body, headers }) => iyzico().readWebhook({ body, headers, query: {} }));
    expect(readings).toContainEqual({ state: 'refused', why: 'forged' });
    expect(readings).toContainEqual(expect.objectContaining({ state: 'verified' }));
  });
});

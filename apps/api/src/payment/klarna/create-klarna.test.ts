import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestPsp, type TestPsp } from '../../harness/test-psp.ts';
import { sandboxConfig } from '../payment-config.ts';
import type { PaymentAnswer, StartPayment } from '../payment-provider.ts';
import { pageOf, testPayment, withGiftCard } from '../test-payment.ts';
import { createKlarna } from './create-klarna.ts';

let psp: TestPsp;
beforeAll(async () => {
  psp = await openTestPsp();
});
afterAll(() => psp.stop());

const klarna = () => psp.providers.klarna;
const payment = (over: Partial<StartPayment> = {}) => testPayment({ method: {}, ...over });

async function decide(answer: PaymentAnswer, decision: string): Promise<string> {
  await fetch(pageOf(answer));
  const page = await fetch(pageOf(answer), { method: 'POST', body: new URLSearchParams({ decision }), redirect: 'manual' });
  return page.headers.get('location') ?? '';
}

/** Started and decided: what `finish` and `lookUp` are given. */
async function agreed(decision: string, over: Partial<StartPayment> = {}) {
  const start = payment(over);
  const answer = await klarna().start(start);
  await decide(answer, decision);
  const { providerReference = '' } = answer as { providerReference?: string };
  return { ...start, finishKey: `${start.key}-f`, providerReference };
}

describe('PAY-024 a session', () => {
  test('lists the ways to pay, and is renewed instead of made again', async () => {
    const { amount, country, locale, reference, lines } = payment();
    const input = { amount, country, locale, reference, lines, channel: 'web' as const };
    const first = await klarna().listMethods(input);
    if (first.state !== 'listed') throw new Error(first.why);
    expect(first.methods.map(({ type }) => type)).toEqual(['pay_now', 'pay_later', 'pay_over_time']);
    const again = await klarna().listMethods({ ...input, session: first.session ?? '' });
    expect(again).toMatchObject({ state: 'listed', session: first.session });
  });

  test('with an amount that its lines do not come to is sent as one line', async () => {
    const start = payment({ amount: { value: 9_000, currency: 'EUR' } });
    expect(await klarna().start(start)).toMatchObject({ state: 'action' });
  });

  test('with a gift card in part adds up', async () => {
    expect(await klarna().start(withGiftCard(payment()))).toMatchObject({ state: 'action' });
  });
});

describe('PAY-032 the page of Klarna', () => {
  test.each(['pay_now', 'pay_later', 'pay_over_time'])(
    '%s: nothing is charged until the order is placed, and then once',
    async (decision) => {
      const back = await agreed(decision);
      expect(await psp.netOf(back.reference)).toBe(0);
      expect(await klarna().finish(back)).toMatchObject({ state: 'approved', amount: back.amount });
      expect(await klarna().finish({ ...back, finishKey: 'another' })).toMatchObject({ state: 'approved' });
      expect(await klarna().lookUp(back)).toMatchObject({ state: 'approved' });
      expect(await psp.netOf(back.reference)).toBe(10_390);
    },
  );

  test.each([
    ['cancel', 'cancelledByShopper'],
    ['refuse', 'declined'],
  ])('%s leads back to the shop, and is %s', async (decision, reason) => {
    const start = payment();
    const answer = await klarna().start(start);
    expect(await decide(answer, decision)).toBe(start.returnUrl);
    const { providerReference = '' } = answer as { providerReference?: string };
    expect(await klarna().finish({ ...start, finishKey: 'f', providerReference })).toMatchObject({ state: 'refused', reason });
    expect(await psp.netOf(start.reference)).toBe(0);
  });

  test('that nobody has decided on is pending', async () => {
    const start = payment();
    const { providerReference = '' } = (await klarna().start(start)) as { providerReference?: string };
    expect(await klarna().lookUp({ ...start, providerReference })).toMatchObject({ state: 'pending' });
    expect(await klarna().cancel({ key: 'x', reference: start.reference, providerReference, amount: start.amount })).toEqual({
      state: 'nothing',
    });
    expect(await klarna().lookUp({ ...start, providerReference })).toMatchObject({ state: 'refused', reason: 'expired' });
  });

  test('of which nobody learnt the address can be forgotten', async () => {
    await psp.setFault('klarna', { mode: 'lostAnswer', times: 1 });
    const start = payment();
    expect(await klarna().start(start)).toEqual({ state: 'refused', reason: 'unavailable' });
    expect(await klarna().lookUp(start)).toEqual({ state: 'absent' });
  });
});

describe('placing the order', () => {
  test.each(['lostAnswer', 'errorAfter', 'error'])('%s is unknown; looked up, it is charged once', async (mode) => {
    const back = await agreed('pay_now');
    await psp.setFault('klarna', { mode, times: 1, operations: ['finish'] });
    expect(await klarna().finish(back)).toMatchObject({ state: 'unknown' });
    expect(await klarna().lookUp(back)).toMatchObject({ state: 'approved' });
    expect(await psp.netOf(back.reference)).toBe(10_390);
  });

  test('by the shopper, a notice and the completer at once is one order', async () => {
    const back = await agreed('pay_now');
    const answers = await Promise.all([klarna().finish(back), klarna().lookUp(back), klarna().lookUp(back)]);
    expect(answers.some(({ state }) => state === 'approved')).toBe(true);
    expect(answers.every(({ state }) => state === 'approved' || state === 'unknown')).toBe(true);
    expect(await psp.netOf(back.reference)).toBe(10_390);
  });

  test('with the token of its own component, in one call', async () => {
    const { amount, country, locale, reference, lines } = payment();
    const listed = await klarna().listMethods({ amount, country, locale, reference, lines, channel: 'web' });
    const session = listed.state === 'listed' ? listed.session : '';
    const widget = await fetch(`${psp.url}/klarna/sandbox/sessions/${session}/authorize`, { method: 'POST' });
    const { authorization_token } = (await widget.json()) as { authorization_token: string };
    const start = payment({ method: { authorizationToken: authorization_token } });
    await psp.setFault('klarna', { mode: 'lostAnswer', times: 1, operations: ['finish'] });
    expect(await klarna().start(start)).toMatchObject({ state: 'unknown' });
    expect(await klarna().lookUp(start)).toMatchObject({ state: 'approved' });
    expect(await psp.netOf(start.reference)).toBe(10_390);
  });
});

describe('giving back', () => {
  async function placed() {
    const back = await agreed('pay_now');
    const answer = await klarna().finish(back);
    if (answer.state !== 'approved') throw new Error(answer.state);
    return { reference: back.reference, providerReference: answer.providerReference, amount: back.amount };
  }

  test('a part, though the first answer was lost, is given back once', async () => {
    const order = await placed();
    const change = { ...order, key: `${order.reference}-r`, amount: { value: 390, currency: 'EUR' } };
    await psp.setFault('klarna', { mode: 'lostAnswer', times: 1, operations: ['refund'] });
    expect(await klarna().refund(change)).toMatchObject({ state: 'unknown' });
    expect(await klarna().refund(change)).toMatchObject({ state: 'done' });
    expect(await psp.netOf(order.reference)).toBe(10_000);
  });

  test('everything, and once more changes nothing', async () => {
    const order = await placed();
    expect(await klarna().cancel({ ...order, key: 'all' })).toMatchObject({ state: 'done' });
    expect(await klarna().cancel({ ...order, key: 'all again' })).toMatchObject({ state: 'done' });
    expect(await psp.netOf(order.reference)).toBe(0);
  });

  test('everything that a page led to, though nobody learnt of the order; and what was only agreed to', async () => {
    const [lost, merelyAgreed] = [await agreed('pay_now'), await agreed('pay_now')];
    await psp.setFault('klarna', { mode: 'lostAnswer', times: 1, operations: ['finish'] });
    expect(await klarna().finish(lost)).toMatchObject({ state: 'unknown' });
    expect(await klarna().cancel({ ...lost, key: 'lost' })).toMatchObject({ state: 'done' });
    expect(await psp.netOf(lost.reference)).toBe(0);
    expect(await klarna().cancel({ ...merelyAgreed, key: 'agreed' })).toEqual({ state: 'nothing' });
    expect(await klarna().finish(merelyAgreed)).toMatchObject({ state: 'unknown' });
    expect(await psp.netOf(merelyAgreed.reference)).toBe(0);
  });

  test('more than was paid is refused', async () => {
    const order = await placed();
    expect(await klarna().refund({ ...order, key: 'much', amount: { value: 99_999, currency: 'EUR' } })).toMatchObject({
      state: 'refused',
    });
  });
});

describe('where the money is taken when the goods leave', () => {
  const held = () =>
    createKlarna({ ...sandboxConfig({ url: psp.url, port: 0, isOurs: true, isPortChosen: false }).klarna!, capture: 'dispatch' });
  const eur = (value: number) => ({ value, currency: 'EUR' });

  async function approved() {
    const back = await agreed('pay_now');
    const answer = await held().finish(back);
    if (answer.state !== 'approved') throw new Error(answer.state);
    expect(answer.isHeld).toBe(true);
    return { reference: back.reference, providerReference: answer.providerReference };
  }

  test('it is taken in parts, the rest is let go, and no more goes back than was taken', async () => {
    const order = await approved();
    const take = () => held().capture!({ ...order, key: `${order.reference}-1`, amount: eur(4_000) });
    expect([await take(), await take()]).toMatchObject([{ state: 'done' }, { state: 'done' }]);
    expect(await held().refund({ ...order, key: `${order.reference}-2`, amount: eur(4_001) })).toMatchObject({ state: 'refused' });
    const release = { ...order, key: `${order.reference}-3`, amount: eur(6_390), remaining: eur(4_000) };
    expect(await held().release!(release)).toMatchObject({ state: 'done' });
    expect(await held().capture!({ ...order, key: `${order.reference}-4`, amount: eur(1) })).toMatchObject({ state: 'refused' });
    expect(await held().refund({ ...order, key: `${order.reference}-5`, amount: eur(1_000) })).toMatchObject({ state: 'done' });
    expect(await psp.netOf(order.reference)).toBe(3_000);
  });

  test('all of it is let go when nothing leaves', async () => {
    const order = await approved();
    const all = { ...order, key: `${order.reference}-1`, amount: eur(10_390), remaining: eur(0) };
    expect(await held().release!(all)).toMatchObject({ state: 'done' });
    expect(await psp.netOf(order.reference)).toBe(0);
  });
});

describe('notices', () => {
  const query = (url: string) => Object.fromEntries(new URL(url).searchParams);

  test('are known by the address that we gave, and only a reason to ask', async () => {
    const back = await agreed('pay_now');
    await expect.poll(() => psp.notices.some(({ url }) => url.includes(back.reference))).toBe(true);
    const notice = psp.notices.find(({ url }) => url.includes(back.reference));
    const reading = klarna().readWebhook({ body: notice?.body ?? '', headers: {}, query: query(notice?.url ?? '') });
    expect(reading).toMatchObject({ state: 'verified', events: [{ provider: 'klarna', reference: back.reference }] });
    expect(JSON.stringify(reading)).not.toContain('amount');
  });

  test('from a stranger are refused', async () => {
    await psp.setFault('klarna', { mode: 'forged', times: 1 });
    const back = await agreed('refuse');
    await expect.poll(() => psp.notices.filter(({ url }) => url.includes(back.reference)).length).toBe(2);
    const readings = psp.notices
      .filter(({ url }) => url.includes(back.reference))
      .map(({ url, body }) => klarna().readWebhook({ body, headers: {}, query: query(url) }));
    expect(readings).toContainEqual({ state: 'refused', why: 'forged' });
    expect(klarna().readWebhook({ body: '{}', headers: {}, query: { reference: 'a' } })).toEqual({ state: 'refused', why: 'unsigned' });
    expect(klarna().readWebhook({ body: '{}', headers: {}, query: {} })).toEqual({ state: 'refused', why: 'unsigned' });
  });
});

import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyTables } from '../db/test-database.ts';
import { openTestPsp, type TestPsp } from '../harness/test-psp.ts';
import { signedUrl } from '../payment/klarna/klarna-webhook.ts';
import { checkoutShop } from './checkout.fixture.ts';

let psp: TestPsp;
let shop: Awaited<ReturnType<typeof checkoutShop>>;

beforeAll(async () => {
  psp = await openTestPsp({ clock: () => shop.deps.clock() });
  await emptyTables();
  shop = await checkoutShop(psp.providers, psp.config);
});
afterAll(() => psp.stop());

const numRuns = Number(process.env.FUZZ_RUNS ?? 40);
const base = '/api/order/payment';
async function send(url: string, payload: string, headers: Record<string, string> = {}) {
  return shop.app.inject({ method: 'POST', url, headers: { 'content-type': 'application/json', ...headers }, payload });
}

/** Anything that JSON can say, where a provider would say a word: wrong types, what a database cannot hold, and far too much of it. */
const garbage = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom('\u0000', '\ud800', 'x'.repeat(5_000), '', -1, 1.5, 1e300, Number.MAX_SAFE_INTEGER, true, null, [], {}),
  fc.string({ unit: 'binary' }),
);
const record = <T extends string>(...names: T[]) =>
  fc.record(Object.fromEntries(names.map((name) => [name, garbage])) as Record<T, typeof garbage>, { requiredKeys: [] });

const say = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value ?? '') : String(value ?? ''));

function signAdyen(item: Record<string, unknown>, hmacKey: string): string {
  const { pspReference, originalReference, merchantAccountCode, merchantReference, amount, eventCode, success } = item;
  const { value, currency } = (amount ?? {}) as { value?: unknown; currency?: unknown };
  const parts = [pspReference, originalReference ?? '', merchantAccountCode, merchantReference, value, currency, eventCode, success];
  return createHmac('sha256', Buffer.from(hmacKey, 'hex')).update(parts.map(say).join(':')).digest('base64');
}

const adyenItem = fc.tuple(
  fc.record({
    ...{ pspReference: fc.constant('P1'), merchantReference: fc.constant('S1'), eventCode: fc.constant('AUTHORISATION') },
    ...{ success: fc.constant('true'), merchantAccountCode: fc.constant('account'), amount: fc.constant({ value: 1, currency: 'DKK' }) },
  }),
  record('pspReference', 'originalReference', 'merchantReference', 'amount', 'eventCode', 'eventDate', 'success'),
);

test.each(['adyen', 'pos'])('a notice of %s that is signed and makes no sense is refused, and never an error of ours', async (name) => {
  const { hmacKey, merchantAccount: merchantAccountCode } = psp.config!.adyen!;
  await fc.assert(
    fc.asyncProperty(adyenItem, async ([right, wrong]) => {
      const item: Record<string, unknown> = { ...right, ...wrong, merchantAccountCode };
      const additionalData = { hmacSignature: signAdyen(item, hmacKey) };
      const notificationItems = [{ NotificationRequestItem: { ...item, additionalData } }];
      const { statusCode, body } = await send(`${base}/${name}/webhook`, JSON.stringify({ notificationItems }));
      expect([200, 400], body).toContain(statusCode);
    }),
    { numRuns },
  );
});

test('a notice of Iyzico that is signed and makes no sense is refused, and never an error of ours', async () => {
  const { secret } = psp.config!.iyzico!;
  const notice = record('iyziEventType', 'iyziPaymentId', 'token', 'paymentConversationId', 'status', 'iyziEventTime');
  await fc.assert(
    fc.asyncProperty(notice, fc.boolean(), async (told, isOurs) => {
      const sent: Record<string, unknown> = { ...told, ...(isOurs && { paymentConversationId: 'S1' }) };
      const { iyziEventType, iyziPaymentId, token, paymentConversationId, status } = sent;
      const text = secret + [iyziEventType, iyziPaymentId, token, paymentConversationId, status].map(say).join('');
      const signature = createHmac('sha256', secret).update(text).digest('hex');
      const answer = await send(`${base}/iyzico/retrieve-payment-webhook`, JSON.stringify(sent), { 'x-iyz-signature-v3': signature });
      expect([200, 400], answer.body).toContain(answer.statusCode);
    }),
    { numRuns },
  );
});

test('a notice of Klarna with its address and no sense is refused, and never an error of ours', async () => {
  const { pathname, search } = new URL(signedUrl(`http://shop${base}/klarna/webhook`, 'S1', psp.config!.klarna!.password));
  await fc.assert(
    fc.asyncProperty(fc.oneof(garbage, record('event_id', 'order_id', 'session')), async (told) => {
      const { statusCode, body } = await send(pathname + search, JSON.stringify(told));
      expect([200, 204, 400], body).toContain(statusCode);
    }),
    { numRuns },
  );
});

test('bytes that are no JSON at all are refused by every provider', async () => {
  for (const path of ['adyen/webhook', 'pos/webhook', 'iyzico/retrieve-payment-webhook', 'klarna/webhook'])
    for (const text of ['', '{', 'null', '"x"', '[]', '\u0000'])
      expect((await send(`${base}/${path}`, text)).statusCode, `${path} ${text}`).toBe(400);
});

test('a notice of Adyen is answered with the bare word that Adyen compares', async () => {
  const { hmacKey, merchantAccount: merchantAccountCode } = psp.config!.adyen!;
  const item = { pspReference: 'P2', merchantReference: 'S2', eventCode: 'PENDING', success: 'true', merchantAccountCode };
  const NotificationRequestItem = { ...item, amount: { value: 1, currency: 'SEK' } };
  const additionalData = { hmacSignature: signAdyen(NotificationRequestItem, hmacKey) };
  const payload = { notificationItems: [{ NotificationRequestItem: { ...NotificationRequestItem, additionalData } }] };
  const { statusCode, body, headers } = await send(`${base}/adyen/webhook`, JSON.stringify(payload));
  expect([statusCode, body]).toEqual([200, '[accepted]']);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
});

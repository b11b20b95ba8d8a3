import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestPsp, type TestPsp } from '../harness/test-psp.ts';
import type { PaymentAnswer, ProviderName, StartPayment } from './payment-provider.ts';
import { testPayment } from './test-payment.ts';

let psp: TestPsp;
beforeAll(async () => {
  psp = await openTestPsp({ timeoutMs: 1_000 });
  // Libraries are loaded with the first call; that is not what these tests wait for.
  await Promise.all(Object.values(psp.providers).map((provider) => provider.lookUp(testPayment({ terminalId: 'T', method: {} }))));
});
afterAll(() => psp.stop());

const providers: ProviderName[] = ['adyen', 'klarna', 'iyzico', 'payByLink', 'pos'];

function paymentFor(provider: ProviderName): StartPayment {
  if (provider === 'adyen') return testPayment();
  if (provider === 'iyzico') return testPayment({ amount: { value: 10_390, currency: 'TRY' }, locale: 'tr-TR', method: {} });
  return testPayment({ method: {}, terminalId: `T-${Math.random()}` });
}

/** Where money moves with the very first call, a missing answer leaves it open; where a page comes first, nothing can have happened. */
const openAtStart = new Set<ProviderName>(['adyen', 'pos']);

describe.each(providers)('%s', (name) => {
  const start = (payment: StartPayment): Promise<PaymentAnswer> => psp.providers[name].start(payment);

  test.each(['timeout', 'error', 'lostAnswer', 'errorAfter'])(
    '%s at the start never looks like success, nor open where nothing can have happened',
    async (mode) => {
      const payment = paymentFor(name);
      await psp.setFault(name, { mode, times: 1, operations: ['start'] });
      const answer = await start(payment);
      expect(answer.state).toBe(openAtStart.has(name) ? 'unknown' : 'refused');
      if (mode === 'timeout' && openAtStart.has(name)) expect(answer).toEqual({ state: 'unknown', why: 'timeout' });
      await psp.setFault(name, []);
    },
  );

  test('slow is only slow', async () => {
    await psp.setFault(name, { mode: 'slow', delayMs: 50, times: 1, operations: ['start'] });
    expect((await start(paymentFor(name))).state).toMatch(/^(approved|action|pending)$/);
    await psp.setFault(name, []);
  });

  test('asked while it hangs stays open', async () => {
    const payment = paymentFor(name);
    const started = await start(payment);
    await psp.setFault(name, { mode: 'timeout', operations: ['start', 'finish', 'lookUp'] });
    const { providerReference, token } = started as { providerReference?: string; token?: string };
    const answer = await psp.providers[name].lookUp({
      ...payment,
      ...(providerReference && { providerReference }),
      ...(token && { token }),
    });
    expect(answer).toEqual({ state: 'unknown', why: 'timeout' });
    await psp.setFault(name, []);
  });
});

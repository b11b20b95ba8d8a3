import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { emptyTables } from '../db/test-database.ts';
import { fulfilmentShop } from '../fulfilment/fulfilment.fixture.ts';
import type { PaymentAnswer, PaymentProvider } from '../payment/payment-provider.ts';
import { askProviders } from './ask-providers.ts';

let shop: Awaited<ReturnType<typeof fulfilmentShop>>;

beforeEach(async () => {
  await emptyTables();
  shop = await fulfilmentShop();
});

/** A provider that says of each payment what it is told to. */
function saying(answer: (asked: { amount: { value: number; currency: string } }) => PaymentAnswer): { klarna: PaymentProvider } {
  return { klarna: { ...shop.klarna.provider, check: async (asked) => answer(asked) } };
}
const approved = ({ amount }: { amount: { value: number; currency: string } }): PaymentAnswer => ({
  ...{ state: 'approved', providerReference: 'p', amount },
});

test('a provider that has what we have: nothing is found', async () => {
  await shop.bought({ currency: 'HUF' });
  await shop.bought({ currency: 'BHD' });
  expect(await askProviders(shop.db, saying(approved))).toEqual({ name: expect.any(String), counted: 2, findings: [] });
});

test.each<[string, (asked: { amount: { value: number; currency: string } }) => PaymentAnswer, string]>([
  ['another amount', ({ amount }) => approved({ amount: { ...amount, value: amount.value - 1 } }), 'expected, the provider has'],
  ['another currency', ({ amount }) => approved({ amount: { ...amount, currency: 'EUR' } }), 'EUR'],
  ['nothing of an order', () => ({ state: 'absent' }), 'is ordered, the provider has it absent'],
  ['a refusal', () => ({ state: 'refused', reason: 'expired' }), 'is ordered, the provider has it refused'],
])('the provider has %s: found', async (_, answer, wrong) => {
  await shop.bought({ currency: 'SEK' });
  expect((await askProviders(shop.db, saying(answer))).findings).toMatchObject([{ wrong: expect.stringContaining(wrong) }]);
});

test('money that the provider has of a payment that is cancelled here is found', async () => {
  await shop.bought();
  await shop.db.execute(sql`update payment_attempt set state = 'cancelled', order_id = null`);
  expect((await askProviders(shop.db, saying(approved))).findings).toHaveLength(1);
});

test('what could not be asked is said, and is no finding', async () => {
  await shop.bought();
  const silent = await askProviders(shop.db, { klarna: { ...shop.klarna.provider } });
  expect(silent).toMatchObject({
    counted: 0,
    findings: [],
    notes: ['1 payments could not be asked about (klarna answers no such question)'],
  });
  const down = await askProviders(
    shop.db,
    saying(() => ({ state: 'unknown', why: 'timeout' })),
  );
  expect(down).toMatchObject({ counted: 0, findings: [], notes: ['1 payments could not be asked about (klarna: timeout)'] });
});

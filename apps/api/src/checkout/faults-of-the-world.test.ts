import { payment } from '@selvedge/contract/payment.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyTables } from '../db/test-database.ts';
import { openTestPsp, type TestPsp } from '../harness/test-psp.ts';
import { relayOutbox } from '../jobs/relay-outbox.ts';
import { orderHandlers } from '../order/confirm-order.ts';
import { createProviders } from '../payment/create-providers.ts';
import { sandboxConfig } from '../payment/payment-config.ts';
import type { PaymentProvider } from '../payment/payment-provider.ts';
import { testCard } from '../payment/test-payment.ts';
import { checkoutShop, jumper, params, price } from './checkout.fixture.ts';

// The short form of bench/faults-of-the-world.ts; that of the mail server is in mail/mail.test.ts.
type Shop = Awaited<ReturnType<typeof checkoutShop>>;
const quiet = { warn() {}, error() {} };
let psp: TestPsp;
let shop: Shop;
let isThere: PaymentProvider;
let current: PaymentProvider;

beforeAll(async () => {
  psp = await openTestPsp({ clock: () => shop.deps.clock() });
  isThere = psp.providers.adyen;
});
afterAll(() => psp.stop());
beforeEach(async () => {
  await emptyTables();
  current = isThere;
  const asNow = new Proxy(isThere, { get: (_, key: keyof PaymentProvider) => current[key] });
  shop = await checkoutShop({ adyen: asNow }, psp.config);
  await shop.stockUp(jumper, 10);
});

const pay = ({ api }: Awaited<ReturnType<Shop['readyBrowser']>>) =>
  api(payment.create, { params, body: testCard('4111111111111111') as object });

async function charged(): Promise<number> {
  const attempts = await shop.rows<{ reference: string }>('select reference from payment_attempt');
  const nets = await Promise.all(attempts.map(({ reference }) => psp.netOf(reference)));
  return nets.reduce((sum, net) => sum + net, 0);
}

/** As long as the shop looks at payments that are open, however slowly it does. */
async function wait(minutes: number): Promise<void> {
  for (let minute = 0; minute < minutes; minute += 1) {
    shop.wait(60);
    while ((await shop.complete()) > 0);
  }
}

test.each([
  ['away', 'http://127.0.0.1:9'],
  ['without a name', 'http://psp.invalid'],
])('a provider that is %s takes nothing and loses nothing; when it is back the same basket is paid once', async (_, url) => {
  const browser = await shop.readyBrowser();
  const gone = sandboxConfig({ url, port: 0, isOurs: false, isPortChosen: true }, 500);
  current = createProviders(gone).adyen!;
  const answer = await pay(browser);
  expect(['pending', 'error', 'refused']).toContain(answer.paymentState);
  expect(answer.orderId).toBeUndefined();
  await wait(5);
  expect(await shop.books()).toMatchObject({ orders: 0 });
  current = isThere;
  await wait(60);
  expect(await shop.books()).toMatchObject({ orders: 0, reserved: 0 });
  expect(await pay(browser)).toMatchObject({ paymentState: 'authorised' });
  await wait(5);
  expect(await shop.books()).toMatchObject({ orders: 1, reserved: 0 });
  expect(await charged()).toBe(price);
});

test.each([
  ['back', -3_600],
  ['ahead', 3_600],
])('a clock that jumps an hour %s between payment and delivery keeps the order, and its news is told at once', async (_, seconds) => {
  const first = await shop.readyBrowser();
  expect(await pay(first)).toMatchObject({ paymentState: 'authorised' });
  shop.wait(seconds);
  expect(await pay(await shop.readyBrowser())).toMatchObject({ paymentState: 'authorised' });
  await wait(2);
  expect(await shop.books()).toMatchObject({ orders: 2, reserved: 0 });
  expect(await charged()).toBe(2 * price);
  const { db, deps } = shop;
  while ((await relayOutbox({ db, handlers: orderHandlers({ db, clock: deps.clock }), now: deps.clock(), log: quiet })) > 0);
  expect(await shop.rows(`select topic from outbox where topic = 'order.placed' and delivered_at is null`)).toEqual([]);
});

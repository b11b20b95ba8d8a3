import { randomUUID } from 'node:crypto';
import { createClient } from '@selvedge/contract/client.ts';
import type { Endpoint, Sent } from '@selvedge/contract/endpoint.ts';
import { returns } from '@selvedge/contract/returns.ts';
import { fulfilment } from '@selvedge/contract/studio/fulfilment.ts';
import { staffReturns } from '@selvedge/contract/studio/returns.ts';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { emptyTables, testDb } from '../db/test-database.ts';
import { fulfilmentShop } from '../fulfilment/fulfilment.fixture.ts';
import { settleChanges } from '../fulfilment/settle-changes.ts';
import { freePort } from '../harness/free-port.ts';
import { openCheckoutServer } from '../harness/open-checkout-server.ts';
import { type Headers, signInAsStaff } from '../harness/sign-in-as.ts';
import { getOrderRow } from '../order/locked-order.ts';
import { accessToken } from '../order/order-access.ts';
import { auditLedger } from './audit-ledger.ts';
import { orderLifeChecks } from './order-life-checks.ts';

const place = { kind: 'warehouse', locationId: 'CENTRAL' } as const;
let shop: Awaited<ReturnType<typeof fulfilmentShop>>;

beforeEach(async () => {
  await emptyTables();
  shop = await fulfilmentShop();
});

/** A shop as a process of its own, and the desk in it. */
async function openDesk(staff: Headers) {
  const { url: databaseUrl } = await testDb();
  const port = await freePort();
  const server = await openCheckoutServer({ port, databaseUrl, pspUrl: 'http://127.0.0.1:9' });
  const send = ((url: string, init: RequestInit) =>
    fetch(url, { ...init, headers: { ...(init.headers as Headers), ...staff } })) as typeof fetch;
  return { call: createClient({ apiBase: `http://127.0.0.1:${port}`, fetch: send }), stop: () => server.kill() };
}
type Desk = Awaited<ReturnType<typeof openDesk>>;

/** Four pieces of one article, of which two left and are announced to come back one by one, and two of another. */
async function living(desk: Desk, at: number) {
  const wish = { currency: ['SEK', 'KWD', 'HUF', 'EUR', 'JPY'][at % 5]!, byCard: 3_000, freight: 500, isHeld: at % 2 === 1 };
  const bought = await shop.bought({
    ...wish,
    lines: [
      { quantity: 4, amount: 10_001 },
      { quantity: 2, amount: 5_003 },
    ],
  });
  const { orderId, lines } = bought;
  const [first, second] = lines as [string, string];
  const packed = await desk.call(fulfilment.pack, {
    body: { orderId, key: randomUUID(), ...place, lines: [{ lineItemId: first, quantity: 2 }] },
  });
  const { parcelId } = packed.parcels[0]!;
  await desk.call(fulfilment.ship, { body: { orderId, parcelId, courier: 'Post', trackingNumber: 'T-1', trackingLink: '' } });
  const token = accessToken(await getOrderRow(shop.db, orderId), 'mail');
  const back = [{ lineItemId: first, quantity: 1, reason: 'tooSmall' as const, words: '' }];
  for (let piece = 0; piece < 2; piece++)
    await shop.browser().api(returns.register, { params: { orderId }, body: { token, key: randomUUID(), lines: back, method: 'dropOff' } });
  const made = await desk.call(staffReturns.ofOrder, { body: { orderId } });
  return { ...bought, first, second, returnIds: made.returns.map(({ returnId }) => returnId) };
}

type Call = <E extends Endpoint>(definition: E, sent: Sent<E>) => () => Promise<unknown>;

/** Ten calls: everything is asked for twice, at both processes, and two things a third time under another key. */
function rush({ orderId, first, second, returnIds }: Awaited<ReturnType<typeof living>>, on: readonly [Call, Call]) {
  const condition = { condition: 'asNew' as const, isRestocked: true };
  const receive = (returnId: string, key: string) => ({
    body: { returnId, key, ...place, lines: [{ lineItemId: first, quantity: 1, ...condition }], refused: [] },
  });
  const cancel = (lineItemId: string, quantity: number, key: string) => ({
    body: { orderId, key, lines: [{ lineItemId, quantity }], reason: 'both at once' },
  });
  const [one, other] = returnIds as [string, string];
  const keys = Array.from({ length: 4 }, () => randomUUID()) as [string, string, string, string];
  const [a, b] = on;
  return [
    ...on.flatMap((call) => [
      call(staffReturns.receive, receive(one, keys[0])),
      call(staffReturns.receive, receive(other, keys[1])),
      call(fulfilment.cancelLines, cancel(first, 1, keys[2])),
      call(fulfilment.cancelLines, cancel(second, 2, keys[3])),
    ]),
    a(staffReturns.receive, receive(one, randomUUID())),
    b(fulfilment.cancelLines, cancel(second, 2, randomUUID())),
  ];
}

test('100 returns and cancellations of the same orders at once, from two processes: nothing happens twice', {
  timeout: 300_000,
}, async () => {
  const { db } = shop;
  const staff = await signInAsStaff(db, { role: 'customer-service', now: new Date() });
  const desks = await Promise.all([openDesk(staff), openDesk(staff)]);
  try {
    const orders = [];
    for (let at = 0; at < 10; at++) orders.push(await living(desks[0], at));
    const statuses: number[] = [];
    const later =
      ({ call }: Desk): Call =>
      (definition, sent) => {
        // Who waited too long for a row is told to come back (503), and does, with the same key.
        const again = (): Promise<unknown> =>
          call(definition, sent).then(
            () => statuses.push(200),
            ({ status = 0 }: { status?: number }) => (status === 503 ? again() : statuses.push(status)),
          );
        return again;
      };
    const calls = orders.flatMap((each) => rush(each, [later(desks[0]), later(desks[1])]));
    expect(calls).toHaveLength(100);
    // The calls of one order stand next to each other, so that both processes want its row at the same moment.
    await Promise.all(calls.map((call) => call()));
    expect(new Set(statuses)).toEqual(new Set([200, 409]));

    const { rows: pieces } = await db.execute(sql`
      select place, cancelled, returned, refunded, count(*)::int as orders from order_line group by 1, 2, 3, 4 order by place`);
    expect(pieces).toEqual([
      { place: 0, cancelled: 1, returned: 2, refunded: 3, orders: 10 },
      { place: 1, cancelled: 2, returned: 0, refunded: 2, orders: 10 },
    ]);
    const { rows: moved } = await db.execute(sql`select sum(quantity)::int as pieces from stock_movement where quantity > 0`);
    expect(moved).toEqual([{ pieces: 10 * 5 }]);
    const { rows: refunds } = await db.execute(sql`select kind, count(*)::int as count from refund group by kind order by kind`);
    expect(refunds).toEqual([
      { kind: 'cancellation', count: 20 },
      { kind: 'return', count: 20 },
    ]);

    const clock = () => new Date(Date.now() + 60 * 60_000);
    while ((await settleChanges({ ...shop.deps, clock })) > 0);
    const { rows: sums } = await db.execute<{ back: string; card: string; provider: string }>(sql`
      select sum(x.amount) as back, sum(x.amount) filter (where p.kind = 'giftCard') as card, sum(x.amount) filter (where p.kind = 'provider') as provider
      from refund_part x join order_payment p using (order_id, payment_id)`);
    const [{ card, provider }] = sums as [(typeof sums)[0]];
    expect(shop.klarna.sum('refund') + shop.klarna.sum('release')).toBe(Number(provider));
    let onCards = 0;
    for (const each of orders) onCards += await shop.balanceOf(each.card!.id);
    expect(onCards).toBe(Number(card));
    const names = orderLifeChecks(new Date()).map(({ name }) => name);
    const found = (await auditLedger(db, { now: new Date() })).filter(({ name, findings }) => names.includes(name) && findings.length > 0);
    expect(found).toEqual([]);
  } finally {
    for (const { stop } of desks) stop();
  }
});

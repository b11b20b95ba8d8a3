import { randomUUID } from 'node:crypto';
import { order } from '@selvedge/contract/order.ts';
import { figures } from '@selvedge/contract/studio/figures.ts';
import { fulfilment } from '@selvedge/contract/studio/fulfilment.ts';
import { staffReturns } from '@selvedge/contract/studio/returns.ts';
import { studio } from '@selvedge/contract/studio/staff.ts';
import { toDecimal } from '@selvedge/domain/money/minor-units.ts';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { emptyTables } from '../db/test-database.ts';
import { fulfilmentShop, type Wish } from '../fulfilment/fulfilment.fixture.ts';
import { callAs } from '../harness/call-as.ts';
import { testNow as now } from '../harness/test-app.ts';
import { auditLedger } from '../ledger-audit/audit-ledger.ts';
import { orderLifeChecks } from '../ledger-audit/order-life-checks.ts';
import { exchangeRateTable } from './tables.ts';

let shop: Awaited<ReturnType<typeof fulfilmentShop>>;
const today = { from: '2026-11-15', to: '2026-11-15' } as const;

beforeEach(async () => {
  await emptyTables();
  shop = await fulfilmentShop();
});

type Query = Partial<Parameters<Awaited<ReturnType<typeof shop.staff>>>[1]> & Record<string, unknown>;
const look = async (query: Query = {}, role: 'country-manager' | 'store' = 'country-manager', stores: string[] = []) =>
  (await shop.staff(role, stores))(figures.sales, { query: { ...today, zone: 'UTC', ...query } });

/** Sent, returned in part, cancelled in part, paid back in part, paid by card in part; another order cancelled whole. */
async function live({ currency, market, isTaxIncluded }: Required<Pick<Wish, 'currency' | 'market' | 'isTaxIncluded'>>) {
  const desk = await shop.staff();
  const { orderId, lines } = await shop.bought({
    ...{ currency, market, isTaxIncluded, isHeld: true, byCard: 4_000, freight: 500 },
    lines: [
      { quantity: 3, amount: 10_000, tax: 1_501 },
      { quantity: 1, amount: 901 },
    ],
  });
  const parcelId = await shop.pack(desk, orderId, [{ lineItemId: lines[0]!, quantity: 3 }]);
  await desk(fulfilment.ship, { body: { orderId, parcelId, courier: 'Post', trackingNumber: `T-${currency}` } });
  await desk(fulfilment.cancelLines, {
    body: { orderId, key: randomUUID(), lines: [{ lineItemId: lines[1]!, quantity: 1 }], reason: 'not there' },
  });
  const wish = { lineItemId: lines[0]!, quantity: 1, reason: 'changedMind' as const, words: '' };
  const { returnId } = await desk(staffReturns.register, { body: { orderId, key: randomUUID(), lines: [wish], method: 'dropOff' } });
  const receipt = { lineItemId: lines[0]!, quantity: 1, condition: 'asNew' as const, isRestocked: true };
  await desk(staffReturns.receive, {
    body: { returnId, key: randomUUID(), kind: 'warehouse', locationId: 'CENTRAL', lines: [receipt], refused: [] },
  });
  await desk(fulfilment.refund, {
    body: { orderId, key: randomUUID(), what: { kind: 'amount', amount: toDecimal(7, currency) }, reason: 'a stain' },
  });
  const whole = await shop.bought({ currency, market, byCard: 100, freight: 50 });
  const lineItems = [{ lineItemId: whole.lines[0]!, quantity: 2 }];
  await desk(order.partCancel, { body: { orderNumber: whole.orderNumber, key: randomUUID(), reason: 'by telephone', lineItems } });
  await shop.bought({ currency, market, lines: [{ quantity: 1, amount: 12_345, tax: 99 }], isTaxIncluded });
  await shop.settle();
}

/** Sums of the very rows that `npm run audit` goes through. */
async function books(currency: string): Promise<{ paid: number; vat: number; back: number }> {
  const { rows } = await shop.db.execute<{ paid: string; vat: string; back: string }>(sql`
    select (select sum(p.amount) from order_payment p join customer_order o on o.id = p.order_id where o.currency = ${currency}) as paid,
      (select sum(vat) from customer_order where currency = ${currency}) as vat,
      (select sum(p.refunded) from order_payment p join customer_order o on o.id = p.order_id where o.currency = ${currency}) as back`);
  const { paid, vat, back } = rows[0]!;
  return { paid: Number(paid), vat: Number(vat), back: Number(back) };
}

describe('what was sold', () => {
  test.each([
    ['HUF', 'hu-HU', true],
    ['KWD', 'ar-KW', false],
    ['PLN', 'pl-PL', true],
  ] as const)('agrees with the audit to the last minor unit in %s', async (currency, market, isTaxIncluded) => {
    await live({ currency, market, isTaxIncluded });
    const names = orderLifeChecks(now).map(({ name }) => name);
    const audit = await auditLedger(shop.db, { now: new Date(now.getTime() + 3_600_000) });
    expect(audit.filter(({ name, findings }) => names.includes(name) && findings.length > 0)).toEqual([]);
    const { paid, vat, back } = await books(currency);
    const answer = await look();
    const write = (minor: number) => toDecimal(minor, currency);
    expect(answer.currency).toBe(currency);
    expect(answer.now).toEqual({
      ...{ orders: 3, items: 7, gross: write(paid), net: write(paid - vat), refunded: write(back), kept: write(paid - back) },
      ...{ giftCards: 0, basket: write(Math.round(paid / 3)), returns: 1, returnedItems: 1 },
    });
    const sum = (of: readonly { gross: number }[]) =>
      toDecimal(
        of.reduce((all, { gross }) => all + Math.round(gross / write(1)), 0),
        currency,
      );
    expect(sum(answer.points.flatMap((point) => point.now ?? []))).toBe(answer.now.gross);
    expect(sum(answer.markets.map((each) => each.now))).toBe(answer.now.gross);
  });

  test('counts a refund when a second member of staff agreed, and never one that was declined', async () => {
    const { orderId } = await shop.bought({ currency: 'SEK', market: 'sv-SE', lines: [{ quantity: 1, amount: 900_000 }] });
    const desk = await shop.staff();
    const what = { kind: 'amount', amount: 5_000 } as const;
    const asked = await desk(fulfilment.refund, { body: { orderId, key: randomUUID(), what, reason: 'too late' } });
    expect((await look()).now).toMatchObject({ gross: 9_000, refunded: 0, kept: 9_000 });
    const other = await shop.staff('administrator');
    const { refundId } = asked.refunds[0]!;
    await other(fulfilment.decideRefund, { body: { orderId, refundId, isApproved: true } });
    expect((await look()).now).toMatchObject({ gross: 9_000, refunded: 5_000, kept: 4_000 });
  });

  test('leaves gift cards out of what was sold, and says how many were', async () => {
    const { orderId, lines } = await shop.bought({
      ...{ currency: 'DKK', market: 'da-DK' },
      lines: [
        { quantity: 1, amount: 30_000 },
        { quantity: 1, amount: 50_000 },
      ],
    });
    await shop.db.execute(sql`update order_line set is_digital = true where order_id = ${orderId} and line_id = ${lines[1]}`);
    expect((await look()).now).toMatchObject({ gross: 300, net: 300, giftCards: 500, basket: 300 });
  });

  test('leaves exchanges out: nothing is bought by them', async () => {
    const { orderId, lines } = await shop.bought({ currency: 'NOK', market: 'nb-NO', lines: [{ quantity: 1, amount: 100 }] });
    const exchanged = await shop.bought({ currency: 'NOK', market: 'nb-NO', lines: [{ quantity: 1, amount: 100 }] });
    await shop.db.execute(sql`update customer_order set total = 0 where id = ${exchanged.orderId}`);
    expect((await look()).now.orders).toBe(2);
    await shop.db.execute(sql`insert into order_exchange (order_id, line_id, of_order_id, of_line_id)
      values (${exchanged.orderId}, ${exchanged.lines[0]}, ${orderId}, ${lines[0]})`);
    expect((await look()).now.orders).toBe(1);
  });
});

describe('currencies', () => {
  beforeEach(async () => {
    await shop.bought({ currency: 'KWD', market: 'ar-KW', lines: [{ quantity: 1, amount: 35_000 }] });
    await shop.bought({ currency: 'EUR', market: 'de-DE', lines: [{ quantity: 1, amount: 10_000 }] });
    await shop.bought({ currency: 'EUR', market: 'nl-NL', lines: [{ quantity: 1, amount: 10_001 }] });
  });

  test('are never added up: without a rate the others are counted and named', async () => {
    expect(await look()).toMatchObject({
      ...{ currency: 'EUR', currencies: ['EUR', 'KWD'], rates: [], left: [{ currency: 'KWD', orders: 1 }] },
      now: { orders: 3, gross: 200.01, basket: 100.01 },
    });
    expect(await look({ currency: 'KWD' })).toMatchObject({ left: [{ currency: 'EUR', orders: 2 }], now: { gross: 35 } });
  });

  test('are written in another by the rate of the last day, which the answer names', async () => {
    const manager = await shop.staff('country-manager');
    await manager(figures.writeRate, { body: { currency: 'KWD', since: '2026-11-01', rate: 0.35 } });
    await manager(figures.writeRate, { body: { currency: 'KWD', since: '2026-12-01', rate: 0.5 } });
    expect(await look()).toMatchObject({
      ...{ currency: 'EUR', rates: [{ currency: 'KWD', rate: 0.35, since: '2026-11-01' }], left: [] },
      now: { orders: 3, gross: 300.01 },
    });
    expect((await look({ currency: 'KWD' })).now).toMatchObject({ gross: 105.004 });
    expect(await manager(figures.rates, {})).toMatchObject([{ since: '2026-12-01', rate: 0.5 }, { since: '2026-11-01' }]);
  });

  test('a rate of the euro, or of what is no currency, is refused', async () => {
    const manager = await shop.staff('country-manager');
    for (const currency of ['EUR', 'XXX'])
      await expect(manager(figures.writeRate, { body: { currency, since: '2026-11-01', rate: 1 } })).rejects.toMatchObject({
        status: 400,
      });
    expect(await shop.db.select().from(exchangeRateTable)).toEqual([]);
  });
});

describe('times', () => {
  const place = async (market: string, at: string) => {
    const { orderId } = await shop.bought({ currency: 'EUR', market, lines: [{ quantity: 1, amount: 1_000 }] });
    await shop.db.execute(sql`update customer_order set placed_at = ${at} where id = ${orderId}`);
  };

  test('are those of each market, or of one that is chosen, on days when clocks are turned too', async () => {
    await place('de-DE', '2026-10-24T22:30:00Z'); // half past midnight on the 25th in Berlin
    await place('de-DE', '2026-10-25T22:30:00Z'); // half past eleven in the evening, after 25 hours
    const day = { from: '2026-10-25', to: '2026-10-25' };
    const there = await look({ ...day, zone: 'Europe/Berlin' });
    expect(there.points.flatMap(({ at, now: here }) => (here?.orders ? [at] : []))).toEqual(['2026-10-25T00', '2026-10-25T23']);
    expect((await look({ ...day, zone: 'UTC' })).now.orders).toBe(1);
  });

  test('last week counts until the same hour, and is laid over it hour by hour', async () => {
    await place('fr-FR', '2026-11-15T08:15:00Z');
    await place('fr-FR', '2026-11-08T08:45:00Z');
    await place('fr-FR', '2026-11-08T17:00:00Z');
    const { now: sold, before, points, compared } = await look({ compare: 'week' });
    expect([sold.orders, before?.orders, compared]).toEqual([1, 1, { from: '2026-11-08', to: '2026-11-08' }]);
    expect(points[8]).toMatchObject({ at: '2026-11-15T08', comparedAt: '2026-11-08T08', now: { orders: 1 }, before: { orders: 1 } });
    expect(points[11]).not.toHaveProperty('now');
  });

  test('of markets that are gone are counted as well, and those that are chosen alone', async () => {
    await place('xx-XX', '2026-11-15T08:15:00Z');
    await place('it-IT', '2026-11-15T08:15:00Z');
    expect((await look()).markets.map(({ market }) => market)).toEqual(['it-IT', 'xx-XX']);
    expect((await look({ markets: 'it-IT,es-ES' })).now.orders).toBe(1);
  });
});

describe('who may look', () => {
  test('who is bound to a store sees its orders only', async () => {
    const { orderId } = await shop.bought({ market: 'pl-PL' });
    await shop.bought({ market: 'pl-PL' });
    await shop.db.execute(sql`update order_origin set kind = 'store', location_id = '1010' where order_id = ${orderId}`);
    expect((await look({}, 'store')).now.orders).toBe(2);
    expect((await look({}, 'store', ['1010'])).now.orders).toBe(1);
    expect((await look({}, 'store', ['1099'])).now.orders).toBe(0);
    // By it the Studio leaves out what would answer as if it were not there.
    expect(await (await shop.staff('store', ['1010']))(studio.me, {})).toMatchObject({ isOfStores: true });
    expect(await (await shop.staff('store'))(studio.me, {})).toMatchObject({ isOfStores: false });
  });

  test('nobody else', async () => {
    for (const role of ['customer-service', 'warehouse', 'newcomer'] as const)
      await expect((await shop.staff(role))(figures.sales, { query: today })).rejects.toMatchObject({ status: 404 });
    await expect(callAs(shop.app)(figures.sales, { query: today })).rejects.toMatchObject({ status: 401 });
  });

  test('days that are none, or far too many, are refused', async () => {
    for (const [from, to] of [
      ['2026-02-31', '2026-03-01'],
      ['2026-03-02', '2026-03-01'],
      ['2020-01-01', '2026-03-01'],
    ] as const)
      await expect(look({ from, to })).rejects.toMatchObject({ status: 400 });
  });
});

import { payment } from '@selvedge/contract/payment.ts';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { emptyTables } from '../db/test-database.ts';
import { checkoutShop, jumper, params } from './checkout.fixture.ts';
import { pretendProvider } from './pretend-provider.fixture.ts';

type Shop = Awaited<ReturnType<typeof checkoutShop>>;
let shop: Shop;
const link = pretendProvider('payByLink');
const price = 4500;

beforeEach(async () => {
  await emptyTables();
  shop = await checkoutShop({ payByLink: link.provider });
  await shop.stockUp(jumper, 10);
  offerLinks();
});

function offerLinks(): void {
  const snapshot = shop.app.shop.content();
  const own = snapshot.byMarket.get('en-GB')!;
  const byMarket = new Map(snapshot.byMarket).set('en-GB', { ...own, featureToggles: { ...own.featureToggles, payByLink: true } });
  shop.app.shop.content = () => ({ ...snapshot, byMarket });
}

/** The completer of a shop that nobody visits: it comes by every second. Answers after how many seconds it was so far. */
async function secondsUntil(isSo: () => Promise<boolean>, most = 300): Promise<number> {
  for (let seconds = 0; seconds < most; seconds++) {
    if (await isSo()) return seconds;
    shop.wait(1);
    await shop.complete();
  }
  return Number.POSITIVE_INFINITY;
}

const stateIs = (state: string) => async () => (await shop.books()).states.at(-1) === state;
const referenceOf = async () => (await shop.rows<{ reference: string }>('select reference from payment_attempt'))[0]!.reference;

describe('whoever has paid gets the order or the money back within a minute', () => {
  test.each([0, 7, 45, 600])('a link that is paid after %i s, whose notice is lost and that nobody asks after', async (seconds) => {
    const browser = await shop.readyBrowser();
    link.set('redirect');
    await browser.api(payment.create, { params, body: { provider: 'payByLink' } });
    await secondsUntil(async () => false, seconds);
    link.payAtBank(await referenceOf());
    expect(await secondsUntil(stateIs('ordered'))).toBeLessThan(60);
    expect(await shop.books()).toMatchObject({ orders: 1, sold: price, reserved: 0 });
  });

  test.each([0, 20, 40, 54])('money that goes back to a provider which does not answer for %i s', async (seconds) => {
    const browser = await shop.readyBrowser();
    shop.adyen.onAnswer(async () => {
      await shop.stockUp(jumper, 0);
      shop.adyen.set('down');
    });
    await browser.api(payment.create, { params, body: { paymentMethod: { type: 'scheme' } } });
    expect(await shop.books()).toMatchObject({ charged: price, states: ['refunding'], reserved: 0 });
    await secondsUntil(async () => false, seconds);
    shop.adyen.set('approve');
    expect(seconds + (await secondsUntil(stateIs('refunded')))).toBeLessThan(60);
    expect(await shop.books()).toMatchObject({ orders: 0, charged: 0 });
  });

  test('however long the provider was away, it is asked again soon after it is back', async () => {
    const browser = await shop.readyBrowser();
    shop.adyen.onAnswer(async () => {
      await shop.stockUp(jumper, 0);
      shop.adyen.set('down');
    });
    await browser.api(payment.create, { params, body: { paymentMethod: { type: 'scheme' } } });
    await secondsUntil(async () => false, 600);
    shop.adyen.set('approve');
    expect(await secondsUntil(stateIs('refunded'))).toBeLessThan(30);
  });

  test('an order that cannot be written, and whose refund fails the first time', async () => {
    const { db } = shop;
    await db.execute(
      sql.raw(`
      create or replace function pg_temp_no_order() returns trigger language plpgsql as $$ begin raise exception 'the disk is full'; end $$;
      create trigger no_order before insert on customer_order execute function pg_temp_no_order()`),
    );
    try {
      const browser = await shop.readyBrowser();
      await browser.api(payment.create, { params, body: { paymentMethod: { type: 'scheme' } } }).catch(() => undefined);
      expect(await shop.books()).toMatchObject({ charged: price, states: ['authorised'] });
      shop.adyen.set('down');
      const given = await secondsUntil(stateIs('refunding'));
      shop.adyen.set('approve');
      expect(given + (await secondsUntil(stateIs('refunded')))).toBeLessThan(60);
      expect(await shop.books()).toMatchObject({ orders: 0, charged: 0, reserved: 0 });
    } finally {
      await db.execute(sql.raw('drop trigger no_order on customer_order; drop function pg_temp_no_order()'));
    }
  });
});

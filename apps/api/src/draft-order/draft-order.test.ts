import { randomUUID } from 'node:crypto';
import { basket } from '@selvedge/contract/basket.ts';
import { payment } from '@selvedge/contract/payment.ts';
import { draftOrders, type SaveDraft } from '@selvedge/contract/studio/draft-orders.ts';
import { addDays } from '@selvedge/domain/date/add-days.ts';
import { daySeconds } from '@selvedge/domain/date/durations.ts';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditTable } from '../audit/tables.ts';
import { refusal } from '../basket/refusal.fixture.ts';
import { address, checkoutShop, coat, jumper, params, sealedCard } from '../checkout/checkout.fixture.ts';
import { emptyTables } from '../db/test-database.ts';
import { callAs } from '../harness/call-as.ts';
import { signInAsShopper, signInAsStaff } from '../harness/sign-in-as.ts';
import { testNow as now } from '../harness/test-app.ts';
import type { Role } from '../identity/roles.ts';
import { outboxTable } from '../jobs/tables.ts';
import { eraseDrafts, eraseDraftsOf, exportDrafts, exportDraftsOf, forgetOldDrafts } from './personal-drafts.ts';
import { draftTable } from './tables.ts';

let shop: Awaited<ReturnType<typeof checkoutShop>>;
type Browser = ReturnType<typeof shop.browser>;

beforeEach(async () => {
  await emptyTables();
  shop = await checkoutShop();
  await shop.stockUp(jumper, 10);
  await shop.stockUp(coat, 10);
});

const staff = async (role: Role = 'customer-service', at = now) => callAs(shop.app, await signInAsStaff(shop.db, { role, now: at }));
type Desk = Awaited<ReturnType<typeof staff>>;

const wish = (changes: Partial<SaveDraft> = {}): SaveDraft => ({
  ...{ key: randomUUID(), market: 'en-GB', email: 'ada@example.com', note: 'Called at nine' },
  lines: [
    { sku: jumper, quantity: 2 },
    { sku: coat, quantity: 1 },
  ],
  ...changes,
});

/** Kept and sent: the draft's number, and the token of the mail that was sent last. */
async function sent(desk: Desk, changes: Partial<SaveDraft> = {}) {
  const { draftNumber } = await desk(draftOrders.save, { body: wish(changes) });
  await desk(draftOrders.send, { body: { draftNumber } });
  return { draftNumber, token: await lastToken() };
}

async function lastToken(): Promise<string> {
  const mails = await shop.db.select().from(outboxTable).where(eq(outboxTable.topic, 'mail')).orderBy(outboxTable.id);
  const { template, values } = mails.at(-1)!.payload as { template: string; values: { token: string } };
  expect(template).toBe('draft-order');
  return values.token;
}

const open = ({ api }: Pick<Browser, 'api'>, token: string) => api(basket.openDraft, { params: {}, body: { token } });
const refusedWith = (key: string) => ({ status: 404, errors: { draft: [key] } });
const contentOf = (answer: Awaited<ReturnType<typeof open>>) => answer.basket.lines.map(({ quantity, sku }) => `${quantity} ${sku}`);

/** Says where it goes and pays. */
async function pay(browser: Browser, basketId: string) {
  const details = {
    ...{ shippingAddress: address, billingAddress: address, email: 'ada@example.com', termsAcceptedAt: now.toISOString() },
    shipments: [{ id: 'warehouse', shippingMethodId: 'home', pickupPointId: '' }],
  };
  await shop.db.execute(sql`update basket set content = content || ${JSON.stringify(details)}::jsonb where id = ${basketId}::uuid`);
  return browser.api(payment.create, { params, body: sealedCard });
}

describe('a draft order', () => {
  test('is put together, sent, opened and paid; each step is on the audit log', async () => {
    const desk = await staff();
    const saved = await desk(draftOrders.save, { body: wish() });
    expect(saved).toMatchObject({ draftState: 'draft', pieces: 3, email: 'ada@example.com', answer: { basket: { quantity: 3 } } });
    const { draftNumber } = saved;
    expect(await desk(draftOrders.send, { body: { draftNumber } })).toMatchObject({
      ...{ draftState: 'sent', expires: addDays(now, 14).toISOString() },
    });
    const browser = shop.browser();
    const taken = await open(browser, await lastToken());
    expect(contentOf(taken)).toEqual([`2 ${jumper}`, `1 ${coat}`]);
    // Whose it was meant to be is nothing that a link proves.
    expect(taken.basket.email).toBe('');
    expect((await desk(draftOrders.look, { body: { draftNumber } })).draftState).toBe('opened');
    const { orderId } = await pay(browser, taken.basket.basketId);
    expect(await desk(draftOrders.look, { body: { draftNumber } })).toMatchObject({ draftState: 'paid', orderId, orderNumber: 'GB100001' });
    const log = await shop.db.select().from(auditTable).where(sql`${auditTable.action} like 'draftOrder.%'`).orderBy(auditTable.id);
    expect(log.map(({ action, subject }) => `${action} ${subject}`)).toEqual(
      ['save', 'send', 'look', 'look'].map((step) => `draftOrder.${step} ${draftNumber}`),
    );
    expect(JSON.stringify(log.map(({ after }) => after))).not.toContain('ada@example.com');
  });

  test('is handed over once: ten browsers at once, one basket; the one that has it may come again', async () => {
    const { token } = await sent(await staff());
    const browsers = Array.from({ length: 10 }, () => shop.browser());
    const tries = await Promise.allSettled(browsers.map((browser) => open(browser, token)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const winner = browsers[tries.findIndex(({ status }) => status === 'fulfilled')]!;
    expect(contentOf(await open(winner, token))).toEqual([`2 ${jumper}`, `1 ${coat}`]);
    expect(await refusal(open(shop.browser(), token))).toEqual(refusedWith('basket.draft_used'));
    const { rows } = await shop.db.execute('select from basket');
    expect(rows).toHaveLength(1);
  });

  test('joins what is in the basket, and takes the place of the same pieces', async () => {
    const { token } = await sent(await staff(), { lines: [{ sku: jumper, quantity: 2 }] });
    const browser = shop.browser();
    for (const sku of [coat, jumper]) await browser.api(basket.addLine, { params, body: { sku, quantity: 1 } });
    expect(contentOf(await open(browser, token))).toEqual([`1 ${coat}`, `2 ${jumper}`]);
  });

  test('becomes the order of whoever is signed in, beside what they had', async () => {
    const desk = await staff();
    const { token, draftNumber } = await sent(desk);
    const subject = randomUUID();
    const member = await signInAsShopper(shop.db, { market: 'en-GB', now, subject });
    // Had something of their own from before.
    const own = shop.browser(member);
    await own.api(basket.addLine, { params, body: { sku: coat, quantity: 1 } });
    const taken = await open(own, token);
    await pay(own, taken.basket.basketId);
    expect((await desk(draftOrders.look, { body: { draftNumber } })).draftState).toBe('paid');
    const [order] = await shop.rows<{ shopper_id: string }>('select shopper_id from customer_order');
    expect(order!.shopper_id).toBe(subject);
  });

  test.each(['guest', 'member'])('opened as a %s is known again when a sign-in joins it with the same size', async (opener) => {
    const desk = await staff();
    const { token, draftNumber } = await sent(desk, { lines: [{ sku: jumper, quantity: 1 }] });
    const session = await signInAsShopper(shop.db, { market: 'en-GB', now });
    const [guest, member] = [shop.browser(), shop.browser(session)];
    const [opens, adds] = opener === 'guest' ? [guest, member] : [member, guest];
    await adds.api(basket.addLine, { params, body: { sku: jumper, quantity: 1 } });
    await open(opens, token);
    const signedIn = shop.browser({ cookie: `${session.cookie}; basket=${guest.cookies.get('basket')}` });
    const joined = await signedIn.api(basket.get, { params, query: {} });
    expect(contentOf(joined)).toEqual([`2 ${jumper}`]);
    await pay(signedIn, joined.basket.basketId);
    expect((await desk(draftOrders.look, { body: { draftNumber } })).draftState).toBe('paid');
  });

  test('says of a piece that it is sold out, in the Studio and in the basket', async () => {
    const desk = await staff();
    const { token, draftNumber } = await sent(desk);
    shop.moveStock(coat, 0);
    const { answer } = await desk(draftOrders.look, { body: { draftNumber } });
    expect(answer.basket.lines.map(({ state }) => state)).toEqual(['available', 'soldOut']);
    const { basket: taken } = await open(shop.browser(), token);
    expect(taken.notices).toMatchObject([{ key: 'basket.out_of_stock', lineItemId: taken.lines[1]!.id }]);
    expect(taken.quantity).toBe(2);
  });

  test('has one link: a newer one, a change, the end of its days and taking it back end it', async () => {
    const desk = await staff();
    const { token, draftNumber } = await sent(desk);
    await desk(draftOrders.send, { body: { draftNumber } });
    expect(await refusal(open(shop.browser(), token))).toEqual(refusedWith('basket.draft_unknown'));
    const second = await lastToken();
    expect(second).not.toBe(token);
    const stored = await shop.rows('select * from draft_order');
    expect(JSON.stringify(stored)).not.toContain(second);
    expect(await desk(draftOrders.save, { body: wish({ draftNumber }) })).toMatchObject({ draftState: 'draft' });
    expect(await refusal(open(shop.browser(), second))).toEqual(refusedWith('basket.draft_unknown'));
    await desk(draftOrders.send, { body: { draftNumber } });
    const third = await lastToken();
    shop.wait(14 * daySeconds);
    expect(await refusal(open(shop.browser(), third))).toEqual(refusedWith('basket.draft_expired'));
    const later = await staff('customer-service', addDays(now, 14));
    await later(draftOrders.cancel, { body: { draftNumber } });
    expect(await refusal(open(shop.browser(), third))).toEqual(refusedWith('basket.draft_cancelled'));
    const over = { status: 409, errors: { draft: ['studio.draft_cancelled'] } };
    expect(await refusal(later(draftOrders.send, { body: { draftNumber } }))).toEqual(over);
    expect(await refusal(later(draftOrders.save, { body: wish({ draftNumber }) }))).toEqual(over);
  });

  test('opened on the wrong device is sent again, and no longer changed', async () => {
    const desk = await staff();
    const { token, draftNumber } = await sent(desk);
    await open(shop.browser(), token);
    expect(await refusal(desk(draftOrders.save, { body: wish({ draftNumber }) }))).toEqual({
      ...{ status: 409, errors: { draft: ['studio.draft_opened'] } },
    });
    await desk(draftOrders.send, { body: { draftNumber } });
    expect(contentOf(await open(shop.browser(), await lastToken()))).toHaveLength(2);
  });

  test('saved twice by one key is one draft; what a market does not sell and gift cards are refused', async () => {
    const desk = await staff();
    const body = wish();
    const saved = await Promise.all(Array.from({ length: 5 }, () => desk(draftOrders.save, { body })));
    expect(new Set(saved.map(({ draftNumber }) => draftNumber)).size).toBe(1);
    for (const sku of ['999_none_1,M', '400_digital_1,25'])
      expect(await refusal(desk(draftOrders.save, { body: wish({ lines: [{ sku, quantity: 1 }] }) }))).toMatchObject({
        errors: { lineItem: ['basket.unknown_sku'] },
      });
  });

  test('that a basket of another market stands in the way of can be opened afterwards', async () => {
    const { token } = await sent(await staff());
    const browser = shop.browser();
    await browser.api(basket.addLine, { params: { catalog: 'de-DE' }, body: { sku: jumper, quantity: 1 } });
    expect(await refusal(open(browser, token))).toMatchObject({ errors: { catalog: ['basket.other_market'] } });
    await browser.api(basket.startAfresh, { params });
    expect(contentOf(await open(browser, token))).toHaveLength(2);
  });
});

test('the list shows each state with its count, and finds by number, order and address', async () => {
  const desk = await staff();
  const first = await sent(desk);
  await desk(draftOrders.save, { body: wish({ email: 'grace@example.com', market: 'de-DE' }) });
  const { counts, drafts } = await desk(draftOrders.find, { body: {} });
  expect(counts).toEqual({ draft: 1, sent: 1, opened: 0, expired: 0, paid: 0, cancelled: 0 });
  expect(JSON.stringify(drafts)).not.toMatch(/ada@|grace@/);
  const found = async (asked: object) => (await desk(draftOrders.find, { body: asked })).drafts.map(({ draftNumber }) => draftNumber);
  expect(await found({ state: 'sent' })).toEqual([first.draftNumber]);
  expect(await found({ search: first.draftNumber.toLowerCase() })).toEqual([first.draftNumber]);
  expect(await found({ search: 'ADA@' })).toEqual([first.draftNumber]);
  expect(await found({ market: 'en-GB' })).toEqual([first.draftNumber]);
  const page = await desk(draftOrders.find, { body: { limit: 1 } });
  expect(await found({ limit: 1, after: page.next })).not.toEqual(page.drafts.map(({ draftNumber }) => draftNumber));
  const taken = shop.browser();
  await pay(taken, (await open(taken, first.token)).basket.basketId);
  expect(await found({ search: 'GB1000' })).toEqual([first.draftNumber]);
  await sent(desk);
  shop.wait(15 * daySeconds);
  const later = await staff('customer-service', addDays(now, 15));
  expect((await later(draftOrders.find, { body: {} })).counts).toMatchObject({ draft: 1, paid: 1, expired: 1, sent: 0 });
});

test('sizes are found by name, sku and bar code, with prices and what is left', async () => {
  const desk = await staff();
  const find = async (search: string) => (await desk(draftOrders.findVariants, { body: { market: 'en-GB', search } })).lines;
  const [bySku, ...more] = await find(jumper);
  expect([bySku!.sku, more.length, bySku!.unitPrice.salesPrice]).toEqual([jumper, 0, { amount: 45, currency: 'GBP' }]);
  const byName = await find(bySku!.name);
  expect(byName.map(({ sku }) => sku)).toContain(jumper);
  expect((await find(bySku!.ean)).map(({ sku }) => sku)).toEqual([jumper]);
});

test('who may not serve customers neither reads nor makes one', async () => {
  const desk = await staff();
  const { draftNumber } = await sent(desk);
  for (const role of ['warehouse', 'editor', 'auditor'] as const) {
    const call = await staff(role);
    const calls = await Promise.allSettled([
      call(draftOrders.find, { body: {} }),
      call(draftOrders.look, { body: { draftNumber } }),
      call(draftOrders.save, { body: wish() }),
      call(draftOrders.send, { body: { draftNumber } }),
      call(draftOrders.cancel, { body: { draftNumber } }),
    ]);
    for (const each of calls) expect(each).toMatchObject({ status: 'rejected', reason: { status: 404 } });
  }
  expect(await shop.db.select().from(draftTable)).toMatchObject([{ cancelledAt: null }]);
});

test('what is kept of somebody is in their file, goes with them, and is forgotten after a year', async () => {
  const desk = await staff();
  await sent(desk);
  const subject = randomUUID();
  await signInAsShopper(shop.db, { market: 'en-GB', now, subject, email: 'grace@example.com' });
  await sent(desk, { email: 'Grace@example.com' });
  await sent(desk, { email: 'other@example.com' });
  expect(await exportDraftsOf(shop.db, 'ada@example.com')).toMatchObject([{ lines: [{ sku: jumper, quantity: 2 }, {}] }]);
  expect(await exportDrafts(shop.db, subject)).toMatchObject([{ email: 'Grace@example.com' }]);
  await eraseDraftsOf(shop.db, 'ada@example.com');
  await eraseDrafts(shop.db, subject);
  expect(await shop.db.select().from(draftTable)).toMatchObject([{ email: 'other@example.com' }]);
  await forgetOldDrafts(shop.db, addDays(now, 364));
  expect(await shop.db.select().from(draftTable)).toHaveLength(1);
  await forgetOldDrafts(shop.db, addDays(now, 366));
  expect(await shop.rows('select from draft_order_line')).toHaveLength(0);
});

import { randomUUID } from 'node:crypto';
import { account } from '@selvedge/contract/account.ts';
import { ApiException } from '@selvedge/contract/api-exception.ts';
import { basket } from '@selvedge/contract/basket.ts';
import { ShopError } from '@selvedge/contract/error.ts';
import { loyalty } from '@selvedge/contract/loyalty.ts';
import { payment } from '@selvedge/contract/payment.ts';
import { Promotion } from '@selvedge/contract/promotion.ts';
import { retail } from '@selvedge/contract/retail-transaction.ts';
import { returns } from '@selvedge/contract/returns.ts';
import { fulfilment } from '@selvedge/contract/studio/fulfilment.ts';
import { staffPoints } from '@selvedge/contract/studio/points.ts';
import { staffReturns } from '@selvedge/contract/studio/returns.ts';
import { addDays } from '@selvedge/domain/date/add-days.ts';
import { eq } from 'drizzle-orm';
import { jumper, params, sealedCard } from '../checkout/checkout.fixture.ts';
import { enrol } from '../club/enrol.ts';
import { clubContactTable } from '../club/tables.ts';
import { cancelLines } from '../fulfilment/cancel-lines.ts';
import { fulfilmentShop } from '../fulfilment/fulfilment.fixture.ts';
import { settleChanges } from '../fulfilment/settle-changes.ts';
import { callAs } from '../harness/call-as.ts';
import { signInAsShopper, signInAsStaff } from '../harness/sign-in-as.ts';
import { testNow } from '../harness/test-app.ts';
import { chainHandlers } from '../jobs/chain-handlers.ts';
import { relayOutbox } from '../jobs/relay-outbox.ts';
import { outboxTable } from '../jobs/tables.ts';
import { orderHandlers } from '../order/confirm-order.ts';
import { getOrderRow } from '../order/locked-order.ts';
import { accessToken } from '../order/order-access.ts';
import { orderMailHandlers } from '../order-mail/tell-of-event.ts';
import { writePromotion } from '../promotion/save-promotion.ts';
import { receiptOf } from '../retail/retail.fixture.ts';
import { campaignsIn } from './campaigns-of.ts';
import { loyaltyHandlers, runLoyaltyHour, runLoyaltyNight } from './loyalty-handlers.ts';
import { loyaltyRuleTable } from './tables.ts';

export const email = 'ada@example.com';
const till = { 'x-till-key': 'a key of the till' };
const quiet = { warn() {}, error() {} };
const ten = { id: 'ten', names: { en: 'Ten' }, trigger: 'code', benefit: { kind: 'percentage', percent: 10 } } as const;
const programme = {
  ...{ amountPerPoint: 1, expiresAfterMonths: 3, tierMonths: 2, payment: { worth: 0.05, least: 10, mostPercent: 60 } },
  gifts: { welcome: { points: 25, rewardId: 'treat' }, birthday: { points: 40 }, anniversary: { points: 10 } },
  tiers: [
    { id: 'member', names: { en: 'Member' }, from: 0, percent: 100 },
    { id: 'gold', names: { en: 'Gold' }, from: 150, percent: 150 },
  ],
};
const reward = { id: 'treat', cost: 30, titles: { en: 'A treat' }, choices: [{ id: 'ten', names: { en: 'Ten' }, promotionId: 'ten' }] };

/** What a member, a till, the desk or the calendar does. */
export type Deed =
  | ('buy' | 'buyWithPoints' | 'buyWithVoucher' | 'leaveBasket' | 'cancel' | 'send' | 'return')
  | ('receipt' | 'storeReturn' | 'days' | 'reward' | 'redeem' | 'correct' | 'campaign');

const newestFirst = (condition: string) =>
  `order_line l join customer_order o on o.id = l.order_id where ${condition} order by o.number desc, line_id`;

/** A member's life in a whole shop: every deed goes the way that a shopper, a till, the desk or a night takes. */
export async function clubLife() {
  let at = testNow;
  let receipts = 0;
  const shop = await fulfilmentShop({ tillKey: till['x-till-key'] });
  const { app, db } = shop;
  const { content, catalogue } = app.shop;
  await shop.stockUp(jumper, 1_000);
  shop.setPromotions(ten);
  await db.transaction((tx) => writePromotion(tx, { promotion: Promotion.parse(ten), who: 'test', now: at }));
  const rule = (kind: 'programme' | 'reward' | 'campaign', id: string, definition: object) =>
    db.insert(loyaltyRuleTable).values({ kind, id, definition, changedAt: at, changedBy: 'test' });
  await rule('programme', 'en-GB', programme);
  await rule('reward', 'treat', reward);
  const asked = { email, market: 'en-GB', source: 'test', termsVersion: '0', askedAt: at, askedFrom: '::1' };
  const details = { firstName: 'Ada', lastName: 'Byron', subBrands: [] };
  await db.transaction((tx) => enrol(tx, { ...asked, details, at, confirmedFrom: '::1' }));
  const [contact] = await db.select().from(clubContactTable).where(eq(clubContactTable.email, email));
  const subject = randomUUID();
  const handled = { db, clock: () => at, content, secret: 'test', campaignsOf: campaignsIn({ content, catalogue }) };
  const handlers = chainHandlers(orderHandlers(handled), orderMailHandlers(handled), loyaltyHandlers(handled));
  const changes = { ...shop.deps, clock: () => at, providers: { adyen: shop.adyen.provider } };

  /** Whatever the shop does by itself. `isTwice`: told once more, as after a crash. */
  async function tell(isTwice: boolean): Promise<void> {
    while ((await settleChanges(changes)) > 0);
    for (const _ of isTwice ? [1, 2] : [1]) {
      while ((await relayOutbox({ db, handlers, now: at, log: quiet })) > 0);
      if (isTwice) await db.update(outboxTable).set({ deliveredAt: null, dueAt: at });
    }
    while ((await relayOutbox({ db, handlers, now: at, log: quiet })) > 0);
  }
  // Sessions end within the hour, and days go by.
  const ada = () => signInAsShopper(db, { market: 'en-GB', now: at, email, subject });
  const call = async () => callAs(app, await ada());
  await (await call())(account.updateAccountDetails, { params, body: { birthdate: '1990-01-20' } });
  const desk = async (role: 'warehouse' | 'customer-service') => callAs(app, await signInAsStaff(db, { role, now: at }));
  const one = async <T extends Record<string, unknown>>(query: string, much: number) => {
    const rows = await shop.rows<T>(query);
    if (rows.length === 0) throw new ShopError('not_found');
    return rows[much % rows.length]!;
  };
  const voucher = async (much: number, state: 'open' | 'redeemed') => {
    const all = await (await call())(loyalty.listVouchers, { params: { accountEmail: email } });
    const some = all.filter((each) => each.state === state);
    if (some.length === 0) throw new ShopError('not_found');
    return some[much % some.length]!;
  };

  async function buy(much: number, { points = 0, code = '', isLeft = false } = {}): Promise<void> {
    const browser = await shop.readyBrowser({ [jumper]: 1 + (much % 3) }, await ada());
    if (code) await browser.api(basket.addPromoCode, { params, query: { promoCode: code } });
    if (points > 0) await browser.api(loyalty.usePoints, { params, body: { points, key: randomUUID() } });
    if (!isLeft) await browser.api(payment.create, { params, body: sealedCard });
  }
  async function handIn(type: 'sale' | 'return', much: number): Promise<void> {
    const [item] = receiptOf().items;
    const price = { amount: (type === 'sale' ? 1 : -1) * (1 + much / 3), currency: 'GBP' };
    const items = [{ ...item!, ean: `57000000000${10 + (much % 3)}`, type, quantity: 1 + (much % 2), price }];
    const uniqueReceiptId = `R${++receipts}`;
    const receipt = receiptOf({ uniqueReceiptId, transactionType: type, createdDate: at.toISOString(), memberNumber: contact!.id, items });
    await callAs(app, till)(retail.handIn, { params: { catalogId: 'en-GB' }, body: receipt });
  }

  const deeds: Record<Deed, (much: number) => PromiseLike<unknown>> = {
    buy: (much: number) => buy(much),
    buyWithPoints: (much: number) => buy(much, { points: 10 + much }),
    buyWithVoucher: async (much: number) => buy(much, { code: (await voucher(much, 'redeemed')).code! }),
    leaveBasket: (much: number) => buy(much, { points: 10 + (much % 50), isLeft: true }),
    async cancel(much: number) {
      const open = `select order_id, line_id from ${newestFirst('packed + cancelled < l.quantity')}`;
      const { order_id: orderId, line_id: lineItemId } = await one<Record<'order_id' | 'line_id', string>>(open, much);
      const lines = [{ lineItemId, quantity: 1 }];
      const actor = { db, now: at, who: 'shopper', isStaff: false };
      await cancelLines(actor, { orderId, key: randomUUID(), lines, reason: 'changed my mind', isByShopper: true });
    },
    async send(much: number) {
      const open = `select order_id, line_id, l.quantity - cancelled as quantity from ${newestFirst('packed + cancelled < l.quantity')}`;
      const line = await one<{ order_id: string; line_id: string; quantity: number }>(open, much);
      const warehouse = await desk('warehouse');
      const parcelId = await shop.pack(warehouse, line.order_id, [{ lineItemId: line.line_id, quantity: line.quantity }]);
      await warehouse(fulfilment.ship, { body: { orderId: line.order_id, parcelId, courier: 'Post', trackingNumber: 'T-1' } });
    },
    async return(much: number) {
      const sent = `select order_id, line_id from ${newestFirst('returned < shipped')}`;
      const { order_id: orderId, line_id: lineItemId } = await one<Record<'order_id' | 'line_id', string>>(sent, much);
      const token = accessToken(await getOrderRow(db, orderId), 'mail');
      const wish = { lineItemId, quantity: 1, reason: 'tooSmall' as const, words: '' };
      const body = { token, key: randomUUID(), lines: [wish], method: 'dropOff' as const };
      await shop.browser().api(returns.register, { params: { orderId }, body });
      const warehouse = await desk('warehouse');
      const { returns: found } = await warehouse(staffReturns.ofOrder, { body: { orderId } });
      const came = [{ lineItemId, quantity: 1, condition: 'asNew' as const, isRestocked: true }];
      const where = { kind: 'warehouse' as const, locationId: 'CENTRAL' };
      await warehouse(staffReturns.receive, { body: { returnId: found[0]!.returnId, key: randomUUID(), ...where, lines: came } });
    },
    receipt: (much: number) => handIn('sale', much),
    storeReturn: (much: number) => handIn('return', much),
    async days(much: number) {
      shop.wait((1 + (much % 60)) * 86_400);
      at = addDays(at, 1 + (much % 60));
      await runLoyaltyHour(handled);
      await runLoyaltyNight(handled);
    },
    reward: async () => (await call())(loyalty.takeReward, { params: { ...params, rewardId: 'treat' }, body: { key: randomUUID() } }),
    async redeem(much: number) {
      const { rewardId: voyadoRewardId } = await voucher(much, 'open');
      await (await call())(loyalty.redeemVoucher, { params: { accountEmail: email, voyadoRewardId }, body: {} });
    },
    async correct(much: number) {
      const body = { contactId: contact!.id, key: randomUUID(), points: much % 2 ? much : -much - 1, reason: 'the till was down' };
      await (await desk('customer-service'))(staffPoints.correct, { body });
    },
    campaign: (much: number) => {
      const weekend = { from: at.toISOString(), until: addDays(at, 3).toISOString(), percent: 200 };
      const goods = much % 2 ? { goods: { categories: ['women'] } } : {};
      return rule('campaign', randomUUID(), { id: 'twice', names: { en: 'Twice' }, ...goods, ...weekend });
    },
  };

  return {
    ...{ db, tell, now: () => at },
    points: async () => (await call())(loyalty.getPoints, { params: { accountEmail: email } }),
    /** Whether the shop did it; a refusal that a shopper may meet is an answer, anything else a fault. */
    async does(what: Deed, much: number): Promise<boolean> {
      const failure = await deeds[what](much).then(
        () => undefined,
        (error: unknown) => error,
      );
      if (failure === undefined) return true;
      if (failure instanceof ShopError || (failure instanceof ApiException && failure.status >= 400 && failure.status < 500)) return false;
      throw failure;
    },
  };
}

import { createHash, randomUUID } from 'node:crypto';
import { ShopError } from '@selvedge/contract/error.ts';
import { holdMinutes } from '@selvedge/domain/payment/hold.ts';
import { shopperOf } from '../basket/find-basket.ts';
import { lockPayingBasket } from '../basket/lock-paying-basket.ts';
import type { Db } from '../db/db.ts';
import { callerOf, checkCallerTries } from '../payment/caller-tries.ts';
import { findLiveAttempt, listTries } from '../payment/find-attempt.ts';
import { insertAttempt } from '../payment/move-attempt.ts';
import type { StartPayment } from '../payment/payment-provider.ts';
import { sealRequest } from '../payment/sealed-request.ts';
import type { Attempt } from '../payment/tables.ts';
import { redeemPromotions } from '../promotion/redeem-promotions.ts';
import type { Ctx } from '../shop/ctx.ts';
import { reserveStock } from '../stock/reserve-stock.ts';
import { type Checkout, freezeCheckout } from './freeze-checkout.ts';
import type { PaymentDeps } from './payment-deps-of.ts';
import type { PaymentWish } from './payment-wish.ts';
import { startRequest } from './start-request.ts';

const mostTries = 5;
const tryWindowMs = 3_600_000;

/**
 * The first of the three steps: everything is checked and priced anew, codes are claimed, pieces are put aside and the attempt is
 * written, in one transaction and before any provider hears of it. Undefined when the basket has been ordered, or another attempt is
 * under way.
 */
export async function openAttempt(
  ctx: Ctx,
  deps: PaymentDeps,
  { basketId, wish }: { basketId: string; wish: PaymentWish },
): Promise<Attempt | undefined> {
  try {
    return await ctx.db.transaction((tx) => open({ ...ctx, db: tx }, deps, { basketId, wish }));
  } catch (error) {
    if (isTaken(error)) return undefined;
    throw error;
  }
}

async function open(
  ctx: Ctx,
  deps: PaymentDeps,
  { basketId, wish }: { basketId: string; wish: PaymentWish },
): Promise<Attempt | undefined> {
  const { db: tx, now } = ctx;
  const row = await lockPayingBasket(tx, basketId);
  if (!row || (await findLiveAttempt(tx, basketId))) return undefined;
  const number = await nextNumber(tx, { basketId, now });
  const caller = callerOf(ctx, deps.secret);
  await checkCallerTries(tx, { caller, now });
  const checkout = await freezeCheckout(ctx, row);
  checkAmount(checkout, wish);
  const id = randomUUID();
  const { promotions, customer, emailHash } = checkout.frozen;
  await redeemPromotions(tx, { basketId, attemptId: id, promotions, customer, emailHash, now });
  const reference = `S${id.replaceAll('-', '')}`;
  const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  const expiresAt = after(holdMinutes(wish.provider, 'started'));
  // A link may be paid for as long as its pieces are kept, and no longer.
  const payableUntil = after(holdMinutes(wish.provider, 'actionNeeded'));
  const key = createHash('sha256').update(`${basketId} ${row.version} ${number} ${id}`).digest('base64url');
  const start: StartPayment = startRequest(ctx, deps, { checkout, wish, key, reference, basketId, expiresAt: payableUntil });
  const isPaid = wish.provider === 'giftCard';
  const attempt = await insertAttempt(tx, {
    ...{ id, basketId, basketVersion: row.version, number, market: row.market, shopperId: shopperOf(ctx) ?? null },
    ...{ provider: wish.provider, state: isPaid ? 'authorised' : 'started', amount: checkout.amount, currency: checkout.currency },
    ...{ reference, request: isPaid ? null : sealRequest({ start }, deps.secret), frozen: checkout.frozen, createdAt: now, expiresAt },
    caller,
    lookAt: new Date(now.getTime() + 15_000),
  });
  // Last, because everybody who wants the same pieces waits from here to the commit.
  await reserveStock(tx, { attemptId: id, market: row.market, wanted: checkout.wanted, caller, now });
  return attempt;
}

/** A stolen list of cards is not tried out on us: five an hour for one basket. */
async function nextNumber(tx: Db, { basketId, now }: { basketId: string; now: Date }): Promise<number> {
  const tries = await listTries(tx, { basketId, since: new Date(0) });
  const recent = tries.filter(({ createdAt }) => createdAt.getTime() > now.getTime() - tryWindowMs);
  if (recent.length >= mostTries) throw new ShopError('payment_refused', { payment: ['payment.too_many_attempts'] });
  return (tries[0]?.number ?? 0) + 1;
}

/** Another tab changed the basket, a price changed over night: nobody pays another amount than was shown. */
function checkAmount({ amount, currency, frozen }: Checkout, { amount: seen, provider }: PaymentWish): void {
  const asked = provider === 'giftCard' ? frozen.giftCards.reduce((sum, { amount: used }) => sum + used, 0) : amount;
  const isOther = seen !== undefined && (seen.value !== asked || seen.currency !== currency);
  const isOtherWay = (amount === 0) !== (provider === 'giftCard');
  if (isOther || isOtherWay) throw new ShopError('payment_refused', { payment: ['payment.basket_changed'], step: ['checkoutSummary'] });
}

function isTaken(error: unknown): boolean {
  const { code, cause } = error as { code?: string; cause?: { code?: string } };
  return (code ?? cause?.code) === '23505';
}

import { setTimeout as sleep } from 'node:timers/promises';
import { ShopError } from '@selvedge/contract/error.ts';
import { isLive, isOpen } from '@selvedge/domain/payment/attempt-state.ts';
import type { BasketKey } from '../basket/basket-cookie.ts';
import { findClosedBasket } from '../basket/close-basket.ts';
import { findBasket } from '../basket/find-basket.ts';
import { findAttempt, findLastAttempt, findLiveAttempt } from '../payment/find-attempt.ts';
import { openRequest } from '../payment/sealed-request.ts';
import type { Attempt } from '../payment/tables.ts';
import type { Ctx } from '../shop/ctx.ts';
import { giveUp } from './give-up.ts';
import { openAttempt } from './open-attempt.ts';
import type { PaymentDeps } from './payment-deps-of.ts';
import type { PaymentWish } from './payment-wish.ts';
import { completeAttempt, settleAttempt, takeAnswer } from './settle-attempt.ts';

/**
 * Pays for the caller's basket, or answers what has become of the payment that is under way: a second click, a second tab and a
 * repeated call all get the same one.
 */
export async function pay(ctx: Ctx, deps: PaymentDeps, { key, wish }: { key: BasketKey; wish: PaymentWish }): Promise<Attempt> {
  const held = await findBasket(ctx, key);
  if (!held) return getOrderedAttempt(ctx, key);
  const basketId = held.id;
  const known = await resolveLive(ctx, deps, { basketId, version: held.version, wish });
  if (known) return known;
  const attempt = await openAttempt(ctx, deps, { basketId, wish });
  if (attempt) return start(deps, attempt);
  // Somebody was quicker: this basket is being paid for, or has been.
  const live = await findLiveAttempt(ctx.db, basketId);
  return live ? waitForAnswer(deps, live) : getOrderedAttempt(ctx, key);
}

async function start(deps: PaymentDeps, attempt: Attempt): Promise<Attempt> {
  if (attempt.state === 'authorised') return completeAttempt(deps, attempt);
  const provider = attempt.provider === 'giftCard' ? undefined : deps.providers[attempt.provider];
  const sent = openRequest(attempt.request, deps.secret);
  if (!provider || !sent) return takeAnswer(deps, attempt, { state: 'refused', reason: 'unavailable' });
  const answer = await provider.start(sent.start);
  if (answer.state === 'unknown') return settleAttempt(deps, attempt.id, { isStarter: true });
  return takeAnswer(deps, attempt, answer);
}

/** Undefined when nothing is under way any more. */
async function resolveLive(
  ctx: Ctx,
  deps: PaymentDeps,
  { basketId, version, wish }: { basketId: string; version: number; wish: PaymentWish },
): Promise<Attempt | undefined> {
  const live = await findLiveAttempt(ctx.db, basketId);
  if (!live) return undefined;
  if (live.state === 'started') return waitForAnswer(deps, live);
  if (live.state === 'actionNeeded' && live.basketVersion === version && isSame(deps, live, wish)) return live;
  const settled = await settleAttempt(deps, live.id);
  if (settled.state === 'ordered') return settled;
  // The shopper wants to pay in another way, or for another basket: what was under way must end first, and surely.
  const ended = isOpen(settled.state) ? await giveUp(deps, settled, { becomes: 'cancelled', reason: 'replaced' }) : settled;
  if (isLive(ended.state)) throw new ShopError('payment_refused', { payment: ['payment.in_progress'], step: ['paymentInProgress'] });
  return undefined;
}

function isSame(deps: PaymentDeps, live: Attempt, wish: PaymentWish): boolean {
  const before = openRequest(live.request, deps.secret)?.start;
  const isSameMethod = JSON.stringify(before?.method ?? {}) === JSON.stringify(wish.method ?? {});
  // PAY-031 who corrects the number gets another page: the one that is open has the wrong one on its invoice.
  return live.provider === wish.provider && isSameMethod && (before?.shopper.personalNumber ?? '') === (wish.personalNumber ?? '');
}

const waitMs = 100;
const mostWaits = 80;

/** The other click waits for the provider; this one waits for the other. */
async function waitForAnswer(deps: PaymentDeps, attempt: Attempt): Promise<Attempt> {
  for (let waits = 0; waits < mostWaits; waits++) {
    const current = await findAttempt(deps.db, attempt.id);
    if (current && current.state !== 'started' && current.state !== 'authorised') return current;
    await sleep(waitMs);
  }
  return settleAttempt(deps, attempt.id);
}

async function getOrderedAttempt({ db }: Ctx, key: BasketKey): Promise<Attempt> {
  const closed = await findClosedBasket(db, key);
  const last = closed && (await findLastAttempt(db, closed));
  if (!last) throw new ShopError('wrong_step', { step: ['noStep'] });
  return last;
}

import { setTimeout as sleep } from 'node:timers/promises';
import { ShopError } from '@selvedge/contract/error.ts';
import { isLive, isOpen } from '@selvedge/domain/payment/attempt-state.ts';
import type { BasketKey } from '../basket/basket-cookie.ts';
import { findClosedBasket } from '../basket/close-basket.ts';
import { findBasket } from '../basket/find-basket.ts';
import type { Ctx } from '../http/ctx.ts';
import { findAttempt, findLastAttempt, findLiveAttempt } from '../payment/find-attempt.ts';
import { openRequest } from '../payment/sealed-request.ts';
import type { Attempt } from '../payment/tables.ts';
import { giveUp } from './give-up.ts';
import { openAttempt, type Wish } from './open-attempt.ts';
import { completeAttempt, settleAttempt, takeAnswer } from './settle-attempt.ts';
import type { Till } from './till.ts';

/**
 * Pays for the caller's basket, or answers what has become of the payment that is under way: a second click, a second tab and a
 * repeated call all get the same one.
 */
export async function pay(ctx: Ctx, till: Till, { key, wish }: { key: BasketKey; wish: Wish }): Promise<Attempt> {
  const held = await findBasket(ctx, key);
  if (!held) return getOrderedAttempt(ctx, key);
  const basketId = held.id;
  const known = await resolveLive(ctx, till, { basketId, version: held.version, wish });
  if (known) return known;
  const attempt = await openAttempt(ctx, till, { basketId, wish });
  if (attempt) return start(till, attempt);
  // Somebody was quicker: this basket is being paid for, or has been.
  const live = await findLiveAttempt(ctx.db, basketId);
  return live ? waitForAnswer(till, live) : getOrderedAttempt(ctx, key);
}

async function start(till: Till, attempt: Attempt): Promise<Attempt> {
  if (attempt.state === 'authorised') return completeAttempt(till, attempt);
  const provider = attempt.provider === 'giftCard' ? undefined : till.providers[attempt.provider];
  const sent = openRequest(attempt.request, till.secret);
  if (!provider || !sent) return takeAnswer(till, attempt, { state: 'refused', reason: 'unavailable' });
  const answer = await provider.start(sent.start);
  if (answer.state === 'unknown') return settleAttempt(till, attempt.id, { isStarter: true });
  return takeAnswer(till, attempt, answer);
}

/** Undefined when nothing is under way any more. */
async function resolveLive(
  ctx: Ctx,
  till: Till,
  { basketId, version, wish }: { basketId: string; version: number; wish: Wish },
): Promise<Attempt | undefined> {
  const live = await findLiveAttempt(ctx.db, basketId);
  if (!live) return undefined;
  if (live.state === 'started') return waitForAnswer(till, live);
  if (live.state === 'actionNeeded' && live.basketVersion === version && isSame(till, live, wish)) return live;
  const settled = await settleAttempt(till, live.id);
  if (settled.state === 'ordered') return settled;
  // The shopper wants to pay in another way, or for another basket: what was under way must end first, and surely.
  const ended = isOpen(settled.state) ? await giveUp(till, settled, { becomes: 'cancelled', reason: 'replaced' }) : settled;
  if (isLive(ended.state)) throw new ShopError('payment_refused', { payment: ['payment.in_progress'], step: ['paymentInProgress'] });
  return undefined;
}

function isSame(till: Till, live: Attempt, wish: Wish): boolean {
  const before = openRequest(live.request, till.secret)?.start;
  const isSameMethod = JSON.stringify(before?.method ?? {}) === JSON.stringify(wish.method ?? {});
  // PAY-031 who corrects the number gets another page: the one that is open has the wrong one on its invoice.
  return live.provider === wish.provider && isSameMethod && (before?.shopper.personalNumber ?? '') === (wish.personalNumber ?? '');
}

const waitMs = 100;
const mostWaits = 80;

/** The other click waits for the provider; this one waits for the other. */
async function waitForAnswer(till: Till, attempt: Attempt): Promise<Attempt> {
  for (let waits = 0; waits < mostWaits; waits++) {
    const current = await findAttempt(till.db, attempt.id);
    if (current && current.state !== 'started' && current.state !== 'authorised') return current;
    await sleep(waitMs);
  }
  return settleAttempt(till, attempt.id);
}

async function getOrderedAttempt({ db }: Ctx, key: BasketKey): Promise<Attempt> {
  const closed = await findClosedBasket(db, key);
  const last = closed && (await findLastAttempt(db, closed));
  if (!last) throw new ShopError('wrong_step', { step: ['noStep'] });
  return last;
}

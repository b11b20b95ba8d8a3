import { ShopError } from '@selvedge/contract/error.ts';
import { isLive, isOpen } from '@selvedge/domain/payment/attempt-state.ts';
import { holdMinutes } from '@selvedge/domain/payment/hold.ts';
import { findAttempt } from '../payment/find-attempt.ts';
import { type KeptEvent, listNews, noteOutcome } from '../payment/keep-event.ts';
import { moveAttempt, noteAttempt } from '../payment/move-attempt.ts';
import type { PaymentAnswer } from '../payment/payment-provider.ts';
import type { Attempt } from '../payment/tables.ts';
import { askProvider, type Brought } from './ask-provider.ts';
import { giveUp, undoAttempt } from './give-up.ts';
import type { PaymentDeps } from './payment-deps-of.ts';
import { placeOrder } from './place-order.ts';
import { releaseClaims } from './release-claims.ts';

/** While the request that started it is surely still waiting for its answer, nobody else asks. */
const answerMs = 15_000;
/** Paid and still no order: whatever is in the way, the shopper gets the money back within the minute. */
const completeMs = 25_000;

export type Settle = {
  /** What the shopper's browser came back with: a reason to ask the provider, never an answer. */
  brought?: Brought | undefined;
  /** The one who started it lost the answer and asks at once. */
  isStarter?: boolean | undefined;
};

/**
 * The one way in which a payment moves on, for returns, notices and the completer alike. Asks the provider, never trusts the messenger,
 * and does the next thing that is missing. As often and as many at once as one likes.
 */
export async function settleAttempt(deps: PaymentDeps, attemptId: string, { brought, isStarter = false }: Settle = {}): Promise<Attempt> {
  const attempt = await findAttempt(deps.db, attemptId);
  if (!attempt) throw new ShopError('not_found');
  const news = await listNews(deps.db, attempt.reference);
  const settled = await settle(deps, attempt, { brought, isStarter, news });
  for (const event of news) await noteOutcome(deps.db, event, settled.state);
  return settled;
}

async function settle(
  deps: PaymentDeps,
  attempt: Attempt,
  { brought, isStarter, news }: Settle & { news: readonly KeptEvent[] },
): Promise<Attempt> {
  const now = deps.clock();
  if (attempt.state === 'authorised') return completeAttempt(deps, attempt);
  if (attempt.state === 'refunding') return undoAttempt(deps, attempt);
  const told = believe(attempt, news);
  if (!isOpen(attempt.state))
    return putAway(deps, told ? await takeAnswer(deps, attempt, told) : await checkGivenBack(deps, attempt, news));
  const isYoung = attempt.state === 'started' && now.getTime() - attempt.createdAt.getTime() < answerMs;
  if (!told && !brought && isYoung && !isStarter) return attempt;
  const answer = told ?? (await askProvider(deps, attempt, brought));
  // Back from the provider's page without having paid there. Should it be paid in another tab after all, the money goes back.
  if (brought && answer.state === 'pending' && answer.isUntouched)
    return giveUp(deps, attempt, { becomes: 'cancelled', reason: 'cancelledByShopper' });
  // Still at the bank: whoever looks in between changes nothing of what the shopper has to do.
  const isWaiting = !brought && attempt.state === 'actionNeeded' && (answer.state === 'pending' || answer.state === 'unknown');
  const taken = isWaiting ? attempt : await takeAnswer(deps, attempt, answer);
  if (isOpen(taken.state) && now >= taken.expiresAt) return giveUp(deps, taken, { becomes: 'expired', reason: 'expired' });
  return taken;
}

/**
 * A signed notice of an amount is as good as an answer, and so is one that the bank said no, but for links: there the next card may be
 * tried. Everything else that providers tell is a reason to ask them.
 */
function believe({ amount, currency, provider, state }: Attempt, news: readonly KeptEvent[]): PaymentAnswer | undefined {
  const paid = news.find(({ kind, amount: told }) => (kind === 'approved' || kind === 'captured') && told !== null);
  const hasRefused = news.some(({ kind }) => kind === 'refused') && provider !== 'payByLink' && isOpen(state);
  if (!paid) return hasRefused ? { state: 'refused', reason: 'declined' } : undefined;
  return {
    state: 'approved',
    providerReference: paid.providerReference ?? '',
    amount: { value: paid.amount ?? amount, currency: paid.currency ?? currency },
  };
}

/** What an answer of the provider makes of the attempt. */
export async function takeAnswer(deps: PaymentDeps, attempt: Attempt, answer: PaymentAnswer): Promise<Attempt> {
  const { db } = deps;
  const now = deps.clock();
  const soon = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  // Counted from the click: whoever goes to the bank again and again does not hold on for ever.
  const until = new Date(attempt.createdAt.getTime() + holdMinutes(attempt.provider, 'actionNeeded') * 60_000);
  const holdOn = until > attempt.expiresAt ? { expiresAt: until } : {};
  switch (answer.state) {
    case 'approved':
      return takeMoney(deps, attempt, answer);
    case 'refused':
    case 'absent':
      return endRefused(deps, attempt, answer.state === 'absent' ? 'absent' : answer.reason);
    case 'action': {
      const { action, providerReference, token } = answer;
      const facts = { action, ...(providerReference && { providerReference }), ...(token && { token }), ...holdOn, lookAt: soon(20) };
      return (await moveAttempt(db, attempt, { to: 'actionNeeded', ...facts, now })) ?? again(deps, attempt);
    }
    case 'pending': {
      const facts = { ...(answer.providerReference && { providerReference: answer.providerReference }), ...holdOn, lookAt: soon(5) };
      return (await moveAttempt(db, attempt, { to: 'pending', ...facts, now })) ?? again(deps, attempt);
    }
    case 'unknown':
      // Nobody waits for the first answer any more: from now on whoever comes by may ask.
      return (await moveAttempt(db, attempt, { to: 'pending', lookAt: soon(3), now })) ?? again(deps, attempt);
  }
}

async function takeMoney(deps: PaymentDeps, attempt: Attempt, answer: Extract<PaymentAnswer, { state: 'approved' }>): Promise<Attempt> {
  const now = deps.clock();
  const { providerReference, amount, method: paidWith, isHeld = false } = answer;
  const known = { ...(providerReference && { providerReference }), ...(paidWith && { paidWith }), isHeld };
  if (amount && (amount.value !== attempt.amount || amount.currency !== attempt.currency)) {
    deps.log.error({ attempt: attempt.id, amount, asked: attempt.amount, currency: attempt.currency }, 'another amount was paid');
    if (providerReference) await noteAttempt(deps.db, attempt.id, { providerReference });
    return giveUp(deps, attempt, { becomes: 'refunded', reason: 'otherAmount' });
  }
  if (isOpen(attempt.state)) {
    const lookAt = new Date(now.getTime() + 5_000);
    const paid = await moveAttempt(deps.db, attempt, { to: 'authorised', ...known, lookAt, now });
    if (paid) return completeAttempt(deps, paid);
  }
  const current = await again(deps, attempt);
  if (current.state === 'authorised') return completeAttempt(deps, current);
  // It came after we had given up: nobody waits for it any more.
  if (current.state === 'refused' || current.state === 'cancelled' || current.state === 'expired') {
    if (providerReference) await noteAttempt(deps.db, attempt.id, { providerReference });
    return giveUp(deps, current, { becomes: 'refunded', reason: 'late' });
  }
  return isOpen(current.state) ? takeMoney(deps, current, answer) : current;
}

/** Paid: the order, or the money back when there can be none. */
export async function completeAttempt(deps: PaymentDeps, attempt: Attempt): Promise<Attempt> {
  const now = deps.clock();
  try {
    return (await placeOrder(deps.db, attempt, now)) ?? (await again(deps, attempt));
  } catch (error) {
    const isOver = now.getTime() - attempt.changedAt.getTime() > completeMs;
    if (!(error instanceof ShopError) && !isOver) throw error;
    deps.log.warn({ err: error, attempt: attempt.id }, 'a payment could not become an order and is given back');
    const reason = error instanceof ShopError ? (Object.values(error.errors)[0]?.[0] ?? error.code) : 'error';
    return giveUp(deps, await again(deps, attempt), { becomes: 'refunded', reason });
  }
}

async function endRefused(deps: PaymentDeps, attempt: Attempt, reason: string): Promise<Attempt> {
  const now = deps.clock();
  const ended = await deps.db.transaction(async (tx) => {
    const moved = await moveAttempt(tx, attempt, { to: 'refused', reason, now });
    if (moved) await releaseClaims(tx, { attemptId: attempt.id });
    return moved;
  });
  return ended ?? again(deps, attempt);
}

async function again({ db }: PaymentDeps, { id }: Attempt): Promise<Attempt> {
  return (await findAttempt(db, id))!;
}

/** The provider had taken the order to give the money back, and tells us that it did not. */
async function checkGivenBack(deps: PaymentDeps, attempt: Attempt, news: readonly KeptEvent[]): Promise<Attempt> {
  const hasFailed = news.some(({ kind }) => kind === 'cancelFailed' || kind === 'refundFailed');
  if (attempt.state !== 'refunded' || !hasFailed) return attempt;
  deps.log.error({ attempt: attempt.id }, 'money that was to go back did not: somebody must look at it');
  return (await moveAttempt(deps.db, attempt, { to: 'error', now: deps.clock() })) ?? attempt;
}

/** Over, and only woken by news that change nothing. */
async function putAway({ db }: PaymentDeps, attempt: Attempt): Promise<Attempt> {
  if (attempt.lookAt && !isLive(attempt.state)) await noteAttempt(db, attempt.id, { lookAt: null });
  return attempt;
}

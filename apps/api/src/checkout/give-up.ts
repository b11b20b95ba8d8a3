import { findAttempt } from '../payment/find-attempt.ts';
import { moveAttempt } from '../payment/move-attempt.ts';
import type { ChangeAnswer } from '../payment/payment-provider.ts';
import { openRequest } from '../payment/sealed-request.ts';
import type { Attempt } from '../payment/tables.ts';
import type { PaymentDeps } from './payment-deps-of.ts';
import { releaseClaims } from './release-claims.ts';

type Why = { becomes: 'cancelled' | 'expired' | 'refunded'; reason: string };

/** No order will come of it: its pieces are free at once, and whatever the provider took, or still takes, goes back. */
export async function giveUp(deps: PaymentDeps, attempt: Attempt, { becomes, reason }: Why): Promise<Attempt> {
  const now = deps.clock();
  const moved = await deps.db.transaction(async (tx) => {
    const lookAt = new Date(now.getTime() + 5_000);
    const ended = await moveAttempt(tx, attempt, { to: 'refunding', becomes, reason, lookAt, now });
    if (ended) await releaseClaims(tx, { attemptId: attempt.id });
    return ended;
  });
  return moved ? undoAttempt(deps, moved) : ((await findAttempt(deps.db, attempt.id)) ?? attempt);
}

/** Asks the provider to undo everything. As long as nobody knows whether it did, the attempt stays and is asked after again. */
export async function undoAttempt(deps: PaymentDeps, attempt: Attempt): Promise<Attempt> {
  const answer = await askBack(deps, attempt);
  const now = deps.clock();
  const { becomes } = attempt;
  if (answer.state === 'unknown') return attempt;
  if (answer.state === 'refused') {
    deps.log.error({ attempt: attempt.id, why: answer.why }, 'a payment could not be given back: somebody must look at it');
    return (await moveAttempt(deps.db, attempt, { to: 'error', now })) ?? attempt;
  }
  const moved = await moveAttempt(deps.db, attempt, { to: becomes ?? 'refunded', now });
  return moved ?? (await findAttempt(deps.db, attempt.id)) ?? attempt;
}

async function askBack(deps: PaymentDeps, attempt: Attempt): Promise<ChangeAnswer> {
  const { provider: name, reference, providerReference, amount, currency, changedAt, request } = attempt;
  if (name === 'giftCard') return { state: 'nothing' };
  const provider = deps.providers[name];
  if (!provider) return { state: 'unknown', why: 'unreadable' };
  const payment = { reference, amount: { value: amount, currency } };
  // The same for every repetition; another one when money comes after we gave up once before, or it would be answered from memory.
  const time = changedAt.getTime().toString(36);
  const terminalId = openRequest(request, deps.secret)?.start.terminalId;
  const answer = await provider.cancel({
    ...{ ...payment, key: `${reference}-c-${time}` },
    ...(providerReference && { providerReference }),
    ...(terminalId && { terminalId }),
  });
  if (answer.state !== 'refused' || !providerReference) return answer;
  return provider.refund({ ...payment, key: `${reference}-r-${time}`, providerReference });
}

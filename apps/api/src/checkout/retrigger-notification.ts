import { ShopError } from '@selvedge/contract/error.ts';
import type { PaymentState } from '@selvedge/contract/payment-shape.ts';
import { isLive } from '@selvedge/domain/payment/attempt-state.ts';
import { and, eq } from 'drizzle-orm';
import { limitCalls } from '../http/count-call.ts';
import { orderTable } from '../order/tables.ts';
import { findAttemptOfOrder, findByReference } from '../payment/find-attempt.ts';
import type { PaymentAnswer } from '../payment/payment-provider.ts';
import type { Attempt } from '../payment/tables.ts';
import type { Ctx } from '../shop/ctx.ts';
import { giveUp } from './give-up.ts';
import type { PaymentDeps } from './payment-deps-of.ts';
import { settleAttempt, takeAnswer } from './settle-attempt.ts';
import { showResult } from './show-result.ts';

/**
 * PAY-033 asks the provider again what became of a payment, and does what follows. By the number of its order, or, when no order has
 * come of it yet, by the reference under which the provider lists it. An order is written once, so no second mail can come of it.
 */
export async function retriggerNotification(
  ctx: Ctx,
  deps: PaymentDeps,
  { orderNumber }: { orderNumber: string },
): Promise<{ paymentState: PaymentState }> {
  const market = ctx.market!.id;
  const [order] = await ctx.db
    .select({ id: orderTable.id, state: orderTable.state })
    .from(orderTable)
    .where(and(eq(orderTable.number, orderNumber), eq(orderTable.market, market)));
  const attempt = order ? await findAttemptOfOrder(ctx.db, order.id) : await findByReference(ctx.db, orderNumber);
  if (attempt?.market !== market) throw new ShopError('not_found');
  await limitCalls(ctx.db, { key: `retrigger:${attempt.id}`, limit: 1, seconds: 60, now: ctx.now });
  const settled = await settleAttempt(deps, attempt.id);
  if (isLive(settled.state)) return { paymentState: (await showResult(deps, settled)).paymentState ?? 'error' };
  const told = await lookUpPast(deps, settled);
  // An order that was called off has given its money back: there the provider says what it should.
  if (settled.state === 'ordered' && order?.state !== 'cancelled' && isDenied(settled, told)) {
    deps.log.error({ attempt: settled.id, told: told?.state }, 'an order is not paid for, says its provider: somebody must look at it');
    return { paymentState: 'error' };
  }
  return { paymentState: (await showResult(deps, await followUp(deps, settled, told))).paymentState ?? 'error' };
}

async function lookUpPast(deps: PaymentDeps, attempt: Attempt): Promise<PaymentAnswer | undefined> {
  const { provider, reference, providerReference, token, amount, currency } = attempt;
  if (provider === 'giftCard') return undefined;
  const known = { ...(providerReference && { providerReference }), ...(token && { token }) };
  return deps.providers[provider]?.check?.({ reference, amount: { value: amount, currency }, ...known });
}

/** For sure not paid, or not what was asked for. What nobody knows is no denial. */
function isDenied({ amount, currency }: Attempt, told: PaymentAnswer | undefined): boolean {
  if (told?.state === 'approved') return told.amount !== undefined && (told.amount.value !== amount || told.amount.currency !== currency);
  return told?.state === 'refused' || told?.state === 'absent';
}

/** Money that turned up for what we gave up goes back, and what the provider would not give back is asked for once more. */
async function followUp(deps: PaymentDeps, attempt: Attempt, told: PaymentAnswer | undefined): Promise<Attempt> {
  const { state, becomes, reason } = attempt;
  if (state === 'error') return giveUp(deps, attempt, { becomes: becomes ?? 'refunded', reason: reason ?? 'error' });
  const isGivenUp = state === 'refused' || state === 'cancelled' || state === 'expired';
  return isGivenUp && told?.state === 'approved' ? takeAnswer(deps, attempt, told) : attempt;
}

import { ShopError } from '@selvedge/contract/error.ts';
import type { PaymentResult, RedirectResult } from '@selvedge/contract/payment-shape.ts';
import { isLive } from '@selvedge/domain/payment/attempt-state.ts';
import { basketKey } from '../basket/basket-cookie.ts';
import { isHolder } from '../basket/close-basket.ts';
import { shopperOf } from '../basket/find-basket.ts';
import type { Http } from '../http/serve.ts';
import { giveOrderAccess, hasOrderAccess } from '../order/order-access.ts';
import { findByReference, findLastAttempt } from '../payment/find-attempt.ts';
import type { Attempt } from '../payment/tables.ts';
import type { Ctx } from '../shop/ctx.ts';
import { answerPayment } from './answer-payment.ts';
import type { PaymentDeps } from './payment-deps-of.ts';
import { settleAttempt } from './settle-attempt.ts';
import { showResult } from './show-result.ts';

type Return = { basketId: string; attempt?: string | undefined; redirectResult?: string | undefined; http: Http };

/**
 * The shopper is back. What the address says is a reason to ask the provider, bound to the attempt that it was made for. A navigation
 * is led on, so that nothing of it stays in the address bar; a call gets the result.
 */
export async function returnFromProvider(
  ctx: Ctx,
  deps: PaymentDeps,
  { basketId, attempt: reference, redirectResult, http }: Return,
): Promise<PaymentResult> {
  const found = await findReturning(ctx, { basketId, reference, http });
  const isNavigation = http.readHeader('sec-fetch-mode') === 'navigate';
  if (!found) {
    if (!isNavigation) throw new ShopError('not_found', { payment: ['payment.basket_gone'] });
    return lead(ctx, http, {});
  }
  const brought = redirectResult ? { redirectResult } : undefined;
  const settled = isLive(found.state) ? await settleAttempt(deps, found.id, { brought }) : found;
  const result = await answerPayment(ctx, deps, { attempt: settled, http });
  return isNavigation ? lead(ctx, http, result) : result;
}

async function findReturning(
  { db, session }: Ctx,
  { basketId, reference, http }: { basketId: string; reference: string | undefined; http: Http },
): Promise<Attempt | undefined> {
  if (!isUuid(basketId)) return undefined;
  const named = reference === undefined ? undefined : await findByReference(db, reference);
  const asked = reference === undefined ? await findLastAttempt(db, basketId) : named?.basketId === basketId ? named : undefined;
  if (await isHolder(db, { key: basketKey(http), shopperId: shopperOf({ session }), basketId })) {
    // Nobody ever tried to pay for this basket: surely nothing was charged.
    if (!asked && reference === undefined) throw new ShopError('not_found', { payment: ['payment.not_started'] });
    return asked;
  }
  // Another tab paid, and the basket's cookie is gone with it: the proof of the order opens the same.
  return asked?.orderId && (await hasOrderAccess(db, http, asked.orderId)) ? asked : undefined;
}

function lead(ctx: Ctx, http: Http, result: PaymentResult): PaymentResult {
  http.setStatus(303);
  http.setHeader('location', wayOn(ctx.market!.id, result));
  return result;
}

/** Paths of our own only. The payment page says why, in the words that `error` names. */
export function wayOn(market: string, { redirectReason, url, paymentState, error }: PaymentResult): string {
  if (redirectReason === 'receipt' && url) return url;
  const query = new URLSearchParams({
    ...(paymentState && { paymentState }),
    ...(redirectReason && { reason: redirectReason }),
    ...(error && { error }),
  });
  const page = redirectReason === 'soldOut' ? 'basket' : 'checkout/payment';
  return `/${market}/${page}${query.size > 0 ? `?${query}` : ''}`;
}

type IyzicoReturn = { conversationId: string; basketId: string; token: string | undefined; http: Http };

/** A form that Iyzico's page posts, without a cookie. Attempt, basket, market and token must belong together. (trap 17) */
export async function returnFromIyzico(
  ctx: Ctx,
  deps: PaymentDeps,
  { conversationId, basketId, token, http }: IyzicoReturn,
): Promise<RedirectResult> {
  const market = ctx.market!.id;
  const found = await findByReference(ctx.db, conversationId);
  const isOne =
    found?.provider === 'iyzico' && found.basketId === basketId && found.market === market && found.token !== null && found.token === token;
  const settled = isOne
    ? isLive(found.state)
      ? await settleAttempt(deps, found.id, { brought: { token: found.token! } })
      : found
    : undefined;
  const result = settled ? await showResult(deps, settled) : {};
  if (result.orderId !== undefined) await giveOrderAccess(deps.db, http, result.orderId);
  const redirectUrl = wayOn(market, result);
  http.setStatus(303);
  http.setHeader('location', redirectUrl);
  return { redirectUrl, status: result.paymentState ?? 'error' };
}

export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(text);
}

/** Iyzico's page posts a form with one field. */
export function readToken(form: string | null | undefined): string | undefined {
  return new URLSearchParams(form ?? '').get('token') ?? undefined;
}

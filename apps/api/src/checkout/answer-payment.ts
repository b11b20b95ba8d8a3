import type { PaymentResult } from '@selvedge/contract/payment-shape.ts';
import { type BasketKey, basketKey } from '../basket/basket-cookie.ts';
import { findBasket } from '../basket/find-basket.ts';
import type { Http } from '../http/serve.ts';
import { giveOrderAccess } from '../order/order-access.ts';
import type { Attempt } from '../payment/tables.ts';
import type { Ctx } from '../shop/ctx.ts';
import type { PaymentDeps } from './payment-deps-of.ts';
import { showResult } from './show-result.ts';

/** The result for the browser that paid: it may see the receipt, and its basket's cookie is free. */
export async function answerPayment(
  ctx: Ctx,
  deps: PaymentDeps,
  { attempt, http }: { attempt: Attempt; http: Http },
): Promise<PaymentResult> {
  const result = await showResult(deps, attempt);
  if (result.orderId !== undefined) {
    await giveOrderAccess(deps.db, http, result.orderId);
    const key = basketKey(http);
    if (!(await hasMore(ctx, key))) key.forget();
  }
  return result;
}

/** What was put in while the shopper was at the bank stays with the cookie. */
async function hasMore(ctx: Ctx, key: BasketKey): Promise<boolean> {
  return key.token !== undefined && (await findBasket(ctx, key)) !== undefined;
}

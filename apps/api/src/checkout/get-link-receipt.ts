import { ShopError } from '@selvedge/contract/error.ts';
import type { PayByLinkReceipt } from '@selvedge/contract/payment-shape.ts';
import { isLive } from '@selvedge/domain/payment/attempt-state.ts';
import { basketKey } from '../basket/basket-cookie.ts';
import { isHolder } from '../basket/close-basket.ts';
import { shopperOf } from '../basket/find-basket.ts';
import type { Http } from '../http/serve.ts';
import { findByToken, findPaidAttempt } from '../payment/find-attempt.ts';
import type { Ctx } from '../shop/ctx.ts';
import { answerPayment } from './answer-payment.ts';
import type { PaymentDeps } from './payment-deps-of.ts';
import { isUuid } from './return-from-provider.ts';
import { settleAttempt } from './settle-attempt.ts';
import { showResult } from './show-result.ts';

type Link = { linkId: string; checkoutBasketId: string; http: Http };

/** PAY-028 for the screen that waits while somebody pays on another device. Whoever holds only the link learns how it stands. */
export async function getLinkReceipt(
  ctx: Ctx,
  deps: PaymentDeps,
  { linkId, checkoutBasketId: basketId, http }: Link,
): Promise<PayByLinkReceipt> {
  const found = isUuid(basketId) ? await findByToken(ctx.db, { provider: 'payByLink', token: linkId, basketId }) : undefined;
  if (!found || found.market !== ctx.market!.id) throw new ShopError('not_found');
  const attempt = isLive(found.state) ? await settleAttempt(deps, found.id) : found;
  // Paid by card in another tab, say: the link is over, and what it was for is not to be paid again.
  const paid = attempt.state === 'ordered' ? attempt : await findPaidAttempt(ctx.db, basketId);
  if (!paid) return { status: isLive(attempt.state) ? 'Payment pending' : 'Expired' };
  const isOwn = await isHolder(ctx.db, { key: basketKey(http), shopperId: shopperOf(ctx), basketId });
  const { orderNumber, url } = isOwn ? await answerPayment(ctx, deps, { attempt: paid, http }) : await showResult(deps, paid);
  return { status: 'Completed', ...(orderNumber && { orderNumber }), ...(isOwn && url && { redirectUrl: url }) };
}

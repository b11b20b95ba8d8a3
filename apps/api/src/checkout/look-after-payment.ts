import { ShopError } from '@selvedge/contract/error.ts';
import type { PayByLinkReceipt, PaymentState } from '@selvedge/contract/payment.ts';
import { isLive } from '@selvedge/domain/payment/attempt-state.ts';
import { and, eq } from 'drizzle-orm';
import { basketKey } from '../basket/basket-cookie.ts';
import { isHolder } from '../basket/close-basket.ts';
import { shopperOf } from '../basket/find-basket.ts';
import { limitCalls } from '../http/count-call.ts';
import type { Ctx } from '../http/ctx.ts';
import type { Http } from '../http/serve.ts';
import { orderTable } from '../order/tables.ts';
import { findAttemptOfOrder, findByToken, listOpenAttempts } from '../payment/find-attempt.ts';
import { answerPayment } from './answer-payment.ts';
import { isUuid } from './return-from-provider.ts';
import { settleAttempt } from './settle-attempt.ts';
import { showResult } from './show-result.ts';
import type { Till } from './till.ts';

type Link = { linkId: string; checkoutBasketId: string; http: Http };

/** PAY-028 for the screen that waits while somebody pays on another device. Whoever holds only the link learns how it stands. */
export async function getLinkReceipt(ctx: Ctx, till: Till, { linkId, checkoutBasketId: basketId, http }: Link): Promise<PayByLinkReceipt> {
  const found = isUuid(basketId) ? await findByToken(ctx.db, { provider: 'payByLink', token: linkId, basketId }) : undefined;
  if (!found || found.market !== ctx.market!.id) throw new ShopError('not_found');
  const attempt = isLive(found.state) ? await settleAttempt(till, found.id) : found;
  if (isLive(attempt.state)) return { status: 'Payment pending' };
  if (attempt.state !== 'ordered') return { status: 'Expired' };
  const isOwn = await isHolder(ctx.db, { key: basketKey(http), shopperId: shopperOf(ctx), basketId });
  const { orderNumber, url } = isOwn ? await answerPayment(ctx, till, { attempt, http }) : await showResult(till, attempt);
  return { status: 'Completed', ...(orderNumber && { orderNumber }), ...(isOwn && url && { redirectUrl: url }) };
}

/** PAY-033 asks the provider again what became of an order's payment. An order is written once, so no second mail can come of it. */
export async function retriggerNotification(
  ctx: Ctx,
  till: Till,
  { orderNumber }: { orderNumber: string },
): Promise<{ paymentState: PaymentState }> {
  const [order] = await ctx.db
    .select({ id: orderTable.id })
    .from(orderTable)
    .where(and(eq(orderTable.number, orderNumber), eq(orderTable.market, ctx.market!.id)));
  const attempt = order && (await findAttemptOfOrder(ctx.db, order.id));
  if (!attempt) throw new ShopError('not_found');
  await limitCalls(ctx.db, { key: `retrigger:${attempt.id}`, limit: 1, seconds: 60, now: ctx.now });
  const { paymentState = 'error' } = await showResult(till, await settleAttempt(till, attempt.id));
  return { paymentState };
}

/** PAY-034 for a schedule outside: every payment at Iyzico that is still open is asked after. */
export async function settlePendingIyzico(till: Till): Promise<{ settled: number; open: number }> {
  const open = await listOpenAttempts(till.db, 'iyzico');
  const states = await Promise.all(open.map(async (id) => (await settleAttempt(till, id)).state));
  const still = states.filter(isLive).length;
  return { settled: states.length - still, open: still };
}

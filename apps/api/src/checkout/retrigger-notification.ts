import { ShopError } from '@selvedge/contract/error.ts';
import type { PaymentState } from '@selvedge/contract/payment.ts';
import { and, eq } from 'drizzle-orm';
import { limitCalls } from '../http/count-call.ts';
import type { Ctx } from '../http/ctx.ts';
import { orderTable } from '../order/tables.ts';
import { findAttemptOfOrder } from '../payment/find-attempt.ts';
import { settleAttempt } from './settle-attempt.ts';
import { showResult } from './show-result.ts';
import type { Till } from './till.ts';

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

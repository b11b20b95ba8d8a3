import type { PaymentResult, SeenAmount } from '@selvedge/contract/payment-shape.ts';
import type { Http } from '../http/serve.ts';
import type { Ctx } from '../shop/ctx.ts';
import { payWith } from './create-payment.ts';
import type { PaymentDeps } from './payment-deps-of.ts';

/** Nothing is left for a provider: the order is placed at once. Again, it answers the same order. (PAY-022) */
export function completeWithGiftCard(
  ctx: Ctx,
  deps: PaymentDeps,
  { input, http }: { input?: SeenAmount; http: Http },
): Promise<PaymentResult> {
  return payWith(ctx, deps, { input: { provider: 'giftCard', amount: input?.amount }, http });
}

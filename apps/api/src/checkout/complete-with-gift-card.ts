import type { PaymentResult } from '@selvedge/contract/payment.ts';
import type { Ctx } from '../http/ctx.ts';
import type { Http } from '../http/serve.ts';
import { payWith } from './create-payment.ts';
import type { Till } from './till.ts';

/** Nothing is left for a provider: the order is placed at once. Again, it answers the same order. (PAY-022) */
export function completeWithGiftCard(ctx: Ctx, till: Till, http: Http): Promise<PaymentResult> {
  return payWith(ctx, till, { input: { provider: 'giftCard' }, http });
}

import { ShopError } from '@selvedge/contract/error.ts';
import type { BinAnswer } from '@selvedge/contract/payment-shape.ts';
import type { Ctx } from '../shop/ctx.ts';
import { checkOffered } from './create-payment.ts';
import type { PaymentDeps } from './payment-deps-of.ts';

/** PAY-030 only for markets that pay with Iyzico; six to eight digits of a card are no secret, more are not taken. */
export async function checkBin(ctx: Ctx, deps: PaymentDeps, { binNumber }: { binNumber: string }): Promise<BinAnswer> {
  checkOffered(ctx, deps, 'iyzico');
  const answer = await deps.providers.iyzico?.checkBin?.({ bin: binNumber, locale: ctx.market!.id });
  if (!answer) throw new ShopError('unavailable');
  return answer;
}

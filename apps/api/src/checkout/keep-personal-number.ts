import { ShopError } from '@selvedge/contract/error.ts';
import { isIdentityNumber } from '@selvedge/domain/payment/is-identity-number.ts';
import type { BasketKey } from '../basket/basket-cookie.ts';
import { findBasket } from '../basket/find-basket.ts';
import { findSealedNote, keepSealedNote } from '../payment/sealed-note.ts';
import type { Ctx } from '../shop/ctx.ts';
import type { PaymentDeps } from './payment-deps-of.ts';

/** PAY-004 the number as it was given, or the one that was given before for this basket. A wrong one is refused before anybody is asked. */
export async function keepPersonalNumber(ctx: Ctx, deps: PaymentDeps, { key, given }: { key: BasketKey; given: string }): Promise<string> {
  if (given !== '' && !isIdentityNumber(given))
    throw new ShopError('invalid_request', { checkoutPersonalNumber: ['payment.personalNumberWrong'] });
  const held = await findBasket(ctx, key);
  if (!held) return given;
  if (given === '') return (await findSealedNote(ctx.db, { basketId: held.id, provider: 'iyzico', secret: deps.secret })) ?? '';
  await keepSealedNote(ctx.db, { basketId: held.id, provider: 'iyzico', secret: deps.secret, text: given });
  return given;
}

/** By its last digits only. */
export async function showPersonalNumber({ db }: Ctx, { secret }: PaymentDeps, basketId: string): Promise<string> {
  const known = await findSealedNote(db, { basketId, provider: 'iyzico', secret });
  return known ? `${'*'.repeat(known.length - 4)}${known.slice(-4)}` : '';
}

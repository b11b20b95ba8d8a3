import type { BasketAnswer } from '@selvedge/contract/basket-shape.ts';
import { ShopError } from '@selvedge/contract/error.ts';
import { normaliseCode } from '@selvedge/domain/promotion/normalise-code.ts';
import { getCode } from '../promotion/get-code.ts';
import type { Ctx } from '../shop/ctx.ts';
import type { BasketKey } from './basket-cookie.ts';
import { changeBasket } from './change-basket.ts';
import { customerOf } from './customer-of.ts';
import { findBasket } from './find-basket.ts';
import { showBasket } from './show-basket.ts';

/** Of these every combination is tried when the basket is priced. */
const mostCodes = 5;

/** A code that is good but does nothing yet is kept: the basket says what is missing. (BSK-026, BSK-027) */
export async function addPromoCode(ctx: Ctx, key: BasketKey, { promoCode }: { promoCode: string }): Promise<BasketAnswer> {
  const held = await findBasket(ctx, key);
  if (held?.content.codes.some(({ code }) => code === normaliseCode(promoCode))) throw refuse('basket.promo_code_already_applied');
  const found = await getCode(ctx, { typed: promoCode, customer: customerOf(ctx) });
  return changeBasket(ctx, key, (content) => {
    if (content.codes.some(({ code }) => code === found.code)) throw refuse('basket.promo_code_already_applied');
    if (content.codes.length >= mostCodes) throw refuse('basket.too_many_promo_codes');
    // A second code of the same promotion would take the first one's place, not add to it.
    const others = content.codes.filter(({ promotionId }) => promotionId !== found.promotionId);
    return { ...content, codes: [...others, found] };
  });
}

export async function deletePromoCode(ctx: Ctx, key: BasketKey, { promoCode }: { promoCode: string }): Promise<BasketAnswer> {
  const typed = normaliseCode(promoCode);
  const found = await findBasket(ctx, key);
  if (!found?.content.codes.some(({ code }) => code === typed)) return showBasket(ctx, found);
  return changeBasket(ctx, key, (content) => ({ ...content, codes: content.codes.filter(({ code }) => code !== typed) }));
}

function refuse(key: string): ShopError {
  return new ShopError('promo_code_refused', { promoCode: [key] });
}

import type { BasketAnswer } from '@selvedge/contract/basket-shape.ts';
import type { Ctx } from '../http/ctx.ts';
import type { BasketKey } from './basket-cookie.ts';
import { changeBasket } from './change-basket.ts';

export type Acceptance = { acceptNewsletter?: boolean | undefined; acceptTerms?: boolean | undefined };

/** Consent is this act and nothing else, at our time; what is not said stays as it is, and a no takes it back. */
export async function acceptTerms(ctx: Ctx, key: BasketKey, { acceptNewsletter, acceptTerms: terms }: Acceptance): Promise<BasketAnswer> {
  const at = ctx.now.toISOString();
  return changeBasket(ctx, key, (content) => ({
    ...content,
    ...(terms !== undefined && { termsAcceptedAt: terms ? (content.termsAcceptedAt ?? at) : undefined }),
    ...(acceptNewsletter !== undefined && { newsletterAcceptedAt: acceptNewsletter ? (content.newsletterAcceptedAt ?? at) : undefined }),
  }));
}

export function setNote(ctx: Ctx, key: BasketKey, { note }: { note: string }): Promise<BasketAnswer> {
  return changeBasket(ctx, key, (content) => ({ ...content, note }));
}

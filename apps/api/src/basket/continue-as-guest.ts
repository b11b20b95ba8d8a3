import type { BasketAnswer } from '@selvedge/contract/basket-shape.ts';
import { ShopError } from '@selvedge/contract/error.ts';
import { readEmail } from '../identity/email-address.ts';
import type { Ctx } from '../shop/ctx.ts';
import type { BasketKey } from './basket-cookie.ts';
import { changeBasket } from './change-basket.ts';
import { findBasket } from './find-basket.ts';
import { refuseUnorderable } from './refuse-unorderable.ts';

export type Guest = { email: string; acceptNewsletter?: boolean | undefined };

/** CHK-059 A guest says where to write. It proves nothing: nobody sees more of the shop for it. */
export async function continueAsGuest(ctx: Ctx, key: BasketKey, { email: typed, acceptNewsletter }: Guest): Promise<BasketAnswer> {
  const email = readEmail(typed);
  if (!email) throw new ShopError('address_refused', { email: ['validation.invalid_format'] });
  await refuseUnorderable(ctx, await findBasket(ctx, key));
  const at = ctx.now.toISOString();
  return changeBasket(ctx, key, (content) => ({
    ...content,
    email,
    ...(acceptNewsletter !== undefined && { newsletterAcceptedAt: acceptNewsletter ? (content.newsletterAcceptedAt ?? at) : undefined }),
  }));
}

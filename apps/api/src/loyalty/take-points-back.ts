import type { BasketAnswer } from '@selvedge/contract/basket-shape.ts';
import { inArray } from 'drizzle-orm';
import type { BasketKey } from '../basket/basket-cookie.ts';
import { changeBasket } from '../basket/change-basket.ts';
import { findBasket } from '../basket/find-basket.ts';
import type { Ctx } from '../shop/ctx.ts';
import { findAccount } from './find-account.ts';
import type { Member } from './get-member.ts';
import { givePointsBack } from './give-points-back.ts';
import { loyaltyPaymentTable } from './tables.ts';

/** Out of the basket first: should the shop stop in between, the points come back by themselves. Nothing to take back is no failure. */
export async function takePointsBack(ctx: Ctx, key: BasketKey, member: Member): Promise<BasketAnswer> {
  const account = await findAccount(ctx.db, member.contactId);
  const ids = ((await findBasket(ctx, key))?.content.giftCards ?? []).map(({ id }) => id);
  const rows = ids.length > 0 ? await ctx.db.select().from(loyaltyPaymentTable).where(inArray(loyaltyPaymentTable.cardId, ids)) : [];
  const own = rows.filter(({ accountId }) => accountId === account?.id).map(({ cardId }) => cardId);
  const answer = await changeBasket(ctx, key, (content) => ({
    ...content,
    giftCards: content.giftCards.filter(({ id }) => !own.includes(id)),
  }));
  for (const cardId of own) await ctx.db.transaction((tx) => givePointsBack(tx, { cardId, isPaid: false, now: ctx.now }));
  return answer;
}

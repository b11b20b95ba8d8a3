import type { BasketAnswer } from '@selvedge/contract/basket-shape.ts';
import { ShopError } from '@selvedge/contract/error.ts';
import { bonusKey } from '@selvedge/domain/basket/price-basket.ts';
import type { Ctx } from '../shop/ctx.ts';
import type { BasketKey } from './basket-cookie.ts';
import { findReward } from './bonus.ts';
import { changeBasket } from './change-basket.ts';

type OptOut = { id: string; rewardId: string; newOptedOutCount: number };

/** Between none and all of what the reward gives: a count below nothing would give goods away. */
export async function optOutOfBonus(ctx: Ctx, key: BasketKey, { id, rewardId, newOptedOutCount }: OptOut): Promise<BasketAnswer> {
  const names = { promotionId: id, rewardId };
  const reward = findReward(ctx, names);
  if (!reward) throw new ShopError('not_found');
  if (!Number.isInteger(newOptedOutCount) || newOptedOutCount < 0 || newOptedOutCount > reward.count)
    throw new ShopError('invalid_request', { newOptedOutCount: ['validation.invalid_value'] });
  return changeBasket(ctx, key, (content) => ({ ...content, optedOut: { ...content.optedOut, [bonusKey(names)]: newOptedOutCount } }));
}

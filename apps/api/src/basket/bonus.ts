import { ShopError } from '@selvedge/contract/error.ts';
import { productIdOf } from '@selvedge/domain/catalogue/product-id.ts';
import type { Ctx } from '../shop/ctx.ts';
import type { BasketContent } from './basket-content.ts';

type Reward = { promotionId: string; rewardId: string };

/** The reward of a live promotion, whether or not the basket earns it at the moment: pricing decides that, whenever it looks. */
export function findReward({ promotions }: Pick<Ctx, 'promotions'>, { promotionId, rewardId }: Reward) {
  const benefit = promotions.live.find(({ id }) => id === promotionId)?.benefit;
  return benefit?.kind === 'bonusProduct' && benefit.rewardId === rewardId ? benefit : undefined;
}

type Chosen = { line: { sku: string }; quantity: number; bonus: Reward };

/** A bonus product is one of those that the reward offers, and no more of them than it gives. */
export function refuseUnofferedBonus(ctx: Ctx, { lines }: BasketContent, { line, quantity, bonus }: Chosen): void {
  const reward = findReward(ctx, bonus);
  const taken = lines.reduce((sum, each) => sum + (each.bonus?.promotionId === bonus.promotionId ? each.quantity : 0), 0);
  if (!reward?.products.includes(productIdOf(line.sku)) || taken + quantity > reward.count)
    throw new ShopError('line_refused', { lineItem: ['basket.bonus_not_offered'] });
}

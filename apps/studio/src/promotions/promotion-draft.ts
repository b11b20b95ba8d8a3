import type { Benefit, Promotion } from '@selvedge/contract/promotion.ts';

export const benefitKinds = ['percentage', 'amount', 'fixedPrice', 'buyXGetY', 'bonusProduct', 'freeShipping', 'tiers'] as const;

/** What each kind begins with, so that a change of kind never leaves half a promotion behind. */
export function newBenefit(kind: Benefit['kind']): Benefit {
  switch (kind) {
    case 'percentage':
      return { kind, percent: 10 };
    case 'amount':
      return { kind, amounts: {}, per: 'basket' };
    case 'fixedPrice':
      return { kind, prices: {}, pieces: 1 };
    case 'buyXGetY':
      return { kind, buy: 2, get: 1, percent: 100 };
    case 'bonusProduct':
      return { kind, rewardId: 'gift', products: [], count: 1 };
    case 'freeShipping':
      return { kind };
    case 'tiers':
      return { kind, by: 'amount', steps: [{ from: {}, percent: 10 }] };
  }
}

/** Not live until somebody says so. */
export function newPromotion(id: string): Promotion {
  return {
    ...{ id, names: { en: '' }, isActive: false, trigger: 'automatic', markets: [], customers: [] },
    goods: { categories: [], tags: [], brands: [], products: [], excludedTags: [], excludeMarkdown: false },
    minimum: { amounts: {}, quantity: 0 },
    benefit: newBenefit('percentage'),
    ...{ priority: 0, isExclusive: false, limits: {} },
  };
}

export type PromotionState = 'off' | 'planned' | 'live' | 'over';

export function promotionState({ isActive, from, until }: Pick<Promotion, 'isActive' | 'from' | 'until'>, now: Date): PromotionState {
  if (!isActive) return 'off';
  if (until && new Date(until) <= now) return 'over';
  return from && new Date(from) > now ? 'planned' : 'live';
}

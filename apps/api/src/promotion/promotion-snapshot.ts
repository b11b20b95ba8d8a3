import type { LivePromotion } from '@selvedge/domain/promotion/live-promotion.ts';

/** Every promotion in the order in which they are looked at, read once per revision and held in memory. */
export type PromotionSnapshot = { revision: string; live: readonly LivePromotion[] };

export const noPromotions: PromotionSnapshot = { revision: '0', live: [] };

declare module '../shop/ctx.ts' {
  interface Held {
    /** Every promotion, from memory. */
    promotions: PromotionSnapshot;
  }
}

declare module '../shop/shop.ts' {
  interface Shop {
    promotions: () => PromotionSnapshot;
  }
}

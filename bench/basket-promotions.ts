import { Promotion } from '@selvedge/contract/promotion.ts';
import { type LivePromotion, layOutPromotions } from '@selvedge/domain/promotion/live-promotion.ts';

/** Promotions of every kind, so many of each. */
export function benchPromotions(count: number): LivePromotion[] {
  const benefits = [
    { kind: 'percentage', percent: 5 },
    { kind: 'amount', amounts: { GBP: 2 } },
    { kind: 'fixedPrice', prices: { GBP: 39 }, pieces: 2 },
    { kind: 'buyXGetY', buy: 3, get: 1 },
    {
      kind: 'tiers',
      by: 'amount',
      steps: [
        { from: { GBP: 50 }, percent: 5 },
        { from: { GBP: 100 }, percent: 10 },
      ],
    },
    { kind: 'freeShipping' },
  ];
  return layOutPromotions(
    Array.from({ length: count }, (_, n) =>
      Promotion.parse({
        ...{ id: `promotion-${n}`, names: { en: `Promotion ${n}` }, benefit: benefits[n % benefits.length], priority: n },
        goods: n % 2 === 0 ? { tags: [`tag-${n % 10}`] } : { brands: [`brand-${n % 60}`], categories: [`women-${n % 20}`] },
      }),
    ),
  );
}

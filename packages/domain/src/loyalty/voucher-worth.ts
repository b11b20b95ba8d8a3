import type { RulePreview } from '@selvedge/contract/studio/loyalty.ts';
import { applyPromotions } from '../promotion/apply-promotions.ts';
import type { LivePromotion } from '../promotion/live-promotion.ts';
import type { PromotedLine } from '../promotion/outcome.ts';

/** An order as it was bought. Goods that the shop does not sell any more are not known: no promotion can ask about them. */
type Order = { lines: readonly (Omit<PromotedLine, 'goods'> & Partial<Pick<PromotedLine, 'goods'>>)[]; freight: number };
type Shop = {
  market: string;
  currency: string;
  /** Of a product that is given away; undefined where it is not sold. */
  priceOf: (productId: string) => number | undefined;
};

export type UnknownCost = RulePreview['unknown'][number];

/**
 * What a voucher would have taken off an order, in minor units, by the rules of the basket and as if its promotion held; or why nobody can say.
 * What is given away costs what it is sold for, at its dearest.
 */
export function voucherWorth(
  promotion: LivePromotion | undefined,
  order: Order,
  { market, currency, priceOf }: Shop,
): number | UnknownCost {
  if (!promotion) return 'promotionGone';
  const { benefit, goods } = promotion;
  const asksForGoods = promotion.isOfGoods || goods.excludedTags.length > 0 || goods.excludeMarkdown;
  if (asksForGoods && order.lines.some((line) => !line.goods)) return 'goodsNotSold';
  const lines = order.lines.map((line) => ({ goods: unknownGoods, ...line }));
  const held = { ...promotion, isActive: true, from: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY };
  const shopping = { market, currency, now: 0, customer: new Set(['member'] as const), codes: new Map([[promotion.id, '']]) };
  const [outcome] = applyPromotions({ lines, promotions: [held], shopping });
  if (!outcome?.isApplied) return 0;
  if (benefit.kind === 'freeShipping') return order.freight;
  if (benefit.kind !== 'bonusProduct') return outcome.amount;
  const prices = benefit.products.map(priceOf);
  return prices.some((price) => price === undefined) ? 'bonusNotSold' : Math.max(0, ...prices.map(Number)) * benefit.count;
}

const unknownGoods = { productId: '', brand: '', categories: [], tags: [], isMarkdown: false };

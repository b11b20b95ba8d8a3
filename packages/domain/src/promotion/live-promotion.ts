import type { MarketSettings } from '@selvedge/contract/market.ts';
import type { Benefit, CustomerKind, GoodsRule, Promotion } from '@selvedge/contract/promotion.ts';
import { toMinor } from '../money/minor-units.ts';
import { inRegion } from '../translation/regional-words.ts';

/** A promotion laid out for being looked at thousands of times a second. */
export type LivePromotion = {
  id: string;
  names: Readonly<Record<string, string>>;
  isActive: boolean;
  needsCode: boolean;
  from: number;
  until: number;
  markets: ReadonlySet<string>;
  customers: ReadonlySet<CustomerKind>;
  goods: GoodsRule;
  matches: (goods: Goods) => boolean;
  /** It names goods, so it belongs to lines rather than to the whole basket. */
  isOfGoods: boolean;
  minimum: Promotion['minimum'];
  benefit: Benefit;
  isExclusive: boolean;
  limits: Promotion['limits'];
};

/** What a promotion may ask about a product. */
export type Goods = {
  productId: string;
  brand: string;
  categories: readonly string[];
  tags: readonly string[];
  isMarkdown: boolean;
};

/** In the order in which they are looked at. */
export function layOutPromotions(promotions: readonly Promotion[]): LivePromotion[] {
  return [...promotions].sort((a, b) => b.priority - a.priority || (a.id < b.id ? -1 : 1)).map(layOut);
}

function layOut(promotion: Promotion): LivePromotion {
  const { id, names, isActive, goods, minimum, benefit, isExclusive, limits } = promotion;
  return {
    ...{ id, names, isActive, goods, minimum, benefit, isExclusive, limits },
    needsCode: promotion.trigger === 'code',
    from: promotion.from === undefined ? Number.NEGATIVE_INFINITY : Date.parse(promotion.from),
    until: promotion.until === undefined ? Number.POSITIVE_INFINITY : Date.parse(promotion.until),
    markets: new Set(promotion.markets),
    customers: new Set(promotion.customers),
    matches: goodsMatcher(goods),
    isOfGoods: [goods.categories, goods.tags, goods.brands, goods.products].some((list) => list.length > 0),
  };
}

export function goodsMatcher(rule: GoodsRule): (goods: Goods) => boolean {
  const categories = new Set(rule.categories);
  const tags = new Set(rule.tags);
  const brands = new Set(rule.brands.map((brand) => brand.toLowerCase()));
  const products = new Set(rule.products);
  const excluded = new Set(rule.excludedTags);
  const hasAny = (wanted: ReadonlySet<string>, has: readonly string[]) => wanted.size === 0 || has.some((each) => wanted.has(each));
  return (goods) =>
    (products.size === 0 || products.has(goods.productId)) &&
    hasAny(categories, goods.categories) &&
    hasAny(tags, goods.tags) &&
    (brands.size === 0 || brands.has(goods.brand.toLowerCase())) &&
    !(rule.excludeMarkdown && goods.isMarkdown) &&
    (excluded.size === 0 || !goods.tags.some((tag) => excluded.has(tag)));
}

/** Undefined where the promotion says nothing about the currency, or says it in fractions that the currency does not have. */
export function amountIn(amounts: Readonly<Record<string, number>>, currency: string): number | undefined {
  const amount = amounts[currency];
  if (amount === undefined) return undefined;
  try {
    return toMinor(amount, currency);
  } catch {
    return undefined;
  }
}

/** As shoppers of the market read it. */
export function promotionName({ id, names }: Pick<LivePromotion, 'id' | 'names'>, market: Pick<MarketSettings, 'id' | 'language'>): string {
  return inRegion(market.id, names[market.language.baseCode] ?? names.en ?? id);
}

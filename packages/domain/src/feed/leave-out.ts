import type { FeedRules, LeftOutReason } from '@selvedge/contract/studio/feeds.ts';

/** What the rules of a feed ask about a product. */
export type RuledProduct = {
  categories: readonly string[];
  brand: string;
  tags: readonly string[];
  /** What everybody pays, in the market's currency. */
  amount: number;
  isOnline: boolean;
  isSoldOut: boolean;
  hasPicture: boolean;
  hasGtin: boolean;
  isComingSoon: boolean;
  isGiftCard: boolean;
  isSet: boolean;
  isAdult: boolean;
};

/** The tag by which an assortment says that only adults may see something. */
export const adultsTag = 'adults-only';

/** Why a product is not in a feed; undefined when it is. */
export function leaveOut(product: RuledProduct, rules: FeedRules): LeftOutReason | undefined {
  const isAmong = (values: readonly string[], wanted: readonly string[]) => wanted.some((each) => values.includes(each));
  if (!product.isOnline) return 'storeOnly';
  if (isAmong(product.categories, rules.categories)) return 'category';
  if (rules.brands.some((brand) => brand.toLowerCase() === product.brand.toLowerCase())) return 'brand';
  if (isAmong(product.tags, rules.tags)) return 'tag';
  if (rules.priceBelow !== null && product.amount < rules.priceBelow) return 'priceBelow';
  if (rules.priceAbove !== null && product.amount > rules.priceAbove) return 'priceAbove';
  if (rules.giftCards && product.isGiftCard) return 'giftCards';
  if (rules.sets && product.isSet) return 'sets';
  if (rules.comingSoon && product.isComingSoon) return 'comingSoon';
  if (rules.soldOut && product.isSoldOut && !product.isComingSoon) return 'soldOut';
  if (rules.noPicture && !product.hasPicture) return 'noPicture';
  // Neither sets nor gift cards have a bar code of their own.
  if (rules.noGtin && !product.hasGtin && !product.isSet && !product.isGiftCard) return 'noGtin';
  return rules.adults && product.isAdult ? 'adults' : undefined;
}

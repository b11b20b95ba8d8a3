import type { CustomerKind } from '@selvedge/contract/promotion.ts';
import { chooseReductions } from './choose-reductions.ts';
import { amountIn, type LivePromotion } from './live-promotion.ts';
import type { Outcome, PromotedLine, Ready } from './outcome.ts';
import type { Shortfall } from './reduce.ts';

export type Shopping = {
  market: string;
  currency: string;
  now: number;
  customer: ReadonlySet<CustomerKind>;
  /** Promotion -> the code that was given for it. */
  codes: ReadonlyMap<string, string>;
};

type Apply = {
  lines: readonly PromotedLine[];
  promotions: readonly LivePromotion[];
  shopping: Shopping;
  /** What the shopper pays in the end when the goods come to this much; a small discount may cost the free delivery. */
  costOf?: (goods: number, isFreightGiven: boolean) => number;
};

/**
 * Looks at every promotion and says what became of it. Gifts and free delivery are given whenever they are earned; of the reductions the
 * shopper gets the combination that costs least.
 */
export function applyPromotions({ lines, promotions, shopping, costOf = (goods) => goods }: Apply): Outcome[] {
  const { codes, currency } = shopping;
  const looked = promotions.map((promotion) => findObstacle(promotion, shopping) ?? makeReady(promotion, lines, shopping));
  const reductions = looked.flatMap((each) => (typeof each === 'object' && 'at' in each && isReduction(each.promotion) ? [each] : []));
  const isFreightGiven = looked.some((each) => typeof each === 'object' && 'at' in each && each.promotion.benefit.kind === 'freeShipping');
  const chosen = chooseReductions(reductions, { lines, currency, costOf: (goods) => costOf(goods, isFreightGiven) });
  return promotions.map((promotion, index): Outcome => {
    const found = looked[index]!;
    const code = codes.get(promotion.id);
    const told = { promotion, isApplied: false, amount: 0, ...(code !== undefined && { code }) };
    if (typeof found === 'string') return { ...told, reason: found };
    if (!('at' in found)) return { ...told, ...found };
    const { benefit } = promotion;
    if (benefit.kind === 'freeShipping') return { ...told, isApplied: true, reason: 'promotion.applied' };
    if (benefit.kind === 'bonusProduct') return { ...told, isApplied: true, reason: 'promotion.applied', bonusCount: benefit.count };
    return { ...told, ...chosen.get(promotion.id)! };
  });
}

function isReduction({ benefit: { kind } }: LivePromotion): boolean {
  return kind !== 'freeShipping' && kind !== 'bonusProduct';
}

/** What stands in the way before any goods are looked at. */
export function findObstacle(promotion: LivePromotion, { market, now, customer, codes }: Shopping): string | undefined {
  if (!promotion.isActive) return 'promotion.not_active';
  if (now < promotion.from) return 'promotion.not_begun';
  if (now >= promotion.until) return 'promotion.over';
  if (promotion.markets.size > 0 && !promotion.markets.has(market)) return 'promotion.other_market';
  if (promotion.customers.size > 0 && promotion.customers.isDisjointFrom(customer)) return 'promotion.other_customer';
  if (promotion.needsCode && !codes.has(promotion.id)) return 'promotion.needs_code';
  return undefined;
}

function makeReady(promotion: LivePromotion, lines: readonly PromotedLine[], { currency }: Shopping): Ready | Shortfall {
  const { minimum } = promotion;
  const at = lines.flatMap(({ goods }, index) => (promotion.matches(goods) ? [index] : []));
  if (at.length === 0) return { reason: 'promotion.no_goods' };
  const pieces = at.reduce((sum, index) => sum + lines[index]!.quantity, 0);
  if (pieces < minimum.quantity) return { reason: 'promotion.minimum_quantity', missing: { pieces: minimum.quantity - pieces } };
  const worth = at.reduce((sum, index) => sum + lines[index]!.unit * lines[index]!.quantity, 0);
  if (Object.keys(minimum.amounts).length > 0) {
    const least = amountIn(minimum.amounts, currency);
    if (least === undefined) return { reason: 'promotion.other_currency' };
    if (worth < least) return { reason: 'promotion.minimum_amount', missing: { amount: least - worth } };
  }
  return { promotion, at, worth, pieces };
}

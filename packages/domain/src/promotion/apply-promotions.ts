import type { CustomerKind } from '@selvedge/contract/promotion.ts';
import { amountIn, type Goods, type LivePromotion } from './live-promotion.ts';
import { type Reduction, reduce } from './reduce.ts';

/** Goods in a basket, in minor units. */
export type PromotedLine = {
  id: string;
  quantity: number;
  /** Of one piece, before promotions. */
  unit: number;
  goods: Goods;
};

export type Shopping = {
  market: string;
  currency: string;
  now: number;
  customer: ReadonlySet<CustomerKind>;
  /** Promotion -> the code that was given for it. */
  codes: ReadonlyMap<string, string>;
};

export type Outcome = {
  promotion: LivePromotion;
  isApplied: boolean;
  amount: number;
  reason: string;
  code?: string;
  /** By line, in the order of the lines; of an applied one that takes something off. */
  shares?: readonly number[];
  /** Of a bonus product: so many may be chosen. */
  bonusCount?: number;
};

/**
 * Looks at every promotion in turn and says what became of it. Each takes its share off what those before it have left; an exclusive
 * one stands alone.
 */
export function applyPromotions(
  lines: readonly PromotedLine[],
  promotions: readonly LivePromotion[],
  shopping: Shopping,
): { outcomes: Outcome[]; left: number[] } {
  const left = lines.map(({ unit, quantity }) => unit * quantity);
  const before = [...left];
  const outcomes: Outcome[] = [];
  let isAlone = false;
  let hasApplied = false;
  for (const promotion of promotions) {
    const code = shopping.codes.get(promotion.id);
    const told = { promotion, isApplied: false, amount: 0, ...(code !== undefined && { code }) };
    const obstacle = isAlone
      ? 'promotion.another_is_exclusive'
      : (findObstacle(promotion, shopping) ?? (promotion.isExclusive && hasApplied ? 'promotion.not_combinable' : undefined));
    if (obstacle) {
      outcomes.push({ ...told, reason: obstacle });
      continue;
    }
    const effect = tryPromotion({ promotion, lines, left, before, shopping });
    outcomes.push({ ...told, ...effect });
    if (!effect.isApplied) continue;
    hasApplied = true;
    isAlone = promotion.isExclusive;
    for (const [index, share] of (effect.shares ?? []).entries()) left[index]! -= share;
  }
  return { outcomes, left };
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

type Try = {
  promotion: LivePromotion;
  lines: readonly PromotedLine[];
  left: readonly number[];
  before: readonly number[];
  shopping: Shopping;
};
type Effect = Pick<Outcome, 'isApplied' | 'amount' | 'reason' | 'shares' | 'bonusCount'>;

function tryPromotion({ promotion, lines, left, before, shopping }: Try): Effect {
  const { benefit, minimum } = promotion;
  const none = (reason: string): Effect => ({ isApplied: false, amount: 0, reason });
  const at = lines.flatMap(({ goods }, index) => (promotion.matches(goods) ? [index] : []));
  if (at.length === 0) return none('promotion.no_goods');
  const pieces = at.reduce((sum, index) => sum + lines[index]!.quantity, 0);
  if (pieces < minimum.quantity) return none('promotion.minimum_quantity');
  const worth = at.reduce((sum, index) => sum + before[index]!, 0);
  if (Object.keys(minimum.amounts).length > 0) {
    const least = amountIn(minimum.amounts, shopping.currency);
    if (least === undefined) return none('promotion.other_currency');
    if (worth < least) return none('promotion.minimum_amount');
  }
  if (benefit.kind === 'freeShipping') return { isApplied: true, amount: 0, reason: 'promotion.applied' };
  if (benefit.kind === 'bonusProduct') return { isApplied: true, amount: 0, reason: 'promotion.applied', bonusCount: benefit.count };
  const chosen: Reduction[] = at.map((index) => ({ quantity: lines[index]!.quantity, unit: lines[index]!.unit, left: left[index]! }));
  const shares = reduce(chosen, benefit, { currency: shopping.currency, worth, pieces });
  if (typeof shares === 'string') return none(shares);
  const amount = shares.reduce((sum, each) => sum + each, 0);
  if (amount === 0) return none('promotion.nothing_left');
  const byLine = lines.map(() => 0);
  for (const [index, line] of at.entries()) byLine[line] = shares[index]!;
  return { isApplied: true, amount, reason: 'promotion.applied', shares: byLine };
}

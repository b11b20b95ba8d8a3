import { applyPromotions, type Shopping } from '../promotion/apply-promotions.ts';
import type { Goods, LivePromotion } from '../promotion/live-promotion.ts';
import type { Outcome, PromotedLine } from '../promotion/outcome.ts';
import { type TaxRule, taxOn } from '../tax/tax-on.ts';
import { prorate } from './prorate.ts';
import { type StaffDiscount, takeStaffDiscounts } from './take-staff-discounts.ts';

/** A line before it has a price; amounts in minor units, of one piece. */
export type LineToPrice = {
  id: string;
  quantity: number;
  list: number;
  sales: number;
  member?: number | undefined;
  goods: Goods;
  /** What can't be ordered costs nothing and counts for nothing. */
  isCounted: boolean;
  /** Money for later: neither reduced nor taxed now. */
  isGiftCard: boolean;
  bonus?: { promotionId: string; rewardId: string } | undefined;
};

export type BasketToPrice = {
  lines: readonly LineToPrice[];
  promotions: readonly LivePromotion[];
  shopping: Shopping;
  tax: TaxRule;
  /** Of the way of delivery that is chosen, or else the cheapest. Undefined when nothing is sent. */
  shipping: { price: number; freeFrom?: number | undefined } | undefined;
  giftCards: readonly { id: string; balance: number; mostPercent?: number }[];
  /** What staff take off at a store's device. */
  staffDiscounts?: readonly StaffDiscount[];
};

export type PricedLine = {
  id: string;
  quantity: number;
  unit: number;
  list: number;
  isMember: boolean;
  /** Bonus products that the basket no longer earns. */
  isEarned: boolean;
  /** Of all pieces, before and after promotions and what staff took off. */
  before: number;
  after: number;
  promotions: readonly { promotion: LivePromotion; amount: number }[];
  staffDiscounts: readonly { discount: StaffDiscount; amount: number }[];
  /** One amount per tax of the rule. */
  taxes: readonly number[];
};

export type PricedBasket = {
  lines: readonly PricedLine[];
  outcomes: readonly Outcome[];
  staffDiscounts: readonly StaffDiscount[];
  subtotal: number;
  discount: number;
  savings: number;
  shipping: number;
  isShippingFree: boolean;
  freeShippingMissing: number | undefined;
  /** One amount per tax, of goods and of shipping. */
  taxes: readonly number[];
  shippingTaxes: readonly number[];
  total: number;
  giftCards: readonly { id: string; balance: number; used: number }[];
  remaining: number;
};

/** The only place where totals are made. Everything adds up: lines, promotions, taxes and gift cards, to the last minor unit. */
export function priceBasket(given: BasketToPrice): PricedBasket {
  const { lines, promotions, shopping, tax, shipping, giftCards, staffDiscounts = [] } = given;
  const isMember = shopping.customer.has('member');
  const promoted = lines.filter((line) => line.isCounted && !line.isGiftCard && !line.bonus).map((line) => toPromoted(line, isMember));
  const isSent = promoted.length > 0;
  const looked = applyPromotions({
    ...{ lines: promoted, promotions, shopping },
    costOf: (goods, isFreightGiven) => goods + (isSent ? priceFreight(shipping, goods, isFreightGiven).price : 0),
  });
  const placeOf = new Map(promoted.map(({ id }, index) => [id, index]));
  const earned = earnedBonuses(looked);
  const promised = lines.map((line) => priceLine(line, { isMember, outcomes: looked, place: placeOf.get(line.id), earned }));
  // Before what staff take off: a kindness at the counter must not cost the free delivery.
  const goods = sumOf(promised, (line, index) => (lines[index]!.isGiftCard ? 0 : line.after));
  const freeing = looked.filter(({ isApplied, promotion }) => isApplied && promotion.benefit.kind === 'freeShipping');
  const freight = isSent ? priceFreight(shipping, goods, freeing.length > 0) : noFreight;
  const isPaidAnyway = isSent && priceFreight(shipping, goods, false).price > 0;
  const outcomes = looked.map((each) => (freeing.includes(each) && !(isPaidAnyway && each === giverOf(freeing)) ? idle(each) : each));
  const plain = reduceByStaff(promised, { lines, staffDiscounts });
  const taxed = plain.map((line, index) => (lines[index]!.isGiftCard ? 0 : line.after));
  const taxes = tax.taxes.map(({ rate }) => shareTax([...taxed, freight.price], rate, tax.isIncluded));
  const priced = plain.map((line, index) => ({ ...line, taxes: taxes.map((shares) => shares[index]!) }));
  const subtotal = sumOf(priced, ({ before }) => before);
  const after = sumOf(priced, (line) => line.after);
  const taxTotals = taxes.map((shares) => shares.reduce((sum, each) => sum + each, 0));
  const total = after + freight.price + (tax.isIncluded ? 0 : taxTotals.reduce((sum, each) => sum + each, 0));
  // Money on a card would only move to another one, and with it out of the reach of whoever blocks the first.
  const cards = useGiftCards(giftCards, total - sumOf(priced, ({ after: paid }, index) => (lines[index]!.isGiftCard ? paid : 0)));
  return {
    ...{ lines: priced, outcomes, staffDiscounts, subtotal, total },
    discount: subtotal - after,
    savings: sumOf(priced, (line) => line.list * line.quantity) - after,
    shipping: freight.price,
    isShippingFree: freight.isFree,
    freeShippingMissing: freight.missing,
    taxes: taxTotals,
    shippingTaxes: taxes.map((shares) => shares.at(-1)!),
    giftCards: cards,
    remaining: total - cards.reduce((sum, { used }) => sum + used, 0),
  };
}

function sumOf<T>(list: readonly T[], amount: (each: T, index: number) => number): number {
  return list.reduce((sum, each, index) => sum + amount(each, index), 0);
}

function unitOf({ sales, member }: LineToPrice, isMember: boolean): number {
  return isMember && member !== undefined && member < sales ? member : sales;
}

function toPromoted(line: LineToPrice, isMember: boolean): PromotedLine {
  return { id: line.id, quantity: line.quantity, unit: unitOf(line, isMember), goods: line.goods };
}

/** After markdowns, member prices and promotions. Gift cards are money, and a present costs nothing already. */
function reduceByStaff(
  plain: readonly PlainLine[],
  { lines, staffDiscounts = [] }: Pick<BasketToPrice, 'lines' | 'staffDiscounts'>,
): PlainLine[] {
  const reducible = plain.map((line, index) => ({ ...line, isReducible: !lines[index]!.isGiftCard && !lines[index]!.bonus }));
  const taken = takeStaffDiscounts(reducible, staffDiscounts);
  return plain.map((line, index) => {
    const off = staffDiscounts.flatMap((discount, at) => (taken[at]![index]! > 0 ? [{ discount, amount: taken[at]![index]! }] : []));
    return { ...line, after: line.after - sumOf(off, ({ amount }) => amount), staffDiscounts: off };
  });
}

type PlainLine = Omit<PricedLine, 'taxes'>;

type Bonuses = Map<string, { count: number; promotion: LivePromotion }>;

function earnedBonuses(outcomes: readonly Outcome[]): Bonuses {
  return new Map(
    outcomes.flatMap(({ promotion, bonusCount }) =>
      bonusCount && promotion.benefit.kind === 'bonusProduct'
        ? [[bonusKey({ promotionId: promotion.id, rewardId: promotion.benefit.rewardId }), { count: bonusCount, promotion }] as const]
        : [],
    ),
  );
}

export function bonusKey({ promotionId, rewardId }: { promotionId: string; rewardId: string }): string {
  return `${promotionId} ${rewardId}`;
}

type LinePrice = { isMember: boolean; outcomes: readonly Outcome[]; place: number | undefined; earned: Bonuses };

function priceLine(line: LineToPrice, { isMember, outcomes, place, earned }: LinePrice): PlainLine {
  const unit = unitOf(line, isMember);
  const fact = { id: line.id, unit, list: line.list, isMember: unit < line.sales, isEarned: true, staffDiscounts: [] };
  if (!line.isCounted) return { ...fact, quantity: 0, before: 0, after: 0, promotions: [] };
  const before = unit * line.quantity;
  if (line.bonus) {
    const bonus = earned.get(bonusKey(line.bonus));
    // Taken in the order of the lines: a second line of the same reward gets what the first has left of it.
    if (!bonus || bonus.count < line.quantity) return { ...fact, isEarned: false, quantity: 0, before: 0, after: 0, promotions: [] };
    bonus.count -= line.quantity;
    return { ...fact, quantity: line.quantity, before, after: 0, promotions: [{ promotion: bonus.promotion, amount: before }] };
  }
  const promotions = outcomes.flatMap(({ promotion, shares }) => {
    const amount = place === undefined ? 0 : (shares?.[place] ?? 0);
    return amount > 0 ? [{ promotion, amount }] : [];
  });
  return { ...fact, quantity: line.quantity, before, after: before - sumOf(promotions, ({ amount }) => amount), promotions };
}

const noFreight = { price: 0, isFree: false, missing: undefined };

function priceFreight(shipping: BasketToPrice['shipping'], goods: number, isGiven: boolean) {
  if (!shipping) return noFreight;
  const missing = shipping.freeFrom === undefined ? undefined : Math.max(0, shipping.freeFrom - goods);
  const isFree = isGiven || missing === 0 || shipping.price === 0;
  return { price: isFree ? 0 : shipping.price, isFree, missing: isGiven ? 0 : missing };
}

/** One promotion is enough to make delivery free: rather one that uses up no code. */
function giverOf(given: readonly Outcome[]): Outcome | undefined {
  return given.find(({ code }) => code === undefined) ?? given[0];
}

function idle(outcome: Outcome): Outcome {
  return { ...outcome, isApplied: false, reason: 'promotion.delivery_already_free' };
}

/** The tax of everything together is rounded once and then shared out: the rows of a receipt add up to its foot. */
function shareTax(amounts: readonly number[], rate: number, isIncluded: boolean): number[] {
  const whole = amounts.reduce((sum, amount) => sum + amount, 0);
  return prorate(taxOn(whole, rate, isIncluded), amounts);
}

function useGiftCards(cards: BasketToPrice['giftCards'], total: number) {
  let left = total;
  return cards.map(({ id, balance, mostPercent = 100 }) => {
    const used = Math.min(Math.max(0, balance), left, Math.floor((total * mostPercent) / 100));
    left -= used;
    return { id, balance, used };
  });
}

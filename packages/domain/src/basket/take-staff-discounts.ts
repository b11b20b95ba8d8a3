import { prorate, share } from './prorate.ts';

/** What a member of staff takes off at a store's device; amounts in minor units. */
export type StaffDiscount = {
  /** The line that it is on; without one it is on the whole basket. */
  lineId?: string | undefined;
  take: { percent: number } | { amount: number };
  /** More than this is never taken off, whatever happens to the basket afterwards: the limit of whoever gave it. */
  mostPercent: number;
  /** What lay in the basket when it was given, by line. What is added later is not reduced. */
  pieces: Readonly<Record<string, number>>;
  reason: { id: string; name: string };
  by: { id: string; name: string };
};

type Taking = Omit<StaffDiscount, 'reason' | 'by'>;

/** A line after markdowns, member prices and promotions. */
type Reducible = { id: string; quantity: number; after: number; isReducible: boolean };

/** By discount, what it takes off each line. Those of lines first, then those of the whole, each off what is left. Nothing goes below nothing. */
export function takeStaffDiscounts(lines: readonly Reducible[], discounts: readonly Taking[]): number[][] {
  const left = lines.map(({ after }) => after);
  const taken = new Map<Taking, number[]>();
  const inTurn = [...discounts.filter(({ lineId }) => lineId !== undefined), ...discounts.filter(({ lineId }) => lineId === undefined)];
  for (const discount of inTurn) {
    const bases = lines.map((line) => baseOf(line, discount));
    // Of a piece that is reduced already only the rest is there to be reduced.
    const open = bases.map((base, index) => Math.max(0, base - (lines[index]!.after - left[index]!)));
    const before = sumOf(bases) - sumOf(open);
    const shares = prorate(amountOf(discount, { base: sumOf(bases), open: sumOf(open), before }), open);
    for (const [index, each] of shares.entries()) left[index]! -= each;
    taken.set(discount, shares);
  }
  return discounts.map((discount) => taken.get(discount)!);
}

/** What of a line the discount is on. */
function baseOf({ id, quantity, after, isReducible }: Reducible, { lineId, pieces }: Taking): number {
  if (!isReducible || quantity === 0 || (lineId !== undefined && lineId !== id)) return 0;
  return share(after, Math.min(quantity, pieces[id] ?? 0), quantity);
}

type Worth = { base: number; open: number; before: number };

function amountOf({ take, mostPercent }: Taking, { base, open, before }: Worth): number {
  const wanted = 'percent' in take ? share(open, take.percent, 100) : take.amount;
  // The limit is on all that staff take off together.
  const most = Math.max(0, share(base, mostPercent, 100) - before);
  return Math.max(0, Math.min(wanted, most, open));
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, each) => sum + each, 0);

import type { Outcome, PromotedLine, Ready } from './outcome.ts';
import { type Reduction, reduce } from './reduce.ts';

type Known = {
  lines: readonly PromotedLine[];
  currency: string;
  costOf: (goods: number) => number;
};
type Effect = Pick<Outcome, 'isApplied' | 'amount' | 'reason' | 'shares' | 'missing'>;
type Trial = { effects: ReadonlyMap<string, Effect>; cost: number; isExclusive: boolean };

/** So many codes are tried with and without each other: 32 trials. */
const mostTried = 5;

/**
 * By promotion, what becomes of it in the combination that costs the shopper least. Tried are all that combine, with and without each
 * code, and every exclusive one alone. Another code only adds trials, so it never makes a basket dearer; of combinations that cost the
 * same the one with fewer codes is taken, and then the one of higher priority.
 */
export function chooseReductions(ready: readonly Ready[], known: Known): ReadonlyMap<string, Effect> {
  const combinable = ready.filter(({ promotion }) => !promotion.isExclusive);
  const alone = ready.filter(({ promotion }) => promotion.isExclusive).map((each) => [each]);
  const placeOf = new Map(ready.map((each, place) => [each, place]));
  const firstOf = ([first]: readonly Ready[]) => (first ? placeOf.get(first)! : ready.length);
  const trials = [...subsetsOf(combinable), ...alone].sort((a, b) => countCodes(a) - countCodes(b) || firstOf(a) - firstOf(b));
  let best: Trial | undefined;
  for (const trial of trials) {
    const tried = tryAll(trial, known);
    if (!best || tried.cost < best.cost) best = tried;
  }
  return new Map(ready.map((each) => [each.promotion.id, best!.effects.get(each.promotion.id) ?? explain(each, best!, known)]));
}

const countCodes = (trial: readonly Ready[]) => trial.reduce((count, { promotion }) => count + (promotion.needsCode ? 1 : 0), 0);

/** Everything that needs no code, with any of those that do. */
function subsetsOf(combinable: readonly Ready[]): Ready[][] {
  const coded = combinable.filter(({ promotion }) => promotion.needsCode).slice(0, mostTried);
  return Array.from({ length: 2 ** coded.length }, (_, mask) => {
    const without = new Set(coded.filter((_, bit) => !(mask & (1 << bit))));
    return combinable.filter((each) => !without.has(each));
  });
}

/** One after the other, in their order: each takes its share off what those before it have left. */
function tryAll(ready: readonly Ready[], { lines, currency, costOf }: Known): Trial {
  const left = lines.map(({ unit, quantity }) => unit * quantity);
  const effects = new Map<string, Effect>();
  for (const each of ready) {
    const effect = tryOne(each, { lines, left, currency });
    effects.set(each.promotion.id, effect);
    for (const [index, share] of (effect.shares ?? []).entries()) left[index]! -= share;
  }
  const isExclusive = ready[0]?.promotion.isExclusive ?? false;
  return { effects, cost: costOf(left.reduce((sum, each) => sum + each, 0)), isExclusive };
}

type One = Pick<Known, 'lines' | 'currency'> & { left: readonly number[] };

function tryOne({ promotion, at, worth, pieces }: Ready, { lines, left, currency }: One): Effect {
  const { benefit } = promotion;
  const none = { isApplied: false, amount: 0 };
  if (benefit.kind === 'freeShipping' || benefit.kind === 'bonusProduct') return { ...none, reason: 'promotion.nothing_left' };
  const chosen: Reduction[] = at.map((index) => ({ quantity: lines[index]!.quantity, unit: lines[index]!.unit, left: left[index]! }));
  const shares = reduce(chosen, benefit, { currency, worth, pieces });
  if (!Array.isArray(shares)) return { ...none, ...shares };
  const amount = shares.reduce((sum, each) => sum + each, 0);
  if (amount === 0) return { ...none, reason: 'promotion.nothing_left' };
  const byLine = lines.map(() => 0);
  for (const [index, line] of at.entries()) byLine[line] = shares[index]!;
  return { isApplied: true, amount, reason: 'promotion.applied', shares: byLine };
}

/** Why one is not in the best combination: it would do nothing, it may not stand beside the others, or it costs more than it saves. */
function explain(each: Ready, { effects, isExclusive }: Trial, known: Known): Effect {
  const alone = tryOne(each, { ...known, left: known.lines.map(({ unit, quantity }) => unit * quantity) });
  if (!alone.isApplied) return alone;
  const hasApplied = [...effects.values()].some(({ isApplied }) => isApplied);
  const kept = isExclusive ? 'promotion.another_is_exclusive' : each.promotion.isExclusive && 'promotion.not_combinable';
  return { isApplied: false, amount: 0, reason: (hasApplied && kept) || 'promotion.better_without' };
}

import type { AbGoal, Arm } from '@selvedge/contract/ab-test.ts';
import { differenceOfMeans, differenceOfShares, type Interval } from './interval.ts';

/** What is known of an arm. Revenue in minor units, with the sum of its squares by visitor. */
export type ArmCount = { visitors: number; converted: number; added: number; revenue: number; revenueSquares: number };
export type ArmCounts = Record<Arm, ArmCount>;

export type Verdict = 'too-early' | 'better' | 'worse' | 'no-difference';

export type Judged = {
  verdict: Verdict;
  /** By how much B is above A, with what it lies in with 95 % certainty: a share of visitors, or minor units a visitor. */
  difference: Interval;
  /** Arms are not as large as they were meant to be: something loses visitors of one of them, and no result can be trusted. */
  isMisshared: boolean;
};

/** A test that has not seen a whole week has not seen its weekend; fewer visitors than these tell luck from nothing. */
const fewestDays = 7;
const fewestVisitors = 200;
const fewestEvents = 20;

/** Says what a test has shown so far: intervals by Newcombe (shares, from Wilson's) and by Welch (revenue), 95 %. */
export function judgeTest({ goal, counts, share, days }: { goal: AbGoal; counts: ArmCounts; share: number; days: number }): Judged {
  const { a, b } = counts;
  const difference = goal === 'revenue' ? differenceOfMeans(a, b) : differenceOfShares(sharesOf(a, goal), sharesOf(b, goal));
  const isMisshared = isSampleRatioOff(counts, share);
  const isEarly =
    days < fewestDays || Math.min(a.visitors, b.visitors) < fewestVisitors || Math.min(eventsOf(a, goal), eventsOf(b, goal)) < fewestEvents;
  return { verdict: isEarly ? 'too-early' : verdictOf(difference), difference, isMisshared };
}

function verdictOf({ low, high }: Interval): Verdict {
  if (low > 0) return 'better';
  return high < 0 ? 'worse' : 'no-difference';
}

const eventsOf = ({ converted, added }: ArmCount, goal: AbGoal): number => (goal === 'basket' ? added : converted);
const sharesOf = (count: ArmCount, goal: AbGoal) => ({ of: count.visitors, hits: eventsOf(count, goal) });

/** Chi-square with one degree of freedom, above what happens by chance once in a thousand tests. */
const criticalChiSquare = 10.828;

function isSampleRatioOff({ a, b }: ArmCounts, share: number): boolean {
  const total = a.visitors + b.visitors;
  const wanted = { a: (total * (100 - share)) / 100, b: (total * share) / 100 };
  if (Math.min(wanted.a, wanted.b) < 5) return false;
  return (a.visitors - wanted.a) ** 2 / wanted.a + (b.visitors - wanted.b) ** 2 / wanted.b > criticalChiSquare;
}

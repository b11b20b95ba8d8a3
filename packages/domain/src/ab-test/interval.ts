export type Interval = { value: number; low: number; high: number };

/** 95 %, on both sides. */
const z = 1.959964;

/** Wilson: holds for few visitors and for shares near none or all, where the usual interval leaves the possible. */
export function shareInterval({ hits, of }: Share): Interval {
  if (of === 0) return { value: 0, low: 0, high: 1 };
  const value = hits / of;
  const middle = (value + z ** 2 / (2 * of)) / (1 + z ** 2 / of);
  const half = (z / (1 + z ** 2 / of)) * Math.sqrt((value * (1 - value)) / of + z ** 2 / (4 * of ** 2));
  return { value, low: Math.max(0, Math.min(value, middle - half)), high: Math.min(1, Math.max(value, middle + half)) };
}

export type Share = { hits: number; of: number };

/** Newcombe's hybrid score interval of B's share minus A's. */
export function differenceOfShares(a: Share, b: Share): Interval {
  const [own, other] = [shareInterval(a), shareInterval(b)];
  const value = other.value - own.value;
  return {
    value,
    low: value - Math.hypot(other.value - other.low, own.high - own.value),
    high: value + Math.hypot(other.high - other.value, own.value - own.low),
  };
}

export type Mean = { visitors: number; revenue: number; revenueSquares: number };

/** Welch: what a visitor of B spends more than one of A; the arms may differ in size and in how far apart their visitors are. */
export function differenceOfMeans(a: Mean, b: Mean): Interval {
  const value = meanOf(b) - meanOf(a);
  const half = z * Math.sqrt(errorOf(a) + errorOf(b));
  return { value, low: value - half, high: value + half };
}

const meanOf = ({ visitors, revenue }: Mean): number => (visitors === 0 ? 0 : revenue / visitors);

/** The squared standard error of a mean. */
function errorOf(mean: Mean): number {
  const { visitors, revenueSquares } = mean;
  if (visitors < 2) return 0;
  const variance = (revenueSquares - visitors * meanOf(mean) ** 2) / (visitors - 1);
  return Math.max(0, variance) / visitors;
}

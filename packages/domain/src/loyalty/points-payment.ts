import { toMinor } from '../money/minor-units.ts';

/** In minor units, rounded down: nobody pays with a part of a point. */
export function amountOfPoints(points: number, worth: number, currency: string): number {
  // Of a million points, so that what one is worth may be less than the smallest coin.
  const ofMillion = BigInt(toMinor(Math.round(worth * 1_000_000), currency));
  return Number((BigInt(points) * ofMillion) / 1_000_000n);
}

type Paid = { points: number; amount: number };

/** How many of the points have come back when so much of their money has: step by step or at once the same, and with the last coin all. */
export function pointsBack({ points, amount }: Paid, amountBack: number): number {
  return Number((BigInt(points) * BigInt(Math.min(amountBack, amount))) / BigInt(amount));
}

export type SpentLot = { points: number; expiresAt: string };

/** Which of the spent points come back after so many have already: those that expire last come first. */
export function lotsBack(lots: readonly SpentLot[], { before, count }: { before: number; count: number }): SpentLot[] {
  let [skip, left] = [before, count];
  return lots.flatMap(({ points, expiresAt }) => {
    const skipped = Math.min(skip, points);
    skip -= skipped;
    const taken = Math.min(left, points - skipped);
    left -= taken;
    return taken > 0 ? [{ points: taken, expiresAt }] : [];
  });
}

/** What of a line is paid in money, when so much of the whole is paid with points: only that earns points. */
export function paidInMoney(amount: number, { total, byPoints }: { total: number; byPoints: number }): number {
  return total <= 0 || byPoints <= 0 ? amount : Number((BigInt(amount) * BigInt(Math.max(0, total - byPoints))) / BigInt(total));
}

type Limits = { balance: number; worth: number; mostPercent: number; total: number; currency: string };

/** How many points a member can pay with: those that there are, and none that the market's share of the sum does not need. */
export function mostPointsFor({ balance, worth, mostPercent, total, currency }: Limits): number {
  const limit = (BigInt(toMinor(total, currency)) * BigInt(mostPercent)) / 100n;
  const ofMillion = BigInt(toMinor(Math.round(worth * 1_000_000), currency));
  return ofMillion <= 0n ? 0 : Math.max(0, Math.min(balance, Number((limit * 1_000_000n) / ofMillion)));
}

import type { LoyaltyPoints } from '@selvedge/contract/loyalty-shape.ts';

/** LOY-002 how far along the next reward is, in whole per cent. Undefined where there is none to be had. */
export function rewardProgress({ balance, pointsNeededForReward: missing }: Known): number | undefined {
  if (missing === null) return undefined;
  if (missing <= 0) return 100;
  const have = Math.max(0, balance);
  // A thread that looks whole promises what is not true yet.
  return Math.min(99, Math.floor((have * 100) / (have + missing)));
}

type Known = Pick<LoyaltyPoints, 'balance' | 'pointsNeededForReward'>;

import { expect, test } from 'vitest';
import { rewardProgress } from './reward-progress.ts';

test.each([
  [{ balance: 0, pointsNeededForReward: 50 }, 0],
  [{ balance: 70, pointsNeededForReward: 80 }, 46],
  [{ balance: 9_999, pointsNeededForReward: 1 }, 99],
  [{ balance: 150, pointsNeededForReward: 0 }, 100],
  // What was returned after its points were spent is made up for first.
  [{ balance: -20, pointsNeededForReward: 70 }, 0],
  [{ balance: 10, pointsNeededForReward: null }, undefined],
])('%j is %j per cent of the way to the next reward', (points, percent) => {
  expect(rewardProgress(points)).toBe(percent);
});

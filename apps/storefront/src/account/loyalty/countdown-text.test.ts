import { rewardCodeMs } from '@selvedge/domain/loyalty/reward-code-ms.ts';
import { expect, test } from 'vitest';
import { countdownText } from './countdown-text.ts';

test.each([
  [rewardCodeMs, '15:00'],
  [61_000, '1:01'],
  [1, '0:01'],
  [0, '0:00'],
  [-5_000, '0:00'],
])('%i ms are written as %s', (left, text) => {
  expect(countdownText(left)).toBe(text);
});

import { expect, test } from 'vitest';
import { readSteps, writeSteps } from './written-steps.ts';

test('steps by amount and by pieces are read as they are written', () => {
  const byAmount: Parameters<typeof writeSteps>[0] = [
    { from: { GBP: 100, EUR: 120 }, percent: 10 },
    { from: { GBP: 200 }, amounts: { GBP: 40 } },
  ];
  expect(readSteps('amount')(writeSteps(byAmount))).toEqual(byAmount);
  expect(readSteps('quantity')('2: 10%; 4: 12.5 %')).toEqual([
    { from: 2, percent: 10 },
    { from: 4, percent: 12.5 },
  ]);
});

test.each(['', '2', '2: 0%', '2: 101%', '0: 10%', '2: ten', '2: 10%: 3', ': 10%'])('%s is no step', (line) => {
  expect(readSteps('quantity')(line)).toBeUndefined();
});

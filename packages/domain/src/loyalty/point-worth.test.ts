import { expect, test } from 'vitest';
import { worthOfPoints } from './point-worth.ts';

test.each([
  ['a twentieth of what earns one', 1_000, { amountPerPoint: 4 }, 'PLN', 20_000],
  ['as the market decided', 1_000, { amountPerPoint: 4, pointWorth: 0.3 }, 'PLN', 30_000],
  ['nothing, where it decided so', 1_000, { amountPerPoint: 4, pointWorth: 0 }, 'PLN', 0],
  ['less than a cent each, rounded once', 333, { amountPerPoint: 1, pointWorth: 0.004 }, 'EUR', 133],
  ['without a smaller unit', 7, { amountPerPoint: 150 }, 'ISK', 53],
  ['with three decimals', 10, { amountPerPoint: 0.3 }, 'KWD', 150],
] as const)('points are worth %s', (_, points, programme, currency, expected) => {
  expect(worthOfPoints(points, programme, currency)).toBe(expected);
});

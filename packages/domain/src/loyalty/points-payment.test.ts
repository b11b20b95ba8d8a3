import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountOfPoints, lotsBack, mostPointsFor, paidInMoney, pointsBack, type SpentLot } from './points-payment.ts';

const runs = { numRuns: 500 };
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

test.each([
  [500, 0.05, 'EUR', 2_500],
  [333, 0.004, 'EUR', 133],
  [7, 0.3, 'ISK', 2],
  [10, 0.015, 'KWD', 150],
])('%i points at %d %s are %i in its smallest coin, rounded down', (points, worth, currency, expected) => {
  expect(amountOfPoints(points, worth, currency)).toBe(expected);
});

test('whatever comes back step by step comes to what comes back at once, and the last coin brings the last point', () => {
  const paid = fc.record({ points: fc.integer({ min: 1, max: 1_000_000 }), amount: fc.integer({ min: 1, max: 10_000_000 }) });
  fc.assert(
    fc.property(paid, fc.array(fc.integer({ min: 1, max: 500_000 }), { maxLength: 20 }), (payment, steps) => {
      let [money, points] = [0, 0];
      for (const step of [...steps, payment.amount]) {
        money = Math.min(payment.amount, money + step);
        const back = pointsBack(payment, money);
        expect(back >= points && back <= payment.points).toBe(true);
        points = back;
      }
      expect(points).toBe(payment.points);
    }),
    runs,
  );
});

test('points that come back in parts are those that were spent, each once', () => {
  const lot = fc.record({ points: fc.integer({ min: 1, max: 300 }), expiresAt: fc.constantFrom('2027-01-01', '2027-02-01', '2027-03-01') });
  fc.assert(
    fc.property(
      fc.array(lot, { minLength: 1, maxLength: 6 }),
      fc.array(fc.integer({ min: 1, max: 400 }), { maxLength: 8 }),
      (lots, steps) => {
        const all = sum(lots.map(({ points }) => points));
        let before = 0;
        const back = steps.flatMap((step) => {
          const parts = lotsBack(lots, { before, count: Math.min(step, all - before) });
          before += sum(parts.map(({ points }) => points));
          return parts;
        });
        const left = lotsBack(lots, { before, count: all - before });
        for (const day of ['2027-01-01', '2027-02-01', '2027-03-01']) {
          const of = (list: readonly SpentLot[]) => sum(list.flatMap(({ points, expiresAt }) => (expiresAt === day ? [points] : [])));
          expect(of([...back, ...left])).toBe(of(lots));
        }
      },
    ),
    runs,
  );
});

test('as many points as the share of the sum needs, and never more than there are', () => {
  const limits = { worth: 0.05, mostPercent: 50, total: 80, currency: 'GBP' };
  expect(mostPointsFor({ ...limits, balance: 1_000 })).toBe(800);
  expect(mostPointsFor({ ...limits, balance: 300 })).toBe(300);
  expect(mostPointsFor({ ...limits, balance: -20 })).toBe(0);
});

test('what is paid with points earns none', () => {
  expect(paidInMoney(6_000, { total: 10_000, byPoints: 2_500 })).toBe(4_500);
  expect(paidInMoney(6_000, { total: 10_000, byPoints: 10_000 })).toBe(0);
  expect(paidInMoney(6_000, { total: 10_000, byPoints: 0 })).toBe(6_000);
});

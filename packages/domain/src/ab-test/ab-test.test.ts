import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readArms, writeArms } from './arms-cookie.ts';
import { assignArm } from './assign-arm.ts';
import { differenceOfMeans, differenceOfShares, shareInterval } from './interval.ts';
import { type ArmCount, judgeTest } from './judge-test.ts';

const count = (visitors: number, converted: number, change: Partial<ArmCount> = {}): ArmCount => ({
  ...{ visitors, converted, added: converted, revenue: converted * 5_000, revenueSquares: converted * 25_000_000 },
  ...change,
});
const judge = (a: ArmCount, b: ArmCount, { goal = 'purchase' as const, share = 50, days = 14 } = {}) =>
  judgeTest({ goal, counts: { a, b }, share, days });

describe('who sees what', () => {
  test('a browser stays in its arm, and nobody of a share of none or all is elsewhere', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.nat(), fc.integer({ min: 0, max: 100 }), (visitor, id, share) => {
        const arm = assignArm({ test: id, visitor, share });
        expect(assignArm({ test: id, visitor, share })).toBe(arm);
        if (share === 0) expect(arm).toBe('a');
        if (share === 100) expect(arm).toBe('b');
      }),
    );
  });

  test.each([5, 30, 50])('of %d in a hundred about as many see B, and of another test others', (share) => {
    const visitors = Array.from({ length: 8_000 }, (_, number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`);
    const inB = (id: number) => visitors.filter((visitor) => assignArm({ test: id, visitor, share }) === 'b');
    const [one, two] = [inB(1), new Set(inB(2))];
    expect(Math.abs(one.length / visitors.length - share / 100)).toBeLessThan(0.02);
    const both = one.filter((visitor) => two.has(visitor)).length / visitors.length;
    expect(Math.abs(both - (share / 100) ** 2)).toBeLessThan(0.02);
  });

  test('arms are read as they were written, and nothing else is', () => {
    const arms = fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 999_999_999 }), fc.constantFrom('a' as const, 'b' as const)), {
      selector: ([id]) => id,
      maxLength: 5,
    });
    fc.assert(
      fc.property(arms, (given) => {
        expect([...readArms(writeArms(new Map(given)))]).toEqual(given);
      }),
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(writeArms(readArms(text)).length).toBeLessThanOrEqual(text.length);
      }),
    );
    for (const text of [undefined, '', '7.c', 'x7.b', '7.bb', '1234567890.b']) expect(readArms(text).size).toBe(0);
  });
});

describe('what a test has shown', () => {
  const visitors = fc.integer({ min: 1, max: 5_000 });
  const share = visitors.chain((of) => fc.record({ of: fc.constant(of), hits: fc.integer({ min: 0, max: of }) }));

  test('an interval holds its value and stays within what is possible', () => {
    fc.assert(
      fc.property(share, share, (a, b) => {
        const own = shareInterval(a);
        expect(own.low).toBeGreaterThanOrEqual(0);
        expect(own.high).toBeLessThanOrEqual(1);
        expect(own.low <= own.value && own.value <= own.high).toBe(true);
        const { low, value, high } = differenceOfShares(a, b);
        expect(low >= -1 - 1e-9 && high <= 1 + 1e-9 && low <= value && value <= high).toBe(true);
      }),
    );
  });

  test('seen from the other arm it is the same, turned round', () => {
    fc.assert(
      fc.property(share, share, (a, b) => {
        const [there, back] = [differenceOfShares(a, b), differenceOfShares(b, a)];
        expect(back.low).toBeCloseTo(-there.high, 9);
        expect(back.high).toBeCloseTo(-there.low, 9);
      }),
    );
  });

  test('figures of the literature: Wilson 81 of 263, Newcombe 56 of 70 against 48 of 80', () => {
    const one = shareInterval({ hits: 81, of: 263 });
    expect([one.low.toFixed(4), one.high.toFixed(4)]).toEqual(['0.2553', '0.3662']);
    const two = differenceOfShares({ hits: 48, of: 80 }, { hits: 56, of: 70 });
    expect([two.value.toFixed(4), two.low.toFixed(4), two.high.toFixed(4)]).toEqual(['0.2000', '0.0524', '0.3339']);
  });

  test('what visitors spend is compared by Welch', () => {
    const of = (values: number[]) => ({
      ...{ visitors: values.length, revenue: values.reduce((sum, each) => sum + each, 0) },
      revenueSquares: values.reduce((sum, each) => sum + each ** 2, 0),
    });
    const { value, low, high } = differenceOfMeans(of([0, 0, 10, 10]), of([10, 10, 20, 20]));
    expect(value).toBe(10);
    expect((high - low) / 2).toBeCloseTo(1.959964 * Math.sqrt((2 * (100 / 3)) / 4), 6);
  });

  test('more visitors never make the interval wider', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 0, max: 500 }), (of, hits) => {
        const one = { of: of + 500, hits };
        const ten = { of: one.of * 10, hits: hits * 10 };
        const width = (given: typeof one) => shareInterval(given).high - shareInterval(given).low;
        expect(width(ten)).toBeLessThanOrEqual(width(one) + 1e-12);
      }),
    );
  });

  test.each([
    ['too few visitors', count(150, 40), count(150, 80), 14],
    ['too few purchases', count(5_000, 3), count(5_000, 60), 14],
    ['no whole week', count(5_000, 200), count(5_000, 400), 6],
  ])('%s: it is too early to tell', (_, a, b, days) => expect(judge(a, b, { days }).verdict).toBe('too-early'));

  test('B is better, worse or no different as its interval says', () => {
    expect(judge(count(5_000, 200), count(5_000, 300)).verdict).toBe('better');
    expect(judge(count(5_000, 300), count(5_000, 200)).verdict).toBe('worse');
    expect(judge(count(5_000, 300), count(5_000, 305)).verdict).toBe('no-difference');
  });

  test('arms that are not as large as they should be are told of, and those that are by chance are not', () => {
    expect(judge(count(5_000, 300), count(4_500, 300)).isMisshared).toBe(true);
    expect(judge(count(5_000, 300), count(4_900, 300)).isMisshared).toBe(false);
    expect(judge(count(9_000, 300), count(1_000, 30), { share: 10 }).isMisshared).toBe(false);
    expect(judge(count(3, 0), count(0, 0)).isMisshared).toBe(false);
  });
});

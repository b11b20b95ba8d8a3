import { describe, expect, test } from 'vitest';
import { priceFromHistory } from './price-from-history.ts';
import { applyPlan, undoPlan } from './price-plan.ts';

const row = (validFrom: number, sales: number, list = 100) => ({ validFrom, list, sales, member: undefined });
const now = 1_000;

describe('a plan', () => {
  test('replaces what was planned and leaves alone what has begun', () => {
    const rows = [row(1, 100), row(2_000, 90)];
    const plan = applyPlan(rows, { before: [row(2_000, 90)], after: [row(3_000, 70)], plannedAt: now, now });
    expect(plan).toMatchObject({ insert: [row(3_000, 70)], remove: [2_000] });
  });

  test('that begins at once begins when it is applied', () => {
    const plan = applyPlan([row(1, 100)], { before: [], after: [{ ...row(0, 70), validFrom: null }], plannedAt: now, now: 1_500 });
    expect(plan).toMatchObject({ insert: [row(1_500, 70)], after: [row(1_500, 70)] });
  });

  test('never takes the moment of a price that has begun', () => {
    const plan = applyPlan([row(1_000, 100)], { before: [], after: [{ ...row(0, 70), validFrom: null }], plannedAt: now, now });
    expect(plan?.insert).toEqual([row(1_001, 70)]);
  });

  test('whose moment has passed while nobody applied it begins now, once', () => {
    const plan = applyPlan([row(1, 100)], {
      before: [],
      after: [row(1_100, 80), row(1_200, 70), row(9_000, 100)],
      plannedAt: now,
      now: 1_500,
    });
    expect(plan?.insert).toEqual([row(1_500, 70), row(9_000, 100)]);
  });

  test('is not applied over what somebody else planned meanwhile', () => {
    const rows = [row(1, 100), row(2_000, 55)];
    expect(applyPlan(rows, { before: [], after: [row(3_000, 70)], plannedAt: now, now })).toBeUndefined();
  });
});

describe('undoing a plan', () => {
  test('that has not begun leaves no trace', () => {
    const rows = [row(1, 100), row(3_000, 70), row(4_000, 100)];
    const undone = undoPlan(rows, { before: [row(2_500, 90)], after: [row(3_000, 70), row(4_000, 100)], appliedAt: now, now: 1_100 });
    expect(undone).toEqual({ insert: [row(2_500, 90)], remove: [3_000, 4_000] });
  });

  test('that has begun keeps its history and asks the old price from now on', () => {
    const rows = [row(1, 100), row(3_000, 70), row(9_000, 100)];
    const undone = undoPlan(rows, { before: [], after: [row(3_000, 70), row(9_000, 100)], appliedAt: now, now: 5_000 });
    expect(undone).toEqual({ insert: [row(5_000, 100)], remove: [9_000] });
    const after = [row(1, 100), row(3_000, 70), row(5_000, 100)];
    expect(priceFromHistory(after, 6_000)).toMatchObject({ sales: 100, isMarkdown: false });
  });

  test('asks what would be asked now without it, also where another price was planned before', () => {
    const rows = [row(1, 100), row(3_000, 70)];
    const undone = undoPlan(rows, { before: [row(4_000, 90)], after: [row(3_000, 70)], appliedAt: now, now: 5_000 });
    expect(undone).toEqual({ insert: [row(5_000, 90)], remove: [] });
  });

  test('leaves what others planned since and before', () => {
    const [early, mine, theirs] = [row(2_000, 90), row(3_000, 70), row(4_000, 60)];
    const undone = undoPlan([row(1, 100), early, mine, theirs], { before: [early], after: [early, mine], appliedAt: now, now: 1_100 });
    expect(undone).toEqual({ insert: [], remove: [3_000] });
    const first = undoPlan([row(1, 100), early, mine], { before: [], after: [early], appliedAt: now, now: 1_100 });
    expect(first).toEqual({ insert: [], remove: [2_000] });
  });

  test('is refused when another price was set since', () => {
    const rows = [row(1, 100), row(1_050, 60), row(3_000, 70)];
    expect(undoPlan(rows, { before: [], after: [row(3_000, 70)], appliedAt: now, now: 1_100 })).toBeUndefined();
    const changed = [row(1, 100), row(3_000, 65)];
    expect(undoPlan(changed, { before: [], after: [row(3_000, 70)], appliedAt: now, now: 1_100 })).toBeUndefined();
    const taken = [row(1, 100), row(2_500, 60), row(3_000, 70)];
    expect(undoPlan(taken, { before: [row(2_500, 90)], after: [row(3_000, 70)], appliedAt: now, now: 1_100 })).toBeUndefined();
    expect(undoPlan([row(1, 100)], { before: [], after: [row(3_000, 70)], appliedAt: now, now: 1_100 })).toBeUndefined();
  });
});

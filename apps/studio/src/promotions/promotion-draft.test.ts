import { Benefit, Promotion } from '@selvedge/contract/promotion.ts';
import { expect, test } from 'vitest';
import { benefitKinds, newBenefit, newPromotion, promotionState } from './promotion-draft.ts';

const now = new Date('2026-11-15T12:00:00Z');
const draft = { ...newPromotion('autumn'), isActive: true };

test.each([
  ['off', { isActive: false }],
  ['planned', { from: '2026-11-16T00:00:00Z' }],
  ['over', { until: '2026-11-15T12:00:00Z' }],
  ['live', { from: '2026-11-15T12:00:00Z', until: '2026-11-15T12:00:01Z' }],
] as const)('a promotion is %s', (state, part) => {
  expect(promotionState({ ...draft, ...part }, now)).toBe(state);
});

test('a new promotion is one that the shop takes, and not live', () => {
  expect(Promotion.parse({ ...newPromotion('autumn'), names: { en: 'Autumn' } }).isActive).toBe(false);
});

test.each(benefitKinds)('a change to %s leaves a whole benefit', (kind) => {
  expect(Benefit.parse(newBenefit(kind)).kind).toBe(kind);
});

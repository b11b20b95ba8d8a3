import { expect, test } from 'vitest';
import { canChangeDraft, canSendDraft, draftState } from './draft-state.ts';

const at = (day: number) => new Date(Date.UTC(2026, 0, day));
const never = { sentAt: null, expiresAt: null, openedAt: null, cancelledAt: null, orderId: null };
const sent = { ...never, sentAt: at(1), expiresAt: at(15) };

test.each([
  ['draft', never, at(2)],
  ['sent', sent, at(14)],
  ['expired', sent, at(15)],
  ['opened', { ...sent, openedAt: at(3) }, at(20)],
  ['cancelled', { ...sent, openedAt: at(3), cancelledAt: at(4) }, at(5)],
  // Who had it in the basket could still pay.
  ['paid', { ...sent, openedAt: at(3), cancelledAt: at(4), orderId: 'o' }, at(5)],
] as const)('is %s', (state, moments, now) => {
  expect(draftState(moments, now)).toBe(state);
});

test('is changed only while it is ours, and sent until it is over', () => {
  const states = ['draft', 'sent', 'expired', 'opened', 'paid', 'cancelled'] as const;
  expect(states.filter(canChangeDraft)).toEqual(['draft', 'sent', 'expired']);
  expect(states.filter(canSendDraft)).toEqual(['draft', 'sent', 'expired', 'opened']);
});

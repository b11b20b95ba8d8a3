import { describe, expect, test } from 'vitest';
import { attemptStates } from './attempt-state.ts';
import { moneyFate, showRefusal } from './show-refusal.ts';

describe('what a shopper reads of a payment that came to nothing', () => {
  test.each([
    ['declined', 'payment.refused', 'refused'],
    // A thief who tries out cards must not learn that it was seen.
    ['fraud', 'payment.refused', 'refused'],
    ['insufficientFunds', 'payment.insufficient_funds', 'refused'],
    ['cancelledByShopper', 'payment.cancelled', 'cancelled'],
    ['expired', 'payment.expired', 'expired'],
    ['basket.out_of_stock', 'payment.sold_out', 'soldOut'],
    ['unavailable', 'payment.unavailable', 'error'],
    ['', 'payment.error', 'error'],
  ])('%s, and nothing was charged', (reason, error, redirectReason) => {
    expect(showRefusal(reason)).toEqual({ error, redirectReason });
  });

  test.each([
    ['refunded', null, 'late', 'payment.given_back'],
    ['refunded', null, 'otherAmount', 'payment.given_back'],
    ['refunded', null, 'basket.out_of_stock', 'payment.sold_out_back'],
    ['refunding', 'refunded', 'promotion.used_up', 'payment.given_back'],
    ['refunding', 'cancelled', 'replaced', 'payment.stopping'],
    ['refunding', 'expired', 'expired', 'payment.stopping'],
    ['error', 'refunded', 'late', 'payment.stuck'],
    ['expired', 'expired', 'expired', 'payment.expired'],
  ] as const)('%s (%s) after %s says %s', (state, becomes, reason, error) => {
    expect(showRefusal(reason, moneyFate(state, becomes)).error).toBe(error);
  });

  test('only what surely took nothing may say that nothing was charged', () => {
    const sure = attemptStates.filter((state) => moneyFate(state, null) === 'none' && !['ordered', 'authorised'].includes(state));
    expect(sure).toEqual(['started', 'actionNeeded', 'pending', 'refused', 'cancelled', 'expired']);
  });
});

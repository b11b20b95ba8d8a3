import { describe, expect, test } from 'vitest';
import { showRefusal } from './show-refusal.ts';

describe('what a shopper reads of a payment that came to nothing', () => {
  test.each([
    ['declined', 'payment.refused', 'refused'],
    // A thief who tries out cards must not learn that it was seen.
    ['fraud', 'payment.refused', 'refused'],
    ['insufficientFunds', 'payment.insufficient_funds', 'refused'],
    ['cancelledByShopper', 'payment.cancelled', 'cancelled'],
    ['late', 'payment.expired', 'expired'],
    ['basket.out_of_stock', 'payment.sold_out', 'soldOut'],
    ['gift_card.not_enough', 'payment.given_back', 'error'],
    ['otherAmount', 'payment.error', 'error'],
    ['', 'payment.error', 'error'],
  ])('%s', (reason, error, redirectReason) => {
    expect(showRefusal(reason)).toEqual({ error, redirectReason });
  });
});

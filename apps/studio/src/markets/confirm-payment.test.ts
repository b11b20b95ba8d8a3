import { expect, test, vi } from 'vitest';
import { confirmPayment } from './confirm-payment.ts';

const paidBy = (...paymentProviders: ('adyen' | 'klarna')[]) => ({ paymentProviders });

test.each([false, true])('whoever takes the last way to pay from a market is asked, and decides: %s', (answer) => {
  const ask = vi.fn(() => answer);
  expect(confirmPayment({ market: 'hu-HU', before: paidBy('adyen'), after: paidBy() }, ask)).toBe(answer);
  expect(ask).toHaveBeenCalledWith('There are no payment methods left in hu-HU, so no one can buy there. Save anyway?');
});

test.each([
  ['one is left', paidBy('adyen', 'klarna'), paidBy('klarna')],
  ['there was none before', paidBy(), paidBy()],
])('nobody is asked where %s', (_, before, after) => {
  const ask = vi.fn(() => false);
  expect(confirmPayment({ market: 'hu-HU', before, after }, ask)).toBe(true);
  expect(ask).not.toHaveBeenCalled();
});

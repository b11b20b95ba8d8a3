import type { BasketLine, PriceStep } from '@selvedge/contract/basket-shape.ts';
import { expect, test } from 'vitest';
import { listOffers } from './list-offers.ts';

const line = (...explanation: PriceStep[]) => ({ explanation }) as BasketLine;
const money = (amount: number) => ({ amount, currency: 'KWD' });
const share = (reference: string, amount: number): PriceStep => ({
  ...{ kind: 'promotion', reference, name: `The ${reference}` },
  amount: money(amount),
});

test('the shares of a promotion add up over the lines, to the last of three decimals', () => {
  const lines = [line({ kind: 'list', amount: money(10) }, share('thread', 0.1)), line(share('thread', 0.203), share('cloth', 1))];
  expect(listOffers({ lines, currency: 'KWD' })).toEqual([
    { id: 'thread', name: 'The thread', amount: money(0.303) },
    { id: 'cloth', name: 'The cloth', amount: money(1) },
  ]);
});

test('what takes nothing off is not listed', () => {
  expect(listOffers({ lines: [line(share('thread', 0))], currency: 'KWD' })).toEqual([]);
});

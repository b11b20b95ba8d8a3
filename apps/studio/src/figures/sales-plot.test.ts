import type { Sales, SalesFigures } from '@selvedge/contract/studio/figures-sales.ts';
import { expect, test } from 'vitest';
import { salesPlot } from './sales-plot.ts';

const sold = (orders: number): SalesFigures => ({
  ...{ orders, items: orders, gross: orders * 10, net: 0, refunded: 0, kept: 0, giftCards: 0, returns: 0, returnedItems: 0 },
  basket: orders > 0 ? 10 : 0,
});
const sales: Sales = {
  ...{ currency: 'SEK', currencies: ['SEK'], rates: [], left: [], unit: 'day', markets: [], now: sold(5) },
  period: { from: '2026-11-16', to: '2026-11-19' },
  points: [
    { at: '2026-11-16', now: sold(3) },
    { at: '2026-11-17', now: sold(0) },
    { at: '2026-11-18', now: sold(2) },
    { at: '2026-11-19' },
  ],
};

test('a day that is not over is told apart, so that no morning looks like a fall', () => {
  const { points, series } = salesPlot(sales, 'gross', 'none', '2026-11-18');
  expect(series[0]).toMatchObject({ openAt: 2, values: [30, 0, 20, undefined] });
  expect(points[2]!.name).toContain('so far');
  expect(salesPlot(sales, 'gross', 'none', '2026-11-20').series[0]).not.toHaveProperty('openAt');
});

test('where nobody bought there is no average basket', () => {
  expect(salesPlot(sales, 'basket', 'none', '2026-11-20').series[0]!.values).toEqual([10, undefined, 10, undefined]);
});

import type { AnalyticsOrder, AnalyticsOrderLine } from '@selvedge/contract/analytics.ts';

type SizeScriptOrder = { event: 'CONFIRM'; orderNumber: string; currency: string; lineItems: AnalyticsOrderLine[] };

/** ANA-030 what the size script hears of an order: nothing of what has no size. Undefined where nothing is left. */
export function sizeScriptOrder({ orderNumber, currency, lineItems }: AnalyticsOrder): SizeScriptOrder | undefined {
  const sized = lineItems.filter(({ isDigital }) => !isDigital);
  return sized.length > 0 ? { event: 'CONFIRM', orderNumber, currency, lineItems: sized } : undefined;
}

import type { Sales } from '@selvedge/contract/studio/figures-sales.ts';
import { type ExchangeRate, rateOn } from '@selvedge/domain/figures/convert-amount.ts';
import type { SalesRow } from './count-sales.ts';
import type { Conversion } from './sum-sales.ts';

type Chosen = { conversion: Conversion; amounts: Pick<Sales, 'currency' | 'currencies' | 'rates' | 'left'> };

/**
 * Both periods by one rate, that of the last day: what differs between them then is what was sold, and not what a currency was worth. Of a
 * currency without a rate nothing is added to anything.
 */
export function chooseCurrency(
  rows: readonly Pick<SalesRow, 'currency' | 'orders'>[],
  { rates, asked, day }: { rates: readonly ExchangeRate[]; asked: string | undefined; day: string },
): Chosen {
  const orders = new Map<string, number>();
  for (const row of rows) orders.set(row.currency, (orders.get(row.currency) ?? 0) + row.orders);
  const currencies = [...orders.keys()].toSorted((a, b) => orders.get(b)! - orders.get(a)! || a.localeCompare(b));
  const currency = asked ?? currencies[0] ?? 'EUR';
  const own = rateOn(rates, currency, day);
  const into = own ?? { currency, rate: 1, since: '' };
  const rateOf = new Map<string, ExchangeRate>([[currency, into]]);
  for (const each of own ? currencies : []) {
    const rate = rateOn(rates, each, day);
    if (rate) rateOf.set(each, rate);
  }
  const used = [...rateOf.values()].filter((each) => each.since !== '' && currencies.some((other) => other !== currency));
  return {
    conversion: { into, rateOf },
    amounts: {
      ...{ currency, currencies },
      rates: used.map(({ currency: of, rate, since }) => ({ currency: of, rate, since })),
      left: currencies.filter((each) => !rateOf.has(each)).map((each) => ({ currency: each, orders: orders.get(each)! })),
    },
  };
}

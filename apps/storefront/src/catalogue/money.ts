import type { Money } from '@selvedge/contract/catalogue/price.ts';
import { formatMoney } from '@selvedge/domain/money/format-money.ts';
import { toMinor } from '@selvedge/domain/money/minor-units.ts';
import { useMarket } from '../lib/shop-context.tsx';

/** Writes amounts as the market's shoppers read them. */
export function useMoney(): (money: Money) => string {
  const locale = useMarket()?.id ?? 'en-GB';
  return ({ amount, currency }) => formatMoney(toMinor(amount, currency), currency, locale);
}

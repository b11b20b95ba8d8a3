import type { Money } from '@selvedge/contract/catalogue/price.ts';
import { formatMoney } from '@selvedge/domain/money/format-money.ts';
import { nearestMinor } from '@selvedge/domain/money/minor-units.ts';
import { useMarket } from '../lib/shop-context.tsx';

/** Writes amounts as the market's shoppers read them; one with a fraction that its currency does not have, rounded. */
export function useMoney(): (money: Money) => string {
  const locale = useMarket()?.id ?? 'en-GB';
  return ({ amount, currency }) => formatMoney(nearestMinor(amount, currency), currency, locale);
}

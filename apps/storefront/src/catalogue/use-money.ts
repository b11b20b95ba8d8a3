import type { Money } from '@selvedge/contract/catalogue/price.ts';
import { writeMoney } from '@selvedge/domain/money/write-money.ts';
import { useMarket } from '../lib/shop-context.tsx';

/** Writes amounts as the market's shoppers read them. */
export function useMoney(): (money: Money) => string {
  const locale = useMarket()?.id ?? 'en-GB';
  return (money) => writeMoney(money, locale);
}

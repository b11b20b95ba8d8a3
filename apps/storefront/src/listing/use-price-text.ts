import { useMoney } from '../catalogue/use-money.ts';
import { useMarket, useT } from '../lib/shop-context.tsx';

/** Says the bounds of a price; undefined where there are none. */
export function usePriceText(): (lowest: number | undefined, highest: number | undefined) => string | undefined {
  const t = useT();
  const money = useMoney();
  const currency = useMarket()?.currency ?? 'EUR';
  const amount = (value: number) => money({ amount: value, currency });
  return (lowest, highest) => {
    if (lowest === undefined) return highest === undefined ? undefined : t('listing.priceBelow', { price: amount(highest) });
    if (highest === undefined) return t('listing.priceAbove', { price: amount(lowest) });
    return t('listing.priceBetween', { from: amount(lowest), to: amount(highest) });
  };
}

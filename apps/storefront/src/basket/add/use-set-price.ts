import type { Money } from '@selvedge/contract/catalogue/price.ts';
import type { ProductCard } from '@selvedge/contract/catalogue/product.ts';
import { sumMoney } from '@selvedge/domain/money/sum-money.ts';
import { memberStore, opensNothing } from '../../catalogue/member-store.ts';
import { useStore } from '../../lib/create-store.ts';
import { useToggles } from '../../lib/shop-context.tsx';

/** Each part is bought at its own price: what a button says is what the basket will. */
export function useSetPrice(parts: readonly ProductCard[]): Money {
  const { memberPrice } = useToggles();
  const isForMember = useStore(memberStore, (opener) => opener !== opensNothing) && memberPrice;
  const prices = parts.map(({ price: { salesPrice }, staticClubPrice: member }) =>
    isForMember && member && member.amount < salesPrice.amount ? member : salesPrice,
  );
  return sumMoney(prices, prices[0]?.currency ?? 'EUR');
}

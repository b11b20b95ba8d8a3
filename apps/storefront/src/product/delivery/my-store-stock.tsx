import type { Variant } from '@selvedge/contract/catalogue/product.ts';
import { retailStock } from '@selvedge/contract/stock.ts';
import { useMarket, useT } from '../../lib/shop-context.tsx';
import { useAnswer } from '../../session/use-answer.ts';
import { useMyStore } from '../../store/my-store.ts';
import styles from './store-list.module.css';

/** Whether the chosen size hangs in the shopper's own store at this moment. */
export function MyStoreStock({ variant }: { variant: Variant | undefined }) {
  const t = useT();
  const mine = useMyStore(useMarket()?.id ?? '');
  const answer = useAnswer(
    retailStock.getRetailAvailability,
    mine !== undefined && variant !== undefined && { query: { Ean: variant.ean } },
  );
  const here = answer && !answer.hasError ? answer.data.find(({ storeId }) => storeId === mine?.id) : undefined;
  if (!mine || !here) return null;
  const key = here.isFewLeft ? 'product.fewInMyStore' : here.inStock ? 'product.inMyStore' : 'product.notInMyStore';
  return (
    <p className={styles.mine} role="status">
      {t(key, { store: mine.name })}
    </p>
  );
}

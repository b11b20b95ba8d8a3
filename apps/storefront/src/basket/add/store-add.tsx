import type { Variant } from '@selvedge/contract/catalogue/product.ts';
import { retailStock } from '@selvedge/contract/stock.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { useMarket, useT } from '../../lib/shop-context.tsx';
import { useAnswer } from '../../session/use-answer.ts';
import { useMyStore } from '../../store/my-store.ts';
import styles from './store-add.module.css';
import { useAdding } from './use-adding.ts';

/** On a store's device, beside being sent home: what hangs here can be taken along at once. */
export function StoreAdd({ variant }: { variant: Variant }) {
  const t = useT();
  const here = useMyStore(useMarket()?.id ?? '');
  const { add, isAdding } = useAdding();
  const answer = useAnswer(retailStock.getRetailAvailability, here !== undefined && { query: { Ean: variant.ean } });
  const found = answer?.hasError === false ? answer.data.find(({ storeId }) => storeId === here?.id) : undefined;
  if (!found?.inStock) return null;
  return (
    <Button wide className={styles.now} aria-busy={isAdding || undefined} onClick={() => void add([{ sku: variant.id, takeNow: true }])}>
      {t('device.take_now')}
    </Button>
  );
}

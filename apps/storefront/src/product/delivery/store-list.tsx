import type { ProductDetail, StoreProduct } from '@selvedge/contract/catalogue/product.ts';
import type { Store } from '@selvedge/contract/store.ts';
import { variantLabel } from '@selvedge/domain/catalogue/variant-label.ts';
import { writeList } from '@selvedge/domain/text/write-list.ts';
import { useHref, useMarket, useT } from '../../lib/shop-context.tsx';
import { formatDistance } from '../../store/format-distance.ts';
import { openingText } from '../../store/opening-text.ts';
import styles from './store-list.module.css';

type StoreListProps = { product: ProductDetail; stores: StoreProduct['stores']; known?: readonly Store[] | undefined };

/** Each store with the sizes it has; once it is known, how far it is and whether it is open. */
export function StoreList({ product, stores, known }: StoreListProps) {
  const href = useHref();
  return (
    <ul className={styles.stores}>
      {stores.map((store) => (
        <li key={store.storeId}>
          <a className={styles.store} href={href(`/stores/${store.storeId.toLowerCase()}/p/${encodeURIComponent(product.id)}`)}>
            <bdi>{store.name}</bdi>
            <span className={styles.sizes}>
              <bdi>{sizesIn(product, store).join(', ')}</bdi>
            </span>
            <StoreState store={known?.find(({ id }) => id === store.storeId)} />
          </a>
        </li>
      ))}
    </ul>
  );
}

function StoreState({ store }: { store: Store | undefined }) {
  const t = useT();
  const locale = useMarket()?.id ?? 'en';
  if (!store) return null;
  const { opening, straightLineDistance: distance, street, city } = store;
  return (
    <span className={styles.state}>
      <span data-open={opening.isOpen || undefined}>{openingText(t, opening, locale)}</span>
      {distance > 0 && <span>{formatDistance(t, distance, locale)}</span>}
      <bdi>{writeList(t, [street, city])}</bdi>
    </span>
  );
}

export function sizesIn({ variants }: ProductDetail, { variantIds }: StoreProduct['stores'][number]): string[] {
  return variants.filter(({ id }) => variantIds.includes(id)).map(variantLabel);
}

import type { ProductDetail, StoreProduct } from '@selvedge/contract/catalogue/product.ts';
import { variantLabel } from '@selvedge/domain/catalogue/variant-label.ts';
import { useHref } from '../../lib/shop-context.tsx';
import styles from './store-list.module.css';

type StoreListProps = { product: ProductDetail; stores: StoreProduct['stores'] };

/** Each store with the sizes it has. */
export function StoreList({ product, stores }: StoreListProps) {
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
          </a>
        </li>
      ))}
    </ul>
  );
}

export function sizesIn({ variants }: ProductDetail, { variantIds }: StoreProduct['stores'][number]): string[] {
  return variants.filter(({ id }) => variantIds.includes(id)).map(variantLabel);
}

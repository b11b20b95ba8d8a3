import type { ProductDetail, StoreProduct } from '@selvedge/contract/catalogue/product.ts';
import { ButtonLink } from '@selvedge/ui/button.tsx';
import { useT } from '../lib/shop-context.tsx';
import { ColourPicker } from './buy/colour-picker.tsx';
import { StoreList, sizesIn } from './delivery/store-list.tsx';
import { ProductFacts } from './product-facts.tsx';
import { ProductLayout } from './product-layout.tsx';
import styles from './store-product-view.module.css';

type StoreProductViewProps = { product: ProductDetail; stores: StoreProduct['stores']; storeId: string };

/** A product as one store has it. A shelf is looked at in the store, so nothing is promised but what was last counted. */
export function StoreProductView({ product, stores, storeId }: StoreProductViewProps) {
  const t = useT();
  const here = stores.find((store) => store.storeId.toLowerCase() === storeId.toLowerCase());
  const elsewhere = stores.filter((store) => store !== here);
  return (
    <ProductLayout product={product}>
      <section className={styles.store}>
        <h2 className={styles.title}>
          <bdi>{here?.name ?? storeId}</bdi>
        </h2>
        {here ? (
          <>
            <p className={styles.note}>{t('product.sizesHere')}</p>
            <ul className={styles.sizes}>
              {sizesIn(product, here).map((size) => (
                <li key={size} className={styles.size}>
                  <bdi>{size}</bdi>
                </li>
              ))}
            </ul>
            <p className={styles.note}>{t('product.storeNote')}</p>
          </>
        ) : (
          <p className={styles.note}>{t('product.notHere')}</p>
        )}
      </section>
      {product.hasEcom && (
        <ButtonLink href={product.url} look="secondary" wide>
          {t('product.seeOnline')}
        </ButtonLink>
      )}
      {elsewhere.length > 0 && (
        <section>
          <h2 className={styles.note}>{t('product.otherStores')}</h2>
          <StoreList product={product} stores={elsewhere} />
        </section>
      )}
      <ColourPicker product={product} choice={{}} />
      <ProductFacts product={{ ...product, hasRetail: false }} />
    </ProductLayout>
  );
}

import type { ProductDetail, Variant } from '@selvedge/contract/catalogue/product.ts';
import { productState } from '@selvedge/domain/catalogue/product-state.ts';
import { variantLabel } from '@selvedge/domain/catalogue/variant-label.ts';
import { formatDay } from '@selvedge/domain/date/format-day.ts';
import { useMarket, useT } from '../../lib/shop-context.tsx';
import styles from './stock-hint.module.css';

type StockHintProps = {
  product: ProductDetail;
  variant: Variant | undefined;
  /** Until then only members can buy it. */
  sharedFrom?: string | undefined;
};

/** Whether it can be had, in one sentence that is read out when the choice changes. */
export function StockHint({ product, variant, sharedFrom }: StockHintProps) {
  const t = useT();
  const locale = useMarket()?.id ?? 'en';
  const state = productState(product);
  // What is ordered ahead is not in stock yet, however many pieces are to come.
  const isJudgedBySize = state === 'available' || (state === 'preorder' && variant?.inStockEcom === false);
  const key = variant && isJudgedBySize ? ofVariant(variant) : state;
  const day = product.comingSoonProduct && formatDay(product.comingSoonProduct, locale);
  const size = variant && !product.isDigital ? variantLabel(variant) : '';
  return (
    <>
      <p className={styles.hint} role="status" data-state={key}>
        {key === 'available' ? '' : t(`product.state.${key}`, { day, size })}
      </p>
      {sharedFrom && <p className={styles.early}>{t('product.early', { day: formatDay(sharedFrom, locale) })}</p>}
    </>
  );
}

function ofVariant({ inStockEcom, isFewLeft, inDeliveryDateSet, inStockRetail }: Variant): string {
  if (inStockEcom) return isFewLeft ? 'fewLeft' : 'inStock';
  if (inDeliveryDateSet) return 'sizeBackSoon';
  return inStockRetail ? 'sizeInStores' : 'sizeSoldOut';
}

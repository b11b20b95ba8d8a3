import type { ProductDetail, Variant } from '@selvedge/contract/catalogue/product.ts';
import { productState } from '@selvedge/domain/catalogue/product-state.ts';
import { variantLabel } from '@selvedge/domain/catalogue/variant-label.ts';
import { formatDay } from '@selvedge/domain/writing-style/writing-style.ts';
import type { Early } from '../../catalogue/member-store.ts';
import { openEarly } from '../../catalogue/open-early.ts';
import { useHref, useMarket, useT, useToggles } from '../../lib/shop-context.tsx';
import styles from './stock-hint.module.css';

/** Whether it can be had, in one sentence that is read out when the choice changes. */
export function StockHint({ product, variant }: { product: ProductDetail & Early; variant: Variant | undefined }) {
  const t = useT();
  const href = useHref();
  const locale = useMarket()?.id ?? 'en';
  const state = productState(product);
  // What is ordered ahead is not in stock yet, however many pieces are to come.
  const isJudgedBySize = state === 'available' || (state === 'preorder' && variant?.inStockEcom === false);
  const key = variant && isJudgedBySize ? ofVariant(variant) : state;
  const dayOf = (moment: string) => formatDay(new Date(moment), locale);
  const day = product.comingSoonProduct && dayOf(product.comingSoonProduct);
  const { customerClub, earlyAccessHours } = useToggles();
  // What members buy already is no secret: it is a reason to be one.
  const isForMembers = customerClub && openEarly(earlyAccessHours)(product) !== product;
  const size = variant && !product.isDigital ? variantLabel(variant) : '';
  return (
    <>
      <p className={styles.hint} role="status" data-state={key}>
        {key === 'available' ? '' : t(`product.state.${key}`, { day, size })}
      </p>
      {product.earlyUntil && <p className={styles.early}>{t('product.early', { day: dayOf(product.earlyUntil) })}</p>}
      {isForMembers && (
        <p className={styles.early}>
          <a href={href('/customer-club')}>{t('product.early_club')}</a>
        </p>
      )}
    </>
  );
}

function ofVariant({ inStockEcom, isFewLeft, inDeliveryDateSet, inStockRetail }: Variant): string {
  if (inStockEcom) return isFewLeft ? 'fewLeft' : 'inStock';
  if (inDeliveryDateSet) return 'sizeBackSoon';
  return inStockRetail ? 'sizeInStores' : 'sizeSoldOut';
}

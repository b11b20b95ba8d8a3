import type { ProductDetail } from '@selvedge/contract/catalogue/product.ts';
import { ButtonLink } from '@selvedge/ui/button.tsx';
import { useSetPrice } from '../../basket/add/use-set-price.ts';
import { useMoney } from '../../catalogue/use-money.ts';
import { useT } from '../../lib/shop-context.tsx';
import styles from './buy-bar.module.css';
import { setPlace } from './set-place.ts';
import { submitFormThere } from './submit-form-there.ts';

/** At the foot of a phone: what all of it costs, and the one button. Where a size is missing, the form says which. */
export function SetBar({ product }: { product: ProductDetail }) {
  const t = useT();
  const money = useMoney();
  const price = useSetPrice(product.productSetOptions);
  return (
    <div className={styles.bar} data-buy-bar>
      <p className={styles.facts}>
        <bdi className={styles.name}>{product.name}</bdi>
        <span className={styles.price}>{money(price)}</span>
      </p>
      <ButtonLink href={`#${setPlace}`} onClick={submitFormThere}>
        {t('product.add')}
      </ButtonLink>
    </div>
  );
}

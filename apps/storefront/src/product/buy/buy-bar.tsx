import type { ProductDetail } from '@selvedge/contract/catalogue/product.ts';
import { productState } from '@selvedge/domain/catalogue/product-state.ts';
import { ButtonLink } from '@selvedge/ui/button.tsx';
import { AddToBasket } from '../../basket/add/add-to-basket.tsx';
import { useMoney } from '../../catalogue/use-money.ts';
import { useT } from '../../lib/shop-context.tsx';
import styles from './buy-bar.module.css';
import { isGone } from './is-gone.ts';
import { submitFormThere } from './submit-form-there.ts';
import { useNotifyMe } from './use-notify-me.ts';
import type { VariantControl } from './use-variant.ts';

/** At the foot of a phone while the product is on the screen: the price and the next step. */
export function BuyBar({ product, control: { variant } }: { product: ProductDetail; control: VariantControl }) {
  const t = useT();
  const money = useMoney();
  const notify = useNotifyMe(product, variant);
  const { salesPrice, listPrice } = product.price;
  const isOffered = ['available', 'preorder'].includes(productState(product)) && product.variants.length > 0;
  return (
    <div className={styles.bar} data-buy-bar>
      <p className={styles.facts}>
        <bdi className={styles.name}>{product.name}</bdi>
        <span className={styles.price} data-reduced={salesPrice.amount < listPrice.amount || undefined}>
          {money(variant?.price ?? salesPrice)}
        </span>
      </p>
      {notify ? (
        <ButtonLink {...notify.link} look="secondary">
          {t(notify.label)}
        </ButtonLink>
      ) : isOffered ? (
        variant && !product.isDigital ? (
          <AddToBasket product={product} variant={variant} wide={false} />
        ) : (
          <ButtonLink href={variant ? '#gift-card' : '#sizes'} onClick={submitFormThere}>
            {t(variant ? 'product.add' : product.isDigital ? 'product.chooseAmount' : 'product.chooseSize')}
          </ButtonLink>
        )
      ) : (
        isGone(product) && (
          <ButtonLink href="#instead" look="secondary">
            {t('recommendation.similar')}
          </ButtonLink>
        )
      )}
    </div>
  );
}

import type { ProductDetail, Variant } from '@selvedge/contract/catalogue/product.ts';
import { productState } from '@selvedge/domain/catalogue/product-state.ts';
import { ButtonLink } from '@selvedge/ui/button.tsx';
import { AddToBasket } from '../../basket/add/add-to-basket.tsx';
import { NearView } from '../../lib/near-view.tsx';
import { useT } from '../../lib/shop-context.tsx';
import styles from './buy-action.module.css';
import { useNotifyMe } from './use-notify-me.ts';

const loadGiftCard = async () => (await import('../../basket/add/gift-card-buy.tsx')).GiftCardBuy;

type BuyActionProps = { product: ProductDetail; variant: Variant | undefined };

/** The one thing to do about a product. */
export function BuyAction({ product, variant }: BuyActionProps) {
  const t = useT();
  const notify = useNotifyMe(product, variant);
  const state = productState(product);
  if (notify)
    return (
      <div className={styles.action}>
        <ButtonLink {...notify.link} look="secondary" wide>
          {t(notify.label)}
        </ButtonLink>
        <p className={styles.note}>{t(notify.note)}</p>
      </div>
    );
  if (state !== 'available' && state !== 'preorder') return null;
  const button = <AddToBasket product={product} variant={variant} />;
  return product.isDigital ? (
    <div id="gift-card">
      <NearView load={loadGiftCard} props={{ variant, hex: product.colour.pantoneHexCode }} fallback={button} />
    </div>
  ) : (
    button
  );
}

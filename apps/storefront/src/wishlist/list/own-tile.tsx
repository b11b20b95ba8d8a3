import type { ProductCard } from '@selvedge/contract/catalogue/product.ts';
import type { WishNews } from '@selvedge/contract/wishlist.ts';
import { readProductId } from '@selvedge/domain/catalogue/product-id.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { Icon } from '@selvedge/ui/icon.tsx';
import { ProductTile } from '../../catalogue/product-tile.tsx';
import type { BadgeLooks } from '../../catalogue/tile-badges.tsx';
import { useMoney } from '../../catalogue/use-money.ts';
import { useT } from '../../lib/shop-context.tsx';
import { tileSizes } from './list-grid.tsx';
import styles from './own-tile.module.css';

type OwnTileProps = {
  sku: string;
  /** Undefined when the market no longer sells it. */
  product: ProductCard | undefined;
  looks: BadgeLooks;
  news?: WishNews | undefined;
  isOn: boolean;
  /** Just removed or put back here: the button that takes the other's place takes its focus, too. */
  isTouched: boolean;
  onRemove: () => void;
  onPutBack: () => void;
};

export function OwnTile({ sku, product, looks, news, isOn, isTouched, onRemove, onPutBack }: OwnTileProps) {
  const t = useT();
  const name = product?.name ?? t('wishlist.vanished.name', { style: readProductId(sku).styleNumber });
  if (!isOn)
    return (
      <div className={styles.place}>
        <p className={styles.words}>
          <bdi>{t('wishlist.removed', { name })}</bdi>
        </p>
        <Button look="secondary" autoFocus={isTouched} onClick={onPutBack}>
          {t('wishlist.undo')}
        </Button>
      </div>
    );
  const remove = (
    // biome-ignore lint/a11y/noAutofocus: it stands where the button was that has just been pressed
    <button type="button" className={styles.remove} aria-label={t('wishlist.remove', { name })} autoFocus={isTouched} onClick={onRemove}>
      <Icon name="close" small />
    </button>
  );
  if (product)
    return (
      <>
        <ProductTile product={product} sizes={tileSizes} looks={looks} actions={remove} />
        {news && <News news={news} />}
      </>
    );
  return (
    <div className={styles.place} data-vanished="">
      <p className={styles.words}>{name}</p>
      <p className={styles.text}>{t('wishlist.vanished.text')}</p>
      <span className={styles.corner}>{remove}</span>
    </div>
  );
}

/** Why it may be worth another look today. */
function News({ news: { was, isFewLeft } }: { news: WishNews }) {
  const t = useT();
  const money = useMoney();
  return (
    <p className={styles.news}>
      {was && <bdi>{t('wishlist.dropped', { price: money(was) })}</bdi>} {isFewLeft && <bdi>{t('wishlist.few_left')}</bdi>}
    </p>
  );
}

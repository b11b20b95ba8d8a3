import type { ListingTile, TileColour } from '@selvedge/contract/catalogue/listing.ts';
import { Icon } from '@selvedge/ui/icon.tsx';
import { VisuallyHidden } from '@selvedge/ui/visually-hidden.tsx';
import { memo, type ReactNode, useState } from 'react';
import { useSite } from '../lib/shop-context.tsx';
import { ColourDots } from './colour-dots.tsx';
import { PriceLines } from './price-lines.tsx';
import styles from './product-tile.module.css';
import { QuickBuyPlace } from './quick-buy-place.tsx';
import { type BadgeLooks, TileBadges } from './tile-badges.tsx';
import { TilePictures } from './tile-pictures.tsx';
import { useEarlyAccess } from './use-early-access.ts';
import { useName } from './use-name.ts';

type ProductTileProps = {
  product: ListingTile;
  /** The `sizes` of its picture. */
  sizes: string;
  /** Among the first things seen. */
  priority?: boolean;
  looks?: BadgeLooks;
  /** A heart, a way to remove it: whatever a feature of the shop lays over the picture. */
  actions?: ReactNode;
};

const noLooks: BadgeLooks = {};

/** A product in a grid: its picture, its name and its price. The rest waits for a pointer, a finger or focus. */
export const ProductTile = memo(function ProductTile({
  product: shown,
  sizes,
  priority = false,
  looks = noLooks,
  actions,
}: ProductTileProps) {
  const [isMet, setMet] = useState(false);
  const [peeked, setPeeked] = useState<TileColour>();
  const product = useEarlyAccess()(shown);
  const seen = peeked ? { ...product, ...peeked } : product;
  const { navigation, t } = useSite();
  const writeName = useName();
  const { completeTheLookIcon } = navigation.productTile;
  const meet = isMet ? undefined : () => setMet(true);
  return (
    <article
      className={styles.tile}
      data-product={product.id}
      data-gone={(!product.inStock && !product.comingSoonProduct) || undefined}
      onPointerEnter={meet}
      onFocus={meet}
      onTouchStart={meet}
    >
      <a className={styles.link} href={product.url}>
        <span className={styles.frame}>
          <TilePictures product={seen} sizes={sizes} priority={priority} isMet={isMet} />
          {product.hasCompleteTheLook && completeTheLookIcon && (
            <span className={styles.look}>
              <Icon name="hanger" small />
              <VisuallyHidden>{t('tile.look')}</VisuallyHidden>
            </span>
          )}
          {product.sizes.length > 0 && (
            <span className={styles.sizes} aria-hidden="true">
              {product.sizes.join('  ')}
            </span>
          )}
        </span>
        <span className={styles.name}>
          {writeName(product.name)}
          <VisuallyHidden>, {product.colourName}</VisuallyHidden>
        </span>
      </a>
      <TileBadges product={product} looks={looks} />
      <div className={styles.facts}>
        <PriceLines price={seen.price} member={(peeked?.price ? peeked : product).staticClubPrice} />
        <ColourDots product={product} onPeek={setPeeked} />
      </div>
      <QuickBuyPlace product={product} isMet={isMet} />
      {actions && <div className={styles.actions}>{actions}</div>}
    </article>
  );
});

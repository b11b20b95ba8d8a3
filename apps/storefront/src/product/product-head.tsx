import type { ProductDetail, Variant } from '@selvedge/contract/catalogue/product.ts';
import { PriceLines } from '../catalogue/price-lines.tsx';
import { ProductBadges } from '../catalogue/product-badges.tsx';
import type { BadgeLooks } from '../catalogue/tile-badges.tsx';
import { useName } from '../catalogue/use-name.ts';
import { usePage } from '../lib/shop-context.tsx';
import { Breadcrumb } from '../shell/breadcrumb.tsx';
import { HeartPlace } from '../wishlist/heart/heart-place.tsx';
import styles from './product-head.module.css';

/** Where it stands, what it is and what it costs. */
export function ProductHead({ product, variant }: { product: ProductDetail; variant?: Variant | undefined }) {
  const writeName = useName();
  const looks: BadgeLooks = usePage().content.productBadges ?? {};
  const { badges, calloutAttributes, name, staticClubPrice, isDigital } = product;
  // A gift card costs what it is worth.
  const price = variant?.price ? { salesPrice: variant.price, listPrice: variant.price } : product.price;
  return (
    <header className={styles.head}>
      <Breadcrumb />
      <ProductBadges badges={badges} looks={looks} callouts={calloutAttributes} />
      <div className={styles.named}>
        <h1 className={styles.name}>
          <bdi>{writeName(name)}</bdi>
        </h1>
        <HeartPlace sku={product.id} name={name} look="page" />
      </div>
      <PriceLines price={price} member={staticClubPrice} size="page" isTaxed={!isDigital} />
    </header>
  );
}

import type { BadgeDisplay } from '@selvedge/contract/catalogue/badge.ts';
import type { ProductDetail } from '@selvedge/contract/catalogue/product.ts';
import { paint } from '../catalogue/paint.ts';
import { PriceLines } from '../catalogue/price.tsx';
import { usePage } from '../lib/shop-context.tsx';
import { Breadcrumb } from '../pages/breadcrumb.tsx';
import styles from './product-head.module.css';

/** Where it stands, what it is and what it costs. */
export function ProductHead({ product }: { product: ProductDetail }) {
  const looks: Record<string, BadgeDisplay> = usePage().content.productBadges ?? {};
  const { badges, calloutAttributes, name, price, staticClubPrice } = product;
  return (
    <header className={styles.head}>
      <Breadcrumb />
      {badges.length + calloutAttributes.length > 0 && (
        <ul className={styles.badges}>
          {badges.map(({ badgeId, badgeTitle }) => (
            <li
              key={badgeId}
              ref={paint}
              className={styles.badge}
              data-curvy={looks[badgeId]?.isCurvyChip || undefined}
              data-paint={looks[badgeId]?.backgroundColor}
              data-paint-text={looks[badgeId]?.textColor}
              data-paint-line={looks[badgeId]?.borderColor}
            >
              {badgeTitle}
            </li>
          ))}
          {calloutAttributes.map((callout) => (
            <li key={callout} className={styles.badge}>
              {callout}
            </li>
          ))}
        </ul>
      )}
      <h1 className={styles.name}>
        <bdi>{name}</bdi>
      </h1>
      <PriceLines price={price} member={staticClubPrice} size="page" />
    </header>
  );
}

import type { ListingTile } from '@selvedge/contract/catalogue/listing.ts';
import { Icon } from '@selvedge/ui/icon.tsx';
import { VisuallyHidden } from '@selvedge/ui/visually-hidden.tsx';
import { type RefObject, useId, useRef } from 'react';
import { ProductTile } from '../catalogue/product-tile.tsx';
import { useBadgeLooks } from '../catalogue/use-badge-looks.ts';
import { useT } from '../lib/shop-context.tsx';
import { HeartPlace } from '../wishlist/heart/heart-place.tsx';
import styles from './product-carousel.module.css';

type ProductCarouselProps = {
  title: string;
  /** Undefined while they are on their way: their boxes are there already. */
  products: readonly ListingTile[] | undefined;
  section?: RefObject<HTMLElement | null>;
};

const sizes = '(min-width: 960px) 25vw, (min-width: 768px) 34vw, 44vw';

/** A row of products that scrolls by finger, wheel, key and the two arrows. */
export function ProductCarousel({ title, products, section }: ProductCarouselProps) {
  const t = useT();
  const heading = useId();
  const looks = useBadgeLooks('productCarousel');
  const row = useRef<HTMLUListElement>(null);
  const go = (direction: 1 | -1) => {
    const list = row.current;
    const isRtl = list && getComputedStyle(list).direction === 'rtl';
    list?.scrollBy({ left: (isRtl ? -direction : direction) * list.clientWidth * 0.75, behavior: 'smooth' });
  };
  return (
    <section ref={section} className={styles.carousel} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 className={styles.title} id={heading}>
          {title}
        </h2>
        {products && (
          <div className={styles.arrows}>
            <button type="button" className={styles.arrow} onClick={() => go(-1)}>
              <Icon name="back" flips />
              <VisuallyHidden>{t('carousel.previous')}</VisuallyHidden>
            </button>
            <button type="button" className={styles.arrow} onClick={() => go(1)}>
              <Icon name="forward" flips />
              <VisuallyHidden>{t('carousel.next')}</VisuallyHidden>
            </button>
          </div>
        )}
      </div>
      <ul ref={row} className={styles.row} aria-busy={!products}>
        {products
          ? products.map((product) => (
              <li key={product.id} className={styles.tile}>
                <ProductTile product={product} sizes={sizes} looks={looks} actions={<HeartPlace sku={product.id} name={product.name} />} />
              </li>
            ))
          : boxes.map((box) => (
              <li key={box} className={styles.tile} aria-hidden="true">
                <span className={styles.box} />
              </li>
            ))}
      </ul>
    </section>
  );
}

const boxes = ['a', 'b', 'c', 'd', 'e'];

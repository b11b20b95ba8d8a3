import type { ProductDetail, Variant } from '@selvedge/contract/catalogue/product.ts';
import type { ReactNode } from 'react';
import { Gallery } from './gallery/gallery.tsx';
import { ProductHead } from './product-head.tsx';
import styles from './product-layout.module.css';

type ProductLayoutProps = { product: ProductDetail; variant?: Variant | undefined; children: ReactNode; bar?: ReactNode };

/** Pictures on one side, a column of facts that stays in sight on the other; one below the other on a phone. */
export function ProductLayout({ product, variant, children, bar }: ProductLayoutProps) {
  return (
    <article className={styles.product}>
      <Gallery product={product} />
      <div className={styles.column}>
        <ProductHead product={product} variant={variant} />
        {children}
      </div>
      {bar}
    </article>
  );
}

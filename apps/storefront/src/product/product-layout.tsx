import type { ProductDetail } from '@selvedge/contract/catalogue/product.ts';
import type { ReactNode } from 'react';
import { Gallery } from './gallery.tsx';
import { ProductHead } from './product-head.tsx';
import styles from './product-layout.module.css';

type ProductLayoutProps = { product: ProductDetail; children: ReactNode; bar?: ReactNode };

/** Pictures on one side, a column of facts that stays in sight on the other; one below the other on a phone. */
export function ProductLayout({ product, children, bar }: ProductLayoutProps) {
  return (
    <article className={styles.product}>
      <Gallery product={product} />
      <div className={styles.column}>
        <ProductHead product={product} />
        {children}
      </div>
      {bar}
    </article>
  );
}

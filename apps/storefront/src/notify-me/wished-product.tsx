import type { ProductCard } from '@selvedge/contract/catalogue/product.ts';
import { showPicture } from '@selvedge/domain/media/show-picture.ts';
import { ProductPicture } from '@selvedge/ui/product-picture.tsx';
import { ProductBadges } from '../catalogue/product-badges.tsx';
import { useBadgeLooks } from '../catalogue/use-badge-looks.ts';
import styles from './notify-me.module.css';

type Shown = Pick<ProductCard, 'images' | 'name' | 'colourName' | 'badges'>;

/** What is waited for, with the badges that are shown in this place. (NTF-016) */
export function WishedProduct({ product }: { product: Shown }) {
  const looks = useBadgeLooks('notifyMe');
  return (
    <div className={styles.product}>
      <ProductPicture picture={showPicture(product.images, 0)} alt="" name={product.name} sizes="6rem" />
      <div className={styles.words}>
        <p className={styles.name}>
          <bdi>{product.name}</bdi>
        </p>
        <p className={styles.quiet}>
          <bdi>{product.colourName}</bdi>
        </p>
        <ProductBadges badges={product.badges} looks={looks} />
      </div>
    </div>
  );
}

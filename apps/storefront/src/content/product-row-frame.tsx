import type { ProductRowProps } from '@selvedge/blocks/block-host.ts';
import { Carousel } from '@selvedge/blocks/carousel/carousel.tsx';
import { carousel as standard } from '@selvedge/domain/content/block-constants.ts';
import type { ReactNode } from 'react';
import { usePage } from '../lib/shop-context.tsx';
import styles from './product-places.module.css';

type ProductRowFrameProps = Omit<ProductRowProps, 'request'> & {
  /** None yet: empty boxes stand where they will. */
  tiles?: readonly { key: string; content: ReactNode }[] | undefined;
};

const boxes = ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => ({ key, content: undefined }));

/** The row as its editor wants it, with its goods and before: what is read below it would jump if the two were not equally high. */
export function ProductRowFrame({ title, carousel, isRanked = false, tiles }: ProductRowFrameProps) {
  const { carouselTiles = standard.productTiles } = usePage().navigation.productTile;
  const items = (tiles ?? boxes).map(({ key, content }, at) => ({
    key,
    content: (
      <>
        {isRanked && <span className={styles.rank}>{at + 1}</span>}
        <div className={styles.place}>{content}</div>
      </>
    ),
  }));
  return <Carousel settings={carousel} title={title} displayed={carouselTiles} items={items} isBusy={!tiles} />;
}

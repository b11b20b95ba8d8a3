import type { ListingTile } from '@selvedge/contract/catalogue/listing.ts';
import { tilePictures } from '@selvedge/domain/catalogue/tile-pictures.ts';
import { showPicture, tileWidths } from '@selvedge/domain/media/show-picture.ts';
import { ProductPicture } from '@selvedge/ui/product-picture.tsx';
import { useSite } from '../lib/shop-context.tsx';
import styles from './tile-pictures.module.css';

type TilePicturesProps = { product: ListingTile; sizes: string; priority: boolean; isMet: boolean };

/**
 * The front; the second picture on hover or focus, all of them in a row to swipe through under a finger. Only the front is
 * fetched before somebody takes an interest in the tile: a page of sixty tiles has sixty pictures, not two hundred.
 */
export function TilePictures({ product, sizes, priority, isMet }: TilePicturesProps) {
  const { images, name } = product;
  const { carouselOnMobile, imageIndexes } = useSite().navigation.productTile;
  const [first = 0, ...others] = tilePictures(images.indexes, imageIndexes);
  const lazy = `auto, ${sizes}`;
  return (
    <span className={styles.pictures} data-still={!carouselOnMobile || undefined}>
      <span className={styles.slide}>
        <ProductPicture
          picture={showPicture(images, first, tileWidths)}
          alt=""
          name={name}
          sizes={priority ? sizes : lazy}
          priority={priority}
        />
      </span>
      {others.map((at) => (
        <span key={at} className={styles.slide}>
          {isMet && <ProductPicture picture={showPicture(images, at, tileWidths)} alt="" name={name} sizes={lazy} />}
        </span>
      ))}
    </span>
  );
}

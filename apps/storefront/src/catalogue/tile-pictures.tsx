import type { ListingTile } from '@selvedge/contract/catalogue/listing.ts';
import { isFilm } from '@selvedge/domain/media/is-film.ts';
import { showPicture } from '@selvedge/domain/media/show-picture.ts';
import { ProductPicture } from '@selvedge/ui/product-picture.tsx';
import styles from './tile-pictures.module.css';

type TilePicturesProps = { product: ListingTile; sizes: string; priority: boolean; isMet: boolean };

/**
 * The front; the second picture on hover or focus, all of them in a row to swipe through under a finger. Only the front is
 * fetched before somebody takes an interest in the tile: a page of sixty tiles has sixty pictures, not two hundred.
 */
export function TilePictures({ product, sizes, priority, isMet }: TilePicturesProps) {
  const { images, name } = product;
  const lazy = `auto, ${sizes}`;
  return (
    <span className={styles.pictures}>
      <span className={styles.slide}>
        <ProductPicture picture={showPicture(images, 0)} alt="" name={name} sizes={priority ? sizes : lazy} priority={priority} />
      </span>
      {images.indexes.map(
        ({ index, format }, at) =>
          at > 0 &&
          !isFilm(format) && (
            <span key={`${index} ${format}`} className={styles.slide}>
              {isMet && <ProductPicture picture={showPicture(images, at)} alt="" name={name} sizes={lazy} />}
            </span>
          ),
      )}
    </span>
  );
}

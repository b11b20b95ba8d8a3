import type { ProductCard } from '@selvedge/contract/catalogue/product.ts';
import { isFilm } from '@selvedge/domain/media/is-film.ts';
import { showPicture } from '@selvedge/domain/media/show-picture.ts';
import { useT } from '../../lib/shop-context.tsx';
import styles from './gallery.module.css';

/** Plays when asked to: nothing moves by itself, and the film is not fetched before. */
export function GalleryVideo({ images, at }: { images: ProductCard['images']; at: number }) {
  const t = useT();
  const still = showPicture(
    images,
    images.indexes.findIndex(({ format }) => !isFilm(format)),
  );
  return (
    <video
      className={styles.video}
      src={showPicture(images, at)?.src}
      poster={still?.srcSet ? `${still.src}.w480` : still?.src}
      aria-label={t('product.video')}
      controls
      loop
      muted
      playsInline
      preload="none"
    />
  );
}

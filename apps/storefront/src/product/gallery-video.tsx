import type { ProductCard } from '@selvedge/contract/catalogue/product.ts';
import { showPicture } from '@selvedge/domain/media/show-picture.ts';
import { useT } from '../lib/shop-context.tsx';
import styles from './gallery.module.css';

/** A film among the pictures is told by the name of its format. */
export const isVideo = (format: string): boolean => format === 'video' || format.startsWith('video-');

/** Plays when asked to: nothing moves by itself and nothing is fetched before. */
export function GalleryVideo({ images, at }: { images: ProductCard['images']; at: number }) {
  const t = useT();
  const still = images.indexes.findIndex(({ format }) => !isVideo(format));
  return (
    <video
      className={styles.video}
      src={showPicture(images, at)?.src}
      poster={showPicture(images, still)?.src}
      aria-label={t('product.video')}
      controls
      muted
      playsInline
      preload="none"
    />
  );
}

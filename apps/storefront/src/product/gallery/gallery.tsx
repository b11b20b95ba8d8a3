import type { ProductCard } from '@selvedge/contract/catalogue/product.ts';
import { isFilm } from '@selvedge/domain/media/is-film.ts';
import { showPicture } from '@selvedge/domain/media/show-picture.ts';
import { ProductPicture } from '@selvedge/ui/product-picture.tsx';
import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { useT } from '../../lib/shop-context.tsx';
import styles from './gallery.module.css';
import { GalleryVideo } from './gallery-video.tsx';
import { pictureSizes } from './picture-sizes.ts';

const Zoom = lazy(async () => ({ default: (await import('./zoom.tsx')).Zoom }));

/** A row to swipe through on a phone, a flow of two columns on a desk. Every picture is also a link to itself, large. */
export function Gallery({ product }: { product: ProductCard }) {
  const t = useT();
  const [zoomed, setZoomed] = useState<number>();
  const { images, name, colourName } = product;
  const count = images.indexes.length;
  const zoom = (event: MouseEvent, at: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setZoomed(at);
  };
  return (
    <section className={styles.gallery} aria-label={t('product.pictures')}>
      <ul className={styles.flow}>
        {count === 0 && (
          <li className={styles.shot}>
            <ProductPicture picture={undefined} alt="" name={name} sizes={pictureSizes} />
          </li>
        )}
        {images.indexes.map(({ index, format, alt }, at) => (
          <li key={`${index} ${format}`} className={styles.shot}>
            {isFilm(format) ? (
              <GalleryVideo images={images} at={at} />
            ) : (
              // Not a page of the shop: without scripts, and in a new tab, it is the picture itself.
              <a
                className={styles.link}
                href={largest(images, at)}
                data-native
                aria-label={t('product.enlarge', { number: at + 1, count })}
                onClick={(event) => zoom(event, at)}
              >
                <ProductPicture
                  picture={showPicture(images, at)}
                  alt={alt ?? `${name}, ${colourName}: ${t(`picture.${format}`)}`}
                  name={name}
                  sizes={pictureSizes}
                  priority={at === 0}
                />
              </a>
            )}
          </li>
        ))}
      </ul>
      {count > 1 && <span className={styles.thread} aria-hidden="true" />}
      {zoomed !== undefined && (
        <Suspense>
          <Zoom product={product} first={zoomed} onClose={() => setZoomed(undefined)} />
        </Suspense>
      )}
    </section>
  );
}

function largest(images: ProductCard['images'], at: number): string {
  const picture = showPicture(images, at);
  return picture?.srcSet ? `${picture.src}.w1600` : (picture?.src ?? '');
}

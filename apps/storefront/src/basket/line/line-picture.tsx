import type { BasketLine } from '@selvedge/contract/basket-shape.ts';
import { pictureHeight, picturePath } from '@selvedge/contract/media.ts';
import { ProductPicture } from '@selvedge/ui/product-picture.tsx';
import styles from './line-picture.module.css';

const width = 160;

/** Small, and twice as large for screens that can show it. The name beside it says what it shows. */
export function LinePicture({ line: { imageUrl, name } }: { line: Pick<BasketLine, 'imageUrl' | 'name'> }) {
  const isOurs = imageUrl.startsWith(picturePath);
  const picture = imageUrl
    ? {
        src: isOurs ? `${imageUrl}.w${width}` : imageUrl,
        ...(isOurs && { srcSet: [width, 2 * width].map((each) => `${imageUrl}.w${each} ${each}w`).join(', ') }),
        ...{ width, height: pictureHeight(width) },
      }
    : undefined;
  return (
    <div className={styles.picture}>
      <ProductPicture picture={picture} alt="" name={name} sizes="7.5rem" />
    </div>
  );
}

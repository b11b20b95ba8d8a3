import { paint } from '@selvedge/blocks/badge/paint.ts';
import type { ListingTile } from '@selvedge/contract/catalogue/listing.ts';
import { VisuallyHidden } from '@selvedge/ui/visually-hidden.tsx';
import { useT } from '../lib/shop-context.tsx';
import styles from './colour-dots.module.css';

const mostDots = 4;

/** The colours there are of it, its own first. Which they are is the product page's to say; here it is enough that there are others. */
export function ColourDots({ product }: { product: ListingTile }) {
  const t = useT();
  const count = product.styleOptionCount;
  if (count < 2) return null;
  const dots = [product.colourHex ?? '', ...(product.productRelations ?? []).map(({ pantoneCode }) => pantoneCode)]
    .filter(isHex)
    .slice(0, mostDots);
  return (
    <p className={styles.dots}>
      <VisuallyHidden>{t('tile.colours', { count })}</VisuallyHidden>
      {dots.map((colour, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two colours may look the same, and their order never changes
        <span key={index} ref={paint} className={styles.dot} data-paint={colour} aria-hidden="true" />
      ))}
      {count > dots.length && (
        <span className={styles.more} dir="ltr" aria-hidden="true">
          +{count - dots.length}
        </span>
      )}
    </p>
  );
}

const isHex = (colour: string): boolean => /^#[0-9a-f]{6}$/i.test(colour);

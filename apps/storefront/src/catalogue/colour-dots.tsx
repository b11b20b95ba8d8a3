import { paint } from '@selvedge/blocks/badge/paint.ts';
import type { ListingTile, TileColour } from '@selvedge/contract/catalogue/listing.ts';
import { VisuallyHidden } from '@selvedge/ui/visually-hidden.tsx';
import { useT } from '../lib/shop-context.tsx';
import styles from './colour-dots.module.css';

const mostDots = 4;

type ColourDotsProps = { product: ListingTile; onPeek: (colour?: TileColour) => void };

/**
 * The colours there are of it. Where the tile is of one colour, it is enough that there are others: which ones is the product page's to
 * say. Where it stands for all of them, each is seen in the picture under a pointer or with focus, and pressed leads to that colour.
 */
export function ColourDots({ product, onPeek }: ColourDotsProps) {
  const t = useT();
  const { styleOptionCount: count, productRelations = [], colours } = product;
  if (count < 2) return null;
  const dots = [product.colourHex ?? '', ...productRelations.map(({ pantoneCode }) => pantoneCode)].filter(isHex).slice(0, mostDots);
  const leave = () => onPeek();
  const more = count - (colours ?? dots).length;
  return (
    <p className={styles.dots}>
      <VisuallyHidden>{t('tile.colours', { count })}</VisuallyHidden>
      {colours?.map((colour) => {
        const peek = () => onPeek(colour);
        return (
          <a
            key={colour.id}
            ref={paint}
            className={styles.swatch}
            href={colour.url}
            title={colour.colourName}
            data-paint={colour.colourHex}
            aria-current={colour.id === product.id || undefined}
            onPointerEnter={peek}
            onPointerLeave={leave}
            onFocus={peek}
            onBlur={leave}
          >
            <VisuallyHidden>{colour.colourName}</VisuallyHidden>
          </a>
        );
      }) ??
        dots.map((colour, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two colours may look the same, and their order never changes
          <span key={index} ref={paint} className={styles.dot} data-paint={colour} aria-hidden="true" />
        ))}
      {more > 0 && (
        <span className={styles.more} dir="ltr" aria-hidden="true">
          +{more}
        </span>
      )}
    </p>
  );
}

const isHex = (colour: string): boolean => /^#[0-9a-f]{6}$/i.test(colour);

import { paint } from '@selvedge/blocks/badge/paint.ts';
import type { ListingTile, TileColour } from '@selvedge/contract/catalogue/listing.ts';
import { VisuallyHidden } from '@selvedge/ui/visually-hidden.tsx';
import { useT } from '../lib/shop-context.tsx';
import styles from './colour-swatches.module.css';

type ColourSwatchesProps = { product: ListingTile; colours: readonly TileColour[]; onPeek: (colour: TileColour | undefined) => void };

/** The colours of a style beside its price: under a pointer or with focus one is seen in the picture, pressed it leads to that colour. */
export function ColourSwatches({ product: { id, styleOptionCount }, colours, onPeek }: ColourSwatchesProps) {
  const t = useT();
  const more = styleOptionCount - colours.length;
  return (
    <ul className={styles.swatches} aria-label={t('tile.colours', { count: styleOptionCount })}>
      {colours.map((colour) => {
        const peek = () => onPeek(colour);
        const leave = () => onPeek(undefined);
        return (
          <li key={colour.id}>
            <a
              ref={paint}
              className={styles.swatch}
              href={colour.url}
              data-paint={colour.colourHex}
              title={colour.colourName}
              aria-current={colour.id === id || undefined}
              onPointerEnter={peek}
              onPointerLeave={leave}
              onFocus={peek}
              onBlur={leave}
            >
              <VisuallyHidden>{colour.colourName}</VisuallyHidden>
            </a>
          </li>
        );
      })}
      {more > 0 && (
        <li className={styles.more} dir="ltr" aria-hidden="true">
          +{more}
        </li>
      )}
    </ul>
  );
}

import type { BasketLine } from '@selvedge/contract/basket-shape.ts';
import { picturePath } from '@selvedge/contract/media.ts';
import { text } from '../texts/text.ts';
import styles from './draft-orders.module.css';

/** A piece with its picture, and what stands in its way. */
export function LineName({ line: { name, colour, variant, sku, imageUrl, state } }: { line: BasketLine }) {
  return (
    <span className={styles.piece}>
      {imageUrl && <img src={imageUrl.startsWith(picturePath) ? `${imageUrl}.w160` : imageUrl} alt="" loading="lazy" />}
      <span>
        {name}
        <small>{[colour.name, variant.size, variant.length].filter(Boolean).join(', ')}</small>
        <code>{sku}</code>
        {(state === 'soldOut' || state === 'limited' || state === 'notSold') && (
          <small className={styles.problem}>{text(`drafts.line_state.${state}`)}</small>
        )}
      </span>
    </span>
  );
}

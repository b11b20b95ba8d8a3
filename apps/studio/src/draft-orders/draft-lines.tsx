import type { BasketAnswer } from '@selvedge/contract/basket-shape.ts';
import { writeMoney } from '../lib/write-money.ts';
import { text } from '../texts/text.ts';
import styles from './draft-orders.module.css';
import { LineName } from './line-name.tsx';

/** A draft as a guest would see it now: each line, what stands in its way, and the sum. */
export function DraftLines({ answer: { basket }, isSumOnly = false }: { answer: BasketAnswer; isSumOnly?: boolean }) {
  return (
    <>
      {!isSumOnly && (
        <ul className={styles.lines} aria-label={text('drafts.lines')}>
          {basket.lines.map((line) => (
            <li key={line.id}>
              <LineName line={line} />
              <span>
                {line.quantity} × {writeMoney(line.unitPrice.salesPrice)}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.total}>
        <span>{text('drafts.total')}</span> <b>{writeMoney(basket.total)}</b>
      </p>
    </>
  );
}

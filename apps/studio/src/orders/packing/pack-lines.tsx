import { text } from '../../texts/text.ts';
import { type Counts, countOf, type PackLine, putCount } from './count-pieces.ts';
import styles from './packing.module.css';

type Props = { lines: readonly PackLine[]; counts: Counts; isClosed: boolean; onCount: (counts: Counts) => void };

/** What belongs into the parcel, with how many pieces were counted; by hand where there is no scanner. */
export function PackLines({ lines, counts, isClosed, onCount }: Props) {
  return (
    <ul className={styles.pack}>
      {lines.map(({ line, wanted }) => {
        const count = countOf(counts, line);
        const put = (next: number) => onCount(putCount(counts, line, next));
        return (
          <li key={line.lineItemId} data-whole={count === wanted || undefined}>
            {line.imageUrl && <img src={line.imageUrl} alt="" width={48} height={64} loading="lazy" />}
            <span>
              {line.name}
              <small>{[line.colour, line.size].filter(Boolean).join(', ')}</small>
              <code>{line.ean || line.sku}</code>
            </span>
            <b>{text('pack.of', { count, wanted })}</b>
            <span className={styles.steps}>
              <button
                type="button"
                disabled={isClosed || count === 0}
                aria-label={text('pack.less', { name: line.name })}
                onClick={() => put(count - 1)}
              >
                −
              </button>
              <button
                type="button"
                disabled={isClosed || count === wanted}
                aria-label={text('pack.more', { name: line.name })}
                onClick={() => put(count + 1)}
              >
                +
              </button>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

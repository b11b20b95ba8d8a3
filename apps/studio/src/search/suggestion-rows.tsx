import type { SuggestionRow } from '@selvedge/contract/page-data.ts';
import { moveItem } from '../settings/move-item.ts';
import { text } from '../texts/text.ts';
import search from './search.module.css';
import styles from './suggestions.module.css';

type Row = { row: SuggestionRow; isShown: boolean };
type Props = { rows: readonly Row[]; onChange: (rows: SuggestionRow[]) => void };

/** Which rows are offered, and in which order. */
export function SuggestionRows({ rows, onChange }: Props) {
  const put = (next: readonly Row[]) => onChange(next.filter(({ isShown }) => isShown).map(({ row }) => row));
  return (
    <ol className={styles.rows}>
      {rows.map(({ row, isShown }, at) => {
        const title = text(`search.row_${row}`);
        return (
          <li key={row}>
            <label className={search.way}>
              <input type="checkbox" checked={isShown} onChange={(event) => put(rows.with(at, { row, isShown: event.target.checked }))} />
              {title}
            </label>
            <button
              type="button"
              aria-label={text('field.up', { title })}
              disabled={!isShown || at === 0}
              onClick={() => put(moveItem(rows, { from: at, to: at - 1 }))}
            >
              ↑
            </button>
            <button
              type="button"
              aria-label={text('field.down', { title })}
              disabled={!rows[at + 1]?.isShown || !isShown}
              onClick={() => put(moveItem(rows, { from: at, to: at + 1 }))}
            >
              ↓
            </button>
          </li>
        );
      })}
    </ol>
  );
}

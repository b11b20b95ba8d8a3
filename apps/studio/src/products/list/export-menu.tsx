import type { MarketSettings } from '@selvedge/contract/market.ts';
import type { ProductFilter } from '@selvedge/contract/studio/product-filter.ts';
import { text } from '../../texts/text.ts';
import panel from '../panel/panel.module.css';
import styles from './finder.module.css';
import { useExport } from './use-export.ts';

type Props = { filter: Partial<ProductFilter>; count: number | undefined; markets: readonly MarketSettings[] };

/** Everything that is found as a file, fetched a part at a time: it can be watched, and stopped. */
export function ExportMenu({ filter, count, markets }: Props) {
  const { readStyles, run, stop } = useExport(filter);
  if (readStyles !== undefined) {
    return (
      <span className={styles.exporting} aria-live="polite">
        {text('products.exporting', { count: readStyles })}
        <button type="button" className={panel.plain} onClick={stop}>
          {text('studio.cancel')}
        </button>
      </span>
    );
  }
  return (
    <details className={styles.menu}>
      <summary>{text('products.export')}</summary>
      <div>
        <p>{text('products.export_note', { count: count ?? 0 })}</p>
        {filter.market && (
          <button type="button" onClick={() => void run('csv', [filter.market!])}>
            {text('products.export_csv_market', { market: filter.market })}
          </button>
        )}
        <button type="button" onClick={() => void run('csv')}>
          {text('products.export_csv', { count: markets.length })}
        </button>
        <button type="button" onClick={() => void run('jsonl')}>
          {text('products.export_jsonl')}
        </button>
      </div>
    </details>
  );
}

import type { Attempt } from '@selvedge/contract/attempt.ts';
import type { MarketSettings } from '@selvedge/contract/market.ts';
import { type ExportPart, productExport } from '@selvedge/contract/studio/product-export.ts';
import type { ProductFilter } from '@selvedge/contract/studio/product-filter.ts';
import { localDay } from '@selvedge/domain/date/local-day.ts';
import { useRef, useState } from 'react';
import { errorText } from '../../lib/error-text.ts';
import { useStudio } from '../../lib/studio-context.tsx';
import { text } from '../../texts/text.ts';
import panel from '../panel/panel.module.css';
import styles from './finder.module.css';

type Format = 'csv' | 'jsonl';
type Props = { filter: Partial<ProductFilter>; count: number | undefined; markets: readonly MarketSettings[] };

/** Everything that is found as a file, fetched a part at a time: it can be watched, and stopped. */
export function ExportMenu({ filter, count, markets }: Props) {
  const { call, notices } = useStudio();
  const [readStyles, setReadStyles] = useState<number>();
  const isStopped = useRef(false);

  async function run(format: Format, ofMarkets?: string[]): Promise<void> {
    isStopped.current = false;
    setReadStyles(0);
    const parts: string[] = [];
    let [after, read]: [string | undefined, number] = ['', 0];
    while (after !== undefined && !isStopped.current) {
      const answer: Attempt<ExportPart> = await call(productExport.part, {
        body: { filter, format, after, ...(ofMarkets && { markets: ofMarkets }) },
      });
      if (answer.hasError) {
        notices.post({ kind: 'failed', text: errorText(answer.error) });
        break;
      }
      parts.push(answer.data.text);
      read += answer.data.styles;
      setReadStyles(read);
      after = answer.data.next;
    }
    setReadStyles(undefined);
    if (after === undefined && !isStopped.current) save(parts, format);
  }

  if (readStyles !== undefined) {
    return (
      <span className={styles.exporting} aria-live="polite">
        {text('products.exporting', { count: readStyles })}
        <button
          type="button"
          className={panel.plain}
          onClick={() => {
            isStopped.current = true;
          }}
        >
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

function save(parts: string[], format: Format): void {
  const url = URL.createObjectURL(new Blob(parts, { type: format === 'csv' ? 'text/csv;charset=utf-8' : 'application/x-ndjson' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `assortment-${localDay(new Date())}.${format}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

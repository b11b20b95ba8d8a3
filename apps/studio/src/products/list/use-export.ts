import type { Attempt } from '@selvedge/contract/attempt.ts';
import { type ExportPart, productExport } from '@selvedge/contract/studio/product-export.ts';
import type { ProductFilter } from '@selvedge/contract/studio/product-filter.ts';
import { localDay } from '@selvedge/domain/date/local-day.ts';
import { useRef, useState } from 'react';
import { errorText } from '../../lib/error-text.ts';
import { useStudio } from '../../lib/studio-context.tsx';

type Format = 'csv' | 'jsonl';

/** Everything that is found, fetched a part at a time until it is a file or somebody stops it. */
export function useExport(filter: Partial<ProductFilter>) {
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

  function stop(): void {
    isStopped.current = true;
  }

  return { readStyles, run, stop };
}

function save(parts: string[], format: Format): void {
  const url = URL.createObjectURL(new Blob(parts, { type: format === 'csv' ? 'text/csv;charset=utf-8' : 'application/x-ndjson' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `assortment-${localDay(new Date())}.${format}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

import type { ProductFilter } from '@selvedge/contract/studio/product-filter.ts';
import { type StaffProductRow, staffProducts } from '@selvedge/contract/studio/products.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { useState } from 'react';
import { errorText } from '../../lib/error-text.ts';
import { useQuery } from '../../lib/router.ts';
import { useStudio } from '../../lib/studio-context.tsx';
import { useLoad } from '../../lib/use-load.ts';
import { StateNote } from '../../shell/state-note.tsx';
import { text } from '../../texts/text.ts';
import panel from '../panel/panel.module.css';
import type { Chosen } from './chosen.ts';
import styles from './list.module.css';
import { ProductTable } from './product-table.tsx';

type Props = { filter: Partial<ProductFilter>; chosen: Chosen; onChoose: ((chosen: Chosen) => void) | undefined };

/** A page at a time; more of them follow when they are asked for. */
export function ProductList({ filter, chosen, onChoose }: Props) {
  const { call, notices } = useStudio();
  const sorting = useQuery('sorting') === 'newest' ? 'newest' : 'number';
  const body = { ...filter, sorting } as const;
  const { data, error, isLoading, reload } = useLoad(`products ${JSON.stringify(body)}`, () => call(staffProducts.find, { body }));
  const [more, setMore] = useState<{ products: readonly StaffProductRow[]; next: string | undefined }>();
  const next = more ? more.next : data?.next;

  async function loadMore(): Promise<void> {
    const answer = await call(staffProducts.find, { body: { ...body, limit: 100, after: next } });
    if (answer.hasError) return notices.post({ kind: 'failed', text: errorText(answer.error) });
    setMore({ products: [...(more?.products ?? []), ...answer.data.products], next: answer.data.next });
  }

  if (error && !data) return <StateNote isError title={text('products.failed')} advice={errorText(error)} onRetry={reload} />;
  if (isLoading) return <StateNote title={text('studio.loading')} />;
  const first = data?.products ?? [];
  const known = new Set(first.map(({ id }) => id));
  const products = [...first, ...(more?.products ?? []).filter(({ id }) => !known.has(id))];
  if (products.length === 0) return <StateNote title={text('products.none')} advice={text('products.none_advice')} />;
  return (
    <div className={panel.scroll}>
      <ProductTable products={products} chosen={chosen} onChoose={onChoose} />
      {next && (
        <p className={styles.more}>
          <Button look="secondary" onClick={() => void loadMore()}>
            {text('products.more')}
          </Button>
        </p>
      )}
    </div>
  );
}

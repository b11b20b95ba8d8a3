import type { ProductFilter } from '@selvedge/contract/studio/product-filter.ts';
import { type StaffProductRow, staffProducts } from '@selvedge/contract/studio/products.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { useState } from 'react';
import { errorText } from '../../lib/error-text.ts';
import { paths, useQuery } from '../../lib/router.ts';
import { useStudio } from '../../lib/studio-context.tsx';
import { useLoad } from '../../lib/use-load.ts';
import { StateNote } from '../../shell/state-note.tsx';
import { text } from '../../texts/text.ts';
import panel from '../panel/panel.module.css';
import { PriceCell } from '../panel/price-cell.tsx';
import { thumbSource } from '../thumb-source.ts';
import type { Chosen } from './chosen.ts';
import styles from './list.module.css';

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
      <Table products={products} chosen={chosen} onChoose={onChoose} />
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

type TableProps = { products: readonly StaffProductRow[]; chosen: Chosen; onChoose: Props['onChoose'] };

function Table({ products, chosen, onChoose }: TableProps) {
  const [last, setLast] = useState<number>();
  const isChosen = (id: string) => chosen.isAll || chosen.ids.includes(id);
  const areAll = products.every(({ id }) => isChosen(id));

  /** With Shift everything between this one and the last. */
  function tick(at: number, isOn: boolean, isRange: boolean): void {
    const [from, to] = isRange && last !== undefined ? [Math.min(at, last), Math.max(at, last)] : [at, at];
    const range = products.slice(from, to + 1).map(({ id }) => id);
    const before = chosen.isAll ? products.map(({ id }) => id) : chosen.ids;
    onChoose?.({ isAll: false, ids: isOn ? [...new Set([...before, ...range])] : before.filter((id) => !range.includes(id)) });
    setLast(at);
  }

  return (
    <table className={styles.list}>
      <thead>
        <tr>
          {onChoose && (
            <th scope="col" className={styles.tick}>
              <input
                type="checkbox"
                aria-label={text('products.tick_all')}
                checked={areAll}
                onChange={() => onChoose({ isAll: false, ids: areAll ? [] : products.map(({ id }) => id) })}
              />
            </th>
          )}
          <th scope="col" colSpan={2}>
            {text('products.product')}
          </th>
          <th scope="col">{text('products.colour')}</th>
          <th scope="col" className={styles.brand}>
            {text('products.brand')}
          </th>
          <th scope="col" className={styles.marks}>
            {text('products.marks')}
          </th>
          <th scope="col" className={panel.amount}>
            {text('products.pieces')}
          </th>
          <th scope="col" className={panel.amount}>
            {text('products.price')}
          </th>
        </tr>
      </thead>
      <tbody>
        {products.map((product, at) => (
          <tr key={product.id} data-chosen={isChosen(product.id) || undefined}>
            {onChoose && (
              <td className={styles.tick}>
                <input
                  type="checkbox"
                  aria-label={text('products.tick', { name: product.name, colour: product.colour })}
                  checked={isChosen(product.id)}
                  onChange={(event) => tick(at, event.target.checked, (event.nativeEvent as MouseEvent).shiftKey)}
                />
              </td>
            )}
            <td className={styles.thumb}>
              {product.picture ? <img src={thumbSource(product.picture)} alt="" width="30" height="40" loading="lazy" /> : <span />}
            </td>
            <th scope="row">
              <a href={paths.screen('products', product.id)}>{product.name}</a>
              <code>{product.id}</code>
            </th>
            <td>{product.colour}</td>
            <td className={styles.brand}>{product.brand}</td>
            <td className={styles.marks}>{[...product.badges, ...product.tags].join(', ')}</td>
            <td className={panel.amount} data-none={product.pieces === 0 || undefined}>
              {product.pieces}
            </td>
            <td className={panel.amount}>
              <PriceCell price={product.price} planned={product.planned} currency={product.currency} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

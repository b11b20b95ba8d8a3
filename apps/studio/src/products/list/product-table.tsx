import type { StaffProductRow } from '@selvedge/contract/studio/products.ts';
import { useState } from 'react';
import { paths } from '../../lib/router.ts';
import { text } from '../../texts/text.ts';
import panel from '../panel/panel.module.css';
import { PriceCell } from '../panel/price-cell.tsx';
import { thumbSource } from '../thumb-source.ts';
import type { Chosen } from './chosen.ts';
import styles from './list.module.css';

type Props = { products: readonly StaffProductRow[]; chosen: Chosen; onChoose: ((chosen: Chosen) => void) | undefined };

/** Products line by line; ticked one by one, in a row with Shift, or all that are shown. */
export function ProductTable({ products, chosen, onChoose }: Props) {
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
          <ProductLine
            key={product.id}
            product={product}
            isChosen={isChosen(product.id)}
            onTick={onChoose && ((isOn, isRange) => tick(at, isOn, isRange))}
          />
        ))}
      </tbody>
    </table>
  );
}

type LineProps = { product: StaffProductRow; isChosen: boolean; onTick: ((isOn: boolean, isRange: boolean) => void) | undefined };

function ProductLine({ product, isChosen, onTick }: LineProps) {
  return (
    <tr data-chosen={isChosen || undefined}>
      {onTick && (
        <td className={styles.tick}>
          <input
            type="checkbox"
            aria-label={text('products.tick', { name: product.name, colour: product.colour })}
            checked={isChosen}
            onChange={(event) => onTick(event.target.checked, (event.nativeEvent as MouseEvent).shiftKey)}
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
  );
}

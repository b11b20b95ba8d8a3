import type { StaffProduct, StaffVariant, StockPlace } from '@selvedge/contract/studio/products.ts';
import { useState } from 'react';
import { useRight } from '../../lib/studio-context.tsx';
import { text } from '../../texts/text.ts';
import { CountForm, piecesAt, type StockSpot } from './count-form.tsx';
import panel from './panel.module.css';
import { StockMoves } from './stock-moves.tsx';
import styles from './stock-panel.module.css';

/** Sizes by places. Pieces are counted here with a reason; orders move them by themselves. */
export function StockPanel({ product, onCounted }: { product: StaffProduct; onCounted: () => Promise<void> }) {
  const canWrite = useRight('catalogue.write');
  const [spot, setSpot] = useState<StockSpot>();
  const [areAllShown, setAllShown] = useState(false);
  const has = ({ kind, id }: StockPlace) =>
    product.variants.some(({ stock }) => stock.some((each) => each.kind === kind && each.id === id));
  const places = areAllShown ? product.places : product.places.filter((place) => place.kind === 'warehouse' || has(place)).slice(0, 8);
  if (product.variants.length === 0) return null;
  return (
    <section className={panel.panel} aria-label={text('products.stock')}>
      <h2>{text('products.stock')}</h2>
      <div className={panel.scroll}>
        <StockTable variants={product.variants} places={places} onCount={canWrite ? setSpot : undefined} />
      </div>
      {product.places.length > places.length && (
        <button type="button" className={panel.plain} onClick={() => setAllShown(true)}>
          {text('products.all_places', { count: product.places.length })}
        </button>
      )}
      {spot && (
        <CountForm
          key={`${spot.variant.id} ${spot.place.kind} ${spot.place.id}`}
          spot={spot}
          onEnd={async (isCounted) => {
            setSpot(undefined);
            if (isCounted) await onCounted();
          }}
        />
      )}
      <StockMoves product={product} />
    </section>
  );
}

type TableProps = { variants: readonly StaffVariant[]; places: readonly StockPlace[]; onCount: ((spot: StockSpot) => void) | undefined };

function StockTable({ variants, places, onCount }: TableProps) {
  return (
    <table className={styles.stock}>
      <thead>
        <tr>
          <th scope="col">{text('products.size')}</th>
          <th scope="col">{text('products.ean')}</th>
          {places.map(({ kind, id, name }) => (
            <th key={`${kind} ${id}`} scope="col" className={panel.amount}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {variants.map((variant) => (
          <tr key={variant.id}>
            <th scope="row">{[variant.size, variant.length].filter(Boolean).join(' / ')}</th>
            <td>
              <code>{variant.ean}</code>
            </td>
            {places.map((place) => {
              const { pieces, reserved } = piecesAt(variant, place);
              return (
                <td key={`${place.kind} ${place.id}`} className={panel.amount}>
                  <button
                    type="button"
                    disabled={!onCount}
                    aria-label={text('products.count_at', { size: variant.size, place: place.name, pieces })}
                    data-none={pieces === 0 || undefined}
                    onClick={() => onCount?.({ variant, place })}
                  >
                    {pieces}
                    {reserved > 0 && <small title={text('products.reserved', { count: reserved })}> −{reserved}</small>}
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

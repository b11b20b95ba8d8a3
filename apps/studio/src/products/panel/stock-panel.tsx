import { type StaffProduct, type StaffVariant, type StockPlace, staffProducts } from '@selvedge/contract/studio/products.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { type FormEvent, useState } from 'react';
import { errorText } from '../../lib/error-text.ts';
import { useRight, useStudio } from '../../lib/studio-context.tsx';
import { text } from '../../texts/text.ts';
import panel from './panel.module.css';
import { StockMoves } from './stock-moves.tsx';
import styles from './stock-panel.module.css';

type Spot = { variant: StaffVariant; place: StockPlace };

/** Sizes by places. Pieces are counted here with a reason; orders move them by themselves. */
export function StockPanel({ product, onCounted }: { product: StaffProduct; onCounted: () => Promise<void> }) {
  const canWrite = useRight('catalogue.write');
  const [spot, setSpot] = useState<Spot>();
  const [areAllShown, setAllShown] = useState(false);
  const has = ({ kind, id }: StockPlace) =>
    product.variants.some(({ stock }) => stock.some((each) => each.kind === kind && each.id === id));
  const places = areAllShown ? product.places : product.places.filter((place) => place.kind === 'warehouse' || has(place)).slice(0, 8);
  if (product.variants.length === 0) return null;
  return (
    <section className={panel.panel} aria-label={text('products.stock')}>
      <h2>{text('products.stock')}</h2>
      <div className={panel.scroll}>
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
            {product.variants.map((variant) => (
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
                        disabled={!canWrite}
                        aria-label={text('products.count_at', { size: variant.size, place: place.name, pieces })}
                        data-none={pieces === 0 || undefined}
                        onClick={() => setSpot({ variant, place })}
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

function piecesAt({ stock }: StaffVariant, { kind, id }: StockPlace): { pieces: number; reserved: number } {
  return stock.find((each) => each.kind === kind && each.id === id) ?? { pieces: 0, reserved: 0 };
}

function CountForm({ spot: { variant, place }, onEnd }: { spot: Spot; onEnd: (isCounted: boolean) => Promise<void> }) {
  const { call, notices } = useStudio();
  const { pieces: before } = piecesAt(variant, place);
  const [typed, setTyped] = useState(String(before));
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState('');
  const pieces = /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : undefined;
  const where = { sku: variant.id, kind: place.kind, locationId: place.id };

  async function count(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (pieces === undefined) return setProblem(text('products.pieces_wrong'));
    if (reason.trim() === '') return setProblem(text('products.reason_missing'));
    const answer = await call(staffProducts.adjustStock, { body: { ...where, pieces, basedOn: before, reason } });
    if (answer.hasError) return setProblem(errorText(answer.error));
    const undo = async () => {
      await call(staffProducts.adjustStock, {
        body: { ...where, pieces: before, basedOn: pieces, reason: text('products.count_undone', { reason }) },
      });
      await onEnd(true);
    };
    notices.post({ kind: 'done', text: text('products.counted', { pieces, place: place.name }), undo: () => void undo() });
    await onEnd(true);
  }

  return (
    <form className={styles.count} onSubmit={(event) => void count(event)} aria-label={text('products.count')}>
      <p>
        {variant.size}, {place.name}
      </p>
      <label>
        <span>{text('products.counted_pieces')}</span>
        {/* biome-ignore lint/a11y/noAutofocus: it was just asked for */}
        <input autoFocus inputMode="numeric" value={typed} onChange={(event) => setTyped(event.target.value)} />
      </label>
      <label>
        <span>{text('products.reason')}</span>
        <input value={reason} maxLength={200} onChange={(event) => setReason(event.target.value)} />
      </label>
      <Button type="submit">{text('products.count_save')}</Button>
      <Button look="quiet" onClick={() => void onEnd(false)}>
        {text('studio.cancel')}
      </Button>
      <p role="alert" className={panel.problem}>
        {problem}
      </p>
    </form>
  );
}

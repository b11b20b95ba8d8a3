import { type StaffVariant, type StockPlace, staffProducts } from '@selvedge/contract/studio/products.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { type FormEvent, useState } from 'react';
import { errorText } from '../../lib/error-text.ts';
import { useStudio } from '../../lib/studio-context.tsx';
import { text } from '../../texts/text.ts';
import panel from './panel.module.css';
import styles from './stock-panel.module.css';

export type StockSpot = { variant: StaffVariant; place: StockPlace };

/** Pieces of a size at a place, counted by somebody who says why. */
export function CountForm({ spot: { variant, place }, onEnd }: { spot: StockSpot; onEnd: (isCounted: boolean) => Promise<void> }) {
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

export function piecesAt({ stock }: StaffVariant, { kind, id }: StockPlace): { pieces: number; reserved: number } {
  return stock.find((each) => each.kind === kind && each.id === id) ?? { pieces: 0, reserved: 0 };
}

import { type StaffProduct, staffProducts } from '@selvedge/contract/studio/products.ts';
import { useState } from 'react';
import { useStudio } from '../../lib/studio-context.tsx';
import { useLoad } from '../../lib/use-load.ts';
import { formatMoment } from '../../shell/moment.ts';
import { text } from '../../texts/text.ts';
import panel from './panel.module.css';
import styles from './stock-panel.module.css';

/** Who took pieces, and why; read when somebody wants to know. */
export function StockMoves({ product }: { product: StaffProduct }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.moves} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{text('products.moves')}</summary>
      {isOpen && <MoveList product={product} />}
    </details>
  );
}

function MoveList({ product: { id, version, variants } }: { product: StaffProduct }) {
  const { call } = useStudio();
  const pieces = variants.flatMap(({ stock }) => stock.map((each) => each.pieces)).join();
  const { data } = useLoad(`moves ${id} ${version} ${pieces}`, () => call(staffProducts.stockMoves, { params: { id } }));
  if (!data) return <p className={panel.quiet}>{text('studio.loading')}</p>;
  if (data.length === 0) return <p className={panel.quiet}>{text('products.moves_none')}</p>;
  return (
    <ol className={panel.past}>
      {data.map(({ at, sku, locationId, pieces: moved, remaining, who, reason }) => (
        <li key={`${at} ${sku} ${locationId} ${remaining}`}>
          <time dateTime={at}>{formatMoment(at)}</time> {sku.split(',')[1]}, {locationId}: {moved > 0 ? `+${moved}` : moved} → {remaining}{' '}
          <span className={panel.quiet}>{who ? `${who}, ${reason ?? ''}` : text('products.move_order')}</span>
        </li>
      ))}
    </ol>
  );
}

import { Button } from '@selvedge/ui/button.tsx';
import { FormField } from '../../shell/form-field.tsx';
import { formatMoment, fromLocalInput, toLocalInput } from '../../shell/moment.ts';
import { text } from '../../texts/text.ts';
import type { ProductWork } from '../use-product-work.ts';
import panel from './panel.module.css';
import styles from './sale-panel.module.css';

/** Until when it is sold. The end can be planned, called off, and taken back. */
export function SalePanel({ work: { product, draft, put } }: { work: ProductWork }) {
  const { leavesAt } = draft;
  const change = (value: string | null) => put('leavesAt', value);
  return (
    <section className={panel.panel} aria-label={text('products.sale')}>
      <h2>{text('products.sale')}</h2>
      <p className={panel.quiet}>{noteOf(product.isWithdrawn && leavesAt === product.leavesAt, leavesAt)}</p>
      <div className={styles.sale}>
        <FormField label={text('products.leaves_at')}>
          {(ties) => (
            <input
              {...ties}
              type="datetime-local"
              value={toLocalInput(leavesAt ?? undefined)}
              onChange={(event) => change(fromLocalInput(event.target.value) ?? null)}
            />
          )}
        </FormField>
        {leavesAt === null ? (
          <Button look="secondary" onClick={() => change(new Date().toISOString())}>
            {text('products.leave_now')}
          </Button>
        ) : (
          <Button look="secondary" onClick={() => change(null)}>
            {text(product.isWithdrawn ? 'products.bring_back' : 'products.leave_back')}
          </Button>
        )}
      </div>
    </section>
  );
}

function noteOf(isOver: boolean, leavesAt: string | null): string {
  if (leavesAt === null) return text('products.sale_open');
  return text(isOver ? 'products.sale_over' : 'products.sale_ends', { moment: formatMoment(leavesAt) });
}

import { text } from '../../texts/text.ts';
import styles from '../change/change.module.css';
import { ChangedValue } from '../change/changed-value.tsx';
import { fieldTitle } from '../field-title.ts';
import type { Clash, PriceDraft } from '../product-draft.ts';
import panel from './panel.module.css';

type Props = { clashes: readonly Clash[]; onDecide: (field: string, value: unknown) => void };

/** Two people changed the same thing: both are shown, and a person decides. */
export function ClashPanel({ clashes, onDecide }: Props) {
  if (clashes.length === 0) return null;
  return (
    <section className={styles.clash} role="alert" aria-label={text('products.clash')}>
      <h2>{text('products.clash')}</h2>
      {clashes.map(({ field, mine, theirs }) => (
        <div key={field} className={styles.sides}>
          <h3>{fieldTitle(field)}</h3>
          <Side label={text('products.mine')} field={field} value={mine} onTake={() => onDecide(field, mine)} />
          <Side label={text('products.theirs')} field={field} value={theirs} onTake={() => onDecide(field, theirs)} />
        </div>
      ))}
    </section>
  );
}

function Side({ label, field, value, onTake }: { label: string; field: string; value: unknown; onTake: () => void }) {
  const isPrice = field.startsWith('price:');
  return (
    <div>
      <p className={panel.quiet}>{label}</p>
      {isPrice ? (
        <p>{((value ?? []) as PriceDraft[]).map(({ from, sales, list }) => `${from.slice(0, 16)} ${sales || list}`).join(', ') || '–'}</p>
      ) : (
        <p>
          <ChangedValue field={field} value={value} />
        </p>
      )}
      <button type="button" className={panel.plain} onClick={onTake}>
        {text('products.take', { whose: label })}
      </button>
    </div>
  );
}

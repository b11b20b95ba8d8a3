import { Button } from '@selvedge/ui/button.tsx';
import { writeMoney } from '../lib/write-money.ts';
import sideList from '../lists/side-list.module.css';
import { text } from '../texts/text.ts';
import type { Wanted } from './add-wanted.ts';
import styles from './draft-orders.module.css';
import { LineName } from './line-name.tsx';

type Props = { wanted: readonly Wanted[]; onChange: (wanted: readonly Wanted[]) => void };

/** What is ordered so far, with how many of each. */
export function WantedLines({ wanted, onChange }: Props) {
  if (wanted.length === 0) return <p className={sideList.quiet}>{text('drafts.no_lines')}</p>;
  const set = (sku: string, quantity: number) => onChange(wanted.map((each) => (each.line.sku === sku ? { ...each, quantity } : each)));
  return (
    <ul className={styles.lines} aria-label={text('drafts.lines')}>
      {wanted.map(({ line, quantity }) => (
        <li key={line.sku}>
          <LineName line={line} />
          <span>{writeMoney(line.unitPrice.salesPrice)}</span>
          <input
            type="number"
            required
            min={1}
            max={99}
            aria-label={text('drafts.quantity', { name: line.name })}
            value={quantity || ''}
            onChange={(event) => set(line.sku, Math.trunc(event.target.valueAsNumber || 0))}
          />
          <Button look="quiet" onClick={() => onChange(wanted.filter((each) => each.line.sku !== line.sku))}>
            {text('drafts.remove')}
          </Button>
        </li>
      ))}
    </ul>
  );
}

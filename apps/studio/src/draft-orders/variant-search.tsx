import type { BasketLine } from '@selvedge/contract/basket-shape.ts';
import { draftOrders } from '@selvedge/contract/studio/draft-orders.ts';
import { useState } from 'react';
import { useStudio } from '../lib/studio-context.tsx';
import { useDebounced } from '../lib/use-debounced.ts';
import { useLoad } from '../lib/use-load.ts';
import { writeMoney } from '../lib/write-money.ts';
import sideList from '../lists/side-list.module.css';
import { FormField } from '../shell/form-field.tsx';
import { text } from '../texts/text.ts';
import styles from './draft-orders.module.css';

const typingPause = 250;

type Props = { market: string; onChoose: (line: BasketLine) => void };

/** Pieces of a market by name, sku or bar code. Enter takes what was scanned: a bar code names one piece. */
export function VariantSearch({ market, onChoose }: Props) {
  const { call } = useStudio();
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), typingPause);
  const { data } = useLoad(`variants ${market} ${search}`, async () =>
    search === '' || market === ''
      ? { hasError: false as const, data: { lines: [] } }
      : call(draftOrders.findVariants, { body: { market, search } }),
  );
  if (market === '') return <p className={sideList.quiet}>{text('drafts.choose_market_first')}</p>;
  const found = data?.lines ?? [];

  function choose(line: BasketLine): void {
    onChoose(line);
    setTyped('');
  }

  async function takeExact(): Promise<void> {
    const answer = await call(draftOrders.findVariants, { body: { market, search: typed.trim() } });
    if (!answer.hasError && answer.data.lines.length === 1) choose(answer.data.lines[0]!);
  }

  return (
    <div className={styles.search}>
      <FormField label={text('drafts.search')}>
        {(ties) => (
          <input
            {...ties}
            type="search"
            autoComplete="off"
            placeholder={text('drafts.search_hint')}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // Not the form's: nothing is kept or sent by a scanner.
              event.preventDefault();
              if (typed.trim() !== '') void takeExact();
            }}
          />
        )}
      </FormField>
      {found.length > 0 && (
        <ul className={styles.found}>
          {found.map((line) => (
            <li key={line.sku}>
              <button
                type="button"
                disabled={line.maximumQuantity === 0}
                aria-label={text('drafts.add', { name: line.name, size: line.variant.size })}
                onClick={() => choose(line)}
              >
                <span>{[line.name, line.colour.name].join(', ')}</span>
                <b>{[line.variant.size, line.variant.length].filter(Boolean).join(' x ')}</b>
                <span>{writeMoney(line.unitPrice.salesPrice)}</span>
                <small>{line.maximumQuantity === 0 ? text('drafts.sold_out') : text('drafts.left', { count: line.maximumQuantity })}</small>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

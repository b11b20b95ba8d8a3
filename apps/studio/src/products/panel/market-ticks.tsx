import type { MarketSettings } from '@selvedge/contract/market.ts';
import { useState } from 'react';
import { fold } from '../../lists/filter-markets.ts';
import { marketTitle, sortMarkets } from '../../lists/sort-markets.ts';
import { text } from '../../texts/text.ts';
import styles from '../bulk/bulk.module.css';
import panel from './panel.module.css';

type Props = {
  markets: readonly MarketSettings[];
  chosen: readonly string[];
  problem: string | undefined;
  onChange: (chosen: readonly string[]) => void;
};

/** Fifty-five boxes, a field to find one, and the two that are wanted most: all, and all of a currency. */
export function MarketTicks({ markets, chosen, problem, onChange }: Props) {
  const [typed, setTyped] = useState('');
  // Those that were chosen at first stay on top: among fifty-five nobody would see them.
  const [first] = useState(chosen);
  const words = fold(typed).split(/\s+/).filter(Boolean);
  const sorted = sortMarkets(markets).toSorted((a, b) => Number(first.includes(b.id)) - Number(first.includes(a.id)));
  const shown = sorted.filter((market) =>
    words.every((word) => fold(`${marketTitle(market)} ${market.id} ${market.currency}`).includes(word)),
  );
  const toggle = (id: string) => onChange(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  return (
    <fieldset className={styles.markets}>
      <legend>
        {text('products.markets')} <span>{text('products.markets_chosen', { count: chosen.length })}</span>
      </legend>
      <div className={styles.marketTools}>
        <input
          aria-label={text('products.markets_find')}
          placeholder={text('products.markets_find')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <button type="button" className={panel.plain} onClick={() => onChange([...new Set([...chosen, ...shown.map(({ id }) => id)])])}>
          {text('products.markets_all', { count: shown.length })}
        </button>
        <button type="button" className={panel.plain} onClick={() => onChange([])}>
          {text('products.choose_none')}
        </button>
      </div>
      {problem && (
        <p role="alert" className={panel.problem}>
          {problem}
        </p>
      )}
      <div className={styles.ticks}>
        {shown.map((market) => (
          <label key={market.id} className={panel.check}>
            <input type="checkbox" checked={chosen.includes(market.id)} onChange={() => toggle(market.id)} />
            <span>
              {marketTitle(market)} <code>{market.currency}</code>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

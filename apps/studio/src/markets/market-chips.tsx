import type { MarketSettings } from '@selvedge/contract/market.ts';
import { marketTitle, sortMarkets } from '../lists/sort-markets.ts';
import chips from '../shell/chips.module.css';
import type { InputTies } from '../shell/use-field-ties.ts';
import { text } from '../texts/text.ts';
import styles from './market-chips.module.css';

type Props = {
  ties: InputTies;
  chosen: readonly string[];
  markets: readonly MarketSettings[];
  max: number;
  onChange: (chosen: string[]) => void;
};

/** A few markets in an order: chosen from a list, taken away by their cross. */
export function MarketChips({ ties, chosen, markets, max, onChange }: Props) {
  const nameOf = (id: string) => {
    const market = markets.find((each) => each.id === id);
    return market ? marketTitle(market) : id;
  };
  return (
    <div className={`${chips.chips} ${styles.chips}`}>
      {chosen.map((id) => (
        <button
          key={id}
          type="button"
          aria-label={text('markets.chip_remove', { market: nameOf(id) })}
          onClick={() => onChange(chosen.filter((each) => each !== id))}
        >
          {nameOf(id)} <span aria-hidden="true">×</span>
        </button>
      ))}
      {chosen.length < max && (
        <select {...ties} value="" onChange={(event) => event.target.value && onChange([...chosen, event.target.value])}>
          <option value="">{text('markets.chip_add')}</option>
          {sortMarkets(markets.filter(({ id }) => !chosen.includes(id))).map((market) => (
            <option key={market.id} value={market.id}>
              {marketTitle(market)} ({market.id})
            </option>
          ))}
        </select>
      )}
    </div>
  );
}

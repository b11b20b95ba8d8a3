import type { MarketSettings } from '@selvedge/contract/market.ts';
import { marketTitle, sortMarkets } from '../lists/sort-markets.ts';
import { text } from '../texts/text.ts';
import styles from './figures.module.css';

type Props = { chosen: readonly string[]; markets: readonly MarketSettings[]; onChoose: (ids: readonly string[]) => void };

/** All markets, or some: each that is chosen joins those that are, and leaves by its button. */
export function MarketsChoice({ chosen, markets, onChoose }: Props) {
  const left = sortMarkets(markets.filter(({ id }) => !chosen.includes(id)));
  return (
    <div className={styles.chosen}>
      <label>
        <span>{text('figures.markets')}</span>
        <select value="" onChange={(event) => onChoose(event.target.value ? [...chosen, event.target.value] : [])}>
          <option value="">{text(chosen.length === 0 ? 'pages.every_market' : 'figures.markets_add')}</option>
          {left.map((market) => (
            <option key={market.id} value={market.id}>
              {marketTitle(market)} ({market.id})
            </option>
          ))}
        </select>
      </label>
      {chosen.length > 0 && (
        <ul aria-label={text('figures.markets')}>
          {chosen.map((id) => (
            <li key={id}>
              {id}
              <button
                type="button"
                aria-label={text('figures.markets_remove', { market: id })}
                onClick={() => onChoose(chosen.filter((each) => each !== id))}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

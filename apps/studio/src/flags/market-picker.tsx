import type { MarketSettings } from '@selvedge/contract/market.ts';
import { useId } from 'react';
import { navigate, paths } from '../lib/router.ts';
import { marketTitle } from '../lists/sort-markets.ts';
import { Keys } from '../shell/keys.tsx';
import { text } from '../texts/text.ts';
import styles from './market-picker.module.css';

/** The system's own list: typing the beginning of a country finds it, with every keyboard and screen reader. */
export function MarketPicker({ markets, market }: { markets: MarketSettings[]; market: MarketSettings | undefined }) {
  const id = useId();
  return (
    <div className={styles.picker}>
      <label htmlFor={id}>{text('flags.market')}</label>
      <select
        id={id}
        value={market?.id ?? ''}
        onChange={(event) => navigate(paths.screen('flags', event.target.value) + location.search, { replace: true })}
      >
        {markets.map((each) => (
          <option key={each.id} value={each.id}>
            {marketTitle(each)} ({each.id})
          </option>
        ))}
      </select>
      <Keys of="next" />
      <Keys of="previous" />
    </div>
  );
}

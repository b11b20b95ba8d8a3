import type { MarketSettings } from '@selvedge/contract/market.ts';
import { useId } from 'react';
import styles from '../flags/market-picker.module.css';
import { navigate, paths } from '../lib/router.ts';
import { marketTitle } from '../lists/sort-markets.ts';
import { Keys } from '../shell/keys.tsx';
import { text } from '../texts/text.ts';

/** Whose pages: a market's, or those that every market without its own shows. */
export function PageMarketPicker({ markets, market }: { markets: readonly MarketSettings[]; market: string }) {
  const id = useId();
  return (
    <div className={styles.picker}>
      <label htmlFor={id}>{text('flags.market')}</label>
      <select
        id={id}
        value={market}
        onChange={(event) => navigate(paths.screen('pages', event.target.value) + location.search, { replace: true })}
      >
        <option value="*">{text('pages.every_market')}</option>
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

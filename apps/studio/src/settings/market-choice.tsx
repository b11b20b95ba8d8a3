import type { MarketSettings } from '@selvedge/contract/market.ts';
import { useId } from 'react';
import { marketTitle } from '../lists/sort-markets.ts';
import { text } from '../texts/text.ts';
import settings from './settings.module.css';

type Props = { market: string; markets: readonly MarketSettings[]; onChange: (market: string) => void };

/** One market: what is a page's, or belongs to a currency, is no other market's. */
export function MarketChoice({ market, markets, onChange }: Props) {
  const id = useId();
  return (
    <div className={settings.scope}>
      <label htmlFor={id}>{text('banners.market')}</label>
      <select id={id} value={market} onChange={(event) => onChange(event.target.value)}>
        {markets.map((each) => (
          <option key={each.id} value={each.id}>
            {marketTitle(each)} ({each.id})
          </option>
        ))}
      </select>
    </div>
  );
}

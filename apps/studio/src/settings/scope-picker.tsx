import type { MarketSettings } from '@selvedge/contract/market.ts';
import { type SettingState, settings } from '@selvedge/contract/studio/settings.ts';
import { useId } from 'react';
import { useStudio } from '../lib/studio-context.tsx';
import { useLoad } from '../lib/use-load.ts';
import { marketTitle } from '../lists/sort-markets.ts';
import { text } from '../texts/text.ts';
import styles from './settings.module.css';

type Props = {
  name: string;
  market: string;
  markets: readonly MarketSettings[];
  /** Of the market that is open: when it changes, so do the others' places in the list. */
  state?: SettingState;
  onChange: (market: string) => void;
};

/** Whose value: every market's, or one's. Those with a value of their own stand first. */
export function ScopePicker({ name, market, markets, state, onChange }: Props) {
  const { call } = useStudio();
  const id = useId();
  const { data } = useLoad(`settings ${name} ${state === 'inherited'}`, () => call(settings.listSettings, { query: { name } }));
  const known = new Map(data?.map((each) => [each.market, each.state]));
  const own = markets.filter((each) => known.has(each.id));
  const others = markets.filter((each) => !known.has(each.id));
  const option = (each: MarketSettings) => (
    <option key={each.id} value={each.id}>
      {marketTitle(each)} ({each.id}){known.get(each.id) === 'live' || !known.has(each.id) ? '' : ' •'}
    </option>
  );
  return (
    <div className={styles.scope}>
      <label htmlFor={id}>{text('settings.scope')}</label>
      <select id={id} value={market} onChange={(event) => onChange(event.target.value)}>
        <option value="*">{text('pages.every_market')}</option>
        {own.length > 0 && <optgroup label={text('settings.with_own')}>{own.map(option)}</optgroup>}
        {others.length > 0 && <optgroup label={text('settings.without_own')}>{others.map(option)}</optgroup>}
      </select>
    </div>
  );
}

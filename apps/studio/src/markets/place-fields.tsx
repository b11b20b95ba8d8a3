import type { MarketSettings } from '@selvedge/contract/market.ts';
import type { MarketEdit } from '@selvedge/contract/studio/markets.ts';
import { FormCheck, FormField, FormGroup } from '../shell/form-field.tsx';
import { text } from '../texts/text.ts';
import { MarketChips } from './market-chips.tsx';
import type { MarketFields } from './market-fields.ts';
import { NumberField } from './number-field.tsx';

/** Where a market is, what it is called there, and which others are offered beside it. */
export function PlaceFields({ id, draft, set, problemAt, markets }: MarketFields & { id: string; markets: readonly MarketSettings[] }) {
  const line = (name: 'languageName' | 'countryName' | 'dialPrefix', label: string, hint?: string) => (
    <FormField label={label} hint={hint} problem={problemAt(name)}>
      {(ties) => (
        <input {...ties} dir="auto" value={draft[name]} maxLength={60} onChange={(event) => set({ [name]: event.target.value })} />
      )}
    </FormField>
  );
  return (
    <FormGroup title={text('markets.group_place')}>
      {line('countryName', text('markets.country_name'), text('markets.own_words'))}
      {line('languageName', text('markets.language_name'), text('markets.own_words'))}
      <FormField label={text('markets.direction')}>
        {(ties) => (
          <select {...ties} value={draft.direction} onChange={(event) => set({ direction: event.target.value as MarketEdit['direction'] })}>
            <option value="ltr">{text('markets.ltr')}</option>
            <option value="rtl">{text('markets.rtl')}</option>
          </select>
        )}
      </FormField>
      {line('dialPrefix', text('markets.dial'), text('markets.dial_hint'))}
      <NumberField
        label={text('markets.priority')}
        hint={text('markets.priority_hint')}
        value={draft.priority}
        problem={problemAt('priority')}
        onChange={(priority) => set({ priority })}
      />
      <FormField label={text('markets.suggested')} hint={text('markets.suggested_hint')} problem={problemAt('suggested')} isWide>
        {(ties) => (
          <MarketChips
            ties={ties}
            chosen={draft.suggested}
            markets={markets.filter((market) => market.id !== id)}
            max={5}
            onChange={(suggested) => set({ suggested })}
          />
        )}
      </FormField>
      <FormCheck
        label={text('markets.store_locator')}
        checked={draft.hasStoreLocator}
        onChange={(hasStoreLocator) => set({ hasStoreLocator })}
      />
    </FormGroup>
  );
}

import type { MarketSettings } from '@selvedge/contract/market.ts';
import { type MarketEdit, marketProviders } from '@selvedge/contract/studio/markets.ts';
import { currencyCodes, currencyDecimals } from '@selvedge/domain/money/currency.ts';
import { currencyName } from '../lists/filter-markets.ts';
import { FormCheck, FormField, FormGroup } from '../shell/form-field.tsx';
import { text } from '../texts/text.ts';
import { FormatFields } from './format-fields.tsx';
import { MarketChips } from './market-chips.tsx';
import { NumberField } from './number-field.tsx';
import { SellerFields } from './seller-fields.tsx';

type Props = {
  id: string;
  draft: MarketEdit;
  set: (part: Partial<MarketEdit>) => void;
  problemAt: (field: string) => string | undefined;
  markets: readonly MarketSettings[];
};

/** Everything that is a market's own, in the order in which somebody who opens one thinks of it. */
export function MarketForm({ id, draft, set, problemAt, markets }: Props) {
  const { tax } = draft;
  const line = (name: 'languageName' | 'countryName' | 'dialPrefix', label: string, hint?: string) => (
    <FormField label={label} hint={hint} problem={problemAt(name)}>
      {(ties) => (
        <input {...ties} dir="auto" value={draft[name]} maxLength={60} onChange={(event) => set({ [name]: event.target.value })} />
      )}
    </FormField>
  );
  return (
    <>
      <FormGroup title={text('markets.group_money')}>
        <FormField
          label={text('markets.currency')}
          hint={text('markets.decimals', { name: currencyName(draft.currency), count: currencyDecimals(draft.currency) })}
          problem={problemAt('currency')}
        >
          {(ties) => (
            <select {...ties} value={draft.currency} onChange={(event) => set({ currency: event.target.value })}>
              {[...new Set([draft.currency, ...currencyCodes])].sort().map((code) => (
                <option key={code} value={code}>
                  {code} · {currencyName(code)}
                </option>
              ))}
            </select>
          )}
        </FormField>
        <FormField label={text('markets.tax_name')} problem={problemAt('tax.name')}>
          {(ties) => (
            <input {...ties} value={tax.name} maxLength={40} onChange={(event) => set({ tax: { ...tax, name: event.target.value } })} />
          )}
        </FormField>
        <NumberField
          label={text('markets.tax_rate')}
          value={tax.rate}
          problem={problemAt('tax.rate')}
          onChange={(rate) => set({ tax: { ...tax, rate } })}
        />
        <FormField label={text('markets.tax_shown')}>
          {(ties) => (
            <select
              {...ties}
              value={tax.included ? 'in' : 'on'}
              onChange={(event) => set({ tax: { ...tax, included: event.target.value === 'in' } })}
            >
              <option value="in">{text('markets.tax_in_price')}</option>
              <option value="on">{text('markets.tax_on_top')}</option>
            </select>
          )}
        </FormField>
      </FormGroup>
      <FormatFields {...{ id, draft, set, problemAt }} />
      <SellerFields {...{ draft, set, problemAt }} />
      <FormGroup title={text('markets.group_place')}>
        {line('countryName', text('markets.country_name'), text('markets.own_words'))}
        {line('languageName', text('markets.language_name'), text('markets.own_words'))}
        <FormField label={text('markets.direction')}>
          {(ties) => (
            <select
              {...ties}
              value={draft.direction}
              onChange={(event) => set({ direction: event.target.value as MarketEdit['direction'] })}
            >
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
      <FormGroup title={text('markets.group_payment')} note={text('markets.payment_note')}>
        {marketProviders.map((name) => (
          <FormCheck
            key={name}
            label={text(`markets.provider_${name}`)}
            checked={draft.paymentProviders.includes(name)}
            onChange={(isOn) =>
              set({ paymentProviders: marketProviders.filter((each) => (each === name ? isOn : draft.paymentProviders.includes(each))) })
            }
          />
        ))}
        <FormField
          label={text('markets.hidden_methods')}
          hint={text('markets.hidden_methods_hint')}
          problem={problemAt('hiddenPaymentMethods')}
          isWide
        >
          {(ties) => (
            <input
              {...ties}
              key={draft.hiddenPaymentMethods.join()}
              defaultValue={draft.hiddenPaymentMethods.join(', ')}
              spellCheck={false}
              onBlur={(event) => set({ hiddenPaymentMethods: [...new Set(event.target.value.split(/[\s,]+/).filter(Boolean))] })}
            />
          )}
        </FormField>
      </FormGroup>
      <FormGroup title={text('markets.group_notes')}>
        <FormField label={text('markets.notes')} problem={problemAt('notes')} isWide>
          {(ties) => <textarea {...ties} value={draft.notes} maxLength={4000} onChange={(event) => set({ notes: event.target.value })} />}
        </FormField>
      </FormGroup>
    </>
  );
}

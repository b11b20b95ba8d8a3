import { currencyCodes, currencyDecimals } from '@selvedge/domain/money/currency.ts';
import { currencyName } from '../lists/filter-markets.ts';
import { FormField, FormGroup } from '../shell/form-field.tsx';
import { text } from '../texts/text.ts';
import type { MarketFields } from './market-fields.ts';
import { NumberField } from './number-field.tsx';

/** The currency of a market, and the tax that is in its prices or comes on top. */
export function MoneyFields({ draft, set, problemAt }: MarketFields) {
  const { tax } = draft;
  return (
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
  );
}

import { marketProviders } from '@selvedge/contract/studio/markets.ts';
import { FormCheck, FormField, FormGroup } from '../shell/form-field.tsx';
import { text } from '../texts/text.ts';
import type { MarketFields } from './market-fields.ts';

/** Who takes the payments of a market, and what is not offered there. */
export function PaymentFields({ draft, set, problemAt }: MarketFields) {
  return (
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
  );
}

import { addressForm } from '@selvedge/domain/address/address-rules.ts';
import { useT, useToggles } from '../lib/shop-context.tsx';
import type { Section } from './address-field-props.ts';
import styles from './address-form.module.css';
import { AddressTextField } from './address-text-field.tsx';
import { CountryLine } from './country-line.tsx';
import { PhoneFields } from './phone-fields.tsx';
import { PlaceSelect } from './place-select.tsx';
import { StreetField } from './street-field.tsx';
import type { AddressForm } from './use-address-form.ts';

/** The fields of an address as the country writes it, from the one table. */
export function AddressFields({ form, section }: { form: AddressForm; section: Section }) {
  const t = useT();
  const { addressSuggestions } = useToggles();
  return (
    <div className={styles.fields}>
      {addressForm(form.country).map((rule) => {
        const problem = form.problem(rule.name);
        const label = rule.isRequired ? t(rule.label) : t('address.optional', { label: t(rule.label) });
        const props = { rule, form, section, label, error: problem && t(problem) };
        return (
          <div key={rule.name} data-width={rule.width}>
            {rule.options ? (
              <PlaceSelect {...props} />
            ) : rule.name === 'mobilePhoneNumber' ? (
              <PhoneFields {...props} />
            ) : rule.name === 'line1' && addressSuggestions ? (
              <StreetField {...props} />
            ) : (
              <AddressTextField {...props} />
            )}
          </div>
        );
      })}
      <CountryLine />
    </div>
  );
}

import { listDialPrefixes } from '@selvedge/domain/market/dial-prefix.ts';
import { Field } from '@selvedge/ui/field.tsx';
import { SelectField } from '@selvedge/ui/select-field.tsx';
import { useT } from '../lib/shop-context.tsx';
import { useMarkets } from '../lib/use-markets.ts';
import type { AddressFieldProps } from './address-field-props.ts';
import styles from './address-form.module.css';

/** A number and the prefix of its country, the market's own at first. */
export function PhoneFields({ rule, form, section, label, error }: AddressFieldProps) {
  const t = useT();
  const prefixes = listDialPrefixes(useMarkets()).toSorted((a, b) => Number(a) - Number(b));
  return (
    <div className={styles.phone}>
      <SelectField
        label={t('account.dial_prefix')}
        name={`${section}.phonePrefix`}
        value={form.values.phonePrefix ?? ''}
        autoComplete={`${section} tel-country-code`}
        onChange={({ target }) => form.fill({ phonePrefix: target.value })}
      >
        {prefixes.map((prefix) => (
          <option key={prefix} value={prefix}>
            {/* Otherwise the plus sign would stand behind the number where one reads from right to left. */}
            {`\u200e${prefix}`}
          </option>
        ))}
      </SelectField>
      <Field
        label={label}
        hint={t('address.phone_hint')}
        error={error}
        name={`${section}.mobilePhoneNumber`}
        type="tel"
        inputMode="tel"
        dir="ltr"
        value={form.values.mobilePhoneNumber ?? ''}
        maxLength={rule.maxLength}
        autoComplete={`${section} tel-national`}
        required={rule.isRequired}
        onChange={({ target }) => form.fill({ mobilePhoneNumber: target.value })}
        onBlur={() => form.leave('mobilePhoneNumber')}
      />
    </div>
  );
}

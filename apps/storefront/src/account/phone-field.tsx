import { parsePhone } from '@selvedge/domain/address/parse-phone.ts';
import { Field } from '@selvedge/ui/field.tsx';
import { SelectField } from '@selvedge/ui/select-field.tsx';
import { useMarket, useT } from '../lib/shop-context.tsx';
import styles from './account.module.css';

type PhoneFieldProps = { number: string | null; prefixes: readonly string[]; error?: string | undefined };

/** A number and the prefix of its country, the market's own at first. */
export function PhoneField({ number, prefixes, error }: PhoneFieldProps) {
  const t = useT();
  const market = useMarket();
  const { phoneCountryCode, mobilePhoneNumber } = parsePhone(number ?? '', prefixes);
  const sorted = prefixes.toSorted((a, b) => Number(a) - Number(b));
  return (
    <div className={styles.phone}>
      <SelectField
        label={t('account.dial_prefix')}
        name="prefix"
        autoComplete="tel-country-code"
        defaultValue={phoneCountryCode || market?.dialPrefix}
      >
        {sorted.map((prefix) => (
          <option key={prefix} value={prefix}>
            {/* Otherwise the plus sign would stand behind the number where one reads from right to left. */}
            {`\u200e${prefix}`}
          </option>
        ))}
      </SelectField>
      <Field
        label={t('account.phone')}
        name="phone"
        type="tel"
        autoComplete="tel-national"
        maxLength={30}
        defaultValue={mobilePhoneNumber}
        error={error}
      />
    </div>
  );
}

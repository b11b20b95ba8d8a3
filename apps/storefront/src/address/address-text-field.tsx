import { formatPostalCode } from '@selvedge/domain/address/postal-code.ts';
import { Field } from '@selvedge/ui/field.tsx';
import type { ChangeEvent, InputHTMLAttributes, ReactNode } from 'react';
import { useT } from '../lib/shop-context.tsx';
import type { AddressFieldProps } from './address-field-props.ts';

type Props = AddressFieldProps & { more?: InputHTMLAttributes<HTMLInputElement>; children?: ReactNode };

/** What some fields are good for; nobody gives a number without knowing why. */
const hints: Record<string, string> = {
  legalCustomerNumber: 'address.legal_number_hint',
  customsCustomerNumber: 'address.customs_number_hint',
  carrierPostNumber: 'address.post_number_hint',
};

export function AddressTextField({ rule, form, section, label, error, more }: Props) {
  const t = useT();
  const { name, maxLength, inputMode, autoComplete } = rule;
  const value = form.values[name] ?? '';
  const hint = hints[name];
  const change = ({ target }: ChangeEvent<HTMLInputElement>) =>
    form.fill({ [name]: name === 'postalCode' ? masked(form.country, target, value) : target.value });
  return (
    <Field
      label={label}
      hint={hint && t(hint)}
      error={error}
      name={`${section}.${name}`}
      value={value}
      maxLength={maxLength}
      inputMode={inputMode}
      autoComplete={autoComplete === 'off' ? 'off' : `${section} ${autoComplete}`}
      required={rule.isRequired}
      spellCheck={false}
      onChange={change}
      onBlur={() => form.leave(name)}
      {...more}
    />
  );
}

/** Only what is typed at the end is put in form: whoever mends something in the middle keeps the cursor where it is. */
function masked(country: string, { value, selectionStart }: HTMLInputElement, before: string): string {
  const isTyping = value.length > before.length && selectionStart === value.length;
  return isTyping ? formatPostalCode(country, value) : value;
}

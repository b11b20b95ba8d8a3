import { isFamilyNameFirst } from '@selvedge/domain/address/person-name.ts';
import { Field } from '@selvedge/ui/field.tsx';
import { useMarket, useT } from '../lib/shop-context.tsx';
import form from './form.module.css';

type NameFieldsProps = { error: (name: string) => string | undefined; firstName?: string; lastName?: string };

/** Both names, side by side in the order of the country. */
export function NameFields({ error, firstName, lastName }: NameFieldsProps) {
  const t = useT();
  const country = useMarket()?.country.code;
  const given = (
    <Field
      key="given"
      {...{ label: t('account.first_name'), name: 'firstName', autoComplete: 'given-name', maxLength: 100 }}
      defaultValue={firstName}
      error={error('firstName')}
    />
  );
  const family = (
    <Field
      key="family"
      {...{ label: t('account.last_name'), name: 'lastName', autoComplete: 'family-name', maxLength: 100 }}
      defaultValue={lastName}
      error={error('lastName')}
    />
  );
  return <div className={form.pair}>{isFamilyNameFirst(country) ? [family, given] : [given, family]}</div>;
}

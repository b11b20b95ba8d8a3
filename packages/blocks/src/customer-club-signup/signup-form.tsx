import type { CustomerClubSignup } from '@selvedge/contract/content/widgets/customer-club-signup.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { Field } from '@selvedge/ui/field.tsx';
import { type FormEvent, useState } from 'react';
import { type BlockHost, useBlockHost } from '../block-host.ts';
import { RichLine } from '../rich-text.tsx';
import styles from './customer-club-signup.module.css';
import { readWish } from './read-wish.ts';

type SignupFormProps = { block: CustomerClubSignup; join: NonNullable<BlockHost['joinClub']>; onDone: () => void };

export function SignupForm({ block, join, onDone }: SignupFormProps) {
  const { t } = useBlockHost();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isSending, setSending] = useState(false);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSending(true);
    const refused = await join(readWish(new FormData(event.currentTarget)));
    setSending(false);
    if (refused) setErrors(refused.errors);
    else onDone();
  };
  const wrong = (name: string) => errors[name] && t(errors[name]);
  return (
    <form className={styles.form} onSubmit={send}>
      {block.isFullname ? (
        <Field label={t('club.name')} name="name" autoComplete="name" maxLength={100} error={wrong('firstName')} />
      ) : (
        <div className={styles.pair}>
          <Field label={t('club.firstName')} name="firstName" autoComplete="given-name" maxLength={100} error={wrong('firstName')} />
          <Field label={t('club.lastName')} name="lastName" autoComplete="family-name" maxLength={100} error={wrong('lastName')} />
        </div>
      )}
      <Field label={t('club.email')} name="email" type="email" autoComplete="email" maxLength={254} required error={wrong('email')} />
      {block.subbrands.length > 0 && (
        <fieldset className={styles.brands}>
          <legend>{t('club.brands')}</legend>
          {block.subbrands.map(({ id, name, preSelected }) => (
            <label key={id} className={styles.choice}>
              <input type="checkbox" name="subBrands" value={id} defaultChecked={preSelected} />
              <span>{name}</span>
            </label>
          ))}
        </fieldset>
      )}
      {block.termsAndConditions && (
        <label className={styles.choice}>
          <input type="checkbox" name="terms" required />
          <span>
            <RichLine text={block.termsAndConditions} />
          </span>
        </label>
      )}
      {wrong('form') && (
        <p className={styles.error} role="alert">
          {wrong('form')}
        </p>
      )}
      <Button type="submit" wide disabled={isSending}>
        {block.buttonText}
      </Button>
    </form>
  );
}

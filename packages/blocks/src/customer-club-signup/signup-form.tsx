import type { CustomerClubSignup } from '@selvedge/contract/content/widgets/customer-club-signup.ts';
import { isFamilyNameFirst } from '@selvedge/domain/address/person-name.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { Field } from '@selvedge/ui/field.tsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type JoinClub, useBlockHost } from '../block-host.ts';
import { Choice } from './choice.tsx';
import type { Joined } from './club-success.tsx';
import { ClubTerms } from './club-terms.tsx';
import { readWish } from './read-wish.ts';
import styles from './signup.module.css';
import { wrongFields } from './wrong-fields.ts';

type SignupFormProps = { block: CustomerClubSignup; join: JoinClub; onJoined: (joined: Joined) => void };

export function SignupForm({ block, join, onJoined }: SignupFormProps) {
  const { t, locale } = useBlockHost();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Record<string, string>>();
  const [isSending, setSending] = useState(false);
  // The link that was followed has gone: the form takes its place, or what is wrong in it.
  useEffect(() => {
    const first = errors ? '[aria-invalid]' : 'input';
    form.current?.querySelector<HTMLElement>(first)?.focus();
  }, [errors]);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const wrong = wrongFields(event.currentTarget);
    if (wrong) return setErrors(wrong);
    const wish = readWish(new FormData(event.currentTarget));
    setSending(true);
    const answer = await join(wish);
    setSending(false);
    if ('errors' in answer) setErrors(answer.errors);
    else onJoined({ ...answer, email: wish.email });
  };
  const wrong = (name: string) => errors?.[name] && t(errors[name]);
  const given = (
    <Field key="given" label={t('club.firstName')} name="firstName" autoComplete="given-name" maxLength={100} error={wrong('firstName')} />
  );
  const family = (
    <Field key="family" label={t('club.lastName')} name="lastName" autoComplete="family-name" maxLength={100} error={wrong('lastName')} />
  );
  return (
    <form ref={form} className={styles.form} onSubmit={send} method="post" noValidate>
      {block.isFullname ? (
        <Field label={t('club.name')} name="name" autoComplete="name" maxLength={100} error={wrong('firstName')} />
      ) : (
        <div className={styles.pair}>{isFamilyNameFirst(locale.slice(-2)) ? [family, given] : [given, family]}</div>
      )}
      <Field
        {...{ label: t('club.email'), name: 'email', type: 'email', autoComplete: 'email', maxLength: 254, dir: 'ltr' }}
        required
        error={wrong('email')}
      />
      {block.subbrands.length > 0 && (
        <fieldset className={styles.brands}>
          <legend>{t('club.brands')}</legend>
          {block.subbrands.map(({ id, name, preSelected }) => (
            <Choice key={id} name="subBrands" value={id} defaultChecked={preSelected}>
              {name}
            </Choice>
          ))}
        </fieldset>
      )}
      <Choice name="acceptsTerms" required error={wrong('acceptsTerms')}>
        <ClubTerms nodes={block.termsAndConditions} />
      </Choice>
      {wrong('form') && (
        <p className={styles.error} role="alert">
          {wrong('form')}
        </p>
      )}
      <Button type="submit" wide aria-disabled={isSending}>
        {block.buttonText}
      </Button>
    </form>
  );
}

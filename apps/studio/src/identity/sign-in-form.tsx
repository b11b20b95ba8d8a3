import type { StaffMember } from '@selvedge/contract/studio/staff.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { Field } from '@selvedge/ui/field.tsx';
import { useState } from 'react';
import { text } from '../texts/text.ts';
import styles from './sign-in-form.module.css';
import { useSignIn } from './use-sign-in.ts';

type Props = { onSignedIn: (member: StaffMember) => void; hasEnded?: boolean; email?: string };

export function SignInForm({ onSignedIn, hasEnded = false, email: known = '' }: Props) {
  const signIn = useSignIn({ known, onSignedIn });
  const { form, email, setEmail, password, setPassword, code, setCode, wantsCode, isBusy, problem, submit } = signIn;
  return (
    <main className={styles.page}>
      <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)} noValidate aria-labelledby="sign-in-title">
        <p className={styles.brand}>
          {text('studio.brand')} <span>{text('studio.name')}</span>
        </p>
        <h1 id="sign-in-title" className={styles.title}>
          {text(hasEnded ? 'sign_in.expired' : 'sign_in.title')}
        </h1>
        {hasEnded && <p className={styles.advice}>{text('sign_in.expired_advice')}</p>}
        <p role="alert" className={styles.problem}>
          {problem.form}
        </p>
        <Field
          label={text('sign_in.email')}
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          maxLength={254}
          required
          value={email}
          error={problem.email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <PasswordField value={password} problem={problem.password} onChange={setPassword} />
        {wantsCode && (
          <Field
            label={text('sign_in.code')}
            hint={text('sign_in.code_hint')}
            name="code"
            inputMode="text"
            autoComplete="one-time-code"
            spellCheck={false}
            maxLength={20}
            required
            value={code}
            error={problem.code}
            onChange={(event) => setCode(event.target.value)}
          />
        )}
        <Button type="submit" wide aria-disabled={isBusy || undefined}>
          {text(isBusy ? 'sign_in.busy' : 'sign_in.submit')}
        </Button>
        <p className={styles.help}>{text('sign_in.help')}</p>
      </form>
    </main>
  );
}

function PasswordField({ value, problem, onChange }: { value: string; problem: string | undefined; onChange: (value: string) => void }) {
  const [isShown, setShown] = useState(false);
  return (
    <div className={styles.password}>
      <Field
        label={text('sign_in.password')}
        name="password"
        type={isShown ? 'text' : 'password'}
        autoComplete="current-password"
        maxLength={128}
        required
        value={value}
        error={problem}
        onChange={(event) => onChange(event.target.value)}
      />
      <button
        type="button"
        className={styles.show}
        aria-pressed={isShown}
        aria-label={text('sign_in.show_password')}
        onClick={() => setShown(!isShown)}
      >
        {text(isShown ? 'sign_in.hide' : 'sign_in.show')}
      </button>
    </div>
  );
}

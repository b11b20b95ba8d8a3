import { attempt } from '@selvedge/contract/attempt.ts';
import { createClient } from '@selvedge/contract/client.ts';
import { type StaffMember, studio } from '@selvedge/contract/studio/staff.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { Field } from '@selvedge/ui/field.tsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { errorKey } from '../lib/error-text.ts';
import { findText, text } from '../texts/text.ts';
import styles from './sign-in-form.module.css';

type Props = { onSignedIn: (member: StaffMember) => void; hasEnded?: boolean; email?: string };
type Problem = { email?: string; password?: string; code?: string; form?: string };

const api = createClient({ apiBase: '' });

export function SignInForm({ onSignedIn, hasEnded = false, email: known = '' }: Props) {
  const [email, setEmail] = useState(known);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [wantsCode, setWantsCode] = useState(false);
  const [isShown, setShown] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>({});
  const form = useRef<HTMLFormElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the form appears
  useEffect(() => {
    document.title = text('studio.title', { page: text('sign_in.submit') });
    focusOn(form.current, known ? 'password' : 'email');
  }, []);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    const missing: Problem = {
      ...(email.trim() === '' && { email: text('sign_in.needs_email') }),
      ...(password === '' && { password: text('sign_in.needs_password') }),
    };
    setProblem(missing);
    if (missing.email || missing.password) return focusOn(form.current, missing.email ? 'email' : 'password');
    setBusy(true);
    const body = { email: email.trim(), password, ...(wantsCode && { code: code.trim() }) };
    const answer = await attempt(api(studio.signIn, { body }));
    setBusy(false);
    if (!answer.hasError) return onSignedIn(answer.data);
    const { status, errors } = answer.error;
    if (errors[0] === 'studio.code_needed' || errors[0] === 'studio.code_wrong') {
      setWantsCode(true);
      setCode('');
      setProblem(wantsCode ? { code: text('studio.code_wrong') } : {});
      return void setTimeout(() => focusOn(form.current, 'code'));
    }
    setProblem({ form: status === 401 ? (findText(errors[0]) ?? text('studio.sign_in_failed')) : text(errorKey(answer.error)) });
    focusOn(form.current, 'password');
  }

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
        <div className={styles.password}>
          <Field
            label={text('sign_in.password')}
            name="password"
            type={isShown ? 'text' : 'password'}
            autoComplete="current-password"
            maxLength={128}
            required
            value={password}
            error={problem.password}
            onChange={(event) => setPassword(event.target.value)}
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

function focusOn(form: HTMLFormElement | null, name: string): void {
  form?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus();
}

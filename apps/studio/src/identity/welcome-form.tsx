import { attempt } from '@selvedge/contract/attempt.ts';
import { createClient } from '@selvedge/contract/client.ts';
import { team } from '@selvedge/contract/studio/team.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { Field } from '@selvedge/ui/field.tsx';
import { type FormEvent, useEffect, useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { StateNote } from '../shell/state-note.tsx';
import { text } from '../texts/text.ts';
import styles from './sign-in-form.module.css';

const api = createClient({ apiBase: '' });

type Guest = { email: string; name: string; isNew: boolean };

/** Where an invitation leads: a password of one's own, then to the sign-in. The token stands behind the hash sign and is never sent in an address. */
export function WelcomeForm() {
  const [token] = useState(() => location.hash.slice(1));
  const [guest, setGuest] = useState<Guest | 'unknown' | 'over'>('unknown');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    document.title = text('studio.title', { page: text('welcome.title') });
    void attempt(api(team.readInvitation, { body: { token } })).then((answer) => setGuest(answer.hasError ? 'over' : answer.data));
  }, [token]);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const answer = await attempt(api(team.acceptInvitation, { body: { token, password } }));
    setBusy(false);
    if (answer.hasError) return setProblem(errorText(answer.error));
    location.assign('/studio');
  }

  if (guest === 'unknown') return null;
  if (guest === 'over') {
    return (
      <StateNote
        isPage
        title={text('welcome.over')}
        advice={text('welcome.over_advice')}
        action={<a href="/studio">{text('sign_in.title')}</a>}
      />
    );
  }
  return (
    <main className={styles.page}>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <p className={styles.brand}>
          {text('studio.brand')} <span>{text('studio.name')}</span>
        </p>
        <h1 className={styles.title}>{text(guest.isNew ? 'welcome.greeting' : 'welcome.back', { name: guest.name })}</h1>
        <p className={styles.advice}>{text('welcome.advice', { email: guest.email })}</p>
        <input type="email" name="username" autoComplete="username" value={guest.email} readOnly hidden />
        <Field
          label={text('welcome.password')}
          hint={text('welcome.password_hint')}
          type="password"
          name="password"
          autoComplete="new-password"
          maxLength={128}
          value={password}
          error={problem || undefined}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button type="submit" wide aria-disabled={isBusy || undefined}>
          {text('welcome.submit')}
        </Button>
      </form>
    </main>
  );
}

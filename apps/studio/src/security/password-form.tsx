import { team } from '@selvedge/contract/studio/team.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { Field } from '@selvedge/ui/field.tsx';
import { type FormEvent, useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { text } from '../texts.ts';
import styles from './security-page.module.css';

export function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const { call, notices } = useStudio();
  const [password, setPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const [problem, setProblem] = useState('');

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const answer = await call(team.changePassword, { body: { password, newPassword } });
    if (answer.hasError) return setProblem(errorText(answer.error));
    setProblem('');
    setPassword('');
    setNewPassword('');
    notices.post({ kind: 'done', text: text('security.password_changed') });
    onChanged();
  }

  return (
    <section>
      <h2>{text('security.new_password')}</h2>
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <Field
          label={text('security.password')}
          type="password"
          autoComplete="current-password"
          required
          maxLength={128}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Field
          label={text('welcome.password')}
          hint={text('welcome.password_hint')}
          type="password"
          autoComplete="new-password"
          required
          maxLength={128}
          value={newPassword}
          error={problem || undefined}
          onChange={(event) => setNewPassword(event.target.value)}
        />
        <Button type="submit" look="secondary">
          {text('security.change_password')}
        </Button>
      </form>
    </section>
  );
}

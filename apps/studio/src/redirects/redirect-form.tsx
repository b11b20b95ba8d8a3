import { staffRedirects } from '@selvedge/contract/studio/redirects.ts';
import { readAddress } from '@selvedge/domain/redirect/read-address.ts';
import { readTarget } from '@selvedge/domain/redirect/read-target.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { type FormEvent, useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { FormField } from '../shell/form-field.tsx';
import { text } from '../texts/text.ts';
import styles from './redirects.module.css';

export function RedirectForm({ onSaved }: { onSaved: () => void }) {
  const { call, notices } = useStudio();
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const [status, setStatus] = useState<301 | 302>(301);
  const [problem, setProblem] = useState('');

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    const target = readTarget(to.trim(), location.origin);
    const rule = { ...readAddress(from, location.origin), target, status: target === '' ? (410 as const) : status };
    const answer = await call(staffRedirects.save, { body: rule });
    if (answer.hasError) return setProblem(errorText(answer.error));
    setProblem('');
    setFrom('');
    setTo('');
    notices.post({ kind: 'done', text: text('redirects.saved') });
    onSaved();
  }

  return (
    <form className={styles.form} onSubmit={(event) => void save(event)}>
      <FormField label={text('redirects.from')} hint={text('redirects.from_hint')} problem={problem || undefined}>
        {(ties) => <input {...ties} required value={from} onChange={(event) => setFrom(event.target.value)} />}
      </FormField>
      <FormField label={text('redirects.to')} hint={text('redirects.to_hint')}>
        {(ties) => <input {...ties} value={to} onChange={(event) => setTo(event.target.value)} />}
      </FormField>
      <FormField label={text('redirects.kind')}>
        {(ties) => (
          <select
            {...ties}
            value={to.trim() === '' ? 410 : status}
            onChange={(event) => setStatus(event.target.value === '302' ? 302 : 301)}
          >
            {(to.trim() === '' ? ([410] as const) : ([301, 302] as const)).map((each) => (
              <option key={each} value={each}>
                {text(`redirects.status.${each}`)}
              </option>
            ))}
          </select>
        )}
      </FormField>
      <div className={styles.actions}>
        <Button type="submit">{text('redirects.add')}</Button>
      </div>
    </form>
  );
}

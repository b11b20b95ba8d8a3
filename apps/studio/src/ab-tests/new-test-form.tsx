import type { AbGoal } from '@selvedge/contract/ab-test.ts';
import { type FlagName, featureFlags } from '@selvedge/contract/feature-flag.ts';
import { abTests } from '@selvedge/contract/studio/ab-tests.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { type FormEvent, useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { FormField } from '../shell/form-field.tsx';
import { text } from '../texts/text.ts';
import styles from './ab-tests.module.css';
import { FlagFields } from './flag-fields.tsx';

const goals: readonly AbGoal[] = ['purchase', 'basket', 'revenue'];

export function NewTestForm({ onCreated }: { onCreated: () => void }) {
  const { call, notices } = useStudio();
  const [kind, setKind] = useState<'page' | 'flag'>('page');
  const [flag, setFlag] = useState<FlagName>('quickBuy');
  const [problem, setProblem] = useState('');

  async function create(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const read = (name: string) => String(new FormData(form).get(name) ?? '').trim();
    const value = typeof featureFlags[flag].default === 'number' ? Number(read('value')) : read('value') === 'on';
    const body = {
      name: read('name'),
      tried: kind === 'page' ? { kind, path: read('path').replace(/\/$/, '') } : { kind, flag, value },
      markets: read('markets')
        .split(/[\s,]+/)
        .filter(Boolean),
      share: Number(read('share')),
      goal: read('goal') as AbGoal,
    };
    const answer = await call(abTests.create, { body });
    setProblem(answer.hasError ? errorText(answer.error) : '');
    if (answer.hasError) return;
    form.reset();
    notices.post({ kind: 'done', text: text('ab_tests.created') });
    onCreated();
  }

  return (
    <details className={styles.new}>
      <summary>{text('ab_tests.new')}</summary>
      <form className={styles.form} onSubmit={(event) => void create(event)}>
        <FormField label={text('ab_tests.name')} problem={problem || undefined}>
          {(ties) => <input {...ties} name="name" required maxLength={100} />}
        </FormField>
        <FormField label={text('ab_tests.kind')}>
          {(ties) => (
            <select {...ties} value={kind} onChange={(event) => setKind(event.target.value === 'flag' ? 'flag' : 'page')}>
              <option value="page">{text('ab_tests.kind.page')}</option>
              <option value="flag">{text('ab_tests.kind.flag')}</option>
            </select>
          )}
        </FormField>
        {kind === 'page' ? (
          <FormField label={text('ab_tests.path')} hint={text('ab_tests.path_hint')}>
            {(ties) => <input {...ties} name="path" maxLength={300} />}
          </FormField>
        ) : (
          <FlagFields flag={flag} onChange={setFlag} />
        )}
        <FormField label={text('ab_tests.markets')} hint={text('ab_tests.markets_hint')}>
          {(ties) => <input {...ties} name="markets" required />}
        </FormField>
        <FormField label={text('ab_tests.share')}>
          {(ties) => <input {...ties} name="share" type="number" min={1} max={99} defaultValue={50} required />}
        </FormField>
        <FormField label={text('ab_tests.goal')}>
          {(ties) => (
            <select {...ties} name="goal">
              {goals.map((goal) => (
                <option key={goal} value={goal}>
                  {text(`ab_tests.goal.${goal}`)}
                </option>
              ))}
            </select>
          )}
        </FormField>
        <div className={styles.actions}>
          <Button type="submit">{text('ab_tests.create')}</Button>
        </div>
      </form>
    </details>
  );
}

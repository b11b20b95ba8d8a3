import { type Security, team } from '@selvedge/contract/studio/team.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { Field } from '@selvedge/ui/field.tsx';
import { type FormEvent, useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { useStudio } from '../lib/studio-context.tsx';
import { text } from '../texts.ts';
import { QrCode } from './qr-code.tsx';
import styles from './security-page.module.css';

type Step =
  | { at: 'rest' }
  | { at: 'password' }
  | { at: 'scan'; secret: string; uri: string }
  | { at: 'codes'; codes: readonly string[] }
  | { at: 'end' };

/** An authenticator beside the password: password, scan, first code, and the codes for a lost phone. */
export function SecondFactor({ security, onChanged }: { security: Security; onChanged: () => void }) {
  const { call, member } = useStudio();
  const [step, setStep] = useState<Step>({ at: 'rest' });
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState('');

  function go(next: Step): void {
    setStep(next);
    setPassword('');
    setCode('');
    setProblem('');
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (step.at === 'password') {
      const answer = await call(team.beginSecondFactor, { body: { password } });
      return answer.hasError ? setProblem(errorText(answer.error)) : go({ at: 'scan', ...answer.data });
    }
    if (step.at === 'scan') {
      const answer = await call(team.confirmSecondFactor, { body: { code } });
      if (answer.hasError) return setProblem(errorText(answer.error));
      go({ at: 'codes', codes: answer.data.recoveryCodes });
      return onChanged();
    }
    const answer = await call(team.endSecondFactor, { body: { password, code } });
    if (answer.hasError) return setProblem(errorText(answer.error));
    go({ at: 'rest' });
    onChanged();
  }

  return (
    <section>
      <h2>{text('security.second_factor')}</h2>
      {step.at === 'rest' && (
        <>
          <p>{text(security.hasSecondFactor ? 'security.factor_on' : 'security.factor_off', { count: security.recoveryCodesLeft })}</p>
          {member.secondFactor === 'recommended' && <p>{text('security.factor_recommended')}</p>}
          <Button look="secondary" onClick={() => go({ at: security.hasSecondFactor ? 'end' : 'password' })}>
            {text(security.hasSecondFactor ? 'security.turn_off' : 'security.turn_on')}
          </Button>
        </>
      )}
      {step.at === 'codes' && (
        <>
          <p>{text('security.codes_advice')}</p>
          <ul className={styles.codes}>
            {step.codes.map((each) => (
              <li key={each}>
                <code>{each}</code>
              </li>
            ))}
          </ul>
          <Button onClick={() => go({ at: 'rest' })}>{text('security.codes_kept')}</Button>
        </>
      )}
      {(step.at === 'password' || step.at === 'scan' || step.at === 'end') && (
        <form className={styles.form} onSubmit={(event) => void submit(event)}>
          {step.at === 'scan' && (
            <>
              <p>{text('security.scan')}</p>
              <QrCode text={step.uri} label={text('security.scan_label')} />
              <p>
                {text('security.or_type')} <code>{step.secret.replaceAll(/(.{4})/g, '$1 ')}</code>
              </p>
            </>
          )}
          {step.at !== 'scan' && (
            <Field
              label={text('security.password')}
              type="password"
              autoComplete="current-password"
              required
              maxLength={128}
              value={password}
              error={step.at === 'password' ? problem || undefined : undefined}
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
          {step.at !== 'password' && (
            <Field
              label={text('sign_in.code')}
              autoComplete="one-time-code"
              inputMode="text"
              required
              minLength={6}
              maxLength={20}
              value={code}
              error={problem || undefined}
              onChange={(event) => setCode(event.target.value)}
            />
          )}
          <div className={styles.buttons}>
            <Button type="submit">{text(step.at === 'end' ? 'security.turn_off' : 'security.next')}</Button>
            <Button look="quiet" onClick={() => go({ at: 'rest' })}>
              {text('studio.cancel')}
            </Button>
          </div>
        </form>
      )}
    </section>
  );
}

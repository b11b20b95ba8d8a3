import type { Attempt } from '@selvedge/contract/attempt.ts';
import { type Security, team } from '@selvedge/contract/studio/team.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { useState } from 'react';
import { useStudio } from '../lib/studio-context.tsx';
import { text } from '../texts/text.ts';
import { type Proof, ProofForm } from './proof-form.tsx';
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

  async function begin({ password }: Proof): Promise<Attempt<unknown>> {
    const answer = await call(team.beginSecondFactor, { body: { password } });
    if (!answer.hasError) setStep({ at: 'scan', ...answer.data });
    return answer;
  }

  async function confirm({ code }: Proof): Promise<Attempt<unknown>> {
    const answer = await call(team.confirmSecondFactor, { body: { code } });
    if (answer.hasError) return answer;
    setStep({ at: 'codes', codes: answer.data.recoveryCodes });
    onChanged();
    return answer;
  }

  async function end({ password, code }: Proof): Promise<Attempt<unknown>> {
    const answer = await call(team.endSecondFactor, { body: { password, code } });
    if (answer.hasError) return answer;
    setStep({ at: 'rest' });
    onChanged();
    return answer;
  }

  const onCancel = () => setStep({ at: 'rest' });
  return (
    <section>
      <h2>{text('security.second_factor')}</h2>
      {step.at === 'rest' && (
        <>
          <p>{text(security.hasSecondFactor ? 'security.factor_on' : 'security.factor_off', { count: security.recoveryCodesLeft })}</p>
          {member.secondFactor === 'recommended' && <p>{text('security.factor_recommended')}</p>}
          <Button look="secondary" onClick={() => setStep({ at: security.hasSecondFactor ? 'end' : 'password' })}>
            {text(security.hasSecondFactor ? 'security.turn_off' : 'security.turn_on')}
          </Button>
        </>
      )}
      {step.at === 'codes' && <RecoveryCodes codes={step.codes} onKept={onCancel} />}
      {step.at === 'password' && <ProofForm asks={['password']} submit={text('security.next')} prove={begin} onCancel={onCancel} />}
      {step.at === 'scan' && (
        <ProofForm asks={['code']} submit={text('security.next')} prove={confirm} onCancel={onCancel}>
          <p>{text('security.scan')}</p>
          <QrCode text={step.uri} label={text('security.scan_label')} />
          <p>
            {text('security.or_type')} <code>{step.secret.replaceAll(/(.{4})/g, '$1 ')}</code>
          </p>
        </ProofForm>
      )}
      {step.at === 'end' && <ProofForm asks={['password', 'code']} submit={text('security.turn_off')} prove={end} onCancel={onCancel} />}
    </section>
  );
}

function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  return (
    <>
      <p>{text('security.codes_advice')}</p>
      <ul className={styles.codes}>
        {codes.map((each) => (
          <li key={each}>
            <code>{each}</code>
          </li>
        ))}
      </ul>
      <Button onClick={onKept}>{text('security.codes_kept')}</Button>
    </>
  );
}

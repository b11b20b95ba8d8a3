import { Button } from '@selvedge/ui/button.tsx';
import { Skeleton } from '@selvedge/ui/skeleton.tsx';
import { useEffect, useState } from 'react';
import { FormMessage } from '../../form/form-message.tsx';
import type { FormProblems } from '../../form/use-form.ts';
import { useT } from '../../lib/shop-context.tsx';
import { createDevice, findDevice, removeDevice, verifyCode, verifyDevice } from '../../session/factor-calls.ts';
import { SquareCode } from '../../shell/square-code.tsx';
import { CodeForm } from '../../sign-in/code-form.tsx';
import { codeProblems } from '../../sign-in/code-problems.ts';
import styles from './second-factor.module.css';

type Step =
  | { at: 'rest' | 'off' }
  | { at: 'scan'; deviceName: string; secret: string; uri: string }
  | { at: 'codes'; codes: readonly string[] };

type Device = Awaited<ReturnType<typeof findDevice>>;

/** An authenticator app: scan, first code, and the codes for a lost phone; off again only with a code. */
export function SecondFactor() {
  const t = useT();
  const [device, setDevice] = useState<Device | 'unknown'>('unknown');
  const [step, setStep] = useState<Step>({ at: 'rest' });
  const [problem, setProblem] = useState('');
  const load = () => findDevice().then(setDevice, () => setProblem(t('feedback.error_generic')));
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once, and after every change
  useEffect(() => void load(), []);

  async function begin(): Promise<void> {
    setProblem('');
    const answer = await createDevice();
    if (answer.status !== 'OK') return setProblem(codeProblems(answer, t).message ?? t('feedback.error_generic'));
    setStep({ at: 'scan', deviceName: answer.deviceName, secret: answer.secret, uri: answer.qrCodeString });
  }

  async function turnOn(code: string): Promise<FormProblems | undefined> {
    if (step.at !== 'scan') return undefined;
    const answer = await verifyDevice({ deviceName: step.deviceName, code });
    if (answer.status !== 'OK') return codeProblems(answer, t);
    setStep({ at: 'codes', codes: answer.recoveryCodes });
    await load();
    return undefined;
  }

  async function turnOff(code: string): Promise<FormProblems | undefined> {
    const given = await verifyCode(code);
    if (given.status !== 'OK') return codeProblems(given, t);
    const removed = await removeDevice('authenticator');
    if (removed.status !== 'OK') return codeProblems(removed, t);
    setStep({ at: 'rest' });
    await load();
    return undefined;
  }

  if (device === 'unknown') return problem ? <FormMessage text={problem} /> : <Skeleton />;
  const cancel = () => setStep({ at: 'rest' });
  return (
    <>
      <FormMessage text={problem || undefined} />
      {step.at === 'rest' && (
        <>
          <p role="status">{device ? t('account.factor_left', { count: device.recoveryCodesLeft }) : t('account.factor_off')}</p>
          <div>
            <Button look="secondary" onClick={() => (device ? setStep({ at: 'off' }) : void begin())}>
              {t(device ? 'account.factor_turn_off' : 'account.factor_turn_on')}
            </Button>
          </div>
        </>
      )}
      {step.at === 'scan' && (
        <>
          <p>{t('account.factor_scan')}</p>
          <div className={styles.code}>
            <SquareCode text={step.uri} label={t('account.factor_scan_label')} />
          </div>
          <p>
            {t('account.factor_or_type')} <code dir="ltr">{step.secret.replaceAll(/(.{4})/g, '$1 ').trim()}</code>
          </p>
          <CodeForm submit={t('account.factor_turn_on')} send={turnOn} leave={t('account.cancel')} onLeave={cancel} />
        </>
      )}
      {step.at === 'codes' && (
        <>
          <p role="status">{t('account.factor_codes')}</p>
          <ul className={styles.codes}>
            {step.codes.map((code) => (
              <li key={code}>
                <code dir="ltr">{code}</code>
              </li>
            ))}
          </ul>
          <div>
            <Button look="secondary" onClick={cancel}>
              {t('account.factor_codes_kept')}
            </Button>
          </div>
        </>
      )}
      {step.at === 'off' && (
        <CodeForm
          hint={t('login.code_hint')}
          submit={t('account.factor_turn_off')}
          send={turnOff}
          leave={t('account.cancel')}
          onLeave={cancel}
        />
      )}
    </>
  );
}

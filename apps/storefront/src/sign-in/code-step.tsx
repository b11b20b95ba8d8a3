import { useT } from '../lib/shop-context.tsx';
import { verifyCode } from '../session/factor-calls.ts';
import { signOut } from '../session/session.ts';
import { useToast } from '../toast/toast-context.ts';
import { CodeForm } from './code-form.tsx';
import { codeProblems } from './code-problems.ts';

/** The second step, for shoppers who want one. */
export function CodeStep({ onSignedIn }: { onSignedIn: () => Promise<void> }) {
  const t = useT();
  const toast = useToast();
  const send = async (code: string) => {
    const answer = await verifyCode(code);
    if (answer.status !== 'OK') return codeProblems(answer, t);
    await onSignedIn();
    return undefined;
  };
  const leave = async () => {
    const { status, key = 'feedback.error_generic' } = await signOut();
    if (status !== 'OK') toast.showNow('danger', key);
  };
  return (
    <>
      <p>{t('login.code_text')}</p>
      <CodeForm
        hint={t('login.code_hint')}
        submit={t('login.sign_in')}
        send={send}
        leave={t('login.code_somebody_else')}
        onLeave={() => void leave()}
      />
    </>
  );
}

import { Button } from '@selvedge/ui/button.tsx';
import { Field } from '@selvedge/ui/field.tsx';
import form from '../account/form.module.css';
import { FormMessage } from '../account/form-message.tsx';
import { SubmitButton } from '../account/submit-button.tsx';
import { useForm } from '../account/use-form.ts';
import { useT } from '../lib/shop-context.tsx';
import { verifyCode } from '../session/factor-calls.ts';
import { signOut } from '../session/session.ts';
import { codeProblem } from './code-problem.ts';

/** The second step, for shoppers who want one. */
export function CodeForm({ onSignedIn }: { onSignedIn: () => Promise<void> }) {
  const t = useT();
  const {
    busy,
    message,
    error,
    form: props,
  } = useForm(async ({ code = '' }) => {
    const { status } = await verifyCode(code);
    if (status !== 'OK') return { fields: { code: t(codeProblem(status)) } };
    await onSignedIn();
  });
  return (
    <form className={form.form} {...props}>
      <p>{t('login.code_text')}</p>
      <FormMessage text={message} />
      <Field
        label={t('login.code')}
        hint={t('login.code_hint')}
        name="code"
        autoComplete="one-time-code"
        required
        maxLength={20}
        error={error('code')}
      />
      <SubmitButton busy={busy}>{t('login.sign_in')}</SubmitButton>
      <Button look="quiet" onClick={() => void signOut()}>
        {t('login.code_somebody_else')}
      </Button>
    </form>
  );
}

import { Button } from '@selvedge/ui/button.tsx';
import { Field } from '@selvedge/ui/field.tsx';
import { useT } from '../lib/shop-context.tsx';
import form from './form.module.css';
import { FormMessage } from './form-message.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useForm } from './use-form.ts';

type Props = {
  submit: string;
  /** Answers what is wrong with the code, in words. */
  send: (code: string) => Promise<string | undefined>;
  onCancel: () => void;
};

export function FactorCodeForm({ submit, send, onCancel }: Props) {
  const t = useT();
  const {
    busy,
    message,
    error,
    form: props,
  } = useForm(async ({ code = '' }) => {
    const problem = await send(code);
    return problem === undefined ? undefined : { fields: { code: problem } };
  });
  return (
    <form className={form.form} {...props}>
      <FormMessage text={message} />
      <Field label={t('account.factor_code')} name="code" autoComplete="one-time-code" required maxLength={20} error={error('code')} />
      <SubmitButton busy={busy}>{submit}</SubmitButton>
      <Button look="quiet" onClick={onCancel}>
        {t('account.cancel')}
      </Button>
    </form>
  );
}

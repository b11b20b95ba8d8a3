import { Button } from '@selvedge/ui/button.tsx';
import { Field } from '@selvedge/ui/field.tsx';
import form from '../form/form.module.css';
import { FormMessage } from '../form/form-message.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { type FormProblems, useForm } from '../form/use-form.ts';
import { useT } from '../lib/shop-context.tsx';

type CodeFormProps = {
  hint?: string;
  submit: string;
  send: (code: string) => Promise<FormProblems | undefined>;
  /** The way out. */
  leave: string;
  onLeave: () => void;
};

/** Asks for a code of the authenticator. */
export function CodeForm({ hint, submit, send, leave, onLeave }: CodeFormProps) {
  const t = useT();
  const { busy, message, error, form: props } = useForm(({ code = '' }) => send(code));
  return (
    <form className={form.form} {...props}>
      <FormMessage text={message} />
      <Field
        {...{ label: t('login.code'), hint, name: 'code', maxLength: 20, dir: 'ltr', autoComplete: 'one-time-code' }}
        required
        error={error('code')}
      />
      <SubmitButton busy={busy}>{submit}</SubmitButton>
      <Button look="quiet" onClick={onLeave}>
        {leave}
      </Button>
    </form>
  );
}

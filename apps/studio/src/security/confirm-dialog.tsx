import type { Attempt } from '@selvedge/contract/attempt.ts';
import { Button } from '@selvedge/ui/button.tsx';
import { Field } from '@selvedge/ui/field.tsx';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { text } from '../texts.ts';
import styles from './confirm-dialog.module.css';

type Props = {
  hasSecondFactor: boolean;
  confirm: (proof: { password?: string; code?: string }) => Promise<Attempt<undefined>>;
  onClose: (isConfirmed: boolean) => void;
};

/** Asked before money, roles and second factors: it is still the person who signed in. */
export function ConfirmDialog({ hasSecondFactor, confirm, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const [proof, setProof] = useState('');
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    const answer = await confirm(hasSecondFactor ? { code: proof } : { password: proof });
    setBusy(false);
    if (!answer.hasError) return onClose(true);
    setProblem(errorText(answer.error));
    setProof('');
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose(false);
      }}
    >
      <h2 id={title}>{text('confirm.title')}</h2>
      <p>{text('confirm.advice')}</p>
      <form onSubmit={(event) => void submit(event)}>
        {hasSecondFactor ? (
          <Field
            label={text('sign_in.code')}
            hint={text('sign_in.code_hint')}
            autoComplete="one-time-code"
            required
            minLength={6}
            maxLength={20}
            value={proof}
            error={problem || undefined}
            onChange={(event) => setProof(event.target.value)}
          />
        ) : (
          <Field
            label={text('security.password')}
            type="password"
            autoComplete="current-password"
            required
            maxLength={128}
            value={proof}
            error={problem || undefined}
            onChange={(event) => setProof(event.target.value)}
          />
        )}
        <div className={styles.buttons}>
          <Button type="submit" disabled={isBusy}>
            {text('confirm.submit')}
          </Button>
          <Button look="quiet" onClick={() => onClose(false)}>
            {text('studio.cancel')}
          </Button>
        </div>
      </form>
    </dialog>
  );
}

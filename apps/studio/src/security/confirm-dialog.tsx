import type { Attempt } from '@selvedge/contract/attempt.ts';
import { useEffect, useId, useRef } from 'react';
import { text } from '../texts/text.ts';
import styles from './confirm-dialog.module.css';
import { ProofForm } from './proof-form.tsx';

type Props = {
  hasSecondFactor: boolean;
  confirm: (proof: { password?: string; code?: string }) => Promise<Attempt<undefined>>;
  onClose: (isConfirmed: boolean) => void;
};

/** Asked before money, roles and second factors: it is still the person who signed in. */
export function ConfirmDialog({ hasSecondFactor, confirm, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);

  async function prove({ password, code }: { password: string; code: string }): Promise<Attempt<undefined>> {
    const answer = await confirm(hasSecondFactor ? { code } : { password });
    if (!answer.hasError) onClose(true);
    return answer;
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
      <ProofForm
        asks={[hasSecondFactor ? 'code' : 'password']}
        submit={text('confirm.submit')}
        prove={prove}
        onCancel={() => onClose(false)}
      >
        <p className={styles.advice}>{text('confirm.advice')}</p>
      </ProofForm>
    </dialog>
  );
}

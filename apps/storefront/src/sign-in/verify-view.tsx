import { readCallback } from '@selvedge/domain/account/login-view.ts';
import { Button, ButtonLink } from '@selvedge/ui/button.tsx';
import { useEffect, useState } from 'react';
import form from '../form/form.module.css';
import { FormMessage } from '../form/form-message.tsx';
import { useHref, useT } from '../lib/shop-context.tsx';
import { sendVerification, verifyEmail } from '../session/session.ts';
import styles from './sign-in.module.css';
import type { ViewProps } from './view-props.ts';

type State = 'waiting' | 'checking' | 'verified' | 'already' | 'refused' | 'sent' | 'failed';

const words: Record<State, string> = {
  waiting: 'login.verify_text',
  checking: 'login.verify_checking',
  verified: 'login.verified',
  already: 'login.already_verified',
  refused: 'login.verify_text',
  sent: 'login.verify_sent',
  failed: 'login.verify_text',
};
const outcomes: Record<string, State> = {
  OK: 'verified',
  EMAIL_ALREADY_VERIFIED_ERROR: 'already',
  EMAIL_VERIFICATION_INVALID_TOKEN_ERROR: 'refused',
};

/** With a mail's token: proves the address. Without one: says where to look, and sends the mail again. */
export function VerifyView(_: ViewProps) {
  const t = useT();
  const href = useHref();
  const [state, setState] = useState<State>('waiting');
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    // A scanner that opens links runs no scripts; nothing is proven by the visit alone.
    if (readCallback(new URLSearchParams(location.search)).kind !== 'verifyEmail') return;
    setState('checking');
    void verifyEmail().then(({ status, key }) => {
      setFailure(key);
      setState(outcomes[status] ?? 'failed');
    });
  }, []);
  const again = async () => {
    setState('checking');
    const { status, key } = await sendVerification();
    setFailure(key);
    if (status === 'EMAIL_ALREADY_VERIFIED_ERROR') setState('already');
    else setState(status === 'OK' ? 'sent' : 'failed');
  };
  const problem = { refused: 'login.link_used_up', failed: failure ?? 'feedback.error_generic' }[state as string];
  return (
    <div className={form.form}>
      <FormMessage text={problem && t(problem)} />
      <p className={styles.lead} role="status">
        {t(words[state])}
      </p>
      <div className={form.actions}>
        {state === 'verified' || state === 'already' ? (
          <ButtonLink href={href('/account')}>{t('login.to_account')}</ButtonLink>
        ) : (
          <Button look="secondary" onClick={again} aria-disabled={state === 'checking' || undefined}>
            {t('login.verify_again')}
          </Button>
        )}
      </div>
    </div>
  );
}
